import { multipleAt } from '@touchline/casino/shared/multiple-curve';
import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import { payTarget } from '../bets/end-bet.ts';
import { presentBet } from '../bets/present-bet.ts';
import { markLost, readReached } from '../bets/shared-bet.store.ts';
import { betLost } from '../bets/shared-events.ts';
import { type SharedDeps, tellTable } from '../shared-deps.ts';
import { markOver, type SharedRound } from './shared-round.store.ts';

/** Players whose money is moved at once: others must get to the database too. */
const AT_ONCE = 4;

/** Pays every open bet whose target a multiple (hundredths) has reached, the lowest first. */
export async function payTargets(deps: SharedDeps, round: Pick<SharedRound, 'id'>, multiple: number): Promise<void> {
  const reached = await readReached(deps.platform.pool, round.id, multiple);
  const waiting = reached.values();
  const work = async (): Promise<void> => {
    for (const bet of waiting) await payTarget(deps, bet);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, reached.length) }, work));
}

/** The targets that a running round has passed. Where nothing is taken by hand none is paid before the end, which would tell it. */
export async function payPassedTargets(
  deps: SharedDeps,
  game: SharedGame,
  round: SharedRound,
  elapsedMs: number,
  result: number,
): Promise<void> {
  if (game.isTakenByHand) await payTargets(deps, round, Math.min(multipleAt(elapsedMs), result));
}

/**
 * Closes an ended round: the targets that it has reached are paid, every other open bet is lost, and nothing moves in it any more. Whatever a process
 * left undone that died on the way is done here.
 */
export async function settleRound(deps: SharedDeps, round: SharedRound & { readonly result: number }): Promise<void> {
  await payTargets(deps, round, round.result);
  const { pool, events } = deps.platform;
  const lost = await inTransaction(pool, async (client) => {
    if (!(await markOver(client, round.id))) return [];
    const bets = await markLost(client, round.id);
    await writeEvents(
      client,
      bets.map((bet) => ({ playerId: bet.playerId, event: betLost(bet) })),
    );
    return bets;
  });
  if (lost.length === 0) return;
  events.nudge();
  tellTable(deps, round.brandId, round.game, { bets: lost.map(presentBet) });
}
