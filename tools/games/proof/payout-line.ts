import { compare, mul, ONE, type Ratio } from '@touchline/kernel/ratio';
import type { Draws } from '../../../packages/casino/src/draws/draws.ts';
import { sum } from '../../../packages/casino/src/exact.ts';
import type { AnyGame, Payout } from '../../../packages/casino/src/game.ts';
import { type ProofLine, toNumber } from './proof-line.ts';
import { tryEveryDraw } from './try-every-draw.ts';

/** A way of playing a game whose endings are all known. */
export interface PayoutWay {
  readonly game: AnyGame;
  readonly options: unknown;
  /** The declared way of playing, in words; empty where there is nothing to decide. */
  readonly way: string;
  /** Everything that it comes to; the chances sum to 1. */
  readonly payouts: readonly Payout[];
  /** The decision of an open round after `height` steps that counted. */
  readonly decide: (state: never, height: number) => unknown;
}

/** Plays one round to its end; gives its last state. */
export function playRound({ game, options, decide }: Pick<PayoutWay, 'game' | 'options' | 'decide'>, draws: Draws): unknown {
  let state: unknown = game.begin(options, draws, game.edge?.usual ?? 0);
  for (let height = 0; !game.isOver(state); ) {
    const next = game.act(state, decide(state as never, height), draws);
    if (!next.ok) throw new Error(`${game.key}: ${next.error.field}: ${next.error.message}`);
    // A hand that is played again leaves the height as it was.
    const { level } = next.value as { readonly level?: number };
    height = level ?? height + 1;
    state = next.value;
  }
  return state;
}

function countedOf(game: AnyGame, options: unknown): number | null {
  const counted = tryEveryDraw(game, options);
  return counted && toNumber(counted);
}

/** A line whose classes are its different pays, by how a round is played. Refuses chances that do not sum to 1. */
export function payoutClasses(key: string, way: string, payouts: readonly Payout[], playedPay: (draws: Draws) => Ratio): ProofLine {
  if (compare(sum(payouts.map(({ chance }) => chance)), ONE) !== 0) throw new RangeError(`the chances of ${key} do not sum to 1`);
  const chanceOf = new Map<number, number>();
  for (const { pay, chance } of payouts) chanceOf.set(toNumber(pay), (chanceOf.get(toNumber(pay)) ?? 0) + toNumber(chance));
  const pays = [...chanceOf.keys()];
  const chances = [...chanceOf.values()];
  const mean = pays.reduce((total, pay, i) => total + pay * (chances[i] as number), 0);
  const places = new Map(pays.map((pay, i) => [pay, i]));
  return {
    game: key,
    way,
    expected: sum(payouts.map(({ pay, chance }) => mul(pay, chance))),
    deviation: Math.sqrt(pays.reduce((total, pay, i) => total + (chances[i] as number) * (pay - mean) ** 2, 0)),
    max: Math.max(...pays),
    chances,
    play(draws) {
      const pay = toNumber(playedPay(draws));
      const place = places.get(pay);
      if (place === undefined) throw new Error(`${key} returned ${pay}, which none of its endings does`);
      return { pay, class: place };
    },
  };
}

/** A line whose classes are its different pays: nothing is staked after the beginning. */
export function payoutLine(line: PayoutWay): ProofLine {
  const { game, options, way, payouts } = line;
  return {
    ...payoutClasses(game.key, `${JSON.stringify(options)}${way && ` ${way}`}`, payouts, (draws) => game.returned(playRound(line, draws))),
    ...(way === '' && { counted: () => countedOf(game, options) }),
  };
}
