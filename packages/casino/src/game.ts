import type { Ratio } from '@touchline/kernel/ratio';
import type { Result } from '@touchline/kernel/result';
import type { z } from 'zod';
import type { Draws } from './draws/draws.ts';

/** JSON, as rounds are kept and shown. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Says why an action cannot be taken now; `field` names the part of the action that is wrong. */
export interface IllegalAction {
  readonly field: string;
  readonly message: string;
}

/** One way a bet can end: how much it returns per unit staked, and how likely that is. The chances of an option sum to 1. */
export interface Payout {
  readonly label: string;
  readonly pay: Ratio;
  readonly chance: Ratio;
}

/** The return of an option in the long run. */
export interface Returns {
  /** Every distinct ending, or those of each single decision where a game has decisions; empty where only `expected` is known. */
  readonly payouts: readonly Payout[];
  /** The exact expectation per unit staked, under best play where a game has decisions. */
  readonly expected: Ratio;
}

/**
 * A game of one player against the house. Pure: a round follows from its options, the edge of its table, its actions and its draws, so it
 * can be worked out again by anybody who knows them.
 *
 * @typeParam Options what is chosen before the stake is taken
 * @typeParam State everything that is known of a round, hidden draws included; never sent to the player while the round is open
 * @typeParam Action what is decided during a round; `never` where it ends with its draw
 */
export interface Game<Options = unknown, State = unknown, Action = unknown> {
  readonly key: string;
  /** The house's share of the stake that an operator may set, parts per million; `null` where the rules fix it. */
  readonly edge: { readonly min: number; readonly usual: number; readonly max: number } | null;
  /** Reads options from outside; refuses what the game does not know and names the field. */
  readonly options: z.ZodType<Options>;
  readonly action: z.ZodType<Action>;
  /** How many chips the stake is split into: the stake in minor units is a multiple of it. Games without it take any stake. */
  chips?(options: Options): number;
  /** Whether these options pay for a bonus, or for more of it, that the plain game would else draw. Some laws forbid it. */
  buysBonus?(options: Options): boolean;
  /** Draws a round. `edgePpm` is that of the table's version. */
  begin(options: Options, draws: Draws, edgePpm: number): State;
  /** Takes an action of an open round. Draws go on where the former ones ended. */
  act(state: State, action: Action, draws: Draws): Result<State, IllegalAction>;
  isOver(state: State): boolean;
  /**
   * The decision that is taken for a player who has not come back for a day; `void` where nothing of the draw has been shown yet and the
   * stake is given back. Games without it end as they stand, with what `returned` says.
   */
  forgotten?(state: State): Action | 'void';
  /** How much has been staked so far, in units of the first stake: 2 after a double. */
  staked(state: State): Ratio;
  /** How much the round returns once it is over, in units of the first stake; the return of ending now where it may be ended. */
  returned(state: State): Ratio;
  /** Everything that the player may see: no hidden draw while the round is open, all of them afterwards. */
  view(state: State): Json;
  /** Every combination of options worth a line of its own in the table of returns. */
  variants(): readonly Options[];
  /** The exact return of an option at an edge. */
  returns(options: Options, edgePpm: number): Returns;
}

/** A game whose types are erased: how the registry and the server hold it. */
// biome-ignore lint/suspicious/noExplicitAny: options, state and actions of each game meet only inside the game
export type AnyGame = Game<any, any, any>;

/** Keeps the types of a game that is written as an object. */
export const defineGame = <Options, State, Action>(game: Game<Options, State, Action>): Game<Options, State, Action> => game;
