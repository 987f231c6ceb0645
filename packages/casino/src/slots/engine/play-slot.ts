import type { Draws } from '../../draws/draws.ts';
import { sample } from '../../draws/sample.ts';
import { byCount } from './by-count.ts';
import { sumOf } from './grid-wins.ts';
import type { SlotMaths, SlotMode } from './maths.ts';
import { playHold } from './play-hold.ts';
import { type PlayedSpin, playSpin } from './play-spin.ts';
import type { SlotOutcome, SlotStep } from './steps.ts';

/** How many cells the grid of a slot has. */
export const cellCount = ({ spins: { base }, rows }: SlotMaths): number => rows * ('strips' in base ? base.strips.length : base.reels);

/** The steps of a round as they come; nothing follows once the cap is reached. */
class Round {
  readonly steps: SlotStep[] = [];
  private readonly cap: number;
  private sum = 0;

  constructor(cap: number) {
    this.cap = cap;
  }

  get isCapped(): boolean {
    return this.sum >= this.cap;
  }

  add(steps: readonly SlotStep[]): void {
    this.steps.push(...steps);
    this.sum += sumOf(steps);
    if (this.sum <= this.cap) return;
    this.steps.push({ kind: 'cap', pay: this.cap - this.sum });
    this.sum = this.cap;
  }

  get pay(): number {
    return this.sum;
  }
}

/** The step that pays the scatters of a spin, where they pay. */
function scatterSteps({ scatter }: SlotMaths, { scatters, multiplier }: PlayedSpin): SlotStep[] {
  const pay = byCount(scatter?.pays ?? [], scatters.length) * multiplier;
  return pay > 0 ? [{ kind: 'scatter', multiplier, positions: scatters, pay }] : [];
}

function playFreeSpins(maths: SlotMaths, free: NonNullable<SlotMaths['free']>, first: number, draws: Draws, round: Round): void {
  let awarded = Math.min(first, free.max);
  let left = awarded;
  round.add([{ kind: 'free-spins', added: awarded, left, pay: 0 }]);
  while (left > 0 && !round.isCapped) {
    left -= 1;
    const spin = playSpin(maths, 'free', draws);
    round.add([...spin.steps, ...scatterSteps(maths, spin)]);
    const added = Math.min(byCount(free.again, spin.scatters.length), free.max - awarded);
    if (added === 0 || round.isCapped) continue;
    awarded += added;
    left += added;
    round.add([{ kind: 'free-spins', added, left, pay: 0 }]);
  }
}

/** Draws a round of a slot and everything that follows from it. */
export function playSlot(maths: SlotMaths, mode: SlotMode, draws: Draws): SlotOutcome {
  const start = maths.modes[mode];
  if (!start) throw new RangeError(`${maths.key} has no mode ${mode}`);
  const { free, hold, unit } = maths;
  const round = new Round(maths.cap * unit);
  let freeSpins = 'freeSpins' in start ? start.freeSpins : 0;
  let held = 'coins' in start ? sample(draws, cellCount(maths), start.coins) : [];
  if ('spin' in start) {
    const spin = playSpin(maths, start.spin, draws);
    round.add([...spin.steps, ...scatterSteps(maths, spin)]);
    freeSpins = byCount(free?.spins ?? [], spin.scatters.length);
    if (hold && spin.scatters.length >= hold.from) held = [...spin.scatters];
  }
  if (free && freeSpins > 0 && !round.isCapped) playFreeSpins(maths, free, freeSpins, draws, round);
  if (hold && held.length > 0 && !round.isCapped) round.add(playHold(hold, held, cellCount(maths), draws));
  return { mode, unit, price: start.price, pay: round.pay, steps: round.steps };
}
