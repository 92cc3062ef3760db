//! Bar charts as inline SVG, drawn by plotters.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// One bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bar {
    /// What is counted.
    pub(crate) label: String,
    /// How many.
    pub(crate) count: u64,
    /// The number as the reader's language writes it.
    pub(crate) shown: String,
}

/// The width of a chart in its own units: so narrow that its text can be read on a phone.
const WIDTH: i32 = 460;
/// The height of a bar with the space around it.
const ROW: i32 = 28;
const MARGIN: i32 = 8;
/// Space above and below a bar.
const GAP: i32 = 5;
/// About the width of a letter of a label, and of a digit.
const LETTER: i32 = 8;
/// The style sheet of the page gives the colours; these are for programs that show the chart alone.
const INK: RGBColor = RGBColor(0x1b, 0x1f, 0x24);
const FILL: RGBColor = RGBColor(0x2b, 0x6c, 0xb0);
const FONT: (&str, i32) = ("sans-serif", 17);

/// Horizontal bars, one below the other, each with its label and its number. Nothing where there is
/// no bar; the table beside the chart has every number in any case.
pub(crate) fn draw(bars: &[Bar]) -> String {
    let Ok(rows) = i32::try_from(bars.len()) else {
        return String::new();
    };
    let size = (
        WIDTH.unsigned_abs(),
        (rows * ROW + 2 * MARGIN).unsigned_abs(),
    );
    let mut svg = String::new();
    let drawn = {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        draw_bars(&area, bars).is_ok() && area.present().is_ok()
    };
    match drawn && rows > 0 {
        true => fluid(&svg),
        false => String::new(),
    }
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Failed<'a> = DrawingAreaErrorKind<<SVGBackend<'a> as DrawingBackend>::ErrorType>;

fn draw_bars<'a>(area: &Area<'a>, bars: &[Bar]) -> Result<(), Failed<'a>> {
    let left = widest(bars.iter().map(|bar| bar.label.as_str())) + 2 * MARGIN;
    let right = widest(bars.iter().map(|bar| bar.shown.as_str())) + 2 * MARGIN;
    let room = (WIDTH - left - right).max(ROW);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0);
    let text = FONT.into_font().color(&INK);
    let before = text.pos(Pos::new(HPos::Right, VPos::Center));
    let after = FONT.into_font().color(&INK);
    let after = after.pos(Pos::new(HPos::Left, VPos::Center));
    let mut top = MARGIN;
    for bar in bars {
        let middle = top + ROW / 2;
        let end = left + length(bar.count, most, room);
        let label = Text::new(bar.label.clone(), (left - MARGIN, middle), before.clone());
        area.draw(&label)?;
        let corners = [(left, top + GAP), (end, top + ROW - GAP)];
        area.draw(&Rectangle::new(corners, FILL.filled()))?;
        let number = Text::new(bar.shown.clone(), (end + MARGIN, middle), after.clone());
        area.draw(&number)?;
        top += ROW;
    }
    Ok(())
}

fn widest<'a>(texts: impl Iterator<Item = &'a str>) -> i32 {
    let letters = texts.map(|text| text.chars().count()).max().unwrap_or(0);
    i32::try_from(letters).unwrap_or(0).min(WIDTH) * LETTER
}

/// The length of a bar; whatever is not nothing can be seen.
fn length(count: u64, most: u64, room: i32) -> i32 {
    let room = i128::from(room);
    let share = room * i128::from(count) / i128::from(most.max(1));
    let least = i32::from(count > 0) * 2;
    i32::try_from(share).unwrap_or(least).max(least)
}

/// Without a width and a height of its own a picture takes the width of the page.
fn fluid(svg: &str) -> String {
    match svg.split_once("viewBox") {
        Some((_, rest)) => {
            format!("<svg aria-hidden=\"true\" focusable=\"false\" viewBox{rest}")
        }
        None => svg.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(label: &str, count: u64) -> Bar {
        Bar {
            label: label.to_owned(),
            count,
            shown: count.to_string(),
        }
    }

    #[test]
    fn the_longest_bar_fills_the_room_and_none_is_lost() {
        assert_eq!(length(10, 10, 200), 200);
        assert_eq!(length(5, 10, 200), 100);
        assert_eq!(length(1, u64::MAX, 200), 2);
        assert_eq!(length(0, 10, 200), 0);
        assert_eq!(length(0, 0, 200), 0);
    }

    #[test]
    fn a_chart_has_a_bar_a_label_and_a_number_for_each() {
        let svg = draw(&[bar("pat <2>", 7), bar("mat", 12)]);
        assert!(svg.starts_with("<svg aria-hidden"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 2);
        assert_eq!(svg.matches("<text").count(), 4);
        assert!(svg.contains("pat &lt;2&gt;"), "{svg}");
    }

    #[test]
    fn no_bars_no_chart() {
        assert_eq!(draw(&[]), "");
    }
}
