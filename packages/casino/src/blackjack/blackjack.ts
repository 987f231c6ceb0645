import { add, mul, ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { err, ok } from '@touchline/kernel/result';
import { sum } from '../exact.ts';
import { defineGame } from '../game.ts';
import { bestMove } from './advice.ts';
import { blackjackOdds, blackjackReturn } from './expectation.ts';
import { BlackjackAction, BlackjackOptions } from './options.ts';
import { best, isBust } from './points.ts';
import { type BlackjackMove, type BlackjackState, deal, handPoints, insure, isNatural, movesOf, type PlayerHand, play } from './round.ts';

/** The hands and what can be done now. The dealer shows one card until the round is over. */
export interface BlackjackView {
  readonly hands: readonly { readonly cards: readonly number[]; readonly stake: number; readonly ending: PlayerHand['ending'] }[];
  readonly active: number;
  readonly dealer: readonly number[];
  readonly insured: boolean | null;
  readonly moves: readonly (BlackjackMove | 'insure')[];
}

const INSURANCE = ratio(1n, 2n);
const INSURANCE_PAY = ratio(3n, 2n);

/** The return of a hand, in first stakes. */
function handReturn({ rules, hands, dealer }: BlackjackState, { cards, stake, ending }: PlayerHand): Ratio {
  if (ending === 'surrendered') return ratio(1n, 2n);
  const points = handPoints(cards);
  if (isBust(points)) return ZERO;
  const natural = hands.length === 1 && isNatural(cards);
  if (isNatural(dealer)) return natural ? ONE : ZERO;
  if (natural) return add(ONE, blackjackOdds(rules));
  const theirs = handPoints(dealer);
  const difference = isBust(theirs) ? 1 : Math.sign(best(points) - best(theirs));
  return ratio(BigInt(stake * (difference + 1)), 1n);
}

/** The usual rules: what most tables play. */
const USUAL: BlackjackOptions = {
  soft17: 'stand',
  blackjack: '3:2',
  double: 'any',
  doubleAfterSplit: true,
  hands: 2,
  acesOneCard: true,
  surrender: false,
  peek: true,
};

/** Nearer to 21 than the dealer, from so many decks that every card is as likely as any other. */
export const BLACKJACK = defineGame<BlackjackOptions, BlackjackState, BlackjackAction>({
  key: 'blackjack',
  edge: null,
  options: BlackjackOptions,
  action: BlackjackAction,
  chips: () => 2,
  begin: deal,
  act(state, action, draws) {
    if (state.over) return err({ field: 'action', message: 'the round is over' });
    if ('insure' in action)
      return state.insured === null
        ? ok(insure(state, action.insure, draws))
        : err({ field: 'insure', message: 'insurance is not offered' });
    if (state.insured === null) return err({ field: 'move', message: 'take or decline insurance first' });
    if (!movesOf(state).includes(action.move)) return err({ field: 'move', message: 'a move that the hand has' });
    return ok(play(state, action.move, draws));
  },
  isOver: ({ over }) => over,
  // The best that can be done without a further stake.
  forgotten: (state) =>
    state.insured === null ? { insure: false } : { move: bestMove(state, (move) => move === 'hit' || move === 'stand') ?? 'stand' },
  staked: ({ hands, insured }) =>
    add(
      ratio(
        hands.reduce((stakes, { stake }) => stakes + BigInt(stake), 0n),
        1n,
      ),
      insured ? INSURANCE : ZERO,
    ),
  returned: (state) =>
    sum([...state.hands.map((hand) => handReturn(state, hand)), mul(INSURANCE_PAY, state.insured && isNatural(state.dealer) ? ONE : ZERO)]),
  view: (state) =>
    ({
      hands: state.hands.map(({ cards, stake, ending }) => ({ cards, stake, ending })),
      active: state.active,
      dealer: state.over ? state.dealer : state.dealer.slice(0, 1),
      insured: state.insured,
      moves: state.insured === null && !state.over ? ['insure'] : movesOf(state),
    }) satisfies BlackjackView,
  variants: () => [
    USUAL,
    { ...USUAL, soft17: 'hit' },
    { ...USUAL, doubleAfterSplit: false },
    { ...USUAL, blackjack: '6:5' },
    { ...USUAL, double: 'nineToEleven' },
    { ...USUAL, surrender: true },
    { ...USUAL, hands: 4 },
    { ...USUAL, peek: false },
  ],
  returns: (rules) => ({ payouts: [], expected: blackjackReturn(rules) }),
});
