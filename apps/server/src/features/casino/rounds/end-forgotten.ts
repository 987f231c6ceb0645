import { findGame } from '@touchline/casino/games/games';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import { lockPlayerMoney, type PlayerMoney } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { CasinoDeps } from '../casino-deps.ts';
import { readState, takeAction } from './act-in-round.ts';
import { endRound, voidRound } from './end-round.ts';
import { lockRound, type Round, readForgotten, readRound, updateRound } from './round.store.ts';
import { writeRoundEvents } from './round-events.ts';

/** A round whose player has not come back for so long is ended for them. */
const FORGOTTEN_HOURS = 24;
const ROUNDS_A_TURN = 200;
/** More decisions than any round takes: a game that never ends is a defect. */
const MAX_DECISIONS = 200;

/**
 * Ends the rounds that were forgotten (decision 0059): by the decisions that the game takes for whoever does not come back, else as they stand.
 * No limit, block or exclusion keeps a player from what a round returns. Gives how many were ended.
 */
export async function endForgotten(deps: CasinoDeps, hours = FORGOTTEN_HOURS): Promise<number> {
  const { pool, events } = deps.platform;
  let ended = 0;
  for (const { id, playerId } of await readForgotten(pool, hours, ROUNDS_A_TURN)) {
    const known = await readRound(pool, playerId, id);
    invariant(known, 'a round is not deleted');
    ended += await inTransaction(pool, async (client) => {
      const money = await lockPlayerMoney(client, playerId, known.currency);
      const round = await lockRound(client, playerId, id);
      if (round?.status !== 'open') return 0;
      await end(deps, client, round, money);
      return 1;
    });
  }
  if (ended > 0) events.nudge();
  return ended;
}

async function end(deps: CasinoDeps, client: pg.PoolClient, open: Round, money: PlayerMoney): Promise<void> {
  const game = findGame(open.game);
  invariant(game, 'a game that was played is there');
  let round = open;
  for (let i = 0; i < MAX_DECISIONS && round.status === 'open'; i += 1) {
    const state = await readState(deps, client, game, round);
    const decision = game.forgotten?.(state);
    // A decision that stakes more is never taken for anybody.
    if (decision !== undefined && decision !== 'void') {
      round = await takeAction(deps, client, { game, round, money, action: decision, maxMinor: 0n });
      continue;
    }
    // A step of its own, so that repeats of the player's last request still get its answer.
    const now = {
      ...round,
      stakes: [...round.stakes, 0n],
      stakeTransactions: [...round.stakeTransactions, 0n],
      balances: [...round.balances, money.main.balanceMinor],
    };
    const ending = decision === 'void' ? await voidRound(client, now) : await endRound(client, now, money, game.returned(state));
    const after = { ...now, ...ending.ended };
    await writeRoundEvents(client, after, [], ending.gainMinor);
    round = await updateRound(client, round.id, after);
  }
  invariant(round.status !== 'open', 'a forgotten round comes to its end');
}
