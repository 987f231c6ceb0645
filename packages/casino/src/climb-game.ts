import { mul, ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import { z } from 'zod';
import type { Draws } from './draws/draws.ts';
import { CLIMB_EDGE, keptAfterEdge } from './edge.ts';
import { defineGame, type Game, type IllegalAction, type Json } from './game.ts';

/** The result of a step: one level up, the end, or the same level again. */
export type StepResult = 'up' | 'out' | 'same';

/**
 * A game in which each step that succeeds raises the pay, which may be taken after any of them.
 *
 * @typeParam Hidden what is drawn before the first step and shown when the round is over
 * @typeParam Step what a step chooses
 */
export interface Climb<Options, Hidden extends Json, Step extends Json> {
  readonly key: string;
  readonly options: z.ZodType<Options>;
  readonly step: z.ZodType<Step>;
  hide(options: Options, draws: Draws): Hidden;
  /** The highest level: reaching it ends the round. */
  levels(options: Options): number;
  /** The chance of standing at a level. */
  standing(options: Options, level: number): Ratio;
  /** Refuses a step that the options do not have. */
  refuse?(options: Options, step: Step): IllegalAction | null;
  take(round: { readonly options: Options; readonly hidden: Hidden; readonly level: number }, step: Step, draws: Draws): Taken;
  variants(): readonly Options[];
}
export interface Taken {
  readonly result: StepResult;
  /** The card, hand or place that the step drew or uncovered, for games that show it at once. */
  readonly shown: Json;
}

/** How a climb is shown: its steps with what each drew, and everything hidden once it is over. */
export interface ClimbView<Hidden extends Json = Json, Step extends Json = Json> {
  readonly steps: readonly { readonly step: Step; readonly result: StepResult; readonly shown: Json }[];
  readonly level: number;
  readonly ending: 'out' | 'taken' | null;
  readonly hidden: Hidden | null;
}

interface ClimbState<Options, Hidden extends Json, Step extends Json> extends Omit<ClimbView<Hidden, Step>, 'hidden'> {
  readonly options: Options;
  readonly hidden: Hidden;
  readonly edgePpm: number;
}

/** Draws of the same level end somewhere: a round has at most this many steps. */
const MAX_STEPS = 500;

/** The fair pay of a chance, less the edge. */
export const payOfChance = ({ num, den }: Ratio, edgePpm: number): Ratio => mul(ratio(den, num), keptAfterEdge(edgePpm));

/** Makes a game of a climb. Wherever the player stops, the expectation is the stake less the edge. */
export function climbGame<Options, Hidden extends Json, Step extends Json>(
  climb: Climb<Options, Hidden, Step>,
): Game<Options, ClimbState<Options, Hidden, Step>, { readonly step: Step } | { readonly cashOut: true }> {
  const act = (
    state: ClimbState<Options, Hidden, Step>,
    action: { readonly step: Step } | { readonly cashOut: true },
    draws: Draws,
  ): Result<ClimbState<Options, Hidden, Step>, IllegalAction> => {
    if (state.ending) return err({ field: 'action', message: 'the round is over' });
    if ('cashOut' in action)
      return state.level === 0 ? err({ field: 'cashOut', message: 'take a step first' }) : ok({ ...state, ending: 'taken' });
    const refused = climb.refuse?.(state.options, action.step);
    if (refused) return err(refused);
    const { result, shown } = climb.take(state, action.step, draws);
    const steps = [...state.steps, { step: action.step, result, shown }];
    const level = result === 'up' ? state.level + 1 : state.level;
    const isTop = level === climb.levels(state.options) || (steps.length >= MAX_STEPS && level > 0);
    return ok({ ...state, steps, level, ending: result === 'out' ? 'out' : isTop ? 'taken' : null });
  };
  return defineGame({
    key: climb.key,
    edge: CLIMB_EDGE,
    options: climb.options,
    action: z.union([z.strictObject({ step: climb.step }), z.strictObject({ cashOut: z.literal(true) })]) as never,
    begin: (options, draws, edgePpm) => ({ options, hidden: climb.hide(options, draws), edgePpm, steps: [], level: 0, ending: null }),
    act,
    isOver: ({ ending }) => ending !== null,
    // Before the first step nothing has been shown: the stake goes back.
    forgotten: ({ steps, level }) => (steps.length === 0 || level === 0 ? 'void' : { cashOut: true }),
    staked: () => ONE,
    returned: ({ options, level, ending, edgePpm }) =>
      ending === 'out' || level === 0 ? ZERO : payOfChance(climb.standing(options, level), edgePpm),
    view: ({ steps, level, ending, hidden }): Json => ({ steps, level, ending, hidden: ending ? hidden : null }),
    variants: climb.variants,
    returns: (options, edgePpm) => ({
      payouts: Array.from({ length: climb.levels(options) }, (_, i) => ({
        label: String(i + 1),
        pay: payOfChance(climb.standing(options, i + 1), edgePpm),
        chance: climb.standing(options, i + 1),
      })),
      expected: keptAfterEdge(edgePpm),
    }),
  });
}
