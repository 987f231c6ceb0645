import { createRandom } from '@touchline/kernel/random';
import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../cards/poker-hand.ts';
import { drawsOf } from '../draws/draws.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { bestHold } from './best-hold.ts';
import { countDraws } from './draw-counts.ts';
import { nameOn, PAID_HANDS, PAY_TABLES, paidHand } from './pays.ts';
import { bestOf, solveVideoPoker } from './solve-video-poker.ts';
import solved from './solved.json' with { type: 'json' };
import { VIDEO_POKER } from './video-poker.ts';

const hand = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] as string) * 4 + 'dhsc'.indexOf(card[1] as string));
const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);
const places = (hold: number): number[] => [0, 1, 2, 3, 4].filter((place) => hold & (1 << place));

const drawsOfHand = countDraws();

describe('video poker', () => {
  it.each([
    ['As Ks Qs Js Ts', 'royalFlush', 'royalFlush'],
    ['9s Ks Qs Js Ts', 'straightFlush', 'straightFlush'],
    ['As Ad Ah Ac 3s', 'fourOfAKind', 'fourAcesLowKicker'],
    ['As Ad Ah Ac 5s', 'fourOfAKind', 'fourAces'],
    ['3s 3d 3h 3c As', 'fourOfAKind', 'fourLowLowKicker'],
    ['3s 3d 3h 3c 5s', 'fourOfAKind', 'fourLow'],
    ['5s 5d 5h 5c 3s', 'fourOfAKind', 'fourOfAKind'],
    ['Js Jd 5h 7c 3s', 'jacksOrBetter', 'jacksOrBetter'],
    ['Ts Td 5h 7c 3s', 'nothing', 'nothing'],
  ] as const)('%s is %s, and %s where kickers count', (cards, jacks, doubleDouble) => {
    const paid = paidHand(strengthOf(hand(cards)));
    expect([nameOn('jacks96', paid), nameOn('doubleDouble96', paid)]).toEqual([jacks, doubleDouble]);
  });

  it.each([
    ['a royal draw before a flush', 'As Ks Qs Js 3s', 'jacks96', [0, 1, 2, 3]],
    ['a high pair before a draw to a flush', 'Js Jd 5s 7s 3s', 'jacks96', [0, 1]],
    ['a draw to a flush before a low pair', '5s 5d Js 7s 3s', 'jacks96', [0, 2, 3, 4]],
    ['three aces alone', 'As Ad Ah Kc Ks', 'doubleDouble96', [0, 1, 2]],
    ['a full house of aces whole', 'As Ad Ah Kc Ks', 'jacks96', [0, 1, 2, 3, 4]],
    ['nothing', '2s 4d 6h 8c Ts', 'jacks96', []],
  ] as const)('holds %s', (_, cards, pays, hold) => {
    expect(bestHold(hand(cards), pays).hold).toEqual(hold);
  });

  it('keeps what is held and takes the next cards in order', () => {
    const state = VIDEO_POKER.begin(
      { pays: 'jacks96' },
      drawsOf(() => 0),
      0,
    );
    expect(VIDEO_POKER.view(state)).toEqual({ dealt: [0, 1, 2, 3, 4], hold: null, reserve: null, final: null, hand: null });
    const over = VIDEO_POKER.act(
      state,
      { hold: [1, 0, 3] },
      drawsOf(() => Number.NaN),
    );
    if (!over.ok) throw new Error(over.error.message);
    expect(VIDEO_POKER.view(over.value)).toMatchObject({ final: [0, 1, 5, 3, 6], reserve: [5, 6, 7, 8, 9], hand: 'fullHouse' });
    expect(compare(VIDEO_POKER.returned(over.value), ratio(9n, 1n))).toBe(0);
    expect(
      VIDEO_POKER.act(
        over.value,
        { hold: [] },
        drawsOf(() => 0),
      ),
    ).toMatchObject({ ok: false, error: { field: 'action' } });
    expect(VIDEO_POKER.forgotten?.(state)).toEqual({ hold: [0, 1, 2, 3, 4] });
  });

  it.each([[[5]], [[0, 0]], [[-1]], [[0.5]]])('refuses to hold %j', (hold) => {
    expect(VIDEO_POKER.action.safeParse({ hold }).error?.issues[0]?.path[0]).toBe('hold');
  });

  // The counts of best play as published: 19,933,230,517,200 deals and draws.
  it('returns what is published', () => {
    expect(solved.jacks96).toMatchObject({
      royalFlush: 493_512_264,
      straightFlush: 2_178_883_296,
      fullHouse: 229_475_482_596,
      flush: 219_554_786_160,
      straight: 223_837_565_784,
      threeOfAKind: 1_484_003_070_324,
      twoPair: 2_576_946_164_148,
      jacksOrBetter: 4_277_372_890_968,
      nothing: 10_872_274_993_896,
    });
    const expected = VIDEO_POKER.variants().map(({ pays }) => [pays, share(VIDEO_POKER.returns({ pays }, 0).expected).toFixed(6)]);
    expect(expected).toEqual([
      ['jacks96', '0.995439'],
      ['jacks85', '0.972984'],
      ['bonus85', '0.991660'],
      ['doubleDouble96', '0.989808'],
    ]);
    for (const { pays } of VIDEO_POKER.variants())
      expect(
        share(
          VIDEO_POKER.returns({ pays }, 0).payouts.reduce((sum, { chance }) => ({ num: sum.num + chance.num, den: chance.den }), {
            num: 0n,
            den: 1n,
          }),
        ),
      ).toBe(1);
  });

  it('is solved anew to the same, and the solution is what counting each draw finds', () => {
    expect(solveVideoPoker(drawsOfHand)).toEqual(solved);
    const random = createRandom('video poker');
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (const { pays } of VIDEO_POKER.variants()) {
      const cards = deck
        .map((card) => ({ card, at: random.next() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, 5)
        .map(({ card }) => card)
        .sort((a, b) => a - b);
      const draws = drawsOfHand(cards);
      const found = bestHold(cards, pays);
      const hold = bestOf(draws, pays);
      expect(found.hold, String(cards)).toEqual(places(hold));
      const units = PAID_HANDS.reduce(
        (sum, paid, kind) => sum + PAY_TABLES[pays][paid] * (draws[hold * PAID_HANDS.length + kind] as number),
        0,
      );
      expect(BigInt(units), String(cards)).toBe(found.expected.num);
    }
  });

  it('plays as it says', () => {
    for (const options of VIDEO_POKER.variants()) {
      const decide = ({ cards }: { cards: readonly number[] }) => {
        const dealt = cards.slice(0, 5);
        const sorted = dealt.toSorted((a, b) => a - b);
        return { hold: places(bestOf(drawsOfHand(sorted), options.pays)).map((place) => dealt.indexOf(sorted[place] as number)) };
      };
      const expected = share(VIDEO_POKER.returns(options, 0).expected);
      expect(standardErrorsFrom(expected, { game: VIDEO_POKER, options, rounds: 20_000, seed: 'deck', decide }), options.pays).toBeLessThan(
        4,
      );
    }
  });
});
