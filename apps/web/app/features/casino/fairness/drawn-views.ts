import type { DiceView } from '@touchline/casino/dice/dice';
import type { DiceOptions } from '@touchline/casino/dice/options';
import { OUTCOMES } from '@touchline/casino/dice/pays';
import type { Draws } from '@touchline/casino/draws/draws';
import { sample } from '@touchline/casino/draws/sample';
import type { MinesView } from '@touchline/casino/mines/mines';
import type { MinesOptions } from '@touchline/casino/mines/options';
import { TILES } from '@touchline/casino/mines/pays';

/** What the draws alone decide of a finished round's view, by the rules of the game. */
type DrawnView<Options, View> = (options: Options, draws: Draws, shown: View) => Partial<View>;

const dice: DrawnView<DiceOptions, DiceView> = (_, draws) => ({ rolled: draws.below(OUTCOMES) });
const mines: DrawnView<MinesOptions, MinesView> = ({ mines: count }, draws) => ({ mines: sample(draws, TILES, count) });

/** The rules of drawing of each game, apart from the options' readers, which pages do not load. */
export const DRAWN_VIEWS: Readonly<Record<string, (options: never, draws: Draws, shown: never) => Readonly<Record<string, unknown>>>> = {
  dice,
  mines,
};
