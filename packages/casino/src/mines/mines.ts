import { ONE, ZERO } from '@touchline/kernel/ratio';
import { err, ok } from '@touchline/kernel/result';
import { sample } from '../draws/sample.ts';
import { EDGE, keptAfterEdge } from '../edge.ts';
import { defineGame, type Returns } from '../game.ts';
import { MinesAction, MinesOptions } from './options.ts';
import { minesPay, survival, TILES } from './pays.ts';

interface MinesState {
  /** Tiles with a mine, in the order in which they were drawn. */
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  readonly ending: 'burst' | 'taken' | null;
  readonly edgePpm: number;
}

const returnsOf = ({ mines }: MinesOptions, edgePpm: number): Returns => ({
  // Each stop has the same expectation: the chance of getting there times the fair pay, less the edge.
  payouts: Array.from({ length: TILES - mines }, (_, i) => ({
    label: String(i + 1),
    pay: minesPay(mines, i + 1, edgePpm),
    chance: survival(mines, i + 1),
  })),
  expected: keptAfterEdge(edgePpm),
});

/** Tiles by number; `mines` is null until the round is over. */
export interface MinesView {
  readonly opened: readonly number[];
  readonly ending: MinesState['ending'];
  readonly mines: readonly number[] | null;
}

/** 25 tiles, some with a mine: each safe tile raises what can be taken. */
export const MINES = defineGame<MinesOptions, MinesState, MinesAction>({
  key: 'mines',
  edge: EDGE,
  options: MinesOptions,
  action: MinesAction,
  begin: ({ mines }, draws, edgePpm) => ({ mines: sample(draws, TILES, mines), opened: [], ending: null, edgePpm }),
  act(state, action) {
    if (state.ending) return err({ field: 'action', message: 'the round is over' });
    if ('cashOut' in action) {
      if (state.opened.length === 0) return err({ field: 'cashOut', message: 'open a tile first' });
      return ok({ ...state, ending: 'taken' });
    }
    if (state.opened.includes(action.open)) return err({ field: 'open', message: 'a tile that is still closed' });
    const opened = [...state.opened, action.open];
    if (state.mines.includes(action.open)) return ok({ ...state, opened, ending: 'burst' });
    return ok({ ...state, opened, ending: opened.length === TILES - state.mines.length ? 'taken' : null });
  },
  isOver: ({ ending }) => ending !== null,
  forgotten: ({ opened }) => (opened.length === 0 ? 'void' : { cashOut: true }),
  staked: () => ONE,
  returned: ({ mines, opened, ending, edgePpm }) =>
    ending === 'burst' || opened.length === 0 ? ZERO : minesPay(mines.length, opened.length, edgePpm),
  view: ({ mines, opened, ending }) => ({ opened, ending, mines: ending ? mines : null }) satisfies MinesView,
  variants: () => Array.from({ length: 24 }, (_, i) => ({ mines: i + 1 })),
  returns: returnsOf,
});
