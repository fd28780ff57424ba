"""Faults in tokens, origins, hosts, headers, metrics and logs."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

HOSTS = "tests/web/test_hosts.py"
HELP_LEVELS = "tests/web/test_help_levels.py"
HTTP = "tests/web/test_http.py"
LIVE = "tests/service/test_live_table.py"
OPERATING = "tests/service/test_operating.py"
REPLAYS = "tests/web/test_replay_routes.py"
SECURITY = "tests/web/test_security.py"
SOCKET = "tests/web/test_websocket.py"
TABLE_DETAILS = "tests/service/test_table_details.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "web/headers.py",
        "access",
        "any host is answered to",
        "if len(hosts) != 1 or not self.hosts.allow(hosts[0]):",
        "if len(hosts) != 1:",
        tests=(HOSTS,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "the last of several origins decides",
        "if all(is_same_origin(origin, hosts[0]) for origin in origins):",
        "if all(is_same_origin(origin, hosts[0]) for origin in origins[-1:]):",
        tests=(HOSTS,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "sockets of other sites are served",
        "if refusal is None:",
        'if refusal is None or scope["type"] == "websocket":',
        tests=(HOSTS,),
    ),
    Fault(
        "web/hosts.py",
        "access",
        "another port is the same origin",
        "return (page[0], page[1] or usual) == (own[0], own[1] or usual)",
        "return page[0] == own[0]",
        caught_by="tests/web/test_hosts.py::test_http",
        tests=(HOSTS,),
    ),
    Fault(
        "web/hosts.py",
        "access",
        "an origin may have a path",
        'if parts.scheme not in DEFAULT_PORTS or f"{parts.scheme}://{parts.netloc}" != origin:',
        "if parts.scheme not in DEFAULT_PORTS:",
        tests=(HOSTS,),
    ),
    Fault(
        "web/hosts.py",
        "access",
        "a name that begins like ours is ours",
        "place[0] in self.names",
        "place[0].startswith(tuple(self.names))",
        tests=(HOSTS,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "a page may be framed",
        "frame-ancestors 'none'; ",
        "frame-ancestors *; ",
        tests=(
            SECURITY,
            HTTP,
        ),
    ),
    Fault(
        "web/headers.py",
        "access",
        "a browser guesses what an answer is",
        ('    "X-Content-Type-Options": "nosniff",\n'),
        "",
        tests=(SECURITY,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "links tell other sites where they stood",
        '"Referrer-Policy": "no-referrer"',
        '"Referrer-Policy": "unsafe-url"',
        tests=(SECURITY,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "who came by https may come without",
        'if scope.get("scheme") == "https":',
        'if scope.get("scheme") == "never":',
        tests=(SECURITY,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "what a seat was sent is kept by a cache",
        'headers.setdefault("Cache-Control", "no-store")',
        'headers.setdefault("Cache-Control", "private")',
        tests=(SECURITY,),
    ),
    Fault(
        "web/metrics.py",
        "access",
        "without a token the metrics are open",
        'if not self.token or scheme.lower() != "bearer" or not right:',
        'if self.token and (scheme.lower() != "bearer" or not right):',
        tests=(f"{HTTP}::test_nobody_else_reads_the_figures",),
    ),
    Fault(
        "web/metrics.py",
        "access",
        "any token reads the metrics",
        'if not self.token or scheme.lower() != "bearer" or not right:',
        'if not self.token or scheme.lower() != "bearer":',
        tests=(f"{HTTP}::test_nobody_else_reads_the_figures",),
    ),
    Fault(
        "web/json_logs.py",
        "access",
        "the log does not say who was turned away",
        '"code", "address", "where", "task")',
        '"code", "where", "task")',
        tests=(f"{SECURITY}::test_who_is_turned_away_is_logged_with_code_address_and_place",),
    ),
    Fault(
        "web/json_logs.py",
        "access",
        "the words of an error are logged",
        '"error": type(error).__name__',
        '"error": str(error)',
        tests=(f"{OPERATING}::test_an_error_is_logged_by_its_kind_and_place_not_by_its_words",),
    ),
    Fault(
        "web/error_responses.py",
        "access",
        "a wrong token is logged",
        'told = {"code": type(error).__name__, "address": address, "where": where}',
        'told = {"code": translate(error.text), "address": address, "where": where}',
        tests=(f"{SECURITY}::test_who_is_turned_away_is_logged_with_code_address_and_place",),
    ),
    Fault(
        "service/table_registry.py",
        "access",
        "a token that begins alike holds the seat",
        "secrets.compare_digest(holder.token, mark)",
        "secrets.compare_digest(holder.token[:4], mark[:4])",
        tests=(f"{SECURITY}::test_a_token_that_is_nearly_right_holds_nothing",),
    ),
    Fault(
        "service/table_registry.py",
        "access",
        "nobody needs an invitation",
        "if not invited and not table.state.plan.settings.listed:",
        "if not invited and table.state.is_over:",
        tests=(
            f"{LIVE}::test_seats_are_joined_by_invitation_and_the_game_begins_when_all_are_taken",
        ),
    ),
    Fault(
        "service/table_registry.py",
        "access",
        "spectators watch where none may",
        "if not table.state.plan.settings.spectators:",
        "if table.state.is_over:",
        tests=(f"{TABLE_DETAILS}::test_spectators_are_let_in_only_where_the_table_says_so",),
    ),
    Fault(
        "service/tokens.py",
        "access",
        "tokens are kept as they are",
        "return hashlib.sha256(token[:LONGEST].encode()).hexdigest()",
        "return token[:LONGEST]",
        tests=(f"{SECURITY}::test_no_token_is_kept_on_disk",),
    ),
    Fault(
        "service/names.py",
        "access",
        "names hold line breaks",
        "not (name.isprintable() and name.strip() and BLANK.isdisjoint(name))",
        "not (name.strip() and BLANK.isdisjoint(name))",
        tests=(f"{TABLE_DETAILS}::test_a_name_that_can_not_be_shown_is_refused",),
    ),
    Fault(
        "web/http.py",
        "access",
        "the seed is open while the game is played",
        "opened = table.state.is_over and await self.may_look_back(request, table)",
        "opened = await self.may_look_back(request, table)",
        tests=(f"{HTTP}::test_the_journal_and_the_seed_open_at_the_end",),
    ),
    Fault(
        "web/http.py",
        "access",
        "the journal is open while the game is played",
        ("        if not table.state.is_over:\n            raise NotNow"),
        ("        if not table.state.started:\n            raise NotNow"),
        tests=(f"{HTTP}::test_the_journal_and_the_seed_open_at_the_end",),
    ),
    Fault(
        "web/http.py",
        "access",
        "a spectator gives orders by HTTP",
        (
            "        if viewer == SPECTATOR:\n"
            '            raise NotNow(text("web-only-watching"))\n'
            "        order ="
        ),
        "        order =",
        tests=(f"{HTTP}::test_a_spectator_gives_no_orders",),
    ),
    Fault(
        "web/http.py",
        "access",
        "hints are given where only the possible is shown",
        'if state.plan.settings.help != "weights":',
        'if state.plan.settings.help == "off":',
        tests=(f"{HELP_LEVELS}::test_every_address_answers_each_viewer_as_the_table_says",),
    ),
    Fault(
        "web/http.py",
        "access",
        "hints are given whatever the help level",
        'if state.plan.settings.help != "weights":',
        'if state.plan.settings.help == "none":',
        tests=(f"{HELP_LEVELS}::test_every_address_answers_each_viewer_as_the_table_says",),
    ),
    Fault(
        "web/http.py",
        "access",
        "a hint is given to a viewer who is not on turn",
        "if viewer != state.journal.state.seat or state.is_over:",
        "if state.is_over:",
        tests=(f"{HELP_LEVELS}::test_every_address_answers_each_viewer_as_the_table_says",),
    ),
    Fault(
        "web/http.py",
        "access",
        "spectators look back at a game kept to its players",
        "return (await self._viewer(request))[1] != SPECTATOR",
        "return (await self._viewer(request))[1] >= SPECTATOR",
        tests=(f"{REPLAYS}::test_a_table_may_keep_its_game_to_those_who_played",),
    ),
    Fault(
        "web/http.py",
        "access",
        "strangers look back at a game kept to its players",
        "if table.state.plan.settings.watch_seats_after:",
        "if table.state.is_over:",
        tests=(f"{REPLAYS}::test_a_table_may_keep_its_game_to_those_who_played",),
    ),
    Fault(
        "web/replay_routes.py",
        "archive",
        "single steps open before the end",
        "return await self._page(self._replay_of(await self.api.finished(request)), request)",
        'found = await self.api.registry.find(request.path_params["table"])\n'
        "        return await self._page(self._replay_of(found), request)",
        tests=(f"{REPLAYS}::test_nothing_can_be_looked_back_at_before_the_end",),
    ),
    Fault(
        "web/http.py",
        "access",
        "a spectator asks for a rematch",
        (
            "        if viewer == SPECTATOR:\n"
            '            raise NotNow(text("web-only-watching"))\n'
            "        return answered(Rematch("
        ),
        "        return answered(Rematch(",
        tests=(f"{HTTP}::test_a_spectator_asks_for_no_rematch",),
    ),
    Fault(
        "web/websocket.py",
        "access",
        "a spectator gives orders by the socket",
        "if connection.viewer == SPECTATOR:",
        "if connection.viewer < SPECTATOR:",
        tests=(f"{SOCKET}::test_a_spectator_can_only_watch",),
    ),
)
