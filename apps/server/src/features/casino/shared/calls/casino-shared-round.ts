import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentOwnBet } from '../bets/present-bet.ts';
import { readBetsIn } from '../bets/shared-bet.store.ts';
import { presentSharedRound } from '../rounds/present-shared-round.ts';
import { readNow, readSharedRound } from '../rounds/shared-round.store.ts';
import type { SharedDeps } from '../shared-deps.ts';

/** A round that has not ended is as unknown as one that does not exist: its hash decides it. */
export const casinoSharedRound =
  (deps: SharedDeps): Handler<'casinoSharedRound'> =>
  async ({ params }, { brand, player }) => {
    const { pool } = deps.platform;
    const round = await readSharedRound(pool, brand.id, params.game, BigInt(params.round));
    if (!round || round.status === 'open') throw new Failure('casino_round_unknown');
    const [view, { promise, salt, rounds }, previousHash, own] = await Promise.all([
      presentSharedRound(deps, round, await readNow(pool)),
      deps.chains.chainOf(round.chainId),
      deps.chains.hashBefore(round),
      player ? readBetsIn(pool, player.id, round.id) : [],
    ]);
    return { round: view, chain: { promise, salt, rounds }, previousHash, own: own.map(presentOwnBet) };
  };
