import { windowAt } from '../engine/grid.ts';
import type { SlotMaths, Strips } from '../engine/maths.ts';
import { expandedReel } from '../engine/play-spin.ts';
import { lineRuns } from './line-runs.ts';
import type { RunRule } from './run-rule.ts';
import { SpinLaw } from './spin-law.ts';
import { wayRuns } from './way-runs.ts';

/** A column that a reel can show, as it pays, and at how many of its stops it does. */
interface Column {
  readonly shown: string;
  readonly scatters: number;
  readonly stops: number;
}

function columnsOf({ rows, scatter, wilds }: SlotMaths, strip: string, expanding: boolean): Column[] {
  const columns = new Map<string, Column>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const drawn = windowAt(strip, stop, rows);
    const shown = expanding ? expandedReel(drawn, wilds) : drawn;
    const scatters = Array.from(drawn).filter((letter) => letter === scatter?.symbol).length;
    const key = `${shown} ${scatters}`;
    columns.set(key, { shown, scatters, stops: (columns.get(key)?.stops ?? 0) + 1 });
  }
  return [...columns.values()];
}

/** How many of the stops of all reels from each one on show how many scatters: what is left to count where no combination goes on. */
function scattersFrom(reels: readonly (readonly Column[])[]): number[][] {
  const suffixes: number[][] = [[1]];
  for (const columns of reels.toReversed()) {
    const sum: number[] = [];
    const rest = suffixes[0] ?? [];
    for (const { scatters, stops } of columns)
      for (const [more, weight] of rest.entries()) sum[scatters + more] = (sum[scatters + more] ?? 0) + stops * weight;
    suffixes.unshift(Array.from(sum, (weight) => weight ?? 0));
  }
  return suffixes;
}

function cycle<Run>(reels: readonly (readonly Column[])[], rule: RunRule<Run>, multiplier: number): SpinLaw {
  const law = new SpinLaw();
  const rest = scattersFrom(reels);
  const visit = (reel: number, runs: readonly Run[], pay: number, scatters: number, weight: number): void => {
    if (runs.length === 0 || reel === reels.length) {
      let sum = pay;
      for (const run of runs) sum += rule.pay(run);
      for (const [more, stops] of (rest[reel] ?? []).entries()) if (stops > 0) law.add(scatters + more, sum * multiplier, weight * stops);
      return;
    }
    for (const column of reels[reel] ?? []) {
      let settled = pay;
      const alive: Run[] = [];
      for (const run of runs) {
        const next = rule.extend(run, column.shown);
        if (next) alive.push(next);
        else settled += rule.pay(run);
      }
      visit(reel + 1, alive, settled, scatters + column.scatters, weight * column.stops);
    }
  };
  for (const { shown, scatters, stops } of reels[0] ?? []) visit(1, rule.open(shown), 0, scatters, stops);
  return law;
}

/** Plays every combination of the stops of all reels, each as often as it comes, and counts what it pays. */
export function fullCycle(maths: SlotMaths, reels: Strips): SpinLaw {
  if (maths.rule.kind === 'clusters') throw new RangeError('clusters are drawn from decks');
  const columns = reels.strips.map((strip) => columnsOf(maths, strip, reels.expanding === true));
  return maths.rule.kind === 'lines'
    ? cycle(columns, lineRuns(maths, maths.rule.lines), reels.multiplier)
    : cycle(columns, wayRuns(maths), reels.multiplier);
}
