import type { Draws } from '../../draws/draws.ts';
import { cellsOf, type Grid, windowAt } from './grid.ts';
import { gridWins, sumOf } from './grid-wins.ts';
import type { SlotMaths, Strips } from './maths.ts';
import { playBoard } from './play-board.ts';
import type { SlotStep } from './steps.ts';

/** One grid, played to its end; scatters are cells of the last grid and not paid yet. */
export interface PlayedSpin {
  readonly steps: readonly SlotStep[];
  /** Units of all combinations. */
  readonly pay: number;
  readonly scatters: readonly number[];
  /** The factor that scatters are multiplied by as well. */
  readonly multiplier: number;
}

/** A reel's symbols once its wild, if it has one, has filled it. */
export const expandedReel = (symbols: string, wilds: SlotMaths['wilds']): string => {
  const wild = Array.from(symbols).find((letter) => letter in wilds);
  return wild ? wild.repeat(symbols.length) : symbols;
};

function playStrips(maths: SlotMaths, spin: 'base' | 'ante' | 'free', reels: Strips, draws: Draws): PlayedSpin {
  const stops = reels.strips.map((strip) => draws.below(strip.length));
  const drawn = reels.strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, maths.rows));
  const steps: SlotStep[] = [{ kind: 'spin', spin, stops, grid: drawn.join(''), pay: 0 }];
  const shown = reels.expanding ? drawn.map((symbols) => expandedReel(symbols, maths.wilds)) : drawn;
  const expanded = shown.flatMap((symbols, reel) => (symbols === drawn[reel] ? [] : [reel]));
  if (expanded.length > 0) steps.push({ kind: 'expand', reels: expanded, grid: shown.join(''), pay: 0 });
  const grid: Grid = Array.from(shown.join(''));
  const wins = gridWins(maths, grid);
  const pay = sumOf(wins) * reels.multiplier;
  if (wins.length > 0) steps.push({ kind: 'wins', multiplier: reels.multiplier, wins, pay });
  const scatters = maths.scatter ? cellsOf(Array.from(drawn.join('')), maths.scatter.symbol) : [];
  return { steps, pay, scatters, multiplier: reels.multiplier };
}

/** Draws one grid and plays it: a stop for each reel, or the number of a board. */
export function playSpin(maths: SlotMaths, spin: 'base' | 'ante' | 'free', draws: Draws): PlayedSpin {
  const reels = maths.spins[spin];
  if (!reels) throw new RangeError(`${maths.key} has no ${spin} spin`);
  return 'strips' in reels ? playStrips(maths, spin, reels, draws) : playBoard(maths, spin, reels, draws.below(reels.boards));
}
