import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { findLaw } from '../../tables/casino-law.ts';
import { readCallerResidence } from '../../tables/read-residence.ts';
import { presentBet, presentOwnBet } from '../bets/present-bet.ts';
import { keepsTempo } from '../bets/read-terms.ts';
import { readBetsIn, readBetsOf } from '../bets/shared-bet.store.ts';
import { presentSharedRound } from '../rounds/present-shared-round.ts';
import { readNewestRound, readNow, readResults } from '../rounds/shared-round.store.ts';
import { type SharedDeps, tableKey, WATCH_SUBJECT } from '../shared-deps.ts';

const MAX_BETS = 200;
const MAX_RESULTS = 50;
/** Of a live table: as many as its statistics count. */
const MAX_LIVE_RESULTS = 200;

/** Whoever asks looks on: the table goes on for them. */
export const casinoShared =
  (deps: SharedDeps): Handler<'casinoShared'> =>
  async ({ params }, caller) => {
    const { pool, bus } = deps.platform;
    const { brand, player } = caller;
    const game = findSharedGame(params.game);
    if (!game) throw new Failure('casino_game_unknown');
    const { countryId, age } = await readCallerResidence(deps, caller);
    const law = findLaw(deps, countryId, game.key, age);
    if (!law.allowed || !keepsTempo(game, law)) throw new Failure('casino_closed');
    bus.publish(WATCH_SUBJECT, { table: tableKey(brand.id, game.key) });
    const [round, results] = await Promise.all([
      readNewestRound(pool, brand.id, game.key),
      readResults(pool, brand.id, game.key, game.layout ? MAX_LIVE_RESULTS : MAX_RESULTS),
    ]);
    const now = await readNow(pool);
    const shown = { now: now.getTime(), results: results.map(({ id, place, result }) => ({ round: String(id), number: place, result })) };
    if (!round) return { ...shown, round: null, bets: [], own: null, placed: [], chain: null };
    const [bets, mine, { promise, salt, rounds }] = await Promise.all([
      readBetsOf(pool, round.id, MAX_BETS),
      player ? readBetsIn(pool, player.id, round.id) : [],
      deps.chains.chainOf(round.chainId),
    ]);
    const [own] = mine;
    return {
      ...shown,
      round: await presentSharedRound(deps, round, now),
      bets: bets.map(presentBet),
      own: own && !game.layout ? presentOwnBet(own) : null,
      placed: game.layout ? mine.map(presentOwnBet) : [],
      chain: { promise, salt, rounds },
    };
  };
