/* Random games of Scotland Yard in C, by hand: the limit beside the engine's rate.

   It does what the engine does at random, for every agreement that players can make: each action
   of a seat, of chance and of the referee is drawn evenly among the legal ones as a code and then
   carried out, with everything that a state of the engine holds. Chance comes from ChaCha8, as
   the engine's does. `kernel.py` compiles it and lays out London for it. */

#include <stdint.h>

enum { STATIONS = 199, STARTS = 18, PAWNS = 6, RIDES = 4096, MISTER_X = 0 };
enum { TAXI, BUS, UNDERGROUND, BLACK, CARD, STOCK };
enum { STEP = 200, DEAL = BLACK * STEP + STEP, AT = DEAL + STEP, DOUBLE = AT + STEP };
enum { SHOW = DOUBLE + 1, HIDE, STAY, TAKE, TAKE_NOTHING = TAKE + 3 };
enum { CHANCE = -1, REFEREE = -2, OVER = -3 };
enum { DEALING, TURN, FIRST, SECOND, SIGHTING, OFFER, TAKING, CHASE, ENDED };
enum { CAUGHT, SURROUNDED, STRANDED, AWAY, ENDINGS };
enum { ROUNDS = 22, WINDOWS = 24 };

/* What stays the same all game long. Station s has the rides first[s] up to first[s + 1], the
   black ones from first_black[s] on. */
typedef struct {
    int32_t detectives, counted, voluntary, owners[PAWNS];
    int32_t first[STATIONS + 2], first_black[STATIONS + 1], starts[STARTS];
    uint8_t end[RIDES], ticket[RIDES];
} Setup;

typedef struct {
    int seat, phase, pawn, round, moves, ending;
    int owes_second, shown, volunteered;
    int station[PAWNS];
    int stock[PAWNS][STOCK];
    int log[WINDOWS + 1];
    uint8_t opened[WINDOWS + 1], guarded[STATIONS + 1];
} State;

typedef struct {
    uint32_t key[8], block[16], counter;
    uint8_t used, usable, blocks_left;
} Chance;

static uint32_t turned(uint32_t word, int by) { return word << by | word >> (32 - by); }

static void quarter(uint32_t *w, int a, int b, int c, int d) {
    w[a] += w[b], w[d] = turned(w[d] ^ w[a], 16);
    w[c] += w[d], w[b] = turned(w[b] ^ w[c], 12);
    w[a] += w[b], w[d] = turned(w[d] ^ w[a], 8);
    w[c] += w[d], w[b] = turned(w[b] ^ w[c], 7);
}

static void refill(Chance *chance) {
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, words[16];
    for (int i = 0; i < 8; i++)
        start[4 + i] = chance->key[i];
    start[12] = chance->counter++;
    for (int i = 0; i < 16; i++)
        words[i] = start[i];
    for (int i = 0; i < 4; i++) {
        quarter(words, 0, 4, 8, 12), quarter(words, 1, 5, 9, 13);
        quarter(words, 2, 6, 10, 14), quarter(words, 3, 7, 11, 15);
        quarter(words, 0, 5, 10, 15), quarter(words, 1, 6, 11, 12);
        quarter(words, 2, 7, 8, 13), quarter(words, 3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++)
        chance->block[i] = words[i] + start[i];
    chance->used = 0;
    chance->usable = 16;
    if (--chance->blocks_left == 0) {
        for (int i = 0; i < 8; i++)
            chance->key[i] = chance->block[8 + i];
        chance->usable = 8;
        chance->counter = 0;
        chance->blocks_left = 16;
    }
}

static uint32_t word(Chance *chance) {
    if (chance->used >= chance->usable)
        refill(chance);
    return chance->block[chance->used++];
}

static int draw(Chance *chance, uint32_t count) {
    uint64_t product = (uint64_t)word(chance) * count;
    if ((uint32_t)product < count)
        while ((uint32_t)product < -count % count)
            product = (uint64_t)word(chance) * count;
    return product >> 32;
}

static int is_open(const Setup *setup, const State *state, int pawn, int ride) {
    return state->stock[pawn][setup->ticket[ride]] > 0 && !state->guarded[setup->end[ride]];
}

static int rides_end(const Setup *setup, const State *state, int pawn) {
    int station = state->station[pawn];
    return pawn == MISTER_X ? setup->first[station + 1] : setup->first_black[station];
}

static int has_move(const Setup *setup, const State *state, int pawn) {
    int end = rides_end(setup, state, pawn);
    for (int ride = setup->first[state->station[pawn]]; ride < end; ride++)
        if (is_open(setup, state, pawn, ride))
            return 1;
    return 0;
}

static int price(const Setup *setup, int ticket) { return ticket == BLACK || setup->counted; }

static int leaves_a_second(const Setup *setup, const State *state, int ride) {
    int spent = setup->ticket[ride], station = setup->end[ride];
    int is_last = state->stock[MISTER_X][spent] == price(setup, spent);
    for (int second = setup->first[station]; second < setup->first[station + 1]; second++)
        if (is_open(setup, state, MISTER_X, second) &&
            !(is_last && setup->ticket[second] == spent))
            return 1;
    return 0;
}

static int can_double(const Setup *setup, const State *state) {
    if (!state->stock[MISTER_X][CARD])
        return 0;
    int station = state->station[MISTER_X];
    for (int ride = setup->first[station]; ride < setup->first[station + 1]; ride++)
        if (is_open(setup, state, MISTER_X, ride) && leaves_a_second(setup, state, ride))
            return 1;
    return 0;
}

static int draw_card(const Setup *setup, const State *state, Chance *chance) {
    for (;;) {
        int station = setup->starts[draw(chance, STARTS)], is_dealt = 0;
        for (int pawn = 0; pawn <= setup->detectives; pawn++)
            is_dealt |= state->station[pawn] == station;
        if (!is_dealt)
            return DEAL + station;
    }
}

static int draw_ride(const Setup *setup, const State *state, Chance *chance) {
    int first = setup->first[state->station[state->pawn]];
    int end = rides_end(setup, state, state->pawn);
    int last = end + (state->phase == TURN && can_double(setup, state));
    for (;;) {
        int ride = first + draw(chance, last - first);
        if (ride == end)
            return DOUBLE;
        if (is_open(setup, state, state->pawn, ride) &&
            (state->phase != FIRST || leaves_a_second(setup, state, ride)))
            return setup->ticket[ride] * STEP + setup->end[ride];
    }
}

static int draw_ticket(const State *state, Chance *chance) {
    int taken[4], kinds = 0;
    for (int ticket = TAXI; ticket <= UNDERGROUND; ticket++)
        if (state->stock[state->pawn][ticket] > 0)
            taken[kinds++] = TAKE + ticket;
    taken[kinds++] = TAKE_NOTHING;
    return taken[draw(chance, kinds)];
}

static int draw_action(const Setup *setup, const State *state, Chance *chance) {
    if (state->seat == REFEREE)
        return state->phase == CHASE ? STAY : AT + state->station[MISTER_X];
    switch (state->phase) {
    case DEALING: return draw_card(setup, state, chance);
    case OFFER: return draw(chance, 2) ? HIDE : SHOW;
    case TAKING: return draw_ticket(state, chance);
    default: return draw_ride(setup, state, chance);
    }
}

static void end(State *state, int ending) {
    state->ending = ending;
    state->phase = ENDED;
    state->seat = OVER;
}

static int are_stuck(const Setup *setup, const State *state) {
    for (int pawn = 1; pawn <= setup->detectives; pawn++)
        if (has_move(setup, state, pawn))
            return 0;
    return 1;
}

static void next_round(const Setup *setup, State *state) {
    state->round++;
    state->phase = TURN;
    state->seat = MISTER_X;
    if (!has_move(setup, state, MISTER_X))
        end(state, SURROUNDED);
}

static void end_round(const Setup *setup, State *state) {
    state->pawn = MISTER_X;
    if (state->round == ROUNDS)
        end(state, AWAY);
    else if (are_stuck(setup, state))
        end(state, STRANDED);
    else
        next_round(setup, state);
}

static void next_detective(const Setup *setup, State *state) {
    if (++state->pawn > setup->detectives)
        end_round(setup, state);
    else
        state->seat = has_move(setup, state, state->pawn) ? setup->owners[state->pawn] : REFEREE;
}

static void start_chase(const Setup *setup, State *state) {
    state->phase = CHASE;
    state->pawn = 0;
    next_detective(setup, state);
}

static void hand_over(const Setup *setup, State *state, int ticket) {
    state->stock[state->pawn][ticket]--;
    if (setup->counted)
        state->stock[MISTER_X][ticket]++;
}

static void detective_acts(const Setup *setup, State *state, int action) {
    if (action != STAY) {
        int station = action % STEP;
        hand_over(setup, state, action / STEP);
        state->guarded[state->station[state->pawn]] = 0;
        state->guarded[station] = 1;
        state->station[state->pawn] = station;
        if (station == state->station[MISTER_X]) {
            end(state, CAUGHT);
            return;
        }
    }
    next_detective(setup, state);
}

static void next_to_give(const Setup *setup, State *state) {
    for (state->pawn++; state->pawn <= setup->detectives; state->pawn++) {
        const int *stock = state->stock[state->pawn];
        if (stock[TAXI] || stock[BUS] || stock[UNDERGROUND])
            return;
    }
    state->volunteered = 0;
    state->pawn = MISTER_X;
    if (are_stuck(setup, state))
        end(state, STRANDED);
    else
        start_chase(setup, state);
}

static void call_sighting(State *state) {
    state->phase = SIGHTING;
    state->seat = REFEREE;
}

static void after_move(const Setup *setup, State *state) {
    state->seat = MISTER_X;
    if (state->owes_second) {
        state->phase = SECOND;
    } else if (state->volunteered) {
        state->phase = TAKING;
        next_to_give(setup, state);
    } else if (setup->voluntary && !state->shown) {
        state->phase = OFFER;
    } else {
        start_chase(setup, state);
    }
}

static void mister_x_acts(const Setup *setup, State *state, int action) {
    if (action == DOUBLE) {
        state->stock[MISTER_X][CARD]--;
        state->phase = FIRST;
        return;
    }
    int ticket = action / STEP;
    state->stock[MISTER_X][ticket] -= price(setup, ticket);
    state->station[MISTER_X] = action % STEP;
    state->shown = 0;
    state->log[++state->moves] = action;
    state->owes_second = state->phase == FIRST;
    if (state->moves == 3 || state->moves == 8 || state->moves == 13 || state->moves == 18)
        call_sighting(state);
    else
        after_move(setup, state);
}

static void show(const Setup *setup, State *state) {
    state->shown = 1;
    state->opened[state->moves] = 1;
    after_move(setup, state);
}

static void answer_offer(const Setup *setup, State *state, int answer) {
    if (answer == SHOW) {
        state->volunteered = 1;
        call_sighting(state);
    } else {
        start_chase(setup, state);
    }
}

static void take(const Setup *setup, State *state, int action) {
    if (action != TAKE_NOTHING)
        hand_over(setup, state, action - TAKE);
    next_to_give(setup, state);
}

static void deal(const Setup *setup, State *state, int station) {
    state->station[state->pawn] = station;
    if (state->pawn == MISTER_X)
        state->log[0] = station;
    else
        state->guarded[station] = 1;
    if (++state->pawn > setup->detectives) {
        state->pawn = MISTER_X;
        next_round(setup, state);
    }
}

static void apply(const Setup *setup, State *state, int action) {
    switch (state->phase) {
    case DEALING: deal(setup, state, action - DEAL); break;
    case SIGHTING: show(setup, state); break;
    case OFFER: answer_offer(setup, state, action); break;
    case TAKING: take(setup, state, action); break;
    case CHASE: detective_acts(setup, state, action); break;
    default: mister_x_acts(setup, state, action);
    }
}

static State set_table(const Setup *setup) {
    State state = {.seat = CHANCE, .ending = -1, .stock = {{4, 3, 3, setup->detectives, 2}}};
    for (int pawn = 1; pawn <= setup->detectives; pawn++) {
        state.stock[pawn][TAXI] = 10;
        state.stock[pawn][BUS] = 8;
        state.stock[pawn][UNDERGROUND] = 4;
    }
    return state;
}

/* Play so many games; count how they ended; return the actions of all of them. */
int64_t play_many(const Setup *setup, int64_t games, uint64_t seed, int64_t endings[ENDINGS]) {
    Chance chance = {{(uint32_t)seed, seed >> 32}, .used = 16, .usable = 16, .blocks_left = 16};
    State start = set_table(setup);
    int64_t actions = 0;
    for (int64_t game = 0; game < games; game++) {
        State state = start;
        for (; state.seat != OVER; actions++)
            apply(setup, &state, draw_action(setup, &state, &chance));
        endings[state.ending]++;
    }
    return actions;
}
