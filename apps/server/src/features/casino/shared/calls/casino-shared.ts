import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { findLaw } from '../../tables/casino-law.ts';
import { readCallerResidence } from '../../tables/read-residence.ts';
import { presentBet, presentOwnBet } from '../bets/present-bet.ts';
import { keepsTempo } from '../bets/read-terms.ts';
import { readBetIn, readBetsOf } from '../bets/shared-bet.store.ts';
import { presentSharedRound } from '../rounds/present-shared-round.ts';
import { readNewestRound, readNow, readResults } from '../rounds/shared-round.store.ts';
import { type SharedDeps, tableKey, WATCH_SUBJECT } from '../shared-deps.ts';

const MAX_BETS = 200;
const MAX_RESULTS = 50;

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
    if (!law.allowed || !keepsTempo(law)) throw new Failure('casino_closed');
    bus.publish(WATCH_SUBJECT, { table: tableKey(brand.id, game.key) });
    const [round, results] = await Promise.all([
      readNewestRound(pool, brand.id, game.key),
      readResults(pool, brand.id, game.key, MAX_RESULTS),
    ]);
    const now = await readNow(pool);
    const shown = { now: now.getTime(), results: results.map(({ id, place, result }) => ({ round: String(id), number: place, result })) };
    if (!round) return { ...shown, round: null, bets: [], own: null, chain: null };
    const [bets, own, { promise, salt, rounds }] = await Promise.all([
      readBetsOf(pool, round.id, MAX_BETS),
      player && readBetIn(pool, player.id, round.id),
      deps.chains.chainOf(round.chainId),
    ]);
    return {
      ...shown,
      round: await presentSharedRound(deps, round, now),
      bets: bets.map(presentBet),
      own: own ? presentOwnBet(own) : null,
      chain: { promise, salt, rounds },
    };
  };
