import { mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import { type ChipBet, chipTotal, payOfChips } from '../chips.ts';
import type { Draws } from '../draws/draws.ts';
import { returnsByChance, sum } from '../exact.ts';
import { defineGame, type IllegalAction, type Returns } from '../game.ts';
import { lineEndings, sideEndings } from './expectation.ts';
import { CrapsAction, CrapsOptions } from './options.ts';
import { type Line, lineResult, maxOdds, ONE_THROWS, oddsPay, type SideBet, STANDINGS, sidePay, type Throw, totalOf } from './pays.ts';

interface LineBet extends ChipBet<Line> {
  readonly point: number | null;
  /** Chips behind the bet. */
  readonly odds: number;
}

interface CrapsState {
  /** Chips of the first stake, and those that were laid later. */
  readonly first: number;
  readonly added: number;
  readonly lines: readonly LineBet[];
  readonly sides: readonly ChipBet<SideBet>[];
  readonly rolls: readonly Throw[];
  /** Chips that have come back so far. */
  readonly paid: Ratio;
}

/** The throws so far, and what still stands. */
export interface CrapsView {
  readonly rolls: readonly Throw[];
  readonly lines: readonly { readonly on: Line; readonly chips: number; readonly point: number | null; readonly odds: number }[];
  readonly sides: readonly { readonly on: SideBet; readonly chips: number }[];
}

/** More bets than a layout has room for; a round with all of them still ends. */
const MAX_BETS = 60;
const isLine = (on: Line | SideBet): on is Line => on === 'pass' || on === 'dontPass' || on === 'come' || on === 'dontCome';
const chips = (count: number, pay: Ratio): Ratio => mul(ratio(BigInt(count), 1n), pay);
const isOver = ({ lines, sides }: CrapsState): boolean => lines.length === 0 && sides.length === 0;

/** Settles what a throw decides. */
function thrown(state: CrapsState, dice: Throw): CrapsState {
  const paid: Ratio[] = [state.paid];
  const sides = state.sides.filter(({ on, chips: count }) => {
    const pay = sidePay(on, dice);
    if (pay) paid.push(chips(count, pay));
    return !pay;
  });
  const lines = state.lines.flatMap((bet): LineBet[] => {
    const result = lineResult(bet.on, bet.point, totalOf(dice));
    if (!result) return [bet];
    if ('point' in result) return [{ ...bet, point: result.point }];
    paid.push(chips(bet.chips, result.pay));
    if (bet.point !== null && result.pay.num > 0n) paid.push(chips(bet.odds, oddsPay(bet.on, bet.point)));
    return [];
  });
  return { ...state, lines, sides, rolls: [...state.rolls, dice], paid: sum(paid) };
}

function laid(state: CrapsState, { on, chips: count }: ChipBet<'come' | 'dontCome' | SideBet>): Result<CrapsState, IllegalAction> {
  if (state.lines.length + state.sides.length >= MAX_BETS) return err({ field: 'bet', message: 'the layout is full' });
  const added = state.added + count;
  if (!isLine(on)) return ok({ ...state, added, sides: [...state.sides, { on, chips: count }] });
  if (!state.lines.some((bet) => (bet.on === 'pass' || bet.on === 'dontPass') && bet.point !== null))
    return err({ field: 'bet', message: 'only while a point stands' });
  return ok({ ...state, added, lines: [...state.lines, { on, chips: count, point: null, odds: 0 }] });
}

function withOdds(
  state: CrapsState,
  { on, point, chips: count }: { on: Line; point: number; chips: number },
): Result<CrapsState, IllegalAction> {
  const at = state.lines.findIndex((bet) => bet.on === on && bet.point === point);
  const bet = state.lines[at];
  if (!bet) return err({ field: 'odds', message: 'a bet with this point' });
  if (bet.odds + count > bet.chips * maxOdds(on, point))
    return err({ field: 'odds', message: `at most ${maxOdds(on, point)} times the bet` });
  return ok({ ...state, added: state.added + count, lines: state.lines.with(at, { ...bet, odds: bet.odds + count }) });
}

const roll = (draws: Draws): Throw => [draws.below(6) + 1, draws.below(6) + 1];

/** Bets together have no list of endings: they hang on the same throws. */
function returnsOf({ bets }: CrapsOptions): Returns {
  const of = (on: Line | SideBet): Returns => returnsByChance(isLine(on) ? lineEndings(on) : sideEndings(on));
  const [only, ...others] = bets;
  if (only && others.length === 0) return of(only.on);
  return { payouts: [], expected: payOfChips(bets, (on) => of(on).expected) };
}

/** Two dice and one shooter: the round lasts until every bet is settled. Odds are fair, so that best play lays none or all. */
export const CRAPS = defineGame<CrapsOptions, CrapsState, CrapsAction>({
  key: 'craps',
  edge: null,
  options: CrapsOptions,
  action: CrapsAction,
  chips: chipTotal,
  begin: ({ bets }) => ({
    first: chipTotal({ bets }),
    added: 0,
    lines: bets.flatMap(({ on, chips: count }) => (isLine(on) ? [{ on, chips: count, point: null, odds: 0 }] : [])),
    sides: bets.flatMap(({ on, chips: count }) => (isLine(on) ? [] : [{ on, chips: count }])),
    rolls: [],
    paid: ZERO,
  }),
  act(state, action, draws) {
    if (isOver(state)) return err({ field: 'action', message: 'the round is over' });
    if ('bet' in action) return laid(state, action.bet);
    return 'odds' in action ? withOdds(state, action.odds) : ok(thrown(state, roll(draws)));
  },
  isOver,
  forgotten: ({ rolls }) => (rolls.length === 0 ? 'void' : { roll: true }),
  staked: ({ first, added }) => ratio(BigInt(first + added), BigInt(first)),
  returned: ({ paid, first }) => reduced(mul(paid, ratio(1n, BigInt(first)))),
  view: ({ rolls, lines, sides }) =>
    ({
      rolls,
      lines: lines.map(({ on, chips: count, point, odds }) => ({ on, chips: count, point, odds })),
      sides: sides.map(({ on, chips: count }) => ({ on, chips: count })),
    }) satisfies CrapsView,
  variants: () => (['pass', 'dontPass', ...ONE_THROWS, ...STANDINGS] as const).map((on) => ({ bets: [{ on, chips: 1 }] })),
  returns: returnsOf,
});
