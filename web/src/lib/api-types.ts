/* Made by `npm run types` from the server's OpenAPI document. */

export interface paths {
    "/api/v1/games": {
        parameters: {
        };
        /**
         * Games
         * @description All games.
         */
        get: operations["games_api_v1_games_get"];
    };
    "/api/v1/games/{game_id}": {
        parameters: {
        };
        /**
         * Game
         * @description One game: who made it, how many play, its maps, options and bots.
         */
        get: operations["game_api_v1_games__game_id__get"];
    };
    "/api/v1/games/{game_id}/cover.svg": {
        parameters: {
        };
        /**
         * Cover
         * @description A picture of the map.
         */
        get: operations["cover_api_v1_games__game_id__cover_svg_get"];
    };
    "/api/v1/games/{game_id}/editions": {
        parameters: {
        };
        /**
         * Editions
         * @description Every difference between the editions of a game, side by side.
         */
        get: operations["editions_api_v1_games__game_id__editions_get"];
    };
    "/api/v1/games/{game_id}/examples/{clause}": {
        parameters: {
        };
        /**
         * Examples
         * @description Moments of real matches that show what a clause says.
         */
        get: operations["examples_api_v1_games__game_id__examples__clause__get"];
    };
    "/api/v1/games/{game_id}/examples/{clause}/{index}/record": {
        parameters: {
        };
        /**
         * Record
         * @description The record of the match up to that moment, to be played on from there.
         */
        get: operations["record_api_v1_games__game_id__examples__clause___index__record_get"];
    };
    "/api/v1/games/{game_id}/lesson": {
        parameters: {
        };
        /**
         * Begin
         * @description Begin the first match of a game, in which the table says what to do and why.
         */
        post: operations["begin_api_v1_games__game_id__lesson_post"];
    };
    "/api/v1/games/{game_id}/rulebook": {
        parameters: {
        };
        /**
         * Rulebook
         * @description The whole rulebook, clause by clause, as HTML and as plain text.
         */
        get: operations["rulebook_api_v1_games__game_id__rulebook_get"];
    };
    "/api/v1/hours": {
        parameters: {
        };
        /**
         * My Hours
         * @description The hours of the day in which my clocks run, and my vacation.
         */
        get: operations["my_hours_api_v1_hours_get"];
        /**
         * Set Hours
         * @description Set them. What my clocks have run so far counts as it did.
         */
        post: operations["set_hours_api_v1_hours_post"];
    };
    "/api/v1/matches": {
        parameters: {
        };
        /**
         * Mine
         * @description The matches that I began or sit in; those first in which I am to decide.
         */
        get: operations["mine_api_v1_matches_get"];
        /**
         * Begin
         * @description Begin a match. The links take somebody to a seat, once each.
         */
        post: operations["begin_api_v1_matches_post"];
    };
    "/api/v1/matches/{match_id}": {
        parameters: {
        };
        /**
         * Look
         * @description The match as I may see it; as a spectator without a secret.
         */
        get: operations["look_api_v1_matches__match_id__get"];
    };
    "/api/v1/matches/{match_id}/actions": {
        parameters: {
        };
        /**
         * Act
         * @description Take a decision, or several in a row, all or none. 409: the match is past that version.
         */
        post: operations["act_api_v1_matches__match_id__actions_post"];
    };
    "/api/v1/matches/{match_id}/continue": {
        parameters: {
        };
        /**
         * Fork
         * @description Begin a match with the position after an action of this one.
         *
         *     What is hidden from me is dealt anew, so that nothing can be learned about this match; when it
         *     is over, it can also stay as it lay.
         */
        post: operations["fork_api_v1_matches__match_id__continue_post"];
    };
    "/api/v1/matches/{match_id}/hurry": {
        parameters: {
        };
        /**
         * Hurry
         * @description Let the bots decide without pauses until a person is to decide; for who sits here.
         */
        post: operations["hurry_api_v1_matches__match_id__hurry_post"];
    };
    "/api/v1/matches/{match_id}/lesson": {
        parameters: {
        };
        /**
         * Steps
         * @description The steps of the lesson that a match is, for its learner.
         *
         *     Where one is follows from the number of actions; what there is to read before the next one, one
         *     reads at leisure.
         */
        get: operations["steps_api_v1_matches__match_id__lesson_get"];
    };
    "/api/v1/matches/{match_id}/lesson/leave": {
        parameters: {
        };
        /**
         * Leave
         * @description No more guidance: the match goes on freely, with bots in the other seats.
         */
        post: operations["leave_api_v1_matches__match_id__lesson_leave_post"];
    };
    "/api/v1/matches/{match_id}/lesson/they": {
        parameters: {
        };
        /**
         * They
         * @description Let the next of the others decide as the lesson has it.
         */
        post: operations["they_api_v1_matches__match_id__lesson_they_post"];
    };
    "/api/v1/matches/{match_id}/log": {
        parameters: {
        };
        /**
         * Earlier
         * @description The entries of the log before that number, at most 150 of them.
         */
        get: operations["earlier_api_v1_matches__match_id__log_get"];
    };
    "/api/v1/matches/{match_id}/map": {
        parameters: {
        };
        /**
         * Board
         * @description The map in two layers of SVG; `scene.map` of the match says when it is another one.
         */
        get: operations["board_api_v1_matches__match_id__map_get"];
    };
    "/api/v1/matches/{match_id}/messages": {
        parameters: {
        };
        /**
         * Talk
         * @description What was said, at most the last 100 messages of it.
         */
        get: operations["talk_api_v1_matches__match_id__messages_get"];
        /**
         * Say
         * @description Say something to the table, if I sit there. It is plain text.
         */
        post: operations["say_api_v1_matches__match_id__messages_post"];
    };
    "/api/v1/matches/{match_id}/messages/read": {
        parameters: {
        };
        /**
         * Read
         * @description I have read all up to that number. What comes back is the rest.
         */
        post: operations["read_api_v1_matches__match_id__messages_read_post"];
    };
    "/api/v1/matches/{match_id}/moments/{number}": {
        parameters: {
        };
        /**
         * Look Back
         * @description The match as it was after that action, 0 being the set-up.
         */
        get: operations["look_back_api_v1_matches__match_id__moments__number__get"];
    };
    "/api/v1/matches/{match_id}/moments/{number}/picture.{kind}": {
        parameters: {
        };
        /**
         * Picture
         * @description The match after that action, as a picture that stands alone.
         */
        get: operations["picture_api_v1_matches__match_id__moments__number__picture__kind__get"];
    };
    "/api/v1/matches/{match_id}/notes": {
        parameters: {
        };
        /**
         * Read Notes
         * @description What I have written, at the seat that I look from.
         */
        get: operations["read_notes_api_v1_matches__match_id__notes_get"];
        /**
         * Write Notes
         * @description Write them anew. 409: they have been changed elsewhere; look at these first, lest they are
         *     lost.
         */
        post: operations["write_notes_api_v1_matches__match_id__notes_post"];
    };
    "/api/v1/matches/{match_id}/numbers": {
        parameters: {
        };
        /**
         * Numbers
         * @description Every number on the table after every action, as these eyes could see it.
         */
        get: operations["numbers_api_v1_matches__match_id__numbers_get"];
    };
    "/api/v1/matches/{match_id}/numbers.csv": {
        parameters: {
        };
        /**
         * Numbers File
         * @description The same for spreadsheets: a line for each action, a column for each number.
         */
        get: operations["numbers_file_api_v1_matches__match_id__numbers_csv_get"];
    };
    "/api/v1/matches/{match_id}/plans": {
        parameters: {
        };
        /**
         * Plan
         * @description Where these actions would lead, as far as I can know; nothing of it is kept.
         */
        post: operations["plan_api_v1_matches__match_id__plans_post"];
    };
    "/api/v1/matches/{match_id}/plans/preview": {
        parameters: {
        };
        /**
         * Preview
         * @description What an action, or a series of them, would do after the plan.
         */
        post: operations["preview_api_v1_matches__match_id__plans_preview_post"];
    };
    "/api/v1/matches/{match_id}/plans/refusal": {
        parameters: {
        };
        /**
         * Refusal
         * @description Why an action, or something on the table, could not be chosen after the plan.
         */
        post: operations["refusal_api_v1_matches__match_id__plans_refusal_post"];
    };
    "/api/v1/matches/{match_id}/plans/ways": {
        parameters: {
        };
        /**
         * Planned Suggestions
         * @description The best series of actions for whoever decides after the plan.
         */
        post: operations["planned_suggestions_api_v1_matches__match_id__plans_ways_post"];
    };
    "/api/v1/matches/{match_id}/preview": {
        parameters: {
        };
        /**
         * Preview
         * @description What an action or a series of them would do, as far as I can know.
         */
        get: operations["preview_api_v1_matches__match_id__preview_get"];
    };
    "/api/v1/matches/{match_id}/record": {
        parameters: {
        };
        /**
         * Export
         * @description The text record of a match that is over, or in which nothing is hidden.
         */
        get: operations["export_api_v1_matches__match_id__record_get"];
    };
    "/api/v1/matches/{match_id}/refusal": {
        parameters: {
        };
        /**
         * Refusal
         * @description Why an action, or something on the table, cannot be chosen now.
         */
        get: operations["refusal_api_v1_matches__match_id__refusal_get"];
    };
    "/api/v1/matches/{match_id}/rematch": {
        parameters: {
        };
        /**
         * Rematch
         * @description Another match with the same people, each of whom finds a seat kept for them.
         */
        post: operations["rematch_api_v1_matches__match_id__rematch_post"];
    };
    "/api/v1/matches/{match_id}/seats": {
        parameters: {
        };
        /**
         * Seats
         * @description What I can do about each seat now.
         */
        get: operations["seats_api_v1_matches__match_id__seats_get"];
    };
    "/api/v1/matches/{match_id}/seats/{seat}/bot": {
        parameters: {
        };
        /**
         * To Bot
         * @description A bot decides there: at my seat, or where somebody does not come.
         */
        post: operations["to_bot_api_v1_matches__match_id__seats__seat__bot_post"];
    };
    "/api/v1/matches/{match_id}/seats/{seat}/claim": {
        parameters: {
        };
        /**
         * Claim
         * @description Sit down by a link.
         */
        post: operations["claim_api_v1_matches__match_id__seats__seat__claim_post"];
    };
    "/api/v1/matches/{match_id}/seats/{seat}/invitation": {
        parameters: {
        };
        /**
         * Invite
         * @description A new link to a seat; the old one is worth nothing any more. Who sits there stays until it is
         *     followed.
         */
        post: operations["invite_api_v1_matches__match_id__seats__seat__invitation_post"];
    };
    "/api/v1/matches/{match_id}/seats/{seat}/person": {
        parameters: {
        };
        /**
         * Take
         * @description I decide at my seat, which a bot has held or which was kept for me.
         */
        post: operations["take_api_v1_matches__match_id__seats__seat__person_post"];
    };
    "/api/v1/matches/{match_id}/seats/claim": {
        parameters: {
        };
        /**
         * Claim By Code
         * @description Bring a seat to my screen by the code that its owner reads out.
         */
        post: operations["claim_by_code_api_v1_matches__match_id__seats_claim_post"];
    };
    "/api/v1/matches/{match_id}/seen": {
        parameters: {
        };
        /**
         * Seen
         * @description The last action that I had seen when I was last here.
         */
        get: operations["seen_api_v1_matches__match_id__seen_get"];
        /**
         * See
         * @description I have seen that action now, and what came before. It never goes back.
         */
        post: operations["see_api_v1_matches__match_id__seen_post"];
    };
    "/api/v1/matches/{match_id}/take-back": {
        parameters: {
        };
        /**
         * Take Back Cost
         * @description Whom I would have to ask to go back so far.
         */
        get: operations["take_back_cost_api_v1_matches__match_id__take_back_get"];
        /**
         * Ask Take Back
         * @description Ask those whom it concerns; where that is nobody, it is done at once.
         */
        post: operations["ask_take_back_api_v1_matches__match_id__take_back_post"];
    };
    "/api/v1/matches/{match_id}/take-back/answer": {
        parameters: {
        };
        /**
         * Answer Take Back
         * @description Agree or not; with the last consent it is done. Who asked withdraws it by not agreeing.
         */
        post: operations["answer_take_back_api_v1_matches__match_id__take_back_answer_post"];
    };
    "/api/v1/matches/{match_id}/undo": {
        parameters: {
        };
        /**
         * Undo
         * @description Take my last actions back, up to another's decision or new information.
         */
        post: operations["undo_api_v1_matches__match_id__undo_post"];
    };
    "/api/v1/matches/{match_id}/ways": {
        parameters: {
        };
        /**
         * Suggestions
         * @description The best series of actions by what I point at, where the game weighs such series.
         */
        get: operations["suggestions_api_v1_matches__match_id__ways_get"];
    };
    "/api/v1/notices": {
        parameters: {
        };
        /**
         * Look
         * @description Where my notices go, and how that stands.
         */
        get: operations["look_api_v1_notices_get"];
        /**
         * Set All
         * @description In which language I am told, and how long I am left alone first.
         */
        put: operations["set_all_api_v1_notices_put"];
    };
    "/api/v1/notices/confirm/{contact}/{token}": {
        parameters: {
        };
        /**
         * Confirm
         * @description By the link in the first letter: this address is mine.
         */
        post: operations["confirm_api_v1_notices_confirm__contact___token__post"];
    };
    "/api/v1/notices/contacts": {
        parameters: {
        };
        /**
         * Add
         * @description Tell me there too. An e-mail address gets a letter first, and must be confirmed.
         */
        post: operations["add_api_v1_notices_contacts_post"];
    };
    "/api/v1/notices/contacts/{contact}": {
        parameters: {
        };
        /**
         * Change
         * @description Which kinds of notices go there, or none for a while.
         */
        put: operations["change_api_v1_notices_contacts__contact__put"];
        /**
         * Remove
         * @description Nothing goes there any more, and nothing is kept of it.
         */
        delete: operations["remove_api_v1_notices_contacts__contact__delete"];
    };
    "/api/v1/notices/contacts/{contact}/test": {
        parameters: {
        };
        /**
         * Test
         * @description Send a test there now; `last` of the contact says what came of it.
         */
        post: operations["test_api_v1_notices_contacts__contact__test_post"];
    };
    "/api/v1/notices/matches/{match_id}": {
        parameters: {
        };
        /**
         * Look At Match
         * @description Whether I am told of this match.
         */
        get: operations["look_at_match_api_v1_notices_matches__match_id__get"];
        /**
         * Mute
         * @description Tell me nothing of this match, or everything again.
         */
        put: operations["mute_api_v1_notices_matches__match_id__put"];
    };
    "/api/v1/notices/stop/{contact}/{token}": {
        parameters: {
        };
        /**
         * Stop
         * @description By the link in every letter: no more of them.
         */
        post: operations["stop_api_v1_notices_stop__contact___token__post"];
    };
    "/api/v1/records": {
        parameters: {
        };
        /**
         * Import Record
         * @description A match from its record: one that is over to be looked at, another to be played on.
         */
        post: operations["import_record_api_v1_records_post"];
    };
    "/api/v1/records/look": {
        parameters: {
        };
        /**
         * Inspect
         * @description What is in a record; or, in a sentence, what is wrong with it and in which line.
         */
        post: operations["inspect_api_v1_records_look_post"];
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
        /**
         * BotInfo
         * @description A player that can take a seat.
         */
        BotInfo: {
            /** About */
            about: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Level */
            level: number | null;
        };
        /**
         * BotRequest
         * @description Whom the seat is given to.
         */
        BotRequest: {
            /** Bot */
            bot: string;
            /** Leave */
            leave?: boolean;
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
        /**
         * CellView
         * @description A cell of a panel. One with a unit is a number; the text shows it as people write it.
         */
        CellView: {
            /** After */
            after?: string | null;
            /** Before */
            before?: string | null;
            /** Brief */
            brief?: string | null;
            /** Counters */
            counters?: components["schemas"]["CounterView"][] | null;
            /** Marks */
            marks?: string[] | null;
            /**
             * Note
             * @default
             */
            note: string;
            /** Of */
            of?: number | null;
            /**
             * Owner
             * @default
             */
            owner: string;
            /** Parts */
            parts?: string[] | null;
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
            /** Unit */
            unit?: ("count" | "points" | "money" | "percent" | "spaces" | "places") | null;
            /** Value */
            value?: number | null;
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
        /**
         * ChatUpdate
         * @description Something was said at the table; whoever lacks it asks for it.
         */
        ChatUpdate: {
            /** Talk */
            talk: number;
        };
        /** ChatView */
        ChatView: {
            /** Earlier */
            earlier: boolean;
            /** May Write */
            may_write: boolean;
            /** Messages */
            messages: components["schemas"]["MessageView"][];
            /** Read */
            read: number;
            /** Unread */
            unread: number;
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
            /** Brief */
            brief?: string | null;
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
            /** Shown */
            shown: boolean;
            /** Text */
            text: string;
        };
        /**
         * ClockSettings
         * @description How long everybody may think, in seconds.
         */
        ClockSettings: {
            /** Bank */
            bank: number;
            /**
             * Bot
             * @default level-4
             */
            bot: string;
            /** Grace */
            grace?: number | null;
            /**
             * Increment
             * @default 0
             */
            increment: number;
            /**
             * Per
             * @default turn
             * @enum {string}
             */
            per: "turn" | "decision";
        };
        /**
         * ClockView
         * @description All times are fixed ones, so that whoever reads this can compute what is left now.
         */
        ClockView: {
            /** Grace */
            grace: number;
            /** Left */
            left: number;
            /** Pauses */
            pauses: components["schemas"]["PauseView"][];
            /** Seat */
            seat: number;
            /** Since */
            since: string | null;
            vacation: components["schemas"]["PauseView"] | null;
        };
        /**
         * CodeClaim
         * @description A code that somebody reads out, to bring their seat to my screen.
         */
        CodeClaim: {
            /** Code */
            code: string;
        };
        /** ContactChange */
        ContactChange: {
            /** Paused */
            paused: boolean;
            /** Wants */
            wants: ("turn" | "reminder" | "request" | "message" | "over" | "rematch")[];
        };
        /**
         * ContactRequest
         * @description Where notices shall go: `email`; or what a browser's PushSubscription says (`endpoint`,
         *     `p256dh`, `auth`); or a channel, which is a `url`, for Telegram a `bot` and a `chat`.
         */
        ContactRequest: {
            /** Auth */
            auth?: string;
            /** Bot */
            bot?: string;
            /** Chat */
            chat?: string;
            /** Email */
            email?: string;
            /** Endpoint */
            endpoint?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "email" | "push" | "channel";
            /** Name */
            name?: string;
            /** P256Dh */
            p256dh?: string;
            /**
             * Service
             * @enum {string}
             */
            service?: "discord" | "slack" | "telegram" | "json";
            /** Url */
            url?: string;
        };
        /** ContactView */
        ContactView: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "email" | "push" | "channel";
            last: components["schemas"]["DeliveryView"] | null;
            /** Mark */
            mark: string;
            /** Name */
            name: string;
            /** Problem */
            problem: string;
            /** Service */
            service: ("discord" | "slack" | "telegram" | "json") | null;
            /**
             * Status
             * @enum {string}
             */
            status: "unconfirmed" | "on" | "paused" | "off";
            /** Wants */
            wants: ("turn" | "reminder" | "request" | "message" | "over" | "rematch")[];
        };
        /** ContinueRequest */
        ContinueRequest: {
            /** As Dealt */
            as_dealt?: boolean;
            /** Number */
            number: number;
            /** Seats */
            seats: components["schemas"]["SeatRequest"][];
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
            /** Gain Value */
            gain_value?: number | null;
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
            /** Value */
            value?: number | null;
        };
        /**
         * DeliveryView
         * @description The newest notice, or the newest test.
         */
        DeliveryView: {
            /** At */
            at: string;
            /** Problem */
            problem: string;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "sent" | "failed";
            /** Test */
            test: boolean;
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
         * EmailLinkResult
         * @description What the link in a letter did.
         */
        EmailLinkResult: {
            /** Name */
            name: string;
        };
        /**
         * EndPartView
         * @description One of the things that count: a company, a team, or all there is.
         */
        EndPartView: {
            /** Goal */
            goal: number;
            /** Now */
            now: number | null;
            /** Owners */
            owners: string[];
        };
        /**
         * EndView
         * @description One of the ways in which the match can end, counted by its rules.
         */
        EndView: {
            /** Clause */
            clause: string;
            /** Ending */
            ending: string;
            /** Goal */
            goal: number;
            /** Label */
            label: string;
            /** Nearest */
            nearest: boolean;
            /** Note */
            note: string;
            /** Now */
            now: number | null;
            /** Parts */
            parts: components["schemas"]["EndPartView"][];
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
        /** ExamplesView */
        ExamplesView: {
            /** Boards */
            boards: {
                [key: string]: components["schemas"]["MapView"];
            };
            /** Clause */
            clause: string;
            /** Examples */
            examples: components["schemas"]["ExampleView"][];
            /** Game */
            game: string;
            /** Language */
            language: string;
        };
        /**
         * ExampleView
         * @description A moment of a match that shows a clause, through the eyes of who decides there.
         */
        ExampleView: {
            before: components["schemas"]["MomentView"] | null;
            /** Board */
            board: string;
            /** Deed */
            deed: string;
            /** Edition */
            edition: string;
            /** Index */
            index: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "played" | "refused" | "scored" | "ends" | "seen";
            moment: components["schemas"]["MomentView"];
            /** Panels */
            panels: string[];
            /** Points */
            points: string[];
            /** Sentences */
            sentences: string[];
            /** Settings */
            settings: string[];
            /** Told */
            told: string;
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
            /** Lesson */
            lesson: boolean;
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
        /**
         * HappeningView
         * @description Something that is no action: somebody sat down, something was taken back.
         */
        HappeningView: {
            /** After */
            after: number;
            /** At */
            at: string;
            /** Kind */
            kind: string;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
            /** Undone */
            undone: components["schemas"]["EntryView"][];
            /** Version */
            version: number;
        };
        /**
         * Health
         * @description Whether the server can do its work.
         */
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
            /** Language */
            language?: string;
            /**
             * Pace
             * @enum {string}
             */
            pace?: "slow" | "normal" | "fast" | "at-once";
            /** Seat */
            seat?: number | null;
            /** Secret */
            secret?: string | null;
            /** Since */
            since?: number;
            /** Talk */
            talk?: boolean;
            /** Visible */
            visible?: boolean;
        };
        /**
         * Hours
         * @description When the clocks of a person run: every day between two times, except on vacation.
         */
        Hours: {
            /**
             * End
             * @default 0
             */
            end: number;
            /**
             * Start
             * @default 0
             */
            start: number;
            /** Vacation */
            vacation?: string[] | null;
            /**
             * Zone
             * @default UTC
             */
            zone: string;
        };
        /**
         * HurryView
         * @description Whether the match waits for a bot, which then decides without a pause.
         */
        HurryView: {
            /** Hurried */
            hurried: boolean;
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
        /** LessonMove */
        LessonMove: {
            /** Version */
            version: number;
        };
        /** LessonRequest */
        LessonRequest: {
            /** Name */
            name?: string;
        };
        /**
         * LessonStepView
         * @description Something to read, a decision of the learner, or decisions of the other seats.
         */
        LessonStepView: {
            /** After */
            after: number;
            /** At */
            at: string[];
            /** Clause */
            clause: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "read" | "do" | "they";
            /** Takes */
            takes: number;
            /** Text */
            text: string;
        };
        /** LessonView */
        LessonView: {
            /** Pace */
            pace: number;
            /** Seat */
            seat: number;
            /** Steps */
            steps: components["schemas"]["LessonStepView"][];
        };
        /**
         * LineView
         * @description A moment: the action that led to it, in a sentence. Number 0 is the set-up.
         */
        LineView: {
            /** Action */
            action: string;
            /** At */
            at: string;
            /** Heading */
            heading: string;
            /** Number */
            number: number;
            /** Opens */
            opens: boolean;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        LiveMessage: components["schemas"]["MatchView"] | components["schemas"]["ErrorBody"] | components["schemas"]["ChatUpdate"];
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
            /** Happenings */
            happenings: components["schemas"]["HappeningView"][];
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
            /** Lying */
            lying: {
                [key: string]: string[];
            };
            /** Places */
            places: components["schemas"]["PlaceView"][];
            /** Play */
            play: string;
            /** Titles */
            titles: {
                [key: string]: string;
            };
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
        /** MatchNotifications */
        MatchNotifications: {
            /** Muted */
            muted: boolean;
        };
        /** MatchRequest */
        MatchRequest: {
            /** Board */
            board?: string;
            customs?: components["schemas"]["TableSettings"];
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["SeatRequest"][];
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
            /** Lesson */
            lesson: boolean;
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
            /**
             * Unread
             * @default 0
             */
            unread: number;
            /** Winners */
            winners: number[];
        };
        /** MatchView */
        MatchView: {
            /** About */
            about: string[];
            /** Actor */
            actor: number | null;
            asked: components["schemas"]["UndoRequestView"] | null;
            /** Board */
            board: string;
            /** Choices */
            choices: components["schemas"]["ChoiceView"][];
            /** Clocks */
            clocks: components["schemas"]["ClockView"][];
            /** Created */
            created: string;
            customs: components["schemas"]["TableSettings"];
            /** Ends */
            ends: components["schemas"]["EndView"][];
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Lesson */
            lesson: boolean;
            log: components["schemas"]["LogView"];
            /** Number */
            number: number;
            /** Options */
            options: {
                [key: string]: string;
            };
            origin: components["schemas"]["OriginView"] | null;
            outcome: components["schemas"]["OutcomeView"] | null;
            /** Private */
            private: boolean;
            /** Prompt */
            prompt: string;
            /** Rematch */
            rematch: string;
            /** Rules Version */
            rules_version: number;
            scene: components["schemas"]["SceneView"];
            /** Scores */
            scores: number[];
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            shuffle: components["schemas"]["ShuffleView"] | null;
            /** Title */
            title: string;
            undo: components["schemas"]["UndoView"];
            /** Version */
            version: number;
            /** Ways */
            ways: boolean;
        };
        /** MessageRequest */
        MessageRequest: {
            /** Seat */
            seat?: number | null;
            /** Text */
            text: string;
        };
        /** MessagesReadRequest */
        MessagesReadRequest: {
            /** Number */
            number: number;
        };
        /** MessageView */
        MessageView: {
            /** At */
            at: string;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * MomentView
         * @description A match as it was after an action: `view.number`. Nothing can be decided in it.
         */
        MomentView: {
            map: components["schemas"]["MapView"];
            view: components["schemas"]["MatchView"];
        };
        /** NotesRequest */
        NotesRequest: {
            /** Known */
            known: string;
            /** Seat */
            seat?: number | null;
            /** Text */
            text: string;
        };
        /** NotesView */
        NotesView: {
            /** Changed */
            changed: string;
            /** Text */
            text: string;
        };
        /** NotificationSettingsRequest */
        NotificationSettingsRequest: {
            /**
             * Delay
             * @enum {integer}
             */
            delay: 0 | 60 | 600 | 3600;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "ru" | "hu";
        };
        /** NotificationsView */
        NotificationsView: {
            /** Contacts */
            contacts: components["schemas"]["ContactView"][];
            /**
             * Delay
             * @enum {integer}
             */
            delay: 0 | 60 | 600 | 3600;
            /** Email */
            email: boolean;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "ru" | "hu";
            /** Push Key */
            push_key: string;
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
        /**
         * OriginView
         * @description No promise was made about the shuffle of such a match.
         */
        OriginView: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "imported" | "continued" | "lesson";
            /** Match */
            match: string;
            /** Number */
            number: number;
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
            /** Notes */
            notes: string[];
            /** Rows */
            rows: components["schemas"]["CellView"][][];
            /** Title */
            title: string;
        };
        /**
         * PauseView
         * @description When a clock stands still: outside somebody's hours, or on their vacation.
         */
        PauseView: {
            /** Since */
            since: string;
            /** Until */
            until: string;
            /**
             * Why
             * @enum {string}
             */
            why: "hours" | "vacation";
        };
        /**
         * PlaceView
         * @description A place as it is printed: the same for the whole match.
         */
        PlaceView: {
            /** About */
            about: string;
            /** Groups */
            groups: string[];
            /** Name */
            name: string;
            /** Near */
            near: {
                [key: string]: number[];
            };
            /** Short */
            short?: string | null;
            /** Target */
            target: string;
            /** Title */
            title?: string | null;
        };
        /**
         * PlanPreviewRequest
         * @description An action, or a series of them, that would follow on a plan.
         */
        PlanPreviewRequest: {
            /** Action */
            action: string;
            plan: components["schemas"]["PlanRequest"];
            /** Then */
            then?: string[];
        };
        /**
         * PlanRefusalRequest
         * @description An action, or a thing on the table, that cannot be chosen in a plan.
         */
        PlanRefusalRequest: {
            /** Action */
            action?: string;
            plan: components["schemas"]["PlanRequest"];
            /** Target */
            target?: string;
            /** Word */
            word?: string;
        };
        /**
         * PlanRequest
         * @description Actions that might be played one after the other, whoever decides, from a moment on.
         */
        PlanRequest: {
            /** Actions */
            actions?: string[];
            /** Luck */
            luck?: number;
            /** Number */
            number: number;
            /** Seat */
            seat?: number | null;
        };
        /** PlanSuggestionsRequest */
        PlanSuggestionsRequest: {
            plan: components["schemas"]["PlanRequest"];
            /** Targets */
            targets?: string;
        };
        /**
         * PlanView
         * @description The position that a plan leads to, through the planner's eyes.
         *
         *     What is offered there is for whoever decides: of a plan all seats are the planner's.
         */
        PlanView: {
            /** Entries */
            entries: components["schemas"]["EntryView"][];
            /** Guessed */
            guessed: boolean;
            map: components["schemas"]["MapView"];
            /** Submittable */
            submittable: number;
            view: components["schemas"]["MatchView"];
        };
        /**
         * PreviewView
         * @description What an action or a series of them would do, as far as whoever asks can know.
         */
        PreviewView: {
            /** Action */
            action: string;
            /** Ends */
            ends: components["schemas"]["EndView"][];
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
            /** At */
            at?: number | null;
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
        /** ReadMarkerRequest */
        ReadMarkerRequest: {
            /** Number */
            number: number;
        };
        /** ReadMarkerView */
        ReadMarkerView: {
            /** Number */
            number: number | null;
        };
        /** RecordCheckRequest */
        RecordCheckRequest: {
            /** Text */
            text: string;
        };
        /** RecordImport */
        RecordImport: {
            /** Seats */
            seats?: components["schemas"]["SeatRequest"][];
            /** Text */
            text: string;
        };
        /**
         * RecordInfo
         * @description What is in a record that has nothing wrong in it.
         */
        RecordInfo: {
            /** Actor */
            actor: number | null;
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Title */
            title: string;
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
        /** RematchRequest */
        RematchRequest: {
            /**
             * Order
             * @enum {string}
             */
            order?: "same" | "rotated" | "random";
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
            /** Lesson */
            lesson: boolean;
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
        /** SeatingView */
        SeatingView: {
            /** Chairs */
            chairs: components["schemas"]["SeatRightsView"][];
            /** Rematch */
            rematch: boolean;
            /** Version */
            version: number;
        };
        /** SeatRequest */
        SeatRequest: {
            /** Bot */
            bot?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "link" | "bot";
            /** Name */
            name?: string;
        };
        /**
         * SeatRightsView
         * @description A seat, and what I can do about it now.
         */
        SeatRightsView: {
            /** Awaited */
            awaited: string | null;
            /** Can */
            can: ("hand" | "take" | "leave" | "invite" | "fill")[];
            /** Free From */
            free_from: string | null;
            /** Seat */
            seat: number;
            /** Why Not */
            why_not: string;
        };
        /** SeatView */
        SeatView: {
            /** Bot */
            bot: string;
            /** Bot Title */
            bot_title: string;
            /** Here */
            here: boolean;
            /** Invited */
            invited: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "open" | "bot";
            /** Level */
            level: number | null;
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
        /**
         * SeriesView
         * @description A number through the whole match, as it stands after each action.
         *
         *     It has `values[i]` from action `at[i]` on, until the next change; null: it stood nowhere.
         */
        SeriesView: {
            /** After */
            after: string;
            /** At */
            at: number[];
            /** Before */
            before: string;
            /** Column */
            column: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "figure" | "step" | "count" | "gain";
            /** Line */
            line: string;
            /** Livery */
            livery: string;
            /** Owner */
            owner: string;
            /** Panel */
            panel: string;
            /** Part */
            part: string;
            /** Place */
            place: number;
            /** Row */
            row: string;
            /** Values */
            values: (number | null)[];
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
        /** StatisticsPanel */
        StatisticsPanel: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /** StatisticsView */
        StatisticsView: {
            /** Lines */
            lines: components["schemas"]["LineView"][];
            /** Number */
            number: number;
            /** Panels */
            panels: components["schemas"]["StatisticsPanel"][];
            /** Series */
            series: components["schemas"]["SeriesView"][];
            /** Version */
            version: number;
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
        /**
         * SuggestionsView
         * @description The best ways by what was pointed at, the best first.
         */
        SuggestionsView: {
            /** Ask */
            ask: string;
            /** Next */
            next: string[];
            /** Said */
            said: string[];
            /** Ways */
            ways: components["schemas"]["SuggestionView"][];
        };
        /**
         * SuggestionView
         * @description A series of actions that can be taken at one go, and what it comes to.
         */
        SuggestionView: {
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
        /**
         * TableSettings
         * @description The settings of a table: undo, absence, clocks.
         */
        TableSettings: {
            /**
             * Absence
             * @default 4320
             */
            absence: number;
            clock?: components["schemas"]["ClockSettings"] | null;
            /**
             * Take Backs
             * @default turn
             * @enum {string}
             */
            take_backs: "none" | "turn" | "consent";
        };
        /** UndoConsentAnswer */
        UndoConsentAnswer: {
            /** Agree */
            agree: boolean;
            /** Id */
            id: number;
        };
        /** UndoConsentRequest */
        UndoConsentRequest: {
            /** To */
            to: number;
            /** Version */
            version: number;
        };
        /**
         * UndoCostView
         * @description What it would take to go back so far.
         */
        UndoCostView: {
            /** Concerned */
            concerned: number[];
            /** Count */
            count: number;
            /** News */
            news: boolean;
            /** To */
            to: number;
        };
        /**
         * UndoRequestView
         * @description What somebody wants to take back, while the others are being asked.
         */
        UndoRequestView: {
            /** Count */
            count: number;
            /** Id */
            id: number;
            /** Mine */
            mine: boolean;
            /** News */
            news: boolean;
            /** Seat */
            seat: number;
            /** To */
            to: number;
            /** To Me */
            to_me: boolean;
            /** Waits For */
            waits_for: number[];
        };
        /** UndoSteps */
        UndoSteps: {
            /** Steps */
            steps?: number;
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
            /** May Ask */
            may_ask: boolean;
            /** Steps */
            steps: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BoardInfo = components['schemas']['BoardInfo'];
export type BotInfo = components['schemas']['BotInfo'];
export type BotRequest = components['schemas']['BotRequest'];
export type BranchView = components['schemas']['BranchView'];
export type CardsView = components['schemas']['CardsView'];
export type CellView = components['schemas']['CellView'];
export type ChapterInfo = components['schemas']['ChapterInfo'];
export type ChatUpdate = components['schemas']['ChatUpdate'];
export type ChatView = components['schemas']['ChatView'];
export type ChoiceInfo = components['schemas']['ChoiceInfo'];
export type ChoiceView = components['schemas']['ChoiceView'];
export type Claim = components['schemas']['Claim'];
export type ClauseInfo = components['schemas']['ClauseInfo'];
export type ClockSettings = components['schemas']['ClockSettings'];
export type ClockView = components['schemas']['ClockView'];
export type CodeClaim = components['schemas']['CodeClaim'];
export type ContactChange = components['schemas']['ContactChange'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type ContactView = components['schemas']['ContactView'];
export type ContinueRequest = components['schemas']['ContinueRequest'];
export type CounterView = components['schemas']['CounterView'];
export type DeliveryView = components['schemas']['DeliveryView'];
export type DifferenceInfo = components['schemas']['DifferenceInfo'];
export type DifferentChapter = components['schemas']['DifferentChapter'];
export type EditionInfo = components['schemas']['EditionInfo'];
export type EditionsInfo = components['schemas']['EditionsInfo'];
export type EmailLinkResult = components['schemas']['EmailLinkResult'];
export type EndPartView = components['schemas']['EndPartView'];
export type EndView = components['schemas']['EndView'];
export type EntryView = components['schemas']['EntryView'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type EventView = components['schemas']['EventView'];
export type ExamplesView = components['schemas']['ExamplesView'];
export type ExampleView = components['schemas']['ExampleView'];
export type GameInfo = components['schemas']['GameInfo'];
export type HappeningView = components['schemas']['HappeningView'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Hours = components['schemas']['Hours'];
export type HurryView = components['schemas']['HurryView'];
export type Invitation = components['schemas']['Invitation'];
export type LessonMove = components['schemas']['LessonMove'];
export type LessonRequest = components['schemas']['LessonRequest'];
export type LessonStepView = components['schemas']['LessonStepView'];
export type LessonView = components['schemas']['LessonView'];
export type LineView = components['schemas']['LineView'];
export type LiveMessage = components['schemas']['LiveMessage'];
export type LiveryView = components['schemas']['LiveryView'];
export type LogView = components['schemas']['LogView'];
export type MapView = components['schemas']['MapView'];
export type MatchBegun = components['schemas']['MatchBegun'];
export type MatchNotifications = components['schemas']['MatchNotifications'];
export type MatchRequest = components['schemas']['MatchRequest'];
export type MatchSummary = components['schemas']['MatchSummary'];
export type MatchView = components['schemas']['MatchView'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type MessagesReadRequest = components['schemas']['MessagesReadRequest'];
export type MessageView = components['schemas']['MessageView'];
export type MomentView = components['schemas']['MomentView'];
export type NotesRequest = components['schemas']['NotesRequest'];
export type NotesView = components['schemas']['NotesView'];
export type NotificationSettingsRequest = components['schemas']['NotificationSettingsRequest'];
export type NotificationsView = components['schemas']['NotificationsView'];
export type OptionInEdition = components['schemas']['OptionInEdition'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OptionView = components['schemas']['OptionView'];
export type OriginView = components['schemas']['OriginView'];
export type OutcomeView = components['schemas']['OutcomeView'];
export type PanelView = components['schemas']['PanelView'];
export type PauseView = components['schemas']['PauseView'];
export type PlaceView = components['schemas']['PlaceView'];
export type PlanPreviewRequest = components['schemas']['PlanPreviewRequest'];
export type PlanRefusalRequest = components['schemas']['PlanRefusalRequest'];
export type PlanRequest = components['schemas']['PlanRequest'];
export type PlanSuggestionsRequest = components['schemas']['PlanSuggestionsRequest'];
export type PlanView = components['schemas']['PlanView'];
export type PreviewView = components['schemas']['PreviewView'];
export type Problem = components['schemas']['Problem'];
export type ReadMarkerRequest = components['schemas']['ReadMarkerRequest'];
export type ReadMarkerView = components['schemas']['ReadMarkerView'];
export type RecordCheckRequest = components['schemas']['RecordCheckRequest'];
export type RecordImport = components['schemas']['RecordImport'];
export type RecordInfo = components['schemas']['RecordInfo'];
export type RefusalView = components['schemas']['RefusalView'];
export type RematchRequest = components['schemas']['RematchRequest'];
export type RulebookInfo = components['schemas']['RulebookInfo'];
export type SceneView = components['schemas']['SceneView'];
export type ScoreLineView = components['schemas']['ScoreLineView'];
export type SeatingView = components['schemas']['SeatingView'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatRightsView = components['schemas']['SeatRightsView'];
export type SeatView = components['schemas']['SeatView'];
export type SeriesView = components['schemas']['SeriesView'];
export type ShuffleView = components['schemas']['ShuffleView'];
export type SideInfo = components['schemas']['SideInfo'];
export type StatisticsPanel = components['schemas']['StatisticsPanel'];
export type StatisticsView = components['schemas']['StatisticsView'];
export type Submission = components['schemas']['Submission'];
export type SuggestionsView = components['schemas']['SuggestionsView'];
export type SuggestionView = components['schemas']['SuggestionView'];
export type TableSettings = components['schemas']['TableSettings'];
export type UndoConsentAnswer = components['schemas']['UndoConsentAnswer'];
export type UndoConsentRequest = components['schemas']['UndoConsentRequest'];
export type UndoCostView = components['schemas']['UndoCostView'];
export type UndoRequestView = components['schemas']['UndoRequestView'];
export type UndoSteps = components['schemas']['UndoSteps'];
export type UndoView = components['schemas']['UndoView'];
export type $defs = Record<string, never>;
export interface operations {
    games_api_v1_games_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
        };
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
        };
    };
    game_api_v1_games__game_id__get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                game_id: string;
            };
        };
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
        };
    };
    cover_api_v1_games__game_id__cover_svg_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                game_id: string;
            };
        };
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
        };
    };
    editions_api_v1_games__game_id__editions_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                game_id: string;
            };
        };
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
        };
    };
    examples_api_v1_games__game_id__examples__clause__get: {
        parameters: {
            query?: {
                /** @description Played by this edition, if there are such. */
                edition?: string;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                clause: string;
                game_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamplesView"];
                };
            };
        };
    };
    record_api_v1_games__game_id__examples__clause___index__record_get: {
        parameters: {
            query?: {
                edition?: string;
            };
            path: {
                clause: string;
                game_id: string;
                index: number;
            };
        };
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
    begin_api_v1_games__game_id__lesson_post: {
        parameters: {
            path: {
                game_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonRequest"];
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
            path: {
                game_id: string;
            };
        };
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
        };
    };
    my_hours_api_v1_hours_get: {
        parameters: {
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hours"];
                };
            };
        };
    };
    set_hours_api_v1_hours_post: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hours"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hours"];
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
        };
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
        };
    };
    begin_api_v1_matches_post: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchRequest"];
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
            path: {
                match_id: string;
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
            path: {
                match_id: string;
            };
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
        };
    };
    fork_api_v1_matches__match_id__continue_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContinueRequest"];
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
        };
    };
    hurry_api_v1_matches__match_id__hurry_post: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HurryView"];
                };
            };
        };
    };
    steps_api_v1_matches__match_id__lesson_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonView"];
                };
            };
        };
    };
    leave_api_v1_matches__match_id__lesson_leave_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonMove"];
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
        };
    };
    they_api_v1_matches__match_id__lesson_they_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonMove"];
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
        };
    };
    earlier_api_v1_matches__match_id__log_get: {
        parameters: {
            query: {
                before: number;
                /** @description Mine if empty; a spectator's; those of `seat`, which must be mine while the match goes on; or, after the end, all: nothing is hidden. */
                eyes?: "" | "spectator" | "seat" | "all";
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
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
            path: {
                match_id: string;
            };
        };
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
        };
    };
    talk_api_v1_matches__match_id__messages_get: {
        parameters: {
            query?: {
                /** @description For those before that number. */
                before?: number | null;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
                /** @description The number of the last one that I have. */
                since?: number;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"];
                };
            };
        };
    };
    say_api_v1_matches__match_id__messages_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageView"];
                };
            };
        };
    };
    read_api_v1_matches__match_id__messages_read_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagesReadRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"];
                };
            };
        };
    };
    look_back_api_v1_matches__match_id__moments__number__get: {
        parameters: {
            query?: {
                /** @description Mine if empty; a spectator's; those of `seat`, which must be mine while the match goes on; or, after the end, all: nothing is hidden. */
                eyes?: "" | "spectator" | "seat" | "all";
                /** @description With the printed board, which I lack. */
                ground?: boolean;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
                number: number;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentView"];
                };
            };
        };
    };
    picture_api_v1_matches__match_id__moments__number__picture__kind__get: {
        parameters: {
            query?: {
                /** @description Mine if empty; a spectator's; those of `seat`, which must be mine while the match goes on; or, after the end, all: nothing is hidden. */
                eyes?: "" | "spectator" | "seat" | "all";
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                kind: "svg" | "png";
                match_id: string;
                number: number;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
        };
    };
    read_notes_api_v1_matches__match_id__notes_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesView"];
                };
            };
        };
    };
    write_notes_api_v1_matches__match_id__notes_post: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesView"];
                };
            };
        };
    };
    numbers_api_v1_matches__match_id__numbers_get: {
        parameters: {
            query?: {
                /** @description Mine if empty; a spectator's; those of `seat`, which must be mine while the match goes on; or, after the end, all: nothing is hidden. */
                eyes?: "" | "spectator" | "seat" | "all";
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description The scores alone are there much sooner. */
                only?: "" | "scores";
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsView"];
                };
            };
        };
    };
    numbers_file_api_v1_matches__match_id__numbers_csv_get: {
        parameters: {
            query?: {
                /** @description Mine if empty; a spectator's; those of `seat`, which must be mine while the match goes on; or, after the end, all: nothing is hidden. */
                eyes?: "" | "spectator" | "seat" | "all";
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
        };
    };
    plan_api_v1_matches__match_id__plans_post: {
        parameters: {
            query?: {
                /** @description With the printed board, which I lack. */
                ground?: boolean;
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanView"];
                };
            };
        };
    };
    preview_api_v1_matches__match_id__plans_preview_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanPreviewRequest"];
            };
        };
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
        };
    };
    refusal_api_v1_matches__match_id__plans_refusal_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRefusalRequest"];
            };
        };
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
        };
    };
    planned_suggestions_api_v1_matches__match_id__plans_ways_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanSuggestionsRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionsView"];
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
            path: {
                match_id: string;
            };
        };
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
        };
    };
    export_api_v1_matches__match_id__record_get: {
        parameters: {
            path: {
                match_id: string;
            };
        };
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
            path: {
                match_id: string;
            };
        };
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
        };
    };
    rematch_api_v1_matches__match_id__rematch_post: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchRequest"];
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
        };
    };
    seats_api_v1_matches__match_id__seats_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatingView"];
                };
            };
        };
    };
    to_bot_api_v1_matches__match_id__seats__seat__bot_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
                seat: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotRequest"];
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
        };
    };
    claim_api_v1_matches__match_id__seats__seat__claim_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
                seat: number;
            };
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
        };
    };
    invite_api_v1_matches__match_id__seats__seat__invitation_post: {
        parameters: {
            query?: {
                /** @description A short code to be read out. */
                code?: boolean;
            };
            path: {
                match_id: string;
                seat: number;
            };
        };
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
        };
    };
    take_api_v1_matches__match_id__seats__seat__person_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
                seat: number;
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
        };
    };
    claim_by_code_api_v1_matches__match_id__seats_claim_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeClaim"];
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
        };
    };
    seen_api_v1_matches__match_id__seen_get: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMarkerView"];
                };
            };
        };
    };
    see_api_v1_matches__match_id__seen_post: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMarkerRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMarkerView"];
                };
            };
        };
    };
    take_back_cost_api_v1_matches__match_id__take_back_get: {
        parameters: {
            query: {
                /** @description The match would stand as after this action. */
                to: number;
            };
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoCostView"];
                };
            };
        };
    };
    ask_take_back_api_v1_matches__match_id__take_back_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoConsentRequest"];
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
        };
    };
    answer_take_back_api_v1_matches__match_id__take_back_answer_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
                /** @description Through the eyes of which of my seats. */
                seat?: number | null;
            };
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoConsentAnswer"];
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
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoSteps"];
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
        };
    };
    suggestions_api_v1_matches__match_id__ways_get: {
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
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionsView"];
                };
            };
        };
    };
    look_api_v1_notices_get: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    set_all_api_v1_notices_put: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    confirm_api_v1_notices_confirm__contact___token__post: {
        parameters: {
            path: {
                contact: string;
                token: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLinkResult"];
                };
            };
        };
    };
    add_api_v1_notices_contacts_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    change_api_v1_notices_contacts__contact__put: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                contact: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    remove_api_v1_notices_contacts__contact__delete: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                contact: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    test_api_v1_notices_contacts__contact__test_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
            path: {
                contact: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsView"];
                };
            };
        };
    };
    look_at_match_api_v1_notices_matches__match_id__get: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchNotifications"];
                };
            };
        };
    };
    mute_api_v1_notices_matches__match_id__put: {
        parameters: {
            path: {
                match_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchNotifications"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchNotifications"];
                };
            };
        };
    };
    stop_api_v1_notices_stop__contact___token__post: {
        parameters: {
            path: {
                contact: string;
                token: string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLinkResult"];
                };
            };
        };
    };
    import_record_api_v1_records_post: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordImport"];
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
        };
    };
    inspect_api_v1_records_look_post: {
        parameters: {
            query?: {
                /** @description Else Accept-Language, else English. */
                language?: ("en" | "ru" | "hu") | null;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCheckRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordInfo"];
                };
            };
        };
    };
}
