import type { BarsView } from '@touchline/casino/bars/bars';
import { HEIGHT } from '@touchline/casino/bars/pays';
import type { CasesView } from '@touchline/casino/cases/cases';
import type { CasesOptions } from '@touchline/casino/cases/options';
import { CASES_TABLES } from '@touchline/casino/cases/pays';
import type { ChickenRoadView } from '@touchline/casino/chicken-road/chicken-road';
import type { ChickenRoadOptions } from '@touchline/casino/chicken-road/options';
import { CHICKEN_ROAD_BUSTS, CHICKEN_ROAD_STEPS } from '@touchline/casino/chicken-road/pays';
import type { CoinView } from '@touchline/casino/coin/coin';
import type { DiamondsView } from '@touchline/casino/diamonds/diamonds';
import { COLOURS, GEMS, handOf } from '@touchline/casino/diamonds/pays';
import type { DiceView } from '@touchline/casino/dice/dice';
import { OUTCOMES } from '@touchline/casino/dice/pays';
import type { Draws } from '@touchline/casino/draws/draws';
import { sample } from '@touchline/casino/draws/sample';
import type { DropView } from '@touchline/casino/drop/drop';
import type { DropOptions } from '@touchline/casino/drop/options';
import type { FlipView } from '@touchline/casino/flip/flip';
import { MAX_FLIPS } from '@touchline/casino/flip/pays';
import type { HiLoView } from '@touchline/casino/hi-lo/hi-lo';
import type { KenoView } from '@touchline/casino/keno/keno';
import { DRAWN, NUMBERS } from '@touchline/casino/keno/pays';
import type { LimboView } from '@touchline/casino/limbo/limbo';
import { limboMultiplier } from '@touchline/casino/limbo/pays';
import type { MinesView } from '@touchline/casino/mines/mines';
import type { MinesOptions } from '@touchline/casino/mines/options';
import { TILES } from '@touchline/casino/mines/pays';
import type { PumpOptions } from '@touchline/casino/pump/options';
import { PUMP_BUSTS, PUMP_STEPS } from '@touchline/casino/pump/pays';
import type { PumpView } from '@touchline/casino/pump/pump';
import { HANDS } from '@touchline/casino/rock-paper-scissors/pays';
import type { RockPaperScissorsView } from '@touchline/casino/rock-paper-scissors/rock-paper-scissors';
import type { TowerOptions } from '@touchline/casino/tower/options';
import { TOWER_ROWS, TOWER_TILES } from '@touchline/casino/tower/pays';
import type { TowerView } from '@touchline/casino/tower/tower';
import { drawPrize } from '@touchline/casino/weighted';
import type { WheelOptions } from '@touchline/casino/wheel/options';
import type { WheelView } from '@touchline/casino/wheel/wheel';

/** A finished round, as far as its draws decide it. */
interface Drawn<Options, View> {
  readonly options: Options;
  readonly draws: Draws;
  readonly edgePpm: number;
  /** As the round has shown it: how many draws its decisions asked for. */
  readonly shown: View;
}
type DrawnView<Options, View> = (round: Drawn<Options, View>) => Partial<View>;

const SIDES = ['heads', 'tails'] as const;
const DECK = 52;

const sideOf = (draws: Draws): (typeof SIDES)[number] => SIDES[draws.below(SIDES.length)] ?? 'heads';
const many = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);

const bars: DrawnView<unknown, BarsView> = ({ draws }) => ({ drawn: draws.below(HEIGHT) });
const cases: DrawnView<CasesOptions, CasesView> = ({ options, draws }) => ({ rarity: drawPrize(draws, CASES_TABLES[options.case]) });
const chickenRoad: DrawnView<ChickenRoadOptions, ChickenRoadView> = ({ options, draws }) => ({
  hidden: sample(draws, CHICKEN_ROAD_STEPS, CHICKEN_ROAD_BUSTS[options.risk]),
});
const coin: DrawnView<unknown, CoinView> = ({ draws }) => ({ side: sideOf(draws) });
const diamonds: DrawnView<unknown, DiamondsView> = ({ draws }) => {
  const gems = many(GEMS, () => draws.below(COLOURS));
  return { gems, hand: handOf(gems) };
};
const dice: DrawnView<unknown, DiceView> = ({ draws }) => ({ rolled: draws.below(OUTCOMES) });
const drop: DrawnView<DropOptions, DropView> = ({ options, draws }) => ({
  path: many(options.rows, () => (draws.below(2) === 0 ? 'L' : 'R')).join(''),
});
const flip: DrawnView<unknown, FlipView> = ({ draws }) => ({ hidden: many(MAX_FLIPS, () => sideOf(draws)) });
const hiLo: DrawnView<unknown, HiLoView> = ({ draws, shown }) => ({ cards: many(shown.cards.length, () => draws.below(DECK)) });
const keno: DrawnView<unknown, KenoView> = ({ draws }) => ({ drawn: sample(draws, NUMBERS, DRAWN).map((i) => i + 1) });
const limbo: DrawnView<unknown, LimboView> = ({ draws, edgePpm }) => ({ result: limboMultiplier(draws.bits52(), edgePpm) });
const mines: DrawnView<MinesOptions, MinesView> = ({ options, draws }) => ({ mines: sample(draws, TILES, options.mines) });
const pump: DrawnView<PumpOptions, PumpView> = ({ options, draws }) => ({ hidden: sample(draws, PUMP_STEPS, PUMP_BUSTS[options.risk]) });
const hands: DrawnView<unknown, RockPaperScissorsView> = ({ draws, shown }) => ({
  steps: shown.steps.map((step) => ({ ...step, shown: HANDS[draws.below(HANDS.length)] ?? null })),
});
const tower: DrawnView<TowerOptions, TowerView> = ({ options, draws }) => {
  const { safe, tiles } = TOWER_TILES[options.level];
  return { hidden: many(TOWER_ROWS, () => sample(draws, tiles, safe)) };
};
const wheel: DrawnView<WheelOptions, WheelView> = ({ options, draws }) => ({ segment: draws.below(options.segments) });

/** The part of a round's view that the draws of each game decide, apart from the readers of options, which pages do not load. */
export const DRAWN_VIEWS: Readonly<Record<string, (round: Drawn<never, never>) => Readonly<Record<string, unknown>>>> = {
  bars,
  cases,
  'chicken-road': chickenRoad,
  coin,
  diamonds,
  dice,
  drop,
  flip,
  'hi-lo': hiLo,
  keno,
  limbo,
  mines,
  pump,
  'rock-paper-scissors': hands,
  tower,
  wheel,
};
