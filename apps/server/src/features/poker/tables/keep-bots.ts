import type { PokerDeps } from '../poker-deps.ts';
import { type BotPlan, readBotPlans } from './due-table.store.ts';
import { seatBot, unseatBot } from './seat-bot.ts';
import type { TableSteps } from './table-steps.ts';

/** Names of house bots, the same in every language. */
export const BOT_NAMES = ['Rook', 'Harbour', 'Lantern', 'Quarry', 'Willow', 'Beacon', 'Thistle', 'Marlin'] as const;

async function keep(deps: PokerDeps, { id, seats, wanted, taken, bots }: BotPlan): Promise<void> {
  // Those without chips go first.
  const byWorth = bots.toSorted((a, b) => Number(b.isBroke) - Number(a.isBroke));
  const leaving = byWorth.filter(({ isBroke }, i) => isBroke || i < bots.length - wanted);
  for (const { seat } of leaving) await unseatBot(deps, id, seat);
  const stay = bots.filter((bot) => !leaving.includes(bot));
  const names = BOT_NAMES.filter((name) => !stay.some((bot) => bot.name === name));
  const free = Array.from({ length: seats }, (_, i) => seats - i).filter(
    (seat) => !taken.includes(seat) || leaving.some((bot) => bot.seat === seat),
  );
  for (const [i, seat] of free.slice(0, Math.max(0, wanted - stay.length)).entries())
    await seatBot(deps, id, seat, names[i] ?? BOT_NAMES[0]);
}

/**
 * Seats and unseats house bots between hands, as many as each table is to have, where somebody sits or looks on; gives the tables where that was needed.
 * Elsewhere everything stays as it is: the house's money moves for nobody's sake alone.
 */
export async function keepBots(deps: PokerDeps, steps: TableSteps, isAttended: (table: BotPlan) => boolean): Promise<readonly bigint[]> {
  const plans = (await readBotPlans(deps.platform.pool)).filter(isAttended);
  for (const plan of plans) await steps.take(plan.id, () => keep(deps, plan));
  return plans.map(({ id }) => id);
}
