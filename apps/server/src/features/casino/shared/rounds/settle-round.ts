import { multipleAt } from '@touchline/casino/shared/multiple-curve';
import type { SharedGame } from '@touchline/casino/shared/shared-game';
import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import { payPlaced, payTarget } from '../bets/end-bet.ts';
import { presentBet } from '../bets/present-bet.ts';
import { markLost, readOpenBets, readReached, type SharedBet } from '../bets/shared-bet.store.ts';
import { betLost } from '../bets/shared-events.ts';
import { type SharedDeps, tellTable } from '../shared-deps.ts';
import { markOver, type SharedRound } from './shared-round.store.ts';

/** Players whose money is moved at once: others must get to the database too. */
const AT_ONCE = 4;

/** Pays bets, a few at a time. */
async function payEach(bets: readonly SharedBet[], pay: (bet: SharedBet) => Promise<unknown>): Promise<void> {
  const waiting = bets.values();
  const work = async (): Promise<void> => {
    for (const bet of waiting) await pay(bet);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, bets.length) }, work));
}

/** Pays every open bet whose target a multiple (hundredths) has reached, the lowest first. */
const payTargets = async (deps: SharedDeps, round: Pick<SharedRound, 'id'>, multiple: number): Promise<void> =>
  payEach(await readReached(deps.platform.pool, round.id, multiple), (bet) => payTarget(deps, bet));

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

/** Pays every open bet on places of a layout that the result of its round returns something to. */
async function payPlaces(deps: SharedDeps, layout: SharedLayout, round: Pick<SharedRound, 'id'>, result: number): Promise<void> {
  const isWon = ({ chips }: SharedBet): boolean => layout.pay(chips ?? [], result).num > 0n;
  await payEach((await readOpenBets(deps.platform.pool, round.id)).filter(isWon), (bet) => payPlaced(deps, bet, layout, result));
}

/** Pays what an ended round has won. */
export const payWinners = (deps: SharedDeps, game: SharedGame, round: Pick<SharedRound, 'id'>, result: number): Promise<void> =>
  game.layout ? payPlaces(deps, game.layout, round, result) : payTargets(deps, round, result);

/**
 * Closes an ended round: what it has won is paid, every other open bet is lost, and nothing moves in it any more. Whatever a process
 * left undone that died on the way is done here.
 */
export async function settleRound(deps: SharedDeps, game: SharedGame, round: SharedRound & { readonly result: number }): Promise<void> {
  await payWinners(deps, game, round, round.result);
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
