import { mul, ONE, ratio, ZERO } from '@touchline/kernel/ratio';
import { err, ok } from '@touchline/kernel/result';
import { DECK } from '../cards/cards.ts';
import { strengthOf } from '../cards/poker-hand.ts';
import { sample } from '../draws/sample.ts';
import { sum } from '../exact.ts';
import { defineGame, type Payout, type Returns } from '../game.ts';
import { bestHold } from './best-hold.ts';
import { VideoPokerAction, VideoPokerOptions } from './options.ts';
import { nameOn, PAID_HANDS, PAY_TABLES, type PaidHand, type PayTableName, paidHand } from './pays.ts';
import solved from './solved.json' with { type: 'json' };

interface VideoPokerState {
  readonly pays: PayTableName;
  /** Ten cards of one deck: the hand, and those that replace what is thrown, in order. */
  readonly cards: readonly number[];
  /** Places that are kept, once it is decided. */
  readonly hold: readonly number[] | null;
}

/** The hand as it was dealt, and once it is over the places kept, the five cards that were to come and what the final hand is. */
export interface VideoPokerView {
  readonly dealt: readonly number[];
  readonly hold: readonly number[] | null;
  readonly reserve: readonly number[] | null;
  readonly final: readonly number[] | null;
  readonly hand: PaidHand | null;
}

const HAND = 5;

/** The final hand: each place that is not kept takes the next card. */
function finalHand({ cards, hold }: VideoPokerState): readonly number[] {
  let next = HAND;
  return cards.slice(0, HAND).map((card, place) => {
    if (hold?.includes(place) ?? true) return card;
    next += 1;
    return cards[next - 1] as number;
  });
}

/** 2,598,960 hands, each with as many draws as all holds divide. */
const DEALS = 19_933_230_517_200n;

function returnsOf({ pays }: VideoPokerOptions): Returns {
  const ways = new Map<PaidHand, bigint>();
  for (const hand of PAID_HANDS) {
    const name = nameOn(pays, hand);
    ways.set(name, (ways.get(name) ?? 0n) + BigInt(solved[pays][hand]));
  }
  const payouts: readonly Payout[] = [...ways].map(([label, count]) => ({
    label,
    pay: ratio(BigInt(PAY_TABLES[pays][label]), 1n),
    chance: ratio(count, DEALS),
  }));
  return { payouts, expected: sum(payouts.map(({ pay, chance }) => mul(pay, chance))) };
}

/** Five cards of one deck, of which any are thrown and replaced once. */
export const VIDEO_POKER = defineGame<VideoPokerOptions, VideoPokerState, VideoPokerAction>({
  key: 'video-poker',
  edge: null,
  options: VideoPokerOptions,
  action: VideoPokerAction,
  begin: ({ pays }, draws) => ({ pays, cards: sample(draws, DECK, 2 * HAND), hold: null }),
  act: (state, { hold }) => (state.hold ? err({ field: 'action', message: 'the round is over' }) : ok({ ...state, hold })),
  isOver: ({ hold }) => hold !== null,
  forgotten: ({ cards, pays }) => ({ hold: [...bestHold(cards.slice(0, HAND), pays).hold] }),
  staked: () => ONE,
  returned: (state) => (state.hold ? ratio(BigInt(PAY_TABLES[state.pays][paidHand(strengthOf(finalHand(state)))]), 1n) : ZERO),
  view: (state) =>
    ({
      dealt: state.cards.slice(0, HAND),
      hold: state.hold,
      reserve: state.hold && state.cards.slice(HAND),
      final: state.hold && finalHand(state),
      hand: state.hold && nameOn(state.pays, paidHand(strengthOf(finalHand(state)))),
    }) satisfies VideoPokerView,
  variants: () => (Object.keys(PAY_TABLES) as PayTableName[]).map((pays) => ({ pays })),
  returns: returnsOf,
});
