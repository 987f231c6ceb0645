import type { SlotCoin, SlotOutcome, SlotStep, SlotWin } from '@touchline/casino/slots/engine/steps';

/** One picture of the reels, which stays for a while. Cells are at `reel * rows + row`. */
export interface SlotFrame {
  readonly lastsMs: number;
  /** Letters of the maths. */
  readonly grid: string;
  /** Whether the reels turn first, and stop one by one. */
  readonly spins: boolean;
  /** Cells that are marked. */
  readonly lit: readonly number[];
  readonly wins: readonly SlotWin[];
  /** By which the pays of `wins` are multiplied. */
  readonly multiplier: number;
  /** Coins that are held. */
  readonly coins: readonly SlotCoin[];
  /** Free spins still to come; null where there are none. */
  readonly freeLeft: number | null;
  /** Draws that may still pass without a coin; null where none is held. */
  readonly drawsLeft: number | null;
  /** Units paid so far. */
  readonly paid: number;
}

const PACE_MS: Readonly<Record<SlotStep['kind'], number>> = {
  spin: 1_500,
  board: 1_500,
  expand: 500,
  wins: 900,
  tumble: 450,
  scatter: 900,
  'free-spins': 900,
  hold: 900,
  respin: 450,
  collect: 900,
  cap: 500,
};
/** Free spins follow each other faster. */
const FREE_SPIN_MS = 900;

/** The changes that a step makes to the frame before it. */
function changed(before: SlotFrame, step: SlotStep): Partial<SlotFrame> {
  switch (step.kind) {
    case 'spin':
    case 'board':
      return step.spin === 'free'
        ? { grid: step.grid, spins: true, lastsMs: FREE_SPIN_MS, freeLeft: (before.freeLeft ?? 1) - 1 }
        : { grid: step.grid, spins: true };
    case 'expand':
    case 'tumble':
      return { grid: step.grid };
    case 'wins':
      return { wins: step.wins, multiplier: step.multiplier, lit: [...new Set(step.wins.flatMap(({ positions }) => positions))] };
    case 'scatter':
      return { lit: step.positions };
    case 'free-spins':
      return { freeLeft: step.left };
    case 'hold':
    case 'respin':
      return { coins: [...before.coins, ...step.coins], drawsLeft: step.left };
    case 'collect':
      return { lit: before.coins.map(({ at }) => at) };
    case 'cap':
      return {};
  }
}

/** The reels as they stand before the first round. */
export const restingFrame = (grid: string): SlotFrame => ({
  lastsMs: 0,
  grid,
  spins: false,
  lit: [],
  wins: [],
  multiplier: 1,
  coins: [],
  freeLeft: null,
  drawsLeft: null,
  paid: 0,
});

/** A drawn round as it is shown, step by step, from the grid that stood before it. */
export function slotFrames({ steps }: SlotOutcome, from: string): readonly SlotFrame[] {
  const frames = [restingFrame(from)];
  for (const step of steps) {
    const before = frames.at(-1) ?? restingFrame(from);
    const calm = { ...before, spins: false, lit: [], wins: [], multiplier: 1, lastsMs: PACE_MS[step.kind], paid: before.paid + step.pay };
    frames.push({ ...calm, ...changed(before, step) });
  }
  return frames;
}

/** How long a round is shown, ms. */
export const replayMs = (frames: readonly SlotFrame[]): number => frames.reduce((sum, { lastsMs }) => sum + lastsMs, 0);

/** A place in what is shown: the number of the frame, and how many reels have stopped in it. */
export interface ReplayPlace {
  readonly frame: number;
  readonly stopped: number;
}

/** The place at a share of the whole, 0 to 1. The last reel stops a little before its frame ends. */
export function placeAt(frames: readonly SlotFrame[], progress: number, reels: number): ReplayPlace {
  let left = replayMs(frames) * progress;
  const last = frames.length - 1;
  const frame = frames.findIndex(({ lastsMs }, i) => {
    if (left < lastsMs || i === last) return true;
    left -= lastsMs;
    return false;
  });
  const shown = frames[frame];
  const turns = progress < 1 && shown !== undefined && shown.spins;
  return { frame, stopped: turns ? Math.min(reels, Math.floor((left / shown.lastsMs) * (reels + 1))) : reels };
}
