import { type ClimbView, climbGame } from '../climb-game.ts';
import { sample } from '../draws/sample.ts';
import { TowerOptions, TowerStep } from './options.ts';
import { TOWER_LEVELS, TOWER_ROWS, TOWER_TILES, towerChance } from './pays.ts';

/** Safe tiles of each row, from the lowest. */
type SafeTiles = readonly (readonly number[])[];

/**
 * How a round is shown to its player; for the page.
 *
 * @public
 */
export type TowerView = ClimbView<SafeTiles, TowerStep>;

/** Nine rows, some tiles of each safe. */
export const TOWER = climbGame<TowerOptions, SafeTiles, TowerStep>({
  key: 'tower',
  options: TowerOptions,
  step: TowerStep,
  hide({ level }, draws) {
    const { safe, tiles } = TOWER_TILES[level];
    return Array.from({ length: TOWER_ROWS }, () => sample(draws, tiles, safe));
  },
  levels: () => TOWER_ROWS,
  standing: ({ level }, row) => towerChance(level, row),
  refuse: ({ level }, { tile }) =>
    tile < TOWER_TILES[level].tiles ? null : { field: 'step.tile', message: `a tile from 0 to ${TOWER_TILES[level].tiles - 1}` },
  take: ({ hidden, level }, { tile }) => ({ result: hidden[level]?.includes(tile) ? 'up' : 'out', shown: null }),
  variants: () => TOWER_LEVELS.map((level) => ({ level })),
});
