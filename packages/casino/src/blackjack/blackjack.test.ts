import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { faceValue } from '../cards/cards.ts';
import { drawsOf } from '../draws/draws.ts';
import { replayRound } from '../replay-round.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { bestMove } from './advice.ts';
import { BLACKJACK } from './blackjack.ts';
import { blackjackReturn } from './expectation.ts';
import { type BlackjackAction, BlackjackOptions } from './options.ts';
import type { BlackjackState } from './round.ts';

const USUAL = BLACKJACK.variants()[0] as BlackjackOptions;
const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);

const CARDS: Readonly<Record<string, number>> = { A: 48, T: 32, K: 44 };
/** A round whose cards come in this order: player, dealer, player, the dealer's second where it peeks, then as they are drawn. */
function round(cards: string, actions: readonly BlackjackAction[], rules: Partial<BlackjackOptions> = {}): BlackjackState {
  const left = Array.from(cards, (face) => CARDS[face] ?? (Number(face) - 2) * 4);
  const draws = drawsOf(() => left.shift() ?? Number.NaN);
  const played = replayRound(BLACKJACK, { options: { ...USUAL, ...rules }, edgePpm: 0, actions }, draws);
  if (!played.ok) throw new Error(`${played.error.field}: ${played.error.message}`);
  return played.value as BlackjackState;
}
const move = (name: 'hit' | 'stand' | 'double' | 'split' | 'surrender') => ({ move: name });

describe('blackjack', () => {
  it.each([
    ['a blackjack wins three to two', 'A9K8', [], {}, 1, 2.5],
    ['a blackjack wins six to five', 'A9K8', [], { blackjack: '6:5' }, 1, 2.2],
    ["the dealer's blackjack ends it", '9K9A', [], {}, 1, 0],
    ['two blackjacks are even', 'AKKA', [], {}, 1, 1],
    ['insurance saves the stake', '9A9K', [{ insure: true }], {}, 1.5, 1.5],
    ['insurance is lost', '9A98', [{ insure: true }, move('stand')], {}, 1.5, 0],
    ['insurance makes a blackjack even money', 'AAKK', [{ insure: true }], {}, 1.5, 2.5],
    ['a double pays twice', '5K68T', [move('double')], {}, 2, 4],
    ['equal hands are even', 'T8KT', [move('stand')], {}, 1, 2],
    ['equal points are even', 'T9KT', [move('stand')], {}, 1, 2],
    ['too many', 'T9678', [move('hit')], {}, 1, 0],
    ['the dealer has too many', 'T967T', [move('stand')], {}, 1, 2],
    ['a split plays two hands, each with its second card in its turn', '8T8T3TT', [move('split'), move('double'), move('stand')], {}, 3, 4],
    ['split aces get one card each and make no blackjack', 'A6ATTT5', [move('split')], {}, 2, 2],
    ['half is had back', 'T9T7', [move('surrender')], { surrender: true }, 1, 0.5],
    ['without a look the dealer takes the double', '5T6KA', [move('double')], { peek: false }, 2, 0],
    ['the dealer stands on a soft seventeen', 'T6TAT', [move('stand')], {}, 1, 2],
    ['the dealer draws on a soft seventeen', 'T6TA4', [move('stand')], { soft17: 'hit' }, 1, 0],
  ] as const)('%s', (name, cards, actions, rules, staked, returned) => {
    const state = round(cards, actions, rules);
    expect(BLACKJACK.isOver(state), name).toBe(true);
    expect([share(BLACKJACK.staked(state)), share(BLACKJACK.returned(state))]).toEqual([staked, returned]);
  });

  it('splits again as often as the rules say', () => {
    const again = { hands: 3, doubleAfterSplit: false };
    const state = round('8K898', [move('split')], again);
    expect(BLACKJACK.view(state)).toMatchObject({ hands: [{ cards: [24, 24] }, { cards: [24] }], moves: ['hit', 'stand', 'split'] });
    expect(BLACKJACK.view(round('8K8988', [move('split'), move('split')], again))).toMatchObject({ moves: ['hit', 'stand'] });
  });

  it("hides the dealer's second card until the round is over", () => {
    expect(BLACKJACK.view(round('T9T7', []))).toMatchObject({ dealer: [28], moves: ['hit', 'stand', 'double', 'split'] });
    expect(BLACKJACK.view(round('T9T7A', [move('stand')]))).toMatchObject({ dealer: [28, 20, 48], moves: [] });
  });

  it.each([
    ['a move before insurance is decided', '9A98', [move('stand')], 'move'],
    ['insurance against no ace', '9K98', [{ insure: true }], 'insure'],
    ['a split of two faces', '9K87', [move('split')], 'move'],
    ['a double of three cards', '2K279', [move('hit'), move('double')], 'move'],
    ['surrender where there is none', '9K97', [move('surrender')], 'move'],
    ['anything after the end', 'A9K8', [move('hit')], 'action'],
  ] as const)('refuses %s', (_, cards, actions, field) => {
    expect(() => round(cards, actions)).toThrow(new RegExp(`^${field}:`));
  });

  it('gives half back only where the dealer peeks', () => {
    const read = BlackjackOptions.safeParse({ ...USUAL, peek: false, surrender: true });
    expect(read.error?.issues[0]?.path).toEqual(['surrender']);
  });

  it.each([
    ['the usual rules', {}, -0.5704],
    ['the dealer hits a soft seventeen', { soft17: 'hit' }, -0.789],
    ['no double after a split', { doubleAfterSplit: false }, -0.69],
    ['six to five', { blackjack: '6:5' }, -1.923],
    ['double on nine to eleven', { double: 'nineToEleven' }, -0.653],
    ['late surrender', { surrender: true }, -0.485],
  ] as const)('%s return %d %% less or more than the stake', (_, rules, percent) => {
    const digits = String(percent).split('.')[1]?.length ?? 0;
    expect((100 * (share(blackjackReturn({ ...USUAL, ...rules })) - 1)).toFixed(digits)).toBe(percent.toFixed(digits));
  });

  it.each([
    ['16 against a ten', 'TT6T', 'hit'],
    ['12 against a four', 'T42T', 'stand'],
    ['eleven', '6T5T', 'double'],
    ['eights', '8T8T', 'split'],
    ['tens', 'T6TT', 'stand'],
    ['soft 18 against a nine', 'A97T', 'hit'],
  ] as const)('plays %s as everybody does', (_, cards, best) => {
    expect(bestMove(round(cards, []))).toBe(best);
  });

  it('ends a forgotten round without a further stake', () => {
    let state = round('9A27345', []);
    const draws = drawsOf(() => 0);
    while (!BLACKJACK.isOver(state)) {
      const next = BLACKJACK.act(state, BLACKJACK.forgotten?.(state) as BlackjackAction, draws);
      if (!next.ok) throw new Error(next.error.message);
      state = next.value;
    }
    expect(compare(BLACKJACK.staked(state), ratio(1n, 1n))).toBe(0);
  });

  it('plays as it says', () => {
    const known = new Map<string, BlackjackAction>();
    const decide = (state: BlackjackState): BlackjackAction => {
      if (state.insured === null) return { insure: false };
      const { hands, active, dealer } = state;
      const hand = hands[active]?.cards.map(faceValue).sort((a, b) => a - b);
      const key = JSON.stringify([state.rules, hand, hands.length, active, faceValue(dealer[0] as number)]);
      const action = known.get(key) ?? { move: bestMove(state) ?? 'stand' };
      known.set(key, action);
      return action;
    };
    for (const options of [USUAL, { ...USUAL, hands: 4, peek: false }]) {
      const errors = standardErrorsFrom(share(blackjackReturn(options)), {
        game: BLACKJACK,
        options,
        rounds: 20_000,
        seed: 'shoe',
        decide,
      });
      expect(errors, JSON.stringify(options)).toBeLessThan(4);
    }
  });
});
