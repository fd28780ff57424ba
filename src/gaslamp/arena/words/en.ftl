arena-alone = alone
arena-table = against one
arena-together = { $first } to { $last }
arena-mean = mean of both
arena-number = { $whole }.{ $part }
arena-from-to = { $low } to { $high }

arena-title = { $game }, from seed { $seed }
arena-bot = bot
arena-against = against
arena-role = as
arena-games = games
arena-share = share
arena-won = won
arena-interval = 95% interval
arena-ladder = Ladder
arena-rating = rating
arena-times = Thinking, in milliseconds
arena-moves = moves
arena-median = median
arena-p99 = 99% below
arena-longest = longest
arena-longest-turn = longest turn
arena-strength = Average share won, by median thinking time per move
arena-no-openskill = No ladder: install the ratings with “pip install gaslamp[arena]”.
arena-faults =
    { $bot } gave up { $count ->
        [one] a game
       *[other] { $count } games
    }: { $what }
arena-verdict-first = { $first } is better than { $second }: { $won } deals to { $lost } of { $deals }.
arena-verdict-second = { $second } is better than { $first }: { $lost } deals to { $won } of { $deals }.
arena-verdict-neither = { $first } and { $second } are too close to tell apart: { $won } deals to { $lost } of { $deals }.
arena-verdict-open = { $first } against { $second } is not decided yet: { $won } deals to { $lost } of { $deals }.

arena-not-seated = “{ $bot }” can’t take its seat: { $reason }
arena-worker-lost = A process of the match was killed. The games played until then are in the file given with --json.
arena-no-ray = Ray is not installed: “pip install gaslamp[ray]” adds it.
arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
arena-no-game = “{ $game }” is not a game that can be imported: { $reason }
arena-bad-record = { $file }: { $reason }
arena-bad-line = { $file }: line { $number } is not what the arena writes. Choose another file.
arena-other-match = { $file } holds another match: { $what } { $found }, not { $wanted }. Choose another file.
arena-terms-game = the game
arena-terms-version = version
arena-terms-options = the options
arena-terms-seed = seed

arena-balance-title = { $game }: { $bot } against itself, from seed { $seed }
arena-balance-variant = variant
arena-balance-actions = actions
arena-balance-endings = How games end, { $variant }: { $endings }
arena-balance-usual = usual rules
arena-balance-option = { $option }: { $value }
arena-balance-wide = * wider than ±4 points: too few games to tell.
arena-balance-faults =
    { $variant }: the bot gave up { $count ->
        [one] a game, which is
       *[other] { $count } games, which are
    } not counted.
