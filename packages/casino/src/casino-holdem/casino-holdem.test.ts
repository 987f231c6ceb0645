import { createRandom } from '@touchline/kernel/random';
import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../cards/poker-hand.ts';
import { suitClasses } from '../cards/suit-classes.ts';
import { drawsOf } from '../draws/draws.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { CASINO_HOLDEM } from './casino-holdem.ts';
import type { CasinoHoldemOptions } from './options.ts';
import { bonusOdds } from './pays.ts';
import { alwaysCalledReturn, anteReturn, bonusReturn } from './returns.ts';
import solved from './solved.json' with { type: 'json' };
import { countFlop } from './testing/count-flop.ts';

const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);
const ANTE: CasinoHoldemOptions = { bets: [{ on: 'ante', chips: 1 }] };
const BOTH: CasinoHoldemOptions = {
  bets: [
    { on: 'ante', chips: 2 },
    { on: 'bonus', chips: 1 },
  ],
};

/** The game dealt these cards: player, flop, turn and river, dealer. */
function dealt(options: CasinoHoldemOptions, text: string) {
  const cards = text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] as string) * 4 + 'dhsc'.indexOf(card[1] as string));
  const places = cards.map((card, i) => card - cards.slice(0, i).filter((before) => before < card).length);
  return CASINO_HOLDEM.begin(
    options,
    drawsOf(() => places.shift() ?? Number.NaN),
    0,
  );
}

const ended = (options: CasinoHoldemOptions, cards: string, action: { call: true } | { fold: true }) => {
  const next = CASINO_HOLDEM.act(
    dealt(options, cards),
    action,
    drawsOf(() => Number.NaN),
  );
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
};

describe("casino hold'em", () => {
  it.each([
    ['the dealer does not play: the ante wins, the call comes back', 'As Kd 2h 7c 9d Jh 3s Qd 8c', { call: true }, 4],
    ['a pair of threes does not play', 'As Kd 2h 7c 9d Jh 3s Qd 3c', { call: true }, 4],
    ['a pair of fours plays and beats an ace', 'As Kd 2h 7c 9d Jh 4s Qd 4c', { call: true }, 0],
    ['a better hand wins both', 'As Ad 2h 7c 9d Jh 4s Qd 4c', { call: true }, 6],
    ['a flush wins the ante twice', 'As Ks 2s 7s 9d Js 4s Qd 4c', { call: true }, 7],
    ['a royal flush wins it 100 times', 'As Ks Qs Js Ts 2d 3d Qd Qc', { call: true }, 105],
    ['equal hands give all back', 'As 2d Kh Kc Qd Qh Js Ad 3c', { call: true }, 3],
    ['a fold loses the ante', 'As Ad 2h 7c 9d Jh 4s Qd 4c', { fold: true }, 0],
  ] as const)('%s', (_, cards, action, units) => {
    const state = ended(ANTE, cards, action);
    expect(share(CASINO_HOLDEM.returned(state))).toBe(units);
    expect(share(CASINO_HOLDEM.staked(state))).toBe('call' in action ? 3 : 1);
  });

  it('pays the bonus by the flop, after a fold as well', () => {
    const state = ended(BOTH, 'As Ad Ah 7c 9d Jh 4s Qd 4c', { fold: true });
    expect(compare(CASINO_HOLDEM.returned(state), ratio(8n, 3n))).toBe(0);
  });

  it('shows the dealer and the later cards only once it is over', () => {
    expect(CASINO_HOLDEM.view(dealt(ANTE, 'As Kd 2h 7c 9d Jh 3s Qd 8c'))).toMatchObject({ board: { length: 3 }, dealer: null });
    expect(CASINO_HOLDEM.view(ended(ANTE, 'As Kd 2h 7c 9d Jh 3s Qd 8c', { fold: true }))).toMatchObject({
      board: { length: 5 },
      dealer: { length: 2 },
    });
  });

  it('refuses a second decision, a bonus without an ante and two antes', () => {
    const over = ended(ANTE, 'As Kd 2h 7c 9d Jh 3s Qd 8c', { fold: true });
    expect(
      CASINO_HOLDEM.act(
        over,
        { call: true },
        drawsOf(() => 0),
      ),
    ).toMatchObject({ ok: false, error: { field: 'action' } });
    for (const bets of [
      [{ on: 'bonus', chips: 1 }],
      [
        { on: 'ante', chips: 1 },
        { on: 'ante', chips: 1 },
      ],
    ])
      expect(CASINO_HOLDEM.options.safeParse({ bets }).error?.issues[0]?.path[0]).toBe('bets');
  });

  it('costs 2.16 % of the ante with best play and 6.26 % of the bonus', () => {
    expect(share(anteReturn())).toBeCloseTo(1 - 0.0215764584, 9);
    expect(compare(bonusReturn(), ratio(2_436_308n, 2_598_960n))).toBe(0);
    let paid = 0;
    for (const { cards, ways } of suitClasses(5)) paid += ways * (bonusOdds(strengthOf(cards)) + 1);
    expect(paid).toBe(2_436_308);
  });

  it('holds the values of all flops, of which a sample is counted anew', () => {
    expect(solved.map((row) => row.slice(0, 4))).toEqual(Array.from(suitClasses(3), ({ cards, ways }) => [...cards, ways]));
    expect(solved.reduce((flops, row) => flops + (row[3] as number), 0)).toBe(22_100);
    const random = createRandom("casino hold'em");
    for (let i = 0; i < 3; i += 1) {
      const [a, b, c, , best, called] = random.pick(solved);
      expect(countFlop([a, b, c] as number[]), `flop ${a} ${b} ${c}`).toEqual({ best, called });
    }
  });

  it('plays as it says', () => {
    const called = share(alwaysCalledReturn());
    const errors = standardErrorsFrom(called, {
      game: CASINO_HOLDEM,
      options: ANTE,
      rounds: 20_000,
      seed: 'cards',
      decide: () => ({ call: true }),
    });
    expect(errors).toBeLessThan(4);
    const both = (2 * called + share(bonusReturn())) / 3;
    expect(
      standardErrorsFrom(both, { game: CASINO_HOLDEM, options: BOTH, rounds: 20_000, seed: 'cards', decide: () => ({ call: true }) }),
    ).toBeLessThan(4);
  });
});
