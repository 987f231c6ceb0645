import type { SlotMode } from './maths.ts';

/** One combination that pays. Positions are cells of the grid: `reel * rows + row`. */
export type SlotWin = {
  readonly symbol: string;
  readonly count: number;
  readonly positions: readonly number[];
  /** The number of its line from 0, where lines pay. */
  readonly line?: number;
  /** How many ways it pays, where ways do. */
  readonly ways?: number;
  /** Units, before the multiplier of the step. */
  readonly pay: number;
};

/** A coin that is held; `name` where it is a prize with a name. */
export type SlotCoin = { readonly at: number; readonly value: number; readonly name?: string };

/** The next step on the reels. `pay` is what the step adds, in units of pay; grids are letters in the order of `Grid`. */
export type SlotStep = { readonly pay: number } & (
  | { readonly kind: 'spin'; readonly spin: 'base' | 'ante' | 'free'; readonly stops: readonly number[]; readonly grid: string }
  | { readonly kind: 'board'; readonly spin: 'base' | 'ante' | 'free'; readonly board: number; readonly grid: string }
  | { readonly kind: 'expand'; readonly reels: readonly number[]; readonly grid: string }
  | { readonly kind: 'wins'; readonly multiplier: number; readonly wins: readonly SlotWin[] }
  | { readonly kind: 'tumble'; readonly removed: readonly number[]; readonly grid: string }
  | { readonly kind: 'scatter'; readonly multiplier: number; readonly positions: readonly number[] }
  | { readonly kind: 'free-spins'; readonly added: number; readonly left: number }
  | { readonly kind: 'hold'; readonly coins: readonly SlotCoin[]; readonly left: number }
  | { readonly kind: 'respin'; readonly coins: readonly SlotCoin[]; readonly left: number }
  | { readonly kind: 'collect'; readonly coins: number; readonly full: boolean }
  /** The round has reached its cap: what goes beyond is taken off. */
  | { readonly kind: 'cap' }
);

/** A round of a slot, ready to be shown. `pay` is the sum of its steps; `price` is what the mode costs; both in units, of which `unit` make the bet. */
export type SlotOutcome = {
  readonly mode: SlotMode;
  readonly unit: number;
  readonly price: number;
  readonly pay: number;
  readonly steps: readonly SlotStep[];
};
