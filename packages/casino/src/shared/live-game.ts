import type { Ratio } from '@touchline/kernel/ratio';
import { type ChipBet, payOfChips } from '../chips.ts';
import type { Draws } from '../draws/draws.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import { returnsByCount } from '../exact.ts';
import type { Json } from '../game.ts';
import type { SharedGame, SharedKey } from './shared-game.ts';
import type { SharedLayout } from './shared-layout.ts';

/** A table with a betting clock: chips are laid on places, then one outcome is drawn for everybody. */
interface LiveRules<On, Outcome extends Json> {
  readonly key: SharedKey;
  draw(draws: Draws): Outcome;
  /** The number of the result, by which the outcome decides bets. */
  resultOf(outcome: Outcome): number;
  pay(on: On, result: number): Ratio;
  /** Every result, and in how many equally likely ways it comes about. */
  results(): readonly { readonly result: number; readonly ways: bigint }[];
  /** Places whose returns are worth a line each, one of a kind. */
  readonly places: readonly On[];
  /** How long it takes to show an outcome, ms: from the last bet to the ball's rest or the last card. */
  readonly showMs: number;
}

/** A game of shared rounds whose bets lie on a layout. */
export interface LiveGame<On, Outcome extends Json> extends SharedGame {
  readonly layout: SharedLayout<On, Outcome>;
}

/** How long bets are taken, ms. */
const BETTING_MS = 15_000;

/**
 * Makes a game of rules. A round is drawn as a round for one is: its hash stands for the server's seed, the chain's salt for the player's. A hash draws
 * a single round, so that the nonce is 1. Its pays are the rules', so that no edge is set.
 */
export function liveGame<On, Outcome extends Json>(rules: LiveRules<On, Outcome>): LiveGame<On, Outcome> {
  const outcome = (hash: string, salt: string): Outcome => rules.draw(seededDraws({ serverSeed: hash, clientSeed: salt, nonce: 1 }));
  const pay = (bets: readonly ChipBet<On>[], result: number): Ratio => payOfChips(bets, (on) => rules.pay(on, result));
  return {
    key: rules.key,
    edge: null,
    bettingMs: BETTING_MS,
    isTakenByHand: false,
    layout: { outcome, pay, draw: (draws) => rules.resultOf(rules.draw(draws)) },
    result: (hash, salt) => rules.resultOf(outcome(hash, salt)),
    runMs: () => rules.showMs,
    variants: () => rules.places.map((on) => ({ bets: [{ on, chips: 1 }] })),
    returns: ({ bets }: { readonly bets: readonly ChipBet<On>[] }) =>
      returnsByCount(rules.results().map(({ result, ways }) => ({ pay: pay(bets, result), ways }))),
  };
}
