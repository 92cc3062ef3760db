//! What is told of inputs that cannot be used.

use hakem_audit::input::{InputFault, InputTrouble};

use crate::fault::{Fault, Trouble};

impl From<InputFault> for Fault {
    fn from(fault: InputFault) -> Fault {
        let mut told = Fault::of_source(fault.source_name, fault.trouble.into());
        told.place.line = fault.line;
        told.place.column = fault.column;
        told
    }
}

impl From<InputTrouble> for Trouble {
    fn from(trouble: InputTrouble) -> Trouble {
        use InputTrouble as T;
        match trouble {
            T::NoSuchFile => Trouble::NoSuchFile,
            T::NotPermitted => Trouble::NotPermitted,
            T::IsADirectory => Trouble::IsADirectory,
            T::CannotRead { why } => Trouble::CannotRead { why },
            T::Empty => Trouble::Empty,
            T::Binary => Trouble::Binary,
            T::OtherKind { kind } => Trouble::OtherKind { kind },
            T::TruncatedArchive { packing } => Trouble::TruncatedArchive { packing },
            T::DamagedArchive { packing } => Trouble::DamagedArchive { packing },
            T::TooLong { megabytes } => Trouble::TooLong { megabytes },
            T::NoGame => Trouble::NoGame,
            T::NoFiles => Trouble::NoFiles,
            T::DamagedParquet { why } => Trouble::DamagedParquet { why },
            T::NoMovetext { columns } => Trouble::NoMovetext { columns },
            // A kind that is not known here yet is at least told.
            other => Trouble::CannotRead {
                why: other.to_string(),
            },
        }
    }
}
