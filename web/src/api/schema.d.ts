// Made by `npm run types` from /api/openapi.json. Not to be changed by hand.

export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the server is. */
        get: operations["show_about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists cases, the last changed first. */
        get: operations["list_cases"];
        put?: never;
        /** Keeps a case. When the answer comes, it is on the disk. */
        post: operations["keep_case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One case. */
        get: operations["show_case"];
        /** Corrects a case: it is ruled on again, and what was there is kept. */
        put: operations["correct_case"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/export.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The case with its history, as a file. */
        get: operations["export_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/export.pgn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game of the case with its ruling as PGN, as a file. */
        get: operations["export_pgn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of a case, the oldest first. */
        get: operations["show_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the link that opens the case read-only; asked again, the same one. */
        post: operations["share_case"];
        /** Makes the link void. */
        delete: operations["unshare_case"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rules on a claim of a draw, with everything that shows it. */
        post: operations["rule_on_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judges recorded games. */
        post: operations["judge_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/laws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rule profiles. */
        get: operations["list_laws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages, in the order of the Laws. */
        get: operations["list_pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page, with a question that is ruled on now. */
        get: operations["show_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a position is and who can still give mate. Given up when the browser goes away. */
        post: operations["ask_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rules on each event at a board: flags, resignations, illegal moves, offers. */
        post: operations["rule_on_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a key is needed, and whether it is held. */
        get: operations["show_session"];
        put?: never;
        /** Hands in the key; the answer sets a cookie. */
        post: operations["open_session"];
        /** Forgets the key on this browser. */
        delete: operations["close_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The case of a link, as it is now, without the arbiter's notes. */
        get: operations["show_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{token}/export.pgn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game of the case of a link, as a file. */
        get: operations["export_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a scoresheet: what was understood, what was not, and what can be played. */
        post: operations["read_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All boards, alerts and sources. */
        get: operations["show_hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/alerts/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An alert has been seen. */
        post: operations["acknowledge_alert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/alerts/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was said to an alert is taken back: it is open again. */
        post: operations["reopen_alert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/alerts/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An alert is to call again later. */
        post: operations["snooze_alert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One board, with its game as PGN. */
        get: operations["show_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/boards/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mutes a board, or lets it be heard again. */
        post: operations["mute_board"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: `change` at the beginning, and whenever the hall has changed. What it is then
         *     is asked for with `GET /api/watch`.
         */
        get: operations["follow_hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watches a source, also after the desk was started again. It may only be where the operator of the desk has allowed sources; a desk that
         *     only its own machine reaches watches every file there, unless the operator has named folders.
         */
        post: operations["add_source"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Watches a source no more, unless the command line names it at the next start: its boards go, and their alerts are withdrawn. */
        delete: operations["remove_source"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server answers. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counters in the text form of Prometheus; only where they were asked for at start. */
        get: operations["show_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the server is. */
        About: {
            /** @description The newest edition of the Laws that is known. */
            edition: string;
            /** @description The version of Hakem. */
            hakem: string;
            /** @description The languages of sentences. */
            languages: string[];
            /** @description The piece letters that `letters` takes, beside `auto`. */
            letters: components["schemas"]["LettersName"][];
            /** @description The longest scoresheet, in bytes. */
            sheet_bytes: number;
        };
        /** @description Whether one player can still give mate. */
        AnswerLine: {
            /** @description `yes`, `no` or `undecided`. */
            can_mate: string;
            /** @description A helpmate in UCI moves. */
            line?: string[] | null;
            /**
             * Format: int64
             * @description The time it took, in microseconds.
             */
            micros: number;
            /**
             * Format: int64
             * @description Positions that were searched.
             */
            nodes: number;
            /** @description Why there is none. */
            proof?: components["schemas"]["ProofLine"] | null;
        };
        /** @description How things stood before the first event. */
        BeforeLine: {
            /** @description The ruling on the position, where it has ended the game. */
            ruling?: components["schemas"]["RulingLine"] | null;
            /** @description `in_progress` or `ended`. */
            state: string;
        };
        /** @description One board with its game. */
        BoardGame: {
            /** @description The board. */
            board: components["schemas"]["HallBoard"];
            /** @description The game as the feed has it. */
            pgn: string;
        };
        /** @description A case as it is kept. */
        Case: {
            /** @description The answer of the route of that kind, as it was ruled then. */
            answer: Record<string, never>;
            /** @description When this version was kept. */
            changed: string;
            /** @description When it was first kept. */
            created: string;
            /** @description The version of Hakem that ruled. */
            hakem: string;
            /** @description What it is about. */
            heading: components["schemas"]["Heading"];
            /** @description Its name. */
            id: string;
            /** @description The rule profile. */
            laws?: string | null;
            /** @description Notes of the arbiter; null where a link was opened. */
            notes?: string | null;
            /** @description The question. */
            question: components["schemas"]["Question"];
            /** @description Whether there is a link to it. */
            shared: boolean;
            /** @description What a list tells of it. */
            summary: components["schemas"]["Summary"];
            /**
             * Format: int64
             * @description The version, from 1.
             */
            version: number;
        };
        /** @description A case in a list. */
        CaseLine: {
            /** @description When it was last changed. */
            changed: string;
            /** @description When it was first kept. */
            created: string;
            /** @description What it is about. */
            heading: components["schemas"]["Heading"];
            /** @description Its name. */
            id: string;
            /** @description The kind of question. */
            kind: string;
            /** @description What was answered. */
            summary: components["schemas"]["Summary"];
            /**
             * Format: int64
             * @description Its version.
             */
            version: number;
        };
        /** @description A page of the list of cases. */
        CaseList: {
            /** @description The cases, the last changed first. */
            cases: components["schemas"]["CaseLine"][];
            /**
             * Format: int64
             * @description What `before` takes for the page behind; null where there is none.
             */
            next?: number | null;
            /**
             * Format: int64
             * @description How many cases the search finds in all.
             */
            total: number;
        };
        /**
         * @description What is played (Appendices A and B).
         * @enum {string}
         */
        Category: "standard" | "rapid" | "blitz";
        /** @description One chance to claim. */
        ChanceLine: {
            /** @description The Article. */
            article: string[];
            /** @description The number in `article`, if no source confirms it for the edition. */
            article_unconfirmed?: string[];
            /** @description Whose chance it is. */
            by: string;
            /** @description `threefold` or `fifty`. */
            ground: string;
            /** @description The move to be written, with its number; null for a position on the board. */
            move?: string | null;
            /**
             * Format: int32
             * @description The half-moves on the board when the claim could be made.
             */
            ply: number;
        };
        /** @description The ruling on a claim. */
        ClaimAnswer: components["schemas"]["ClaimLine"] & {
            /** @description The ruling on the acceptance. */
            acceptance?: components["schemas"]["RulingLine"] | null;
            /** @description Who claims. */
            claimant: string;
            /**
             * @description The position that is claimed; null where the sheet has a gap before the claim: then it is not
             *     known.
             */
            claimed?: components["schemas"]["ClaimedLine"] | null;
            /** @description `examination`, or `acceptance` where the opponent's acceptance has ended the game. */
            decided_by: string;
            /** @description The edition of the Laws whose numbers are given. */
            edition: string;
            /** @description Every position that looks like it. */
            evidence: components["schemas"]["EvidenceLine"][];
            /** @description How the game ended, where it did. */
            ground?: string | null;
            /** @description The rule profile. */
            laws: string;
            /** @description The same in words. */
            laws_name: components["schemas"]["Text"];
            /** @description Pages to learn more from. */
            learn: string[];
            /**
             * @description What is left to the arbiter: names of reasons, and `record`, `touch`, `clock`, which no
             *     record can tell.
             */
            left_to_arbiter: components["schemas"]["NamedLine"][];
            /** @description The level in words. */
            level_text: components["schemas"]["Text"];
            /** @description The move that must be played, in the notation of each language. */
            must_play_san?: components["schemas"]["Text"] | null;
            /** @description The other player. */
            opponent: string;
            /** @description The order in which an arbiter takes a claim. */
            procedure: components["schemas"]["StepLine"][];
            /** @description Moves without capture or pawn move; null where the sheet has a gap before the claim. */
            progress?: components["schemas"]["ProgressLine"] | null;
            /**
             * @description The result of the game, where it has one after the ruling: also where the game had ended
             *     before the claim.
             */
            result?: string | null;
            /** @description The ruling sentence by sentence. */
            sentences: components["schemas"]["NamedLine"][];
            /** @description `in_progress` or `ended`, after the ruling. */
            state: string;
            /** @description The verdict in words. */
            verdict_text: components["schemas"]["Text"];
            /** @description What was not understood, and what is uncertain about the record. */
            warnings: components["schemas"]["Text"][];
        };
        /** @description What a claim changes, as `hakem claim` has it: the result, or the time given. */
        ClaimEffectLine: {
            /**
             * Format: int32
             * @description Minutes given.
             */
            extra_minutes?: number | null;
            /** @description The result, where the claim ends the game. */
            result?: string | null;
            /** @description Whom they are given to. */
            to?: string | null;
        };
        /** @description The examination of one claim. */
        ClaimLine: {
            /** @description The Articles it rests on, in the numbers of the edition, the deciding one first. */
            article: string[];
            /** @description Those of the numbers in `article` that no source confirms for the edition. */
            article_unconfirmed?: string[];
            /**
             * Format: int32
             * @description The smaller of the two players' numbers of moves without capture or pawn move, before any
             *     written move; null where the record has a gap before the claim: then nobody knows it.
             */
            count?: number | null;
            /** @description The result, or the time given; null where nothing changes. */
            effect?: components["schemas"]["ClaimEffectLine"] | null;
            /** @description `law`, `advice`, `regulation` or `discretion`. */
            level: string;
            /** @description The move that must be played, with its number. */
            must_play?: string | null;
            /**
             * @description Every position that has the same pieces on the same squares as the one claimed; empty where
             *     the record has a gap before the claim.
             */
            occurrences: components["schemas"]["OccurrenceLine"][];
            /** @description Whether the claim stands as an offer of a draw (9.1.2.3). */
            offer: boolean;
            /** @description The ruling in words. */
            text: components["schemas"]["Text"];
            /**
             * @description `correct`, `incorrect`, `irregular` (may be made regular), `no_object` (the game has ended
             *     already) or `needs_reconstruction` (the record has gaps).
             */
            verdict: string;
        };
        /** @description The request of `/api/claim`. */
        ClaimRequest: {
            /**
             * @description Whether the opponent accepted the draw before the claim was examined (9.1.2.3).
             * @default null
             */
            accepted: boolean | null;
            /**
             * @description Who claims: `white` or `black`; missing: the player having the move.
             * @default null
             */
            by: string | null;
            /**
             * @description Instead of it: what is played.
             * @default null
             */
            category: components["schemas"]["Category"] | null;
            /**
             * @description `threefold` (9.2) or `fifty` (9.3).
             * @default
             */
            ground: string;
            /**
             * @description A rule profile.
             * @default null
             */
            laws: string | null;
            /**
             * @description Whether the claimant, told that the claim lacks its form, maintains it as it is; missing: no.
             * @default null
             */
            maintained: boolean | null;
            /**
             * @description The move that the claimant intends; missing: the position on the board.
             * @default null
             */
            move: string | null;
            /** @description The regulations of the event, as in the log of `hakem rule`. */
            regulations?: Record<string, never> | null;
            /**
             * @description The game until the claim.
             * @default {}
             */
            sheet: components["schemas"]["Sheet"];
            /**
             * @description Whether rapid or blitz is played under the Competition Rules (A.4, B.2); missing: no.
             * @default null
             */
            supervised: boolean | null;
            /**
             * @description What the claimant has touched: `nothing`, `piece` (nobody says which), or the square of it.
             * @default null
             */
            touched: string | null;
            /**
             * @description Whether that move is written on the scoresheet; missing: yes.
             * @default null
             */
            written: boolean | null;
        };
        /** @description The position that is claimed. */
        ClaimedLine: {
            /** @description The position. */
            fen: string;
            /** @description The half-move that brings it about, with its number. */
            move?: string | null;
            /** @description Whether it stands on the board; else the intended move would bring it about. */
            on_board: boolean;
            /**
             * Format: int32
             * @description After how many half-moves it stands, an intended move included.
             */
            ply: number;
            /** @description The same in the notation of each language, without the number. */
            san?: components["schemas"]["Text"] | null;
            /** @description Who has the move in it. */
            turn: string;
        };
        /** @description A count of moves without capture or pawn move. */
        CountLine: {
            /**
             * Format: int32
             * @description Black's moves.
             */
            black: number;
            /**
             * Format: int32
             * @description Half-moves.
             */
            half_moves: number;
            /**
             * Format: int32
             * @description White's moves.
             */
            white: number;
        };
        /** @description Completed illegal moves of each player that were dealt with before (7.5.5). */
        EarlierFaults: {
            /**
             * Format: int32
             * @description Black's.
             * @default 0
             */
            black: number;
            /**
             * Format: int32
             * @description White's.
             * @default 0
             */
            white: number;
        };
        /** @description What a ruling changes; only what it changes is there. */
        EffectLine: {
            /**
             * Format: int32
             * @description Minutes given.
             */
            extra_minutes?: number | null;
            /** @description The move that must be played, with its number. */
            must_play?: string | null;
            /** @description Whose offer of a draw stands after the ruling. */
            offer?: string | null;
            /**
             * Format: int32
             * @description The half-moves left on the board, where a position is set back.
             */
            restored?: number | null;
            /** @description The result, where the ruling ends the game. */
            result?: string | null;
            /** @description Whom they are given to. */
            to?: string | null;
        };
        /** @description How the game ended. */
        EndLine: {
            /** @description The Articles it rests on. */
            article: string[];
            /** @description Those of the numbers in `article` that no source confirms for the edition. */
            article_unconfirmed?: string[];
            /** @description Whether the moves alone prove it. */
            certain: boolean;
            /** @description How. */
            ground: string;
            /** @description The half-move, with its number. */
            move?: string | null;
            /**
             * Format: int32
             * @description At which half-move.
             */
            ply: number;
            /** @description The result that follows; null where none does. */
            result?: string | null;
        };
        /** @description A position that has the same pieces on the same squares as the one claimed. */
        EvidenceLine: {
            /** @description The position. */
            fen: string;
            /** @description The half-move that brought it about, with its number. */
            move?: string | null;
            /**
             * Format: int32
             * @description The move number; null at the start of the record.
             */
            number?: number | null;
            /**
             * Format: int32
             * @description After how many half-moves it stood.
             */
            ply: number;
            /** @description Whether it is the same position (9.2.3). */
            same: boolean;
            /** @description The same in the notation of each language, with the number. */
            san?: components["schemas"]["Text"] | null;
            /** @description Who had the move in it. */
            turn: string;
            /** @description The half-move in UCI notation. */
            uci?: string | null;
            /** @description What differs where it is another: `mover`, `castling_right` or `en_passant`. */
            why?: string | null;
            /** @description The same in words. */
            why_text?: components["schemas"]["Text"] | null;
        };
        /** @description Something that was found. */
        FindingLine: {
            /** @description The Article. */
            article: string[];
            /** @description The number in `article`, if no source confirms it for the edition. */
            article_unconfirmed?: string[];
            /** @description What, for example `played_on_after_end`. */
            code: string;
            /** @description `law`, `advice`, `regulation` or `discretion`. */
            level: string;
            /**
             * Format: int32
             * @description At which half-move.
             */
            ply: number;
            /** @description The finding in words. */
            text: components["schemas"]["Text"];
        };
        /** @description When each thing that can be counted first stood on the board. */
        FirstsLine: {
            /**
             * Format: int32
             * @description Fifty moves by each player without capture or pawn move.
             */
            fifty?: number | null;
            /**
             * Format: int32
             * @description For the fifth time.
             */
            fivefold?: number | null;
            /**
             * Format: int32
             * @description Seventy-five.
             */
            seventyfive?: number | null;
            /**
             * Format: int32
             * @description The same position for the third time.
             */
            threefold?: number | null;
        };
        /**
         * @description One thing that happened at the board, as in the log of `hakem rule`. What is not known is left
         *     aside and told among the warnings.
         */
        GameEvent: {
            /** @description Of `touch`: whether it was said before that the piece is only adjusted. */
            adjusting?: boolean | null;
            /**
             * Format: int64
             * @description When, in milliseconds since the start of the game.
             */
            at?: number | null;
            /**
             * @description Of `make` and `move`: the placement of a FEN, where the board shows something else than the
             *     move says.
             */
            board?: string | null;
            /** @description Who did it, or raised it: `white`, `black` or `arbiter`. */
            by?: string | null;
            /** @description Of `offer` and its answers: a condition that was attached. */
            condition?: string | null;
            /** @description Of `arbiter`: `restore`, `set_clock`, `warn`, `penalty`, `result` or `resume`. */
            decision?: string | null;
            /**
             * @description `touch`, `make`, `press`, `move`, `offer`, `accept`, `decline`, `withdraw_offer`, `claim`,
             *     `withdraw_claim`, `resign`, `flag`, `illegal`, `touch_breach`, `take_back`, `irregularity`,
             *     `absent`, `arbiter` or `gap`.
             */
            event: string;
            /** @description Of `claim`: `threefold`, `fifty`, `normal_means` or `increment`. */
            ground?: string | null;
            /**
             * @description Of `illegal`: `move`, `promotion`, `press_without_move` or `two_hands`. Of `irregularity`:
             *     `start_position`, `board_turned`, `colours`, `displaced`, `wrong_square`, `clock_setting`,
             *     `other_hand`, `distraction`, `notes`, `device`, `refusal`, `clock_stopped`, `disrepute` or
             *     `other`.
             */
            kind?: string | null;
            /**
             * @description Of `make`, `move` and `claim`: the move, in SAN, long algebraic or UCI, be it legal or not;
             *     empty: one was made, and nobody says which.
             */
            move?: string | null;
            /** @description Words for whoever reads the log. */
            note?: string | null;
            /** @description Of `flag`, `illegal`, `touch_breach`, `irregularity` and `absent`: whose, `white` or `black`. */
            of?: string | null;
            /** @description Of `flag`: whether both flags are down and nobody knows which fell first. */
            order_unknown?: boolean | null;
            /**
             * Format: int32
             * @description Of `illegal` and `irregularity`: the half-move concerned, missing: the last one. Of
             *     `take_back` and of `arbiter` with `restore`: how many half-moves are left on the board.
             */
            ply?: number | null;
            /** @description Of `arbiter`: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0` or `0-1/2`. */
            result?: string | null;
            /** @description Of `touch` and `touch_breach`: the square. */
            square?: string | null;
            /** @description Of `claim`: whether the move is written on the scoresheet; missing: yes, where one is named. */
            written?: boolean | null;
        };
        /** @description The judgement of one game. */
        GameLine: {
            /** @description Black, as recorded. */
            black?: string | null;
            /** @description Every chance to claim. */
            claimable: components["schemas"]["ChanceLine"][];
            /** @description Whether the recorded result can stand; null where the record does not say enough. */
            consistent?: boolean | null;
            /** @description How it ended. */
            ended?: components["schemas"]["EndLine"] | null;
            /** @description What was found. */
            findings: components["schemas"]["FindingLine"][];
            /** @description When each thing that can be counted first stood on the board. */
            firsts: components["schemas"]["FirstsLine"];
            /**
             * Format: int64
             * @description Its number in the input, from 1.
             */
            game: number;
            /** @description The rule profile. */
            laws: string;
            /** @description How well these rules are known. */
            laws_confidence: string;
            /**
             * Format: int64
             * @description The line at which it starts, from 1.
             */
            line: number;
            /**
             * Format: int32
             * @description Half-moves read from the main line.
             */
            plies: number;
            /** @description `1-0`, `0-1`, `1/2-1/2`, `*` or null. */
            recorded?: string | null;
            /** @description What was forgiven or refused while reading. */
            remarks: components["schemas"]["RemarkLine"][];
            /** @description Where it was read from. */
            source: string;
            /** @description `ended` or `in_progress`; null where there is no position to start from. */
            state?: string | null;
            /** @description The Termination tag. */
            termination?: string | null;
            /** @description White, as recorded. */
            white?: string | null;
        };
        /** @description Everything that a wall of boards shows. */
        Hall: {
            /** @description The alerts: the most urgent first, then the oldest. Those that were withdrawn come last. */
            alerts: components["schemas"]["HallAlert"][];
            /** @description The boards, in the order of the feeds. */
            boards: components["schemas"]["HallBoard"][];
            /** @description What has happened, the newest first. */
            log: components["schemas"]["HallNote"][];
            /** @description The sources. */
            sources: components["schemas"]["HallSource"][];
        };
        /** @description Something that calls for an arbiter. */
        HallAlert: {
            /** @description The Articles. */
            article: string[];
            /** @description Its board. */
            board: string;
            /** @description Its name. */
            id: string;
            /**
             * @description `game_over`, `flag_cannot_mate`, `result_cannot_stand`, `result_in_question`, `record_stops`,
             *     `claim_possible`, `no_progress` or `second_occurrence`.
             */
            kind: string;
            /** @description What an arbiter may do: `step_in`, or only `be_ready`, since a claim is the player's to make. */
            may: string;
            /** @description The moves with which a claim would be possible; of fifty moves one of many. */
            moves: components["schemas"]["Text"][];
            /** @description When it was raised. */
            raised: string;
            /** @description When an alert that is snoozed calls again. */
            snoozed_until?: string | null;
            /** @description `open`, `acknowledged`, `snoozed` or `withdrawn`. */
            state: string;
            /** @description What it is. */
            text: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description How urgent it is; 0 is the most urgent.
             */
            urgency: number;
        };
        /** @description One board. */
        HallBoard: {
            /**
             * Format: int64
             * @description Seconds since the source was last read.
             */
            age: number;
            /** @description Black; empty where unknown. */
            black: string;
            /** @description The clocks. */
            clocks: components["schemas"]["HallClocks"];
            /** @description The position on the board; an empty board where there is none. */
            fen: string;
            /** @description Its name for programs: it stays the same as long as source, players, round and board do. */
            id: string;
            /** @description What the feed calls it: its board, its round, or its place in the source. */
            label: string;
            /** @description The last move. */
            last?: components["schemas"]["LastMove"] | null;
            /** @description Whether the board may not call by sound. */
            muted: boolean;
            /**
             * Format: int32
             * @description The number of the board, where the feed has one.
             */
            number?: number | null;
            /** @description Half-moves played. */
            plies: number;
            /** @description The recorded result; null while the game goes on. */
            result?: string | null;
            /** @description The source that it belongs to. */
            source: string;
            /** @description Whether the source cannot be read at present: what is shown is its last good state. */
            stale: boolean;
            /** @description Who has the move: `white` or `black`. */
            turn: string;
            /** @description White; empty where unknown. */
            white: string;
        };
        /** @description The time left to each player in milliseconds, as the feed told it last; null where it does not. */
        HallClocks: {
            /**
             * Format: int64
             * @description Black's.
             */
            black?: number | null;
            /**
             * Format: int64
             * @description White's.
             */
            white?: number | null;
        };
        /** @description A line of the log. */
        HallNote: {
            /** @description When. */
            at: string;
            /** @description Which board; null where it concerns none in particular. */
            board?: string | null;
            /** @description Its name for people, also when it is gone. */
            board_name?: components["schemas"]["Text"] | null;
            /** @description What, for programs: `alert_raised`, `taken_back`, ... */
            code: string;
            /** @description What. */
            text: components["schemas"]["Text"];
        };
        /** @description A source. */
        HallSource: {
            /**
             * Format: int64
             * @description Seconds since it was last read.
             */
            age: number;
            /** @description Why it cannot be read. */
            fault?: components["schemas"]["Text"] | null;
            /** @description How many games it has. */
            games: number;
            /** @description Its name for programs. */
            id: string;
            /** @description Where it is. */
            name: string;
            /** @description Whether it can be read. */
            ok: boolean;
            /** @description Whether it has ever been read. */
            read: boolean;
        };
        /** @description What a case is about. */
        Heading: {
            /**
             * @description The arbiter.
             * @default
             */
            arbiter: string;
            /**
             * @description Black.
             * @default
             */
            black: string;
            /**
             * @description The board.
             * @default
             */
            board: string;
            /**
             * @description The day, as YYYY-MM-DD.
             * @default
             */
            date: string;
            /**
             * @description The event.
             * @default
             */
            event: string;
            /**
             * @description The round.
             * @default
             */
            round: string;
            /**
             * @description The place.
             * @default
             */
            site: string;
            /**
             * @description White.
             * @default
             */
            white: string;
        };
        /** @description How the server does. */
        Health: {
            /** @description `ok`. */
            status: string;
        };
        /** @description Every version of a case. */
        History: {
            /** @description The versions, the oldest first. */
            versions: components["schemas"]["Case"][];
        };
        /** @description The judgements. */
        JudgeAnswer: {
            /** @description One for each game. */
            games: components["schemas"]["JudgedGame"][];
            /** @description Whether there were more games than are answered at once. */
            more: boolean;
        };
        /** @description The request of `/api/judge`. */
        JudgeRequest: {
            /**
             * @description Instead of it: what was played.
             * @default null
             */
            category: components["schemas"]["Category"] | null;
            /**
             * @description A rule profile; missing: that of the day on which each game was played.
             * @default null
             */
            laws: string | null;
            /**
             * @description The games; which of them is not looked at.
             * @default {}
             */
            sheet: components["schemas"]["Sheet"];
            /**
             * @description Whether rapid or blitz was played under the Competition Rules.
             * @default null
             */
            supervised: boolean | null;
        };
        /** @description One judgement. */
        JudgedGame: components["schemas"]["GameLine"] & {
            /** @description Each chance to claim in words, in the order of `claimable`. */
            chances: components["schemas"]["Text"][];
            /** @description Whether the recorded result can stand, in words. */
            consistency: components["schemas"]["Text"];
            /** @description How the game ended, in words. */
            ending?: components["schemas"]["Text"] | null;
            /** @description The rule profile in words. */
            laws_name: components["schemas"]["Text"];
        };
        /** @description The key. */
        KeyRequest: {
            /** @description As it was printed when the server started. */
            key: string;
        };
        /** @description The last move of a board. */
        LastMove: {
            /** @description The square from which it was made. */
            from: string;
            /** @description `44.` or `44...`. */
            number: string;
            /** @description The move in the letters of each language. */
            san: components["schemas"]["Text"];
            /** @description The square to which it was made. */
            to: string;
        };
        /** @description What an Article says, in our words. */
        LawLine: {
            /** @description The Article. */
            article: string;
            /** @description What it says. */
            text: components["schemas"]["Text"];
        };
        /** @description All rule profiles. */
        LawsAnswer: {
            /** @description The profiles, the newest Laws of FIDE first. */
            profiles: components["schemas"]["ProfileLine"][];
        };
        /** @description A page in the list. */
        LearnLine: {
            /** @description The Article. */
            article: string;
            /** @description The ground of an ending that it is about, if it is about one. */
            ground?: string | null;
            /** @description Its name. */
            id: string;
            /** @description What it is about. */
            title: components["schemas"]["Text"];
        };
        /** @description The pages. */
        LearnList: {
            /** @description The pages, in the order of the Laws. */
            pages: components["schemas"]["LearnLine"][];
        };
        /** @description A page. */
        LearnPage: components["schemas"]["LearnLine"] & {
            /** @description The answer, ruled on now: that of the route of this kind of question. */
            answer: Record<string, never>;
            /** @description What was asked, for `/api/claim`, `/api/rule`, `/api/judge` or `/api/position`. */
            asked: components["schemas"]["Question"];
            /** @description An example to play through. */
            example: components["schemas"]["Scene"];
            /** @description What the Articles say, in our words. */
            law: components["schemas"]["LawLine"][];
            /** @description The usual mistake. */
            mistake: components["schemas"]["Text"];
            /** @description A question. */
            question: components["schemas"]["Text"];
            /** @description Pages beside this one. */
            see: string[];
            /** @description What the question is about. */
            situation: components["schemas"]["Scene"];
            /** @description What a list tells of the answer. */
            summary: components["schemas"]["Summary"];
        };
        /** @description A legal move. */
        LegalMove: {
            /** @description The position after it. */
            fen: string;
            /** @description The square it starts from. */
            from: string;
            /** @description The move with its number, in English notation. */
            move: string;
            /** @description The piece that a pawn becomes: `queen`, `rook`, `bishop` or `knight`. */
            promotion?: string | null;
            /** @description The move in the notation of each language. */
            san: components["schemas"]["Text"];
            /** @description The square it goes to; in Chess960 the rook's square where it is castling. */
            to: string;
            /** @description The move in UCI notation. */
            uci: string;
        };
        /** @description The piece letters of a scoresheet. */
        LettersLine: {
            /** @description Their name, as `letters` takes it. */
            name: string;
            /** @description Other letters under which the sheet is just as legal but another game. */
            rivals: string[];
            /** @description Their language. */
            text: components["schemas"]["Text"];
        };
        /** @description Piece letters. */
        LettersName: {
            /** @description Their name. */
            name: string;
            /** @description Their language. */
            text: components["schemas"]["Text"];
        };
        /** @description A link to a case. */
        Link: {
            /** @description The page that shows the case, below the address of the desk. */
            path: string;
            /** @description What only the holder of the link knows. */
            token: string;
        };
        /** @description A game of a text that holds several. */
        ListedGame: {
            /** @description Black's name; empty where the text has none. */
            black: string;
            /**
             * Format: int64
             * @description Which game, from 1.
             */
            number: number;
            /** @description The result as the tag has it; empty where the text has none. */
            result: string;
            /** @description The round; empty where the text has none. */
            round: string;
            /** @description White's name; empty where the text has none. */
            white: string;
        };
        /** @description Something that was forgiven or refused, with its weight. */
        MarkLine: {
            /** @description What. */
            code: string;
            /**
             * Format: int32
             * @description The column in bytes, from 1; 0 where it has none.
             */
            column: number;
            /**
             * Format: int32
             * @description The line of the text, from 1; 0 where it has none.
             */
            line: number;
            /**
             * Format: int32
             * @description The half-move concerned.
             */
            ply?: number | null;
            /** @description In words. */
            text: components["schemas"]["Text"];
            /** @description `trivial`, `forgiven` or `trouble`. */
            weight: string;
        };
        /** @description Whether a player can still give mate, in words and with moves to play through. */
        MateLine: components["schemas"]["AnswerLine"] & {
            /** @description The helpmate, move by move. */
            moves?: components["schemas"]["LegalMove"][] | null;
            /** @description In words. */
            text: components["schemas"]["Text"];
        };
        /** @description Whether a player can still give mate, as a ruling found it. */
        MatingLine: {
            /** @description `yes` or `no`. */
            can_mate: string;
            /** @description In which position: after an illegal move that is the one set back. */
            fen: string;
            /** @description A helpmate, in UCI moves. */
            line?: string[] | null;
            /** @description The helpmate, move by move. */
            moves?: components["schemas"]["LegalMove"][] | null;
            /** @description Why there is none. */
            proof?: components["schemas"]["ProofLine"] | null;
            /** @description Of whom it was asked. */
            winner: string;
        };
        /** @description Whether a board may call by sound. */
        MuteRequest: {
            /** @description Whether it may not. */
            muted: boolean;
        };
        /** @description A sentence with the name of what it says. */
        NamedLine: components["schemas"]["Text"] & {
            /** @description The name, which stays when the sentence is worded anew. */
            id: string;
        };
        /** @description A case to be kept. */
        NewCase: {
            /** @description What it is about. */
            heading?: components["schemas"]["Heading"];
            /** @description Notes of the arbiter; a link does not show them. */
            notes?: string;
            /** @description The question; the server rules on it. */
            question: components["schemas"]["Question"];
            /**
             * Format: int64
             * @description For a correction: the version that was read.
             */
            version?: number | null;
        };
        /** @description A position that has the same pieces on the same squares as the one claimed. */
        OccurrenceLine: {
            /** @description The half-move that brought it about; null at the start of the record. */
            move?: string | null;
            /**
             * Format: int32
             * @description After how many half-moves it stood.
             */
            ply: number;
            /** @description Whether it is the same position (9.2.3). */
            same: boolean;
            /** @description What differs where it is another: `mover`, `castling_right` or `en_passant`. */
            why?: string | null;
        };
        /** @description A position with what can be played in it. */
        Place: {
            /** @description Whether the player having the move is in check. */
            check: boolean;
            /** @description The position. */
            fen: string;
            /**
             * Format: int32
             * @description Half-moves since the last capture or pawn move.
             */
            half_move_clock: number;
            /** @description The legal moves. */
            legal: components["schemas"]["LegalMove"][];
            /**
             * Format: int32
             * @description After how many half-moves of the record.
             */
            ply: number;
            /** @description `ongoing`, `checkmate` or `stalemate`. */
            state: string;
            /** @description Who has the move. */
            turn: string;
        };
        /** @description A half-move that was understood. */
        PlyLine: components["schemas"]["LegalMove"] & {
            /** @description Who moves. */
            by: string;
            /** @description Whether it gives check. */
            check: boolean;
            /**
             * Format: int64
             * @description The clock reading noted with it, in milliseconds.
             */
            clock_ms?: number | null;
            /**
             * Format: int32
             * @description The column in bytes, from 1; 0 for a box.
             */
            column: number;
            /**
             * Format: int32
             * @description Half-moves since the last capture or pawn move, this one included.
             */
            half_move_clock: number;
            /**
             * Format: int32
             * @description The line of the text, from 1; 0 for a box.
             */
            line: number;
            /** @description What was forgiven in the writing. */
            marks: components["schemas"]["MarkLine"][];
            /**
             * Format: int32
             * @description The move number.
             */
            number: number;
            /** @description Whether a draw offer is noted with it. */
            offer: boolean;
            /**
             * Format: int32
             * @description Which half-move, from 1.
             */
            ply: number;
            /** @description As it was written. */
            written: string;
        };
        /** @description What a position is. */
        PositionAnswer: {
            /** @description Whether Black can still give mate; null where nobody asked. */
            black?: components["schemas"]["MateLine"] | null;
            /** @description The position, normalised. */
            fen: string;
            /** @description The legal moves. */
            legal: components["schemas"]["LegalMove"][];
            /** @description What had to be dropped from the FEN. */
            remarks: components["schemas"]["RemarkLine"][];
            /** @description `ongoing`, `checkmate`, `stalemate`, `dead_position` or `undecided`. */
            state: string;
            /** @description The same in words. */
            state_text: components["schemas"]["Text"];
            /** @description Who has the move. */
            turn: string;
            /** @description Whether White can still give mate; null where nobody asked. */
            white?: components["schemas"]["MateLine"] | null;
        };
        /** @description The request of `/api/position`. */
        PositionRequest: {
            /**
             * @description The position.
             * @default
             */
            fen: string;
            /**
             * Format: double
             * @description How long the answer may take, from 0 to 10; missing: 5.
             * @default null
             */
            seconds: number | null;
            /**
             * @description Of whom it is asked: `white` or `black`; missing: of both.
             * @default null
             */
            winner: string | null;
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description Where in the request: a JSON pointer; `?` and its name for a parameter of the address. */
            at?: string | null;
            /** @description The kind, for programs. */
            code: string;
            /**
             * Format: int64
             * @description The version of the case that is there.
             */
            current?: number | null;
            /** @description What is wrong here, and what would be right. */
            detail: string;
            /**
             * @description Of a move that can be read in several ways: what it may be. Send the one that is meant by its
             *     `uci`.
             */
            readings?: components["schemas"]["Reading"][];
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /** @description The kind in words. */
            title: string;
            /** @description What kind of problem it is: a place in the reference. */
            type: string;
        };
        /** @description One rule profile. */
        ProfileLine: {
            /** @description What is played. */
            category: components["schemas"]["Text"];
            /** @description How well these rules are known. */
            confidence: string;
            /** @description Whose numbers of Articles are given. */
            edition: components["schemas"]["Text"];
            /** @description Whether the Laws are those of FIDE. */
            fide: boolean;
            /** @description The first day on which it was in force, where it is known. */
            in_force_from?: string | null;
            /** @description Its name, as `laws` takes it. */
            laws: string;
            /** @description In words. */
            name: components["schemas"]["Text"];
            /** @description Who sees to the rules. */
            supervision: components["schemas"]["Text"];
        };
        /** @description Moves without capture or pawn move. */
        ProgressLine: {
            /**
             * Format: int32
             * @description Black's moves.
             */
            black: number;
            /**
             * Format: int32
             * @description Half-moves on the board.
             */
            half_moves: number;
            /** @description Where the count starts. */
            since: components["schemas"]["SinceLine"];
            /** @description In words. */
            text: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description White's moves.
             */
            white: number;
            /** @description The same with the intended move, where there is one that is legal. */
            with_written_move?: components["schemas"]["CountLine"] | null;
        };
        /** @description Why there is no helpmate. */
        ProofLine: {
            /** @description The kind with its details in one line. */
            detail: string;
            /** @description The kind of proof. */
            kind: string;
            /** @description What there is to show of it. */
            shown?: components["schemas"]["ShownLine"] | null;
        };
        /** @description A question, with the request of its route. */
        Question: {
            /** @description The request of `/api/claim`. */
            claim: components["schemas"]["ClaimRequest"];
            /** @enum {string} */
            kind: "claim";
        } | {
            /** @enum {string} */
            kind: "rule";
            /** @description The request of `/api/rule`. */
            rule: components["schemas"]["RuleRequest"];
        } | {
            /** @enum {string} */
            kind: "position";
            /** @description The request of `/api/position`. */
            position: components["schemas"]["PositionRequest"];
        } | {
            /** @description The request of `/api/judge`. */
            judge: components["schemas"]["JudgeRequest"];
            /** @enum {string} */
            kind: "judge";
        } | {
            /** @enum {string} */
            kind: "sheet";
            /** @description The request of `/api/sheet`. */
            sheet: components["schemas"]["SheetRequest"];
        };
        /** @description One of the ways in which a move can be read. */
        Reading: {
            /** @description The move in the notation of each language. */
            san: components["schemas"]["Text"];
            /** @description The move in UCI notation: sent so, it can be read in no other way. */
            uci: string;
        };
        /** @description Something that was forgiven or refused while reading. */
        RemarkLine: {
            /** @description What, for example `illegal_move`. */
            code: string;
            /**
             * Format: int32
             * @description The half-move concerned, from 1; null where it concerns none.
             */
            ply?: number | null;
            /** @description The remark in words. */
            text: components["schemas"]["Text"];
        };
        /** @description The rulings. */
        RuleAnswer: {
            /** @description How things stood before the events. */
            before: components["schemas"]["BeforeLine"];
            /** @description The edition of the Laws whose numbers are given. */
            edition: string;
            /** @description The rule profile. */
            laws: string;
            /** @description The same in words. */
            laws_name: components["schemas"]["Text"];
            /** @description What stands on the board after them. */
            position: components["schemas"]["Place"];
            /** @description One for each event. */
            rulings: components["schemas"]["RuledEvent"][];
            /** @description What was not understood. */
            warnings: components["schemas"]["Text"][];
        };
        /** @description The request of `/api/rule`. */
        RuleRequest: {
            /**
             * @description Instead of it: what is played.
             * @default null
             */
            category: components["schemas"]["Category"] | null;
            /**
             * @description What happened, as in the log of `hakem rule`.
             * @default []
             */
            events: components["schemas"]["GameEvent"][];
            /**
             * @description Completed illegal moves that were dealt with before the events; missing: none.
             * @default null
             */
            illegal_moves: components["schemas"]["EarlierFaults"] | null;
            /**
             * @description A rule profile.
             * @default null
             */
            laws: string | null;
            /** @description The regulations of the event. */
            regulations?: Record<string, never> | null;
            /**
             * @description The game before the events; its moves are completed.
             * @default {}
             */
            sheet: components["schemas"]["Sheet"];
            /**
             * @description Whether rapid or blitz is played under the Competition Rules; missing: no.
             * @default null
             */
            supervised: boolean | null;
            /**
             * @description The time control, for example `90m+30s`.
             * @default null
             */
            time_control: string | null;
        };
        /** @description A ruling with what belongs to it. */
        RuledEvent: components["schemas"]["RulingLine"] & {
            /** @description Pages to learn more from. */
            learn: string[];
            /** @description The level in words. */
            level_text: components["schemas"]["Text"];
            /** @description Whether a player can still give mate, where the ruling asked. */
            mating?: components["schemas"]["MatingLine"] | null;
            /** @description The ruling in a word. */
            ruling_text: components["schemas"]["Text"];
        };
        /** @description The ruling on one event. */
        RulingLine: {
            /** @description The Articles it rests on, in the numbers of the edition, the deciding one first. */
            article: string[];
            /** @description Those of the numbers in `article` that no source confirms for the edition. */
            article_unconfirmed?: string[];
            /** @description What changes; null where nothing does. */
            effect?: components["schemas"]["EffectLine"] | null;
            /** @description The event, as the log names it. */
            event?: string | null;
            /** @description How the game ended, where the ruling speaks of it. */
            ground?: string | null;
            /** @description `law`, `advice`, `regulation` or `discretion`. */
            level: string;
            /**
             * Format: int64
             * @description Which event it is, from 1.
             */
            n: number;
            /**
             * @description `noted`, `refused`, `ended`, `correct`, `incorrect`, `irregular`, `no_object`, `reinstate`,
             *     `time` or `for_the_arbiter`.
             */
            ruling: string;
            /** @description `in_progress` or `ended`, after the event. */
            state: string;
            /** @description The ruling in words. */
            text: components["schemas"]["Text"];
        };
        /** @description A game or position to be shown. */
        Scene: {
            /** @description The half-moves. */
            plies: components["schemas"]["PlyLine"][];
            /** @description What stands at the end. */
            position: components["schemas"]["Place"];
            /** @description Where it starts. */
            start: components["schemas"]["StartLine"];
        };
        /** @description Whether a key is needed, and whether it is held. */
        Session: {
            /** @description Whether this browser or program has shown it; also true where none is needed. */
            held: boolean;
            /** @description Whether writing and watching need the key. */
            needed: boolean;
        };
        /** @description A scoresheet as it is sent. */
        Sheet: {
            /**
             * @description Where the game starts, unless the text says so itself; else the initial position.
             * @default null
             */
            fen: string | null;
            /**
             * Format: int64
             * @description Which game of a PGN text, from 1.
             * @default null
             */
            game: number | null;
            /**
             * @description The piece letters: `auto`, `en`, `tr`, `de`, ...; missing: settled over the whole sheet.
             * @default null
             */
            letters: string | null;
            /**
             * @description Instead of it: one entry for each half-move, as a two-column sheet has them; an empty one is
             *     an empty box.
             * @default null
             */
            moves: string[] | null;
            /**
             * @description A scoresheet as typed, or PGN; at most 2 MB.
             * @default null
             */
            text: string | null;
            /**
             * @description `standard` or `chess960`; missing: as the FEN or the PGN tells.
             * @default null
             */
            variant: string | null;
        };
        /** @description What was read of a scoresheet. */
        SheetAnswer: {
            /** @description Whether nothing stopped the reading. */
            complete: boolean;
            /**
             * Format: int64
             * @description Which of them this is.
             */
            game: number;
            /**
             * Format: int64
             * @description How many games the text holds.
             */
            games: number;
            /** @description The piece letters. */
            letters: components["schemas"]["LettersLine"];
            /** @description The games of a text that holds more than one, for choosing among them; else empty. */
            list: components["schemas"]["ListedGame"][];
            /** @description What was understood. */
            plies: components["schemas"]["PlyLine"][];
            /** @description What stands at the end, or where it was asked for. */
            position: components["schemas"]["Place"];
            /** @description The recorded result: `1-0`, `0-1`, `1/2-1/2`, `*` or null. */
            recorded?: string | null;
            /** @description What else was forgiven or refused. */
            remarks: components["schemas"]["MarkLine"][];
            /** @description What is written behind it. */
            rest: components["schemas"]["UnreadLine"][];
            /** @description Where the game starts. */
            start: components["schemas"]["StartLine"];
            /** @description The first half-move that was not understood. */
            stopped?: components["schemas"]["StoppedLine"] | null;
            /** @description The tags, in their order. */
            tags: components["schemas"]["Tag"][];
        };
        /** @description The request of `/api/sheet`. */
        SheetRequest: {
            /**
             * Format: int32
             * @description After how many half-moves the legal moves are asked for; missing, or beyond what is
             *     understood: at the end.
             * @default null
             */
            legal_at: number | null;
            /**
             * @description The scoresheet.
             * @default {}
             */
            sheet: components["schemas"]["Sheet"];
        };
        /** @description What there is to show of a proof: moves and squares. */
        ShownLine: {
            /** @description The squares that Black's king can never leave; null where nothing is known. */
            black_king?: string[] | null;
            /** @description Moves that are the only ones, in UCI. */
            forced: string[];
            /** @description All men that can never move. */
            immovable: string[];
            /** @description Pawns that can never move nor be captured, after the forced moves. */
            wall: string[];
            /** @description The squares that White's king can never leave; null where nothing is known. */
            white_king?: string[] | null;
        };
        /** @description Where a count starts. */
        SinceLine: {
            /** @description `capture`, `pawn_move` or `start`. */
            cause: string;
            /** @description The position. */
            fen: string;
            /** @description The half-move, with its number. */
            move?: string | null;
            /**
             * Format: int32
             * @description After how many half-moves.
             */
            ply: number;
            /** @description The same in the notation of each language, with the number. */
            san?: components["schemas"]["Text"] | null;
        };
        /** @description For how long an alert keeps quiet. */
        SnoozeRequest: {
            /**
             * Format: int32
             * @description In minutes, from 1 to 1440.
             */
            minutes: number;
        };
        /** @description A source to be watched. */
        SourceRequest: {
            /** @description A file or folder on the machine of the desk, or an address (http, https). */
            source: string;
        };
        /** @description Where a game starts. */
        StartLine: {
            /** @description Whether it is Chess960. */
            chess960: boolean;
            /** @description The position. */
            fen: string;
            /** @description Whether the position was set up. */
            set_up: boolean;
            /** @description Who has the move. */
            turn: string;
        };
        /** @description A step of the procedure. */
        StepLine: {
            /** @description The Articles. */
            article: string[];
            /** @description Its name. */
            id: string;
            /** @description `law`, `advice`, `regulation` or `discretion`. */
            level: string;
            /** @description What is to be done. */
            text: components["schemas"]["Text"];
        };
        /** @description Where reading stopped. */
        StoppedLine: {
            /** @description Who would move. */
            by: string;
            /** @description The legal moves that come closest. */
            closest: components["schemas"]["LegalMove"][];
            /**
             * @description Why: `illegal_move`, `ambiguous_move`, `unreadable_move`, `promotion_missing`, `null_move`,
             *     `missing_move`, `empty`, `game_too_long`, `no_game`.
             */
            code: string;
            /**
             * Format: int32
             * @description The column in bytes, from 1; 0 for a box.
             */
            column: number;
            /**
             * Format: int32
             * @description The line of the text, from 1; 0 for a box.
             */
            line: number;
            /**
             * Format: int32
             * @description The move number.
             */
            number: number;
            /**
             * Format: int32
             * @description Which half-move, from 1.
             */
            ply: number;
            /** @description Why, in words. */
            text: components["schemas"]["Text"];
            /** @description As it was written. */
            written: string;
        };
        /** @description What a list of cases tells of an answer. */
        Summary: {
            /** @description The Articles. */
            article: string[];
            /** @description The result, where one follows. */
            result?: string | null;
            /** @description The verdict, ruling or state. */
            state?: string | null;
            /** @description In words. */
            text?: components["schemas"]["Text"] | null;
        };
        /** @description A tag of a PGN text. */
        Tag: {
            /** @description Its name. */
            name: string;
            /** @description Its value. */
            value: string;
        };
        /** @description A sentence in both languages. */
        Text: {
            /** @description In English. */
            en: string;
            /** @description In Turkish. */
            tr: string;
        };
        /** @description A half-move that waits for one before it. */
        UnreadLine: {
            /**
             * Format: int32
             * @description The column in bytes, from 1; 0 for a box.
             */
            column: number;
            /**
             * Format: int32
             * @description The line of the text, from 1; 0 for a box.
             */
            line: number;
            /**
             * Format: int32
             * @description Which half-move it would be.
             */
            ply: number;
            /** @description As it was written. */
            written: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    show_about: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
        };
    };
    list_cases: {
        parameters: {
            query?: {
                /** @description Words of heading and notes that all have to be there. */
                search?: string;
                /** @description `next` of the page before. */
                before?: number;
                /** @description How many at most, from 1 to 100; 50 where it is missing. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseList"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_case: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCase"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description where the case is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_case: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    correct_case: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCase"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_json: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_pgn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-chess-pgn": string;
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    share_case: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unshare_case: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rule_on_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    judge_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeAnswer"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_laws: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawsAnswer"];
                };
            };
        };
    };
    list_pages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnList"];
                };
            };
        };
    };
    show_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnPage"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_position: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionAnswer"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rule_on_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleAnswer"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    open_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_shared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_shared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-chess-pgn": string;
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetAnswer"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_hall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hall"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acknowledge_alert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopen_alert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    snooze_alert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_board: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardGame"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mute_board: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    follow_hall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_source: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description where the source is removed */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallSource"];
                };
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_source: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    show_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
