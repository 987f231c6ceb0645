import type { Ratio } from '@touchline/kernel/ratio';
import type { z } from 'zod';
import { type ChipBet, chipTotal, payOfChips } from './chips.ts';
import type { Draws } from './draws/draws.ts';
import { returnsByCount } from './exact.ts';
import type { Json } from './game.ts';
import { oneDrawGame } from './one-draw-game.ts';

/** A game of one draw whose stake is split between places of a layout. */
export interface ChipGame<On, Options extends { readonly bets: readonly ChipBet<On>[] }, Outcome extends Json, Result> {
  readonly key: string;
  readonly options: z.ZodType<Options>;
  draw(options: Options, draws: Draws): Outcome;
  /** The part of an outcome that decides bets. */
  result(outcome: Outcome): Result;
  /** The return of a bet per unit staked on it. */
  pay(on: On, result: Result, options: Options): Ratio;
  /** Every result, and in how many equally likely ways it comes about. */
  results(options: Options): Iterable<{ readonly result: Result; readonly ways: bigint }>;
  variants(): readonly Options[];
}

/** Makes a game of a layout; its pays are the rules', so that no edge is set. */
export const chipGame = <On, Options extends { readonly bets: readonly ChipBet<On>[] }, Outcome extends Json, Result>(
  game: ChipGame<On, Options, Outcome, Result>,
) => {
  const payOf = (options: Options, result: Result): Ratio => payOfChips(options.bets, (on) => game.pay(on, result, options));
  const drawn = oneDrawGame<Options, Outcome>({
    key: game.key,
    edge: null,
    options: game.options,
    draw: game.draw,
    pay: (options, outcome) => payOf(options, game.result(outcome)),
    variants: game.variants,
    returns: (options) => returnsByCount(Array.from(game.results(options), ({ result, ways }) => ({ pay: payOf(options, result), ways }))),
  });
  return { ...drawn, chips: chipTotal };
};
