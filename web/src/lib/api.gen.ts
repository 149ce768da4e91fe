/* Made by `npm run wire` from `parlour schema`. Not to be edited by hand. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AboutView
         * @description `GET /api/about`. `keep_days`: a table that nobody uses for this many days is deleted.
         */
        AboutView: {
            keep_days: number;
            packages: components["schemas"]["PackageView"][];
        };
        /**
         * AnythingField
         * @description A value that no field describes. People write it as JSON.
         */
        AnythingField: {
            /** @enum {unknown} */
            kind: "anything";
        };
        /**
         * BoardLeave
         * @description `POST /api/boards/{code}/leave`
         */
        BoardLeave: {
            key: string;
        };
        /**
         * BoardMade
         * @description A board's code, and the key without which nobody finds it.
         */
        BoardMade: {
            code: string;
            key: string;
        };
        /**
         * BoardMember
         * @description A member and the rolls that they finished on their day, by game.
         */
        BoardMember: {
            name: string;
            me: boolean;
            today: {
                [key: string]: number | null;
            };
            yesterday: {
                [key: string]: components["schemas"]["PastRoll"];
            };
            answers: {
                [key: string]: components["schemas"]["PastRoll"];
            };
        };
        /**
         * BoardView
         * @description What a member sees of a board.
         */
        BoardView: {
            code: string;
            language: string;
            day: string;
            streak: number;
            members: components["schemas"]["BoardMember"][];
        };
        /**
         * BoardVisit
         * @description `POST /api/boards/{code}`: join a board, or look at it as a member. The device sends its key of the daily
         *         rolls as a bearer token.
         */
        BoardVisit: {
            key: string;
            name: string;
        };
        /**
         * BoxProblem
         * @description `at`: names of fields and indices of lists, from 0. `place`: the same for people, from 1.
         */
        BoxProblem: {
            at: (string | number)[];
            place: string;
            says: string;
        };
        /**
         * BoxQuestion
         * @description `POST /api/box`: a custom box (COM-09), as values, as a file, or as a table's settings. `game`: the game
         *         that it must belong to.
         */
        BoxQuestion: {
            /** @default null */
            box?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            toml?: string | null;
            /** @default null */
            settings?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            game?: string | null;
        };
        /**
         * BoxView
         * @description A box and its problems; without problems also its file and its settings for a table. `box` is null if it can't be
         *         recognised.
         */
        BoxView: {
            box: {
                [key: string]: unknown;
            } | null;
            problems: components["schemas"]["BoxProblem"][];
            /** @default null */
            toml?: string | null;
            /** @default null */
            settings?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * ChoiceField
         * @description One of some values.
         */
        ChoiceField: {
            /** @enum {unknown} */
            kind: "choice";
            values: (string | number | null)[];
        };
        /**
         * ClubChoice
         * @description `POST /api/clubs/{code}`: what a class plays from now on, at tables of `size` people. Each table begins it with
         *         `follow`. `family`: rude words are refused. `waits`: after each round, tables wait until the teacher goes on
         *         (COM-23).
         */
        ClubChoice: {
            game: string;
            size: number;
            /** @default en */
            language?: string;
            /** @default {} */
            settings?: {
                [key: string]: unknown;
            };
            /** @default true */
            family?: boolean;
            /** @default false */
            waits?: boolean;
        };
        /** ClubMade */
        ClubMade: {
            code: string;
            link: string;
            token: string;
        };
        /**
         * ClubTable
         * @description A table of a class, with the host's token. Tables are called by their place in the list, from 1.
         */
        ClubTable: {
            code: string;
            token: string;
            /** @enum {unknown} */
            status: "lobby" | "over" | "playing" | "stopped";
            paused: boolean;
            number: number;
            seats: components["schemas"]["SeatView"][];
        };
        /**
         * ClubView
         * @description `GET /api/clubs/{code}`. Without a token, `tables` is empty; with a projector's, its tokens are.
         */
        ClubView: {
            code: string;
            game: string;
            language: string;
            size: number;
            link: string;
            tables: components["schemas"]["ClubTable"][];
            /** @default {} */
            settings?: {
                [key: string]: unknown;
            };
            /** @default false */
            family?: boolean;
            /** @default false */
            waits?: boolean;
            /** @default  */
            screen?: string;
        };
        /**
         * DayPlayMade
         * @description The table and the seat at which this device plays the roll.
         */
        DayPlayMade: {
            code: string;
            seat: number;
            token: string;
        };
        /**
         * DayResult
         * @description `GET /api/days/{day}/{language}/{game}`: for devices that have played it, and for everybody after the day.
         *
         *         `spread`: the number of people by points. `told`, `solution`: in the game's own form; null while the device may not
         *         know.
         */
        DayResult: {
            mine: components["schemas"]["DayState"];
            told: unknown | null;
            solution: unknown | null;
            spread: [
                number,
                number
            ][] | null;
        };
        /**
         * DayState
         * @description The result of the requesting device for one roll. `points`: null until its game is over.
         */
        DayState: {
            /** @enum {unknown} */
            state: "begun" | "done" | "new";
            counts: boolean;
            points: number | null;
        };
        /**
         * DaysView
         * @description `GET /api/days`: the server's date, its first daily roll, the seconds until the next, and the daily games.
         */
        DaysView: {
            today: string;
            since: string;
            seconds: number;
            games: string[];
        };
        /**
         * DeviceSeats
         * @description The seats of a new device, with tokens of its own.
         */
        DeviceSeats: {
            seats: components["schemas"]["SeatTaken"][];
        };
        /**
         * DeviceView
         * @description A device that holds a seat. `since`: by the wall clock, or null for one that was first. `here`: it is connected.
         *         `mine`: it asks.
         */
        DeviceView: {
            id: string;
            name: string;
            since: number | null;
            here: boolean;
            mine: boolean;
        };
        /**
         * EitherField
         * @description One of several groups. The value under `tag` is the name of the chosen part.
         */
        EitherField: {
            /** @enum {unknown} */
            kind: "either";
            tag: string;
            parts: components["schemas"]["NamedField"][];
        };
        /**
         * GameView
         * @description One of `GET /api/games`. `name_uk` and so on: its name in another installed language.
         */
        GameView: {
            id: string;
            name: string;
            players: [
                number,
                number
            ];
            minutes: number;
            modes: string[];
            ways: components["schemas"]["TermsView"][];
            about: {
                [key: string]: string;
            };
            bots: number;
            alone: {
                [key: string]: unknown;
            };
            first: {
                [key: string]: unknown;
            };
            presets: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            parts: {
                [key: string]: components["schemas"]["PartView"][];
            };
            undrawn: string[];
            box: string[];
            kit: components["schemas"]["NamedField"][];
            languages: string[];
            settings: components["schemas"]["SettingView"][];
        };
        /**
         * GoodWord
         * @description A word that counted.
         */
        GoodWord: {
            /** Format: seat */
            seat: number;
            word: string;
            /** @default 0 */
            round?: number;
            /** @default null */
            value?: number | null;
            /** @default null */
            points?: number | null;
            /** @default null */
            ms?: number | null;
            /** @default true */
            is_fit?: boolean;
        };
        /**
         * GroupField
         * @description Values with names.
         */
        GroupField: {
            /** @enum {unknown} */
            kind: "group";
            parts: components["schemas"]["NamedField"][];
        };
        /**
         * HandSeats
         * @description `POST /api/tables/{code}/devices/new`: the seats of this device, by their tokens, for another one. `name`: what
         *         people call this device.
         */
        HandSeats: {
            tokens: string[];
            /** @default  */
            name?: string;
        };
        /**
         * Handover
         * @description What the other device holds.
         */
        Handover: {
            holds: string;
        };
        /**
         * HandoverMade
         * @description A code that works once, within `seconds`. `qr`: the link `/on#{code}` as a picture (SVG).
         */
        HandoverMade: {
            code: string;
            qr: string;
            seconds: number;
        };
        /**
         * Health
         * @description `GET /healthz` and `GET /readyz`. `but`: something that the people who run the server should look at.
         */
        Health: {
            status: string;
            /** @default null */
            but?: components["schemas"]["Problem"] | null;
        };
        /**
         * LanguageView
         * @description One of `GET /api/languages`: an installed language, and the games that can be played in it.
         */
        LanguageView: {
            code: string;
            name: string;
            /** @enum {unknown} */
            direction: "ltr" | "rtl";
            games: string[];
        };
        /** Lesson */
        Lesson: {
            said: string[];
            /** @default [] */
            words?: components["schemas"]["GoodWord"][];
        };
        /**
         * Look
         * @description How a person wants to be seen and heard: numbers of the client's faces, colours and buzzer sounds.
         */
        Look: {
            /** @default null */
            face?: number | null;
            /** @default null */
            colour?: number | null;
            /** @default null */
            buzzer?: number | null;
        };
        /**
         * MaybeField
         * @description A value that may be null.
         */
        MaybeField: {
            /** @enum {unknown} */
            kind: "maybe";
            of: components["schemas"]["SwitchField"] | components["schemas"]["NumberField"] | components["schemas"]["TextField"] | components["schemas"]["ChoiceField"] | components["schemas"]["PlayerField"] | components["schemas"]["AnythingField"] | components["schemas"]["SeriesField"] | components["schemas"]["RowField"] | components["schemas"]["GroupField"] | components["schemas"]["TableField"] | components["schemas"]["MaybeField"] | components["schemas"]["EitherField"];
        };
        /** MeaningLine */
        MeaningLine: {
            kind: string;
            of: string;
            says: string;
        };
        /**
         * MeaningView
         * @description `GET /api/meaning`
         */
        MeaningView: {
            word: string;
            valid: boolean;
            kinds: string[];
            base: string | null;
            lines: components["schemas"]["MeaningLine"][];
            common: string | null;
            source: string | null;
            link: string | null;
        };
        /**
         * MovesView
         * @description `GET /api/games/{game}/moves`: for a client that does not draw the game, a form for each kind of move by its tag,
         *         and a sentence for each refusal code. `{detail}` in one is replaced by the refusal's own.
         */
        MovesView: {
            forms: components["schemas"]["NamedField"][];
            refused: {
                [key: string]: string;
            };
        };
        /**
         * NamedField
         * @description A field with its name in a group.
         */
        NamedField: {
            name: string;
            field: components["schemas"]["SwitchField"] | components["schemas"]["NumberField"] | components["schemas"]["TextField"] | components["schemas"]["ChoiceField"] | components["schemas"]["PlayerField"] | components["schemas"]["AnythingField"] | components["schemas"]["SeriesField"] | components["schemas"]["RowField"] | components["schemas"]["GroupField"] | components["schemas"]["TableField"] | components["schemas"]["MaybeField"] | components["schemas"]["EitherField"];
            /** @default  */
            label?: string;
            /** @default  */
            says?: string;
            preset?: unknown;
            /** @default false */
            is_optional?: boolean;
            texts?: {
                [key: string]: string;
            };
        };
        /**
         * NewBoard
         * @description `POST /api/boards`: a board for the daily rolls in one language.
         */
        NewBoard: {
            /** @default en */
            language?: string;
            /** @default null */
            word?: string | null;
        };
        /** NewBot */
        NewBot: {
            /** @default 3 */
            level?: number;
        };
        /**
         * NewClub
         * @description `POST /api/clubs`: one link for all tables of a class.
         */
        NewClub: {
            game: string;
            size: number;
            /** @default en */
            language?: string;
            /** @default {} */
            settings?: {
                [key: string]: unknown;
            };
            /** @default true */
            family?: boolean;
            /** @default false */
            waits?: boolean;
            /** @default null */
            word?: string | null;
        };
        /**
         * NewDayPlay
         * @description `POST /api/days/{day}/{language}/{game}`. The device sends its key as a bearer token.
         */
        NewDayPlay: {
            name: string;
            /** @default null */
            word?: string | null;
        };
        /**
         * NewDevice
         * @description `POST /api/tables/{code}/devices`: take the seats that another device hands over.
         */
        NewDevice: {
            handover: string;
            /** @default  */
            name?: string;
        };
        /**
         * NewHandover
         * @description `POST /api/handovers`: something for another device to take, in the client's own form.
         */
        NewHandover: {
            holds: string;
        };
        /**
         * NewPlace
         * @description `POST /api/clubs/{code}/place`
         */
        NewPlace: {
            name: string;
        };
        /**
         * NewPush
         * @description `POST /api/tables/{code}/push`, with a seat's token: notify this browser when it is its turn (COM-22).
         */
        NewPush: {
            endpoint: string;
            p256dh: string;
            auth: string;
            /** @default en */
            language?: string;
        };
        /**
         * NewSeat
         * @description `POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back.
         */
        NewSeat: {
            name: string;
            /** @default null */
            token?: string | null;
            /** @default null */
            seat?: number | null;
            /** @default false */
            next?: boolean;
            /** @default null */
            look?: components["schemas"]["Look"] | null;
        };
        /**
         * NewTable
         * @description `POST /api/tables`
         */
        NewTable: {
            game: string;
            /** @default {} */
            settings?: {
                [key: string]: unknown;
            };
            /** @default null */
            seats?: number | null;
            /** @default [] */
            bots?: components["schemas"]["NewBot"][];
            /** @default null */
            language?: string | null;
            /** @default null */
            word?: string | null;
            /** @default null */
            way?: string | null;
        };
        /**
         * NoPush
         * @description `POST /api/tables/{code}/push/off`, with the token of a seat.
         */
        NoPush: {
            endpoint: string;
        };
        /**
         * NumberField
         * @description A number between two limits, both included.
         */
        NumberField: {
            /** @enum {unknown} */
            kind: "number";
            /** @default null */
            least?: number | null;
            /** @default null */
            most?: number | null;
            /** @default true */
            is_whole?: boolean;
        };
        /**
         * PackageView
         * @description An installed package: Parlour, a language or a game from outside.
         */
        PackageView: {
            name: string;
            version: string;
            licence: string;
            notice: string;
        };
        /**
         * PartView
         * @description A role or side that seats choose in the lobby (COM-14).
         */
        PartView: {
            chips: string[];
            least: number;
            most: number;
        };
        /**
         * PastRoll
         * @description A roll that may be seen. `told`: what was made of it, in the game's own form.
         */
        PastRoll: {
            points: number;
            told: unknown | null;
        };
        /**
         * Placed
         * @description The table to sit down at. If it has filled up meanwhile, ask again.
         */
        Placed: {
            code: string;
        };
        /**
         * PlayerField
         * @description The number of a seat, chosen by the player's name. `others`: not one's own.
         */
        PlayerField: {
            /** @enum {unknown} */
            kind: "player";
            /** @default false */
            others?: boolean;
        };
        /**
         * Pocket
         * @description `GET /api/pocket`, by language: the hash and the size of the offline dictionary at `/api/pocket/{language}`
         *         (src/parlour/lexicon/pocket.py).
         */
        Pocket: {
            hash: string;
            bytes: number;
        };
        /**
         * Problem
         * @description Every error over HTTP.
         */
        Problem: {
            code: string;
            detail: string;
        };
        /**
         * RangeView
         * @description The least and the greatest number that a setting may be.
         */
        RangeView: {
            min: number;
            max: number;
        };
        /**
         * ReasonView
         * @description Why a word is no singular noun, or no word at all. `of`: the word that it comes from, or that was meant.
         */
        ReasonView: {
            code: string;
            of: string | null;
        };
        /**
         * ReplayView
         * @description `GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
         *         `GET /api/replays/{name}`.
         */
        ReplayView: {
            replay: string;
            /** @default [] */
            evening?: string[];
        };
        /**
         * RowField
         * @description A list of values of different kinds.
         */
        RowField: {
            /** @enum {unknown} */
            kind: "row";
            parts: components["schemas"]["NamedField"][];
        };
        /**
         * Rule
         * @description `kind`: R printed in the rulebook, D decided here, S a setting of the table.
         */
        Rule: {
            id: string;
            kind: string;
            text: string;
        };
        /** SeatTaken */
        SeatTaken: {
            seat: number | null;
            token: string;
        };
        /**
         * SeatView
         * @description A seat as everyone sees it. Its number is its index in the list. Fields with default values are omitted.
         */
        SeatView: {
            name: string;
            bot: number | null;
            host: boolean;
            connected: boolean;
            left: boolean;
            /** @default null */
            wish?: string[] | null;
            /** @default null */
            part?: string[] | null;
            /** @default 100 */
            extra?: number;
            /** @default null */
            asked_extra?: number | null;
            /** @default false */
            stands_in?: boolean;
            /** @default false */
            late?: boolean;
            /** @default 0 */
            crowns?: number;
            /** @default false */
            ready?: boolean;
            /** @default null */
            look?: components["schemas"]["Look"] | null;
            /** @default null */
            points?: number | null;
            /** @default false */
            vacant?: boolean;
            /** @default false */
            free?: boolean;
        };
        /**
         * SeriesField
         * @description Several values of one kind. `least` equals `most` where their number is fixed.
         */
        SeriesField: {
            /** @enum {unknown} */
            kind: "series";
            of: components["schemas"]["SwitchField"] | components["schemas"]["NumberField"] | components["schemas"]["TextField"] | components["schemas"]["ChoiceField"] | components["schemas"]["PlayerField"] | components["schemas"]["AnythingField"] | components["schemas"]["SeriesField"] | components["schemas"]["RowField"] | components["schemas"]["GroupField"] | components["schemas"]["TableField"] | components["schemas"]["MaybeField"] | components["schemas"]["EitherField"];
            /** @default 0 */
            least?: number;
            /** @default null */
            most?: number | null;
        };
        /**
         * ServerView
         * @description `GET /api/house`: the message of the day by language, whether opening a table needs a word, and links.
         */
        ServerView: {
            message: {
                [key: string]: string;
            } | null;
            opening_word: boolean;
            /** @default null */
            push?: string | null;
            /** @default [] */
            addresses?: string[];
            /** @default null */
            opened_by?: string | null;
        };
        /**
         * SettingView
         * @description A setting of a game. `says_uk` and so on: the same in another installed language.
         */
        SettingView: {
            name: string;
            default: unknown;
            values: unknown[] | components["schemas"]["RangeView"] | null;
            /** @enum {unknown} */
            kind: "option" | "rule" | "way";
            says: string;
        };
        /**
         * SignOut
         * @description `POST /api/tables/{code}/devices/off`
         */
        SignOut: {
            id: string;
        };
        /**
         * SwitchField
         * @description Yes or no.
         */
        SwitchField: {
            /** @enum {unknown} */
            kind: "switch";
        };
        /**
         * TableField
         * @description Values of one kind under names that people choose too.
         */
        TableField: {
            /** @enum {unknown} */
            kind: "table";
            key: components["schemas"]["SwitchField"] | components["schemas"]["NumberField"] | components["schemas"]["TextField"] | components["schemas"]["ChoiceField"] | components["schemas"]["PlayerField"] | components["schemas"]["AnythingField"] | components["schemas"]["SeriesField"] | components["schemas"]["RowField"] | components["schemas"]["GroupField"] | components["schemas"]["TableField"] | components["schemas"]["MaybeField"] | components["schemas"]["EitherField"];
            of: components["schemas"]["SwitchField"] | components["schemas"]["NumberField"] | components["schemas"]["TextField"] | components["schemas"]["ChoiceField"] | components["schemas"]["PlayerField"] | components["schemas"]["AnythingField"] | components["schemas"]["SeriesField"] | components["schemas"]["RowField"] | components["schemas"]["GroupField"] | components["schemas"]["TableField"] | components["schemas"]["MaybeField"] | components["schemas"]["EitherField"];
        };
        /** TableMade */
        TableMade: {
            code: string;
            link: string;
            host_token: string;
        };
        /**
         * TableView
         * @description The public part of a table.
         */
        TableView: {
            code: string;
            game: string;
            language: string;
            settings: {
                [key: string]: unknown;
            };
            /** @enum {unknown} */
            status: "lobby" | "over" | "playing" | "stopped";
            size: number;
            seats: components["schemas"]["SeatView"][];
            spectators: number;
            key: string;
            asked: number[];
            dues: number[];
            open_until: number | null;
            round: number | null;
            place: number | null;
        };
        /**
         * TakeHandover
         * @description `POST /api/handovers/take`
         */
        TakeHandover: {
            code: string;
        };
        /**
         * TermsView
         * @description What a way to play means for rules and options: values that it needs, and those that a lobby proposes with it.
         */
        TermsView: {
            /** @enum {unknown} */
            way: "day" | "one_device" | "shared_roll" | "together" | "tomorrow";
            needs: {
                [key: string]: unknown;
            };
            suggests: {
                [key: string]: unknown;
            };
        };
        /**
         * TextField
         * @description A text with limits on its length.
         */
        TextField: {
            /** @enum {unknown} */
            kind: "text";
            /** @default 0 */
            least?: number;
            /** @default null */
            most?: number | null;
            /** @default null */
            pattern?: string | null;
        };
        /**
         * Version
         * @description `GET /api/version`: the versions of Parlour and of each game's rules, and the hash of each language's words.
         */
        Version: {
            version: string;
            rules: {
                [key: string]: number;
            };
            lexicon: {
                [key: string]: string;
            };
        };
        /**
         * WordView
         * @description `GET /api/word`: the dictionary's verdict.
         */
        WordView: {
            word: string;
            valid: boolean;
            noun: boolean;
            singular: boolean;
            name: boolean;
            zipf: number;
            reason: components["schemas"]["ReasonView"] | null;
            suggestions: string[];
            source: string | null;
            rare: boolean;
        };
    };
    responses: {
        /** @description Refused, with one of 400, 403, 404, 408, 409, 410, 413, 415, 421, 429, 503. */
        Problem: {
            headers: {
                /** @description With 429 and 503: seconds after which to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AboutView = components['schemas']['AboutView'];
export type AnythingField = components['schemas']['AnythingField'];
export type BoardLeave = components['schemas']['BoardLeave'];
export type BoardMade = components['schemas']['BoardMade'];
export type BoardMember = components['schemas']['BoardMember'];
export type BoardView = components['schemas']['BoardView'];
export type BoardVisit = components['schemas']['BoardVisit'];
export type BoxProblem = components['schemas']['BoxProblem'];
export type BoxQuestion = components['schemas']['BoxQuestion'];
export type BoxView = components['schemas']['BoxView'];
export type ChoiceField = components['schemas']['ChoiceField'];
export type ClubChoice = components['schemas']['ClubChoice'];
export type ClubMade = components['schemas']['ClubMade'];
export type ClubTable = components['schemas']['ClubTable'];
export type ClubView = components['schemas']['ClubView'];
export type DayPlayMade = components['schemas']['DayPlayMade'];
export type DayResult = components['schemas']['DayResult'];
export type DayState = components['schemas']['DayState'];
export type DaysView = components['schemas']['DaysView'];
export type DeviceSeats = components['schemas']['DeviceSeats'];
export type DeviceView = components['schemas']['DeviceView'];
export type EitherField = components['schemas']['EitherField'];
export type GameView = components['schemas']['GameView'];
export type GoodWord = components['schemas']['GoodWord'];
export type GroupField = components['schemas']['GroupField'];
export type HandSeats = components['schemas']['HandSeats'];
export type Handover = components['schemas']['Handover'];
export type HandoverMade = components['schemas']['HandoverMade'];
export type Health = components['schemas']['Health'];
export type LanguageView = components['schemas']['LanguageView'];
export type Lesson = components['schemas']['Lesson'];
export type Look = components['schemas']['Look'];
export type MaybeField = components['schemas']['MaybeField'];
export type MeaningLine = components['schemas']['MeaningLine'];
export type MeaningView = components['schemas']['MeaningView'];
export type MovesView = components['schemas']['MovesView'];
export type NamedField = components['schemas']['NamedField'];
export type NewBoard = components['schemas']['NewBoard'];
export type NewBot = components['schemas']['NewBot'];
export type NewClub = components['schemas']['NewClub'];
export type NewDayPlay = components['schemas']['NewDayPlay'];
export type NewDevice = components['schemas']['NewDevice'];
export type NewHandover = components['schemas']['NewHandover'];
export type NewPlace = components['schemas']['NewPlace'];
export type NewPush = components['schemas']['NewPush'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NoPush = components['schemas']['NoPush'];
export type NumberField = components['schemas']['NumberField'];
export type PackageView = components['schemas']['PackageView'];
export type PartView = components['schemas']['PartView'];
export type PastRoll = components['schemas']['PastRoll'];
export type Placed = components['schemas']['Placed'];
export type PlayerField = components['schemas']['PlayerField'];
export type Pocket = components['schemas']['Pocket'];
export type Problem = components['schemas']['Problem'];
export type RangeView = components['schemas']['RangeView'];
export type ReasonView = components['schemas']['ReasonView'];
export type ReplayView = components['schemas']['ReplayView'];
export type RowField = components['schemas']['RowField'];
export type Rule = components['schemas']['Rule'];
export type SeatTaken = components['schemas']['SeatTaken'];
export type SeatView = components['schemas']['SeatView'];
export type SeriesField = components['schemas']['SeriesField'];
export type ServerView = components['schemas']['ServerView'];
export type SettingView = components['schemas']['SettingView'];
export type SignOut = components['schemas']['SignOut'];
export type SwitchField = components['schemas']['SwitchField'];
export type TableField = components['schemas']['TableField'];
export type TableMade = components['schemas']['TableMade'];
export type TableView = components['schemas']['TableView'];
export type TakeHandover = components['schemas']['TakeHandover'];
export type TermsView = components['schemas']['TermsView'];
export type TextField = components['schemas']['TextField'];
export type Version = components['schemas']['Version'];
export type WordView = components['schemas']['WordView'];
export type ResponseProblem = components['responses']['Problem'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
