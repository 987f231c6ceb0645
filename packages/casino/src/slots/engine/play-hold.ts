import type { Draws } from '../../draws/draws.ts';
import type { HoldAndWin } from './maths.ts';
import type { SlotCoin, SlotStep } from './steps.ts';

/** The value of a coin at a cell. */
function drawCoin({ coins }: HoldAndWin, at: number, draws: Draws): SlotCoin {
  let place = draws.below(coins.reduce((sum, { weight }) => sum + weight, 0));
  for (const { value, weight, name } of coins) {
    if (place < weight) return name ? { at, value, name } : { at, value };
    place -= weight;
  }
  throw new RangeError('the weights of coins are whole numbers above 0');
}

/** Holds the coins that lie, draws the other cells again until nothing lands often enough, and pays every coin. */
export function playHold(hold: HoldAndWin, held: readonly number[], cells: number, draws: Draws): SlotStep[] {
  const coins = held.map((at) => drawCoin(hold, at, draws));
  const steps: SlotStep[] = [{ kind: 'hold', coins: [...coins], left: hold.respins, pay: 0 }];
  const taken = new Set(held);
  for (let left = hold.respins; left > 0 && taken.size < cells; ) {
    const landed: SlotCoin[] = [];
    for (let at = 0; at < cells; at += 1)
      if (!taken.has(at) && draws.below(hold.landing.outOf) < hold.landing.of) landed.push(drawCoin(hold, at, draws));
    for (const { at } of landed) taken.add(at);
    coins.push(...landed);
    left = landed.length > 0 ? hold.respins : left - 1;
    steps.push({ kind: 'respin', coins: landed, left, pay: 0 });
  }
  const full = taken.size === cells;
  const pay = coins.reduce((sum, { value }) => sum + value, 0) + (full ? hold.full : 0);
  return [...steps, { kind: 'collect', coins: coins.length, full, pay }];
}
