/* Made by `npm run types` from the server's OpenAPI document. */

export interface paths {
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description All games.
         */
        get: operations["games_api_v1_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game
         * @description One game: who made it, how many play, its maps, options and bots.
         */
        get: operations["game_api_v1_games__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/cover.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cover
         * @description A picture of the map.
         */
        get: operations["cover_api_v1_games__game_id__cover_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Editions
         * @description Every difference between the editions of a game, side by side.
         */
        get: operations["editions_api_v1_games__game_id__editions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/rulebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rulebook
         * @description The whole rulebook, clause by clause, as HTML and as plain text.
         */
        get: operations["rulebook_api_v1_games__game_id__rulebook_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description The matches that I began or sit in; those first in which I am to decide.
         */
        get: operations["mine_api_v1_matches_get"];
        put?: never;
        /**
         * Begin
         * @description Begin a match. The links take somebody to a seat, once each.
         */
        post: operations["begin_api_v1_matches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The match as I may see it; as a spectator without a secret.
         */
        get: operations["look_api_v1_matches__match_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act
         * @description Take a decision, or several in a row, all or none. 409: the match is past that version.
         */
        post: operations["act_api_v1_matches__match_id__actions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier
         * @description The entries of the log before that number, at most 150 of them.
         */
        get: operations["earlier_api_v1_matches__match_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Board
         * @description The map in two layers of SVG; `scene.map` of the match says when it is another one.
         */
        get: operations["board_api_v1_matches__match_id__map_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview
         * @description What an action or a series of them would do, as far as I can know.
         */
        get: operations["preview_api_v1_matches__match_id__preview_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The text record of a match that is over.
         */
        get: operations["record_api_v1_matches__match_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refusal
         * @description Why an action, or something on the table, cannot be chosen now.
         */
        get: operations["refusal_api_v1_matches__match_id__refusal_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/seats/{seat}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Sit down by a link.
         */
        post: operations["claim_api_v1_matches__match_id__seats__seat__claim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/seats/{seat}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description A new link to a seat, for who began the match; the old one is worth nothing any more.
         */
        post: operations["invite_api_v1_matches__match_id__seats__seat__invitation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take my last actions back, up to another's decision or new information.
         */
        post: operations["undo_api_v1_matches__match_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match_id}/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways
         * @description The best series of actions by what I point at, where the game weighs such series.
         */
        get: operations["ways_api_v1_matches__match_id__ways_get"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Healthz
         * @description 200 if matches can be read, else 503.
         */
        get: operations["healthz_healthz_get"];
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
        /**
         * Metrics
         * @description Numbers for Prometheus.
         */
        get: operations["metrics_metrics_get"];
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
        /** BoardInfo */
        BoardInfo: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Provenance */
            provenance: string;
        };
        /** BotInfo */
        BotInfo: {
            /** About */
            about: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * BranchView
         * @description Legal actions that differ in their last word only: very many of them in few bytes.
         */
        BranchView: {
            /** Action */
            action: string;
            /** Label */
            label: string;
            /** Last */
            last: string;
            /** Number */
            number: number | null;
            /** Targets */
            targets: string[];
            /** Words */
            words: string[];
        };
        /**
         * CardsView
         * @description So many cards or other things of a kind, to be drawn on a button.
         */
        CardsView: {
            /** Count */
            count: number;
            /** Owner */
            owner: string;
        };
        /** CellView */
        CellView: {
            /** Counters */
            counters?: components["schemas"]["CounterView"][] | null;
            /** Marks */
            marks?: string[] | null;
            /**
             * Note
             * @default
             */
            note: string;
            /**
             * Owner
             * @default
             */
            owner: string;
            /** Points */
            points?: string[] | null;
            /** Step */
            step?: number | null;
            /**
             * Strong
             * @default false
             */
            strong: boolean;
            /** Target */
            target?: string | null;
            /** Text */
            text: string;
        };
        /** ChapterInfo */
        ChapterInfo: {
            /** Clauses */
            clauses: components["schemas"]["ClauseInfo"][];
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /** ChoiceInfo */
        ChoiceInfo: {
            /** About */
            about: string;
            /** Demands */
            demands: {
                [key: string]: string;
            };
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * ChoiceView
         * @description The actions that begin with the same word and are about the same kinds of things.
         *
         *     Few of them are options, each with its label; of very many the legal ones are in branches.
         */
        ChoiceView: {
            /** Branches */
            branches: components["schemas"]["BranchView"][];
            /**
             * Kind
             * @enum {string}
             */
            kind: "button" | "number" | "target";
            /** Label */
            label: string;
            /** Names */
            names: {
                [key: string]: string;
            };
            /** Options */
            options: components["schemas"]["OptionView"][];
            /** Word */
            word: string;
        };
        /** Claim */
        Claim: {
            /** Name */
            name: string;
            /** Token */
            token: string;
        };
        /** ClauseInfo */
        ClauseInfo: {
            /** Html */
            html: string;
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /**
         * CounterView
         * @description A small object in a cell: in the livery of its owner, or a place for one.
         */
        CounterView: {
            /**
             * Gain
             * @default
             */
            gain: string;
            /** Owner */
            owner: string;
            /**
             * Strong
             * @default false
             */
            strong: boolean;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /** DifferenceInfo */
        DifferenceInfo: {
            /** Clause */
            clause: string;
            /** Sides */
            sides: components["schemas"]["SideInfo"][];
        };
        /** DifferentChapter */
        DifferentChapter: {
            /** Differences */
            differences: components["schemas"]["DifferenceInfo"][];
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /** EditionInfo */
        EditionInfo: {
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * EditionsInfo
         * @description Every difference between the editions of a game, side by side.
         */
        EditionsInfo: {
            /** Chapters */
            chapters: components["schemas"]["DifferentChapter"][];
            /** Editions */
            editions: components["schemas"]["EditionInfo"][];
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Option */
            option: string;
            /** Title */
            title: string;
        };
        /**
         * EntryView
         * @description One action and what came of it; number 0 is the set-up.
         */
        EntryView: {
            /** Action */
            action: string;
            /** At */
            at: string;
            /** Events */
            events: components["schemas"]["EventView"][];
            /** Label */
            label: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
        };
        /** ErrorBody */
        ErrorBody: {
            error: components["schemas"]["Problem"];
        };
        /** EventView */
        EventView: {
            /** Clause */
            clause: string;
            /** Heading */
            heading: boolean;
            /** Kind */
            kind: string;
            /** Targets */
            targets: string[];
            /** Text */
            text: string;
        };
        /** GameInfo */
        GameInfo: {
            /** About */
            about: string;
            /** Boards */
            boards: components["schemas"]["BoardInfo"][];
            /** Bots */
            bots: components["schemas"]["BotInfo"][];
            /** Designer */
            designer: string;
            /** Edition Option */
            edition_option: string;
            /** Id */
            id: string;
            /** Minutes */
            minutes: number;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Partners */
            partners: number;
            /** Players */
            players: number[];
            /** Rules Version */
            rules_version: number;
            /** Title */
            title: string;
            /** Usual */
            usual: number;
        };
        /** Health */
        Health: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "no database";
            /** Trunkline */
            trunkline: string;
        };
        /**
         * Hello
         * @description The first message of a watcher, and again whenever language or seat change.
         */
        Hello: {
            /**
             * Language
             * @default en
             */
            language: string;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /**
             * Secret
             * @default null
             */
            secret: string | null;
            /**
             * Since
             * @default 0
             */
            since: number;
        };
        /**
         * Invitation
         * @description Whoever opens the link takes the seat.
         */
        Invitation: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
            /** Url */
            url: string;
        };
        /** LiveryView */
        LiveryView: {
            /** Colour */
            colour: string;
            /** Letters */
            letters: string;
            /** Name */
            name: string;
            /** Owner */
            owner: string;
            /** Pattern */
            pattern: string;
        };
        /** LogView */
        LogView: {
            /** Earlier */
            earlier: boolean;
            /** Entries */
            entries: components["schemas"]["EntryView"][];
            /** Start */
            start: number;
        };
        /**
         * MapView
         * @description The map in two layers: the printed board, and what lies on it now.
         */
        MapView: {
            /** Ground */
            ground: string;
            /** Key */
            key: string;
            /** Play */
            play: string;
            /** View Box */
            view_box: string;
        };
        /** MatchBegun */
        MatchBegun: {
            /** Id */
            id: string;
            /** Invitations */
            invitations: components["schemas"]["Invitation"][];
        };
        /** MatchSummary */
        MatchSummary: {
            /** Actor */
            actor: number | null;
            /** Changed */
            changed: string;
            /** Created */
            created: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** My Turn */
            my_turn: boolean;
            /** Number */
            number: number;
            /** Over */
            over: boolean;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Title */
            title: string;
        };
        /** MatchView */
        MatchView: {
            /** About */
            about: string[];
            /** Actor */
            actor: number | null;
            /** Board */
            board: string;
            /** Choices */
            choices: components["schemas"]["ChoiceView"][];
            /** Created */
            created: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            log: components["schemas"]["LogView"];
            /** Number */
            number: number;
            /** Options */
            options: {
                [key: string]: string;
            };
            outcome: components["schemas"]["OutcomeView"] | null;
            /** Private */
            private: boolean;
            /** Prompt */
            prompt: string;
            /** Rules Version */
            rules_version: number;
            scene: components["schemas"]["SceneView"];
            /** Scores */
            scores: number[];
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            shuffle: components["schemas"]["ShuffleView"];
            /** Title */
            title: string;
            undo: components["schemas"]["UndoView"];
            /** Version */
            version: number;
            /** Ways */
            ways: boolean;
        };
        /** MatchWish */
        MatchWish: {
            /**
             * Board
             * @default
             */
            board: string;
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
        };
        /**
         * OptionInEdition
         * @description An option that stands otherwise in this edition than in another.
         */
        OptionInEdition: {
            /** Default */
            default: string;
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Possible */
            possible: string[];
        };
        /**
         * OptionInfo
         * @description A rule that is played in more than one way; the first choice is the default.
         */
        OptionInfo: {
            /** Choices */
            choices: components["schemas"]["ChoiceInfo"][];
            /** Clause */
            clause: string;
            /** Decider */
            decider: string;
            /** Defaults */
            defaults: {
                [key: string]: string;
            };
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Rule */
            rule: string;
        };
        /**
         * OptionView
         * @description One action that can be chosen now, or that is offered but refused.
         */
        OptionView: {
            /** Action */
            action: string;
            /** Cards */
            cards?: components["schemas"]["CardsView"][] | null;
            /** Label */
            label: string;
            /** Legal */
            legal: boolean;
            /** Number */
            number: number | null;
            /** Targets */
            targets: string[];
        };
        /** OutcomeView */
        OutcomeView: {
            /** Lines */
            lines: components["schemas"]["ScoreLineView"][];
            /** Ranking */
            ranking: number[];
            /** Reason */
            reason: string;
            /** Scores */
            scores: number[];
        };
        /** PanelView */
        PanelView: {
            /** Columns */
            columns: string[];
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "table" | "chart" | "dials" | "track" | "cards" | "supply" | "row" | "hand" | "tickets" | "reveal";
            /** Rows */
            rows: components["schemas"]["CellView"][][];
            /** Title */
            title: string;
        };
        /**
         * PreviewView
         * @description What an action or a series of them would do, as far as who asks can know.
         */
        PreviewView: {
            /** Action */
            action: string;
            /** Events */
            events: components["schemas"]["EventView"][];
            /** Label */
            label: string;
            /** Panels */
            panels: components["schemas"]["PanelView"][];
            /** Scores */
            scores: number[];
            /** Then */
            then: string[];
        };
        /** Problem */
        Problem: {
            /**
             * Clause
             * @default
             */
            clause: string;
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Version */
            version?: number | null;
        };
        /**
         * RefusalView
         * @description Why something cannot be done now.
         */
        RefusalView: {
            /** Action */
            action: string;
            /** Clause */
            clause: string;
            /** Label */
            label: string;
            /** Legal */
            legal: boolean;
            /** Message */
            message: string;
            /** Rule */
            rule: string;
        };
        /** RulebookInfo */
        RulebookInfo: {
            /** Chapters */
            chapters: components["schemas"]["ChapterInfo"][];
            /** Edition */
            edition: string;
            /** Editions */
            editions: components["schemas"]["EditionInfo"][];
            /** Game */
            game: string;
            /** Introduction */
            introduction: string;
            /** Language */
            language: string;
            /** Title */
            title: string;
        };
        /** SceneView */
        SceneView: {
            /** Liveries */
            liveries: components["schemas"]["LiveryView"][];
            /** Map */
            map: string;
            /** Panels */
            panels: components["schemas"]["PanelView"][];
            /** Provenance */
            provenance: string;
            /** Things */
            things: {
                [key: string]: string[];
            };
            /** Title */
            title: string;
        };
        /** ScoreLineView */
        ScoreLineView: {
            /** Clause */
            clause: string;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
        };
        /** SeatView */
        SeatView: {
            /** Bot */
            bot: string;
            /** Here */
            here: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "open" | "bot";
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Replaced */
            replaced: boolean;
            /** Seat */
            seat: number;
            /** Team */
            team: number | null;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * Bot
             * @default
             */
            bot: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "link" | "bot";
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * ShuffleView
         * @description The seed's hash is known from the start, the seed and its salt from the end on.
         */
        ShuffleView: {
            /** Commitment */
            commitment: string;
            /** Salt */
            salt: string | null;
            /** Seed */
            seed: string | null;
        };
        /**
         * SideInfo
         * @description What one edition says in a clause in which they differ.
         */
        SideInfo: {
            /** Edition */
            edition: string;
            /** Html */
            html: string;
            /** Options */
            options: components["schemas"]["OptionInEdition"][];
        };
        /**
         * Submission
         * @description An action, or a series of them that is played whole or not at all.
         */
        Submission: {
            /** Action */
            action: string;
            /** Seat */
            seat?: number | null;
            /** Then */
            then?: string[];
            /** Version */
            version: number;
        };
        /** TakeBack */
        TakeBack: {
            /**
             * Steps
             * @default 1
             */
            steps: number;
            /** Version */
            version: number;
        };
        /**
         * UndoView
         * @description How many of the last actions I may take back: the last one, or my turn so far.
         */
        UndoView: {
            /** Barrier */
            barrier: string;
            /** Steps */
            steps: number;
        };
        /**
         * WaysView
         * @description The best ways by what was pointed at, the best first.
         */
        WaysView: {
            /** Ask */
            ask: string;
            /** Next */
            next: string[];
            /** Said */
            said: string[];
            /** Ways */
            ways: components["schemas"]["WayView"][];
        };
        /**
         * WayView
         * @description A series of actions that can be taken at one go, and what it comes to.
         */
        WayView: {
            /** Actions */
            actions: string[];
            /** Aims */
            aims: string[];
            /** Gains */
            gains: (number | null)[];
            /** Label */
            label: string;
            /** Parts */
            parts: components["schemas"]["CardsView"][];
            /** Places */
            places: string[];
            /** Stops */
            stops: string[];
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
    games_api_v1_games_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    game_api_v1_games__game_id__get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cover_api_v1_games__game_id__cover_svg_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    editions_api_v1_games__game_id__editions_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionsInfo"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rulebook_api_v1_games__game_id__rulebook_get: {
        parameters: {
            query?: {
                /** @description Only what holds in this edition of the game. */
                edition?: string;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulebookInfo"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    mine_api_v1_matches_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchSummary"][];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    begin_api_v1_matches_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchBegun"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    look_api_v1_matches__match_id__get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
                /** @description The version that I have: the log begins after it. */
                since?: number;
                /** @description Answer when the version is above this, or after 25 s. */
                wait?: number | null;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    act_api_v1_matches__match_id__actions_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submission"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    earlier_api_v1_matches__match_id__log_get: {
        parameters: {
            query: {
                before: number;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogView"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    board_api_v1_matches__match_id__map_get: {
        parameters: {
            query?: {
                /** @description With the printed board, which I lack. */
                ground?: boolean;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapView"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    preview_api_v1_matches__match_id__preview_get: {
        parameters: {
            query: {
                action: string;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
                /** @description What I would do after it, in a series. */
                then?: string[] | null;
                version: number;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    record_api_v1_matches__match_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    refusal_api_v1_matches__match_id__refusal_get: {
        parameters: {
            query?: {
                action?: string;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
                /** @description As in hex:Q5; several are joined by +. */
                target?: string;
                /** @description The word of the action meant. */
                word?: string;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    claim_api_v1_matches__match_id__seats__seat__claim_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            header?: never;
            path: {
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    invite_api_v1_matches__match_id__seats__seat__invitation_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_api_v1_matches__match_id__undo_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ways_api_v1_matches__match_id__ways_get: {
        parameters: {
            query: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
                /** @description What I point at, as in hex:A1; joined by +. */
                targets?: string;
                version: number;
            };
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaysView"];
                };
            };
            /** @description bad-request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description secret-missing */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
        };
    };
}
