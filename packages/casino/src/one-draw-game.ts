import type { Ratio } from '@touchline/kernel/ratio';
import { ONE } from '@touchline/kernel/ratio';
import { err } from '@touchline/kernel/result';
import { z } from 'zod';
import type { Draws } from './draws/draws.ts';
import { defineGame, type Game, type Json, type Returns } from './game.ts';

/** A game that ends with its draw. */
export interface OneDrawGame<Options, Outcome extends Json> {
  readonly key: string;
  readonly edge: Game['edge'];
  readonly options: z.ZodType<Options>;
  draw(options: Options, draws: Draws, edgePpm: number): Outcome;
  /** The return of the outcome per unit staked. */
  pay(options: Options, outcome: Outcome, edgePpm: number): Ratio;
  variants(): readonly Options[];
  returns(options: Options, edgePpm: number): Returns;
}

interface Drawn<Outcome> {
  readonly outcome: Outcome;
  readonly pay: Ratio;
}

/** Makes a game of a draw and its pay. */
export const oneDrawGame = <Options, Outcome extends Json>(game: OneDrawGame<Options, Outcome>): Game<Options, Drawn<Outcome>, never> =>
  defineGame({
    key: game.key,
    edge: game.edge,
    options: game.options,
    action: z.never(),
    begin(options, draws, edgePpm) {
      const outcome = game.draw(options, draws, edgePpm);
      return { outcome, pay: game.pay(options, outcome, edgePpm) };
    },
    act: () => err({ field: 'action', message: 'the round is over with its draw' }),
    isOver: () => true,
    staked: () => ONE,
    returned: ({ pay }) => pay,
    view: ({ outcome }) => outcome,
    variants: game.variants,
    returns: game.returns,
  });
