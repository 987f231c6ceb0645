import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { replayRound } from '../replay-round.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { CRAPS } from './craps.ts';
import type { CrapsAction, CrapsOptions } from './options.ts';
import { maxOdds } from './pays.ts';

type On = CrapsOptions['bets'][number]['on'];
type State = ReturnType<typeof CRAPS.begin>;
const one = (on: On, chips = 1): CrapsOptions => ({ bets: [{ on, chips }] });
const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);
const ROLL = { roll: true } as const;

/** A round whose throws show these faces, two digits each. */
function round(options: CrapsOptions, dice: string, actions: readonly CrapsAction[]): State {
  const left = Array.from(dice.replaceAll(' ', ''), (face) => Number(face) - 1);
  const played = replayRound(
    CRAPS,
    { options, edgePpm: 0, actions },
    drawsOf(() => left.shift() ?? Number.NaN),
  );
  if (!played.ok) throw new Error(`${played.error.field}: ${played.error.message}`);
  return played.value as State;
}

describe('craps', () => {
  it.each([
    ['pass', ratio(488n, 495n)],
    ['dontPass', ratio(1_953n, 1_980n)],
    ['field', ratio(35n, 36n)],
    ['anySeven', ratio(5n, 6n)],
    ['anyCraps', ratio(8n, 9n)],
    ['aces', ratio(31n, 36n)],
    ['boxcars', ratio(31n, 36n)],
    ['aceDeuce', ratio(8n, 9n)],
    ['yoEleven', ratio(8n, 9n)],
    ['place4', ratio(14n, 15n)],
    ['place5', ratio(24n, 25n)],
    ['place6', ratio(65n, 66n)],
    ['place8', ratio(65n, 66n)],
    ['place9', ratio(24n, 25n)],
    ['place10', ratio(14n, 15n)],
    ['hard4', ratio(8n, 9n)],
    ['hard6', ratio(10n, 11n)],
    ['hard8', ratio(10n, 11n)],
    ['hard10', ratio(8n, 9n)],
  ] as const)('%s returns its closed form', (on, expected) => {
    expect(compare(CRAPS.returns(one(on), 0).expected, expected)).toBe(0);
  });

  it.each([
    ['a seven at once passes', one('pass'), '34', [ROLL], 2],
    ['twelve at once does not', one('pass'), '66', [ROLL], 0],
    ['twelve gives the bet against back', one('dontPass'), '66', [ROLL], 1],
    ['a point that comes again passes', one('pass'), '22 36 31', [ROLL, ROLL, ROLL], 2],
    ['a seven before the point does not', one('pass'), '22 34', [ROLL, ROLL], 0],
    ['odds are paid truly', one('pass'), '22 31', [ROLL, { odds: { on: 'pass', point: 4, chips: 3 } }, ROLL], 2 + 9],
    ['odds against are paid truly', one('dontPass'), '22 34', [ROLL, { odds: { on: 'dontPass', point: 4, chips: 6 } }, ROLL], 2 + 9],
    [
      'a bet that comes later has a point of its own',
      one('pass'),
      '22 33 31 51',
      [ROLL, { bet: { on: 'come', chips: 2 } }, ROLL, ROLL, ROLL],
      2 + 4,
    ],
    ['a hard six', one('hard6'), '22 33', [ROLL, ROLL], 10],
    ['an easy six', one('hard6'), '24', [ROLL], 0],
    ['a place', one('place6', 6), '22 51', [ROLL, ROLL], 13 / 6],
    ['a field beside it', one('pass', 2), '22 66 34', [ROLL, { bet: { on: 'field', chips: 1 } }, ROLL, ROLL], 2],
  ] as const)('%s', (_, options, dice, actions, units) => {
    const state = round(options, dice, actions);
    expect([CRAPS.isOver(state), share(CRAPS.returned(state))]).toEqual([true, units]);
  });

  it('counts what is laid later into the stake', () => {
    const state = round(one('pass', 2), '22', [ROLL, { odds: { on: 'pass', point: 4, chips: 6 } }, { bet: { on: 'come', chips: 1 } }]);
    expect(share(CRAPS.staked(state))).toBe(4.5);
    expect(CRAPS.view(state)).toEqual({
      rolls: [[2, 2]],
      lines: [
        { on: 'pass', chips: 2, point: 4, odds: 6 },
        { on: 'come', chips: 1, point: null, odds: 0 },
      ],
      sides: [],
    });
  });

  it('allows odds of three, four and five times, six against', () => {
    expect([4, 5, 6, 8, 9, 10].map((point) => maxOdds('pass', point))).toEqual([3, 4, 5, 5, 4, 3]);
    expect(maxOdds('dontCome', 9)).toBe(6);
  });

  it.each([
    ['odds without a point', one('pass'), '', [{ odds: { on: 'pass', point: 4, chips: 1 } }], 'odds'],
    ['odds beyond the most', one('pass'), '22', [ROLL, { odds: { on: 'pass', point: 4, chips: 4 } }], 'odds'],
    ['a come bet before a point', one('pass'), '', [{ bet: { on: 'come', chips: 1 } }], 'bet'],
    ['more than the layout holds', one('place6'), '', Array.from({ length: 60 }, () => ({ bet: { on: 'place6', chips: 1 } })), 'bet'],
    ['a throw after the end', one('pass'), '34', [ROLL, ROLL], 'action'],
  ] as [string, CrapsOptions, string, CrapsAction[], string][])('refuses %s', (_, options, dice, actions, field) => {
    expect(() => round(options, dice, actions)).toThrow(new RegExp(`^${field}:`));
  });

  it('voids a round that was forgotten before its first throw, and throws on after it', () => {
    expect(CRAPS.forgotten?.(round(one('pass'), '', []))).toBe('void');
    expect(CRAPS.forgotten?.(round(one('pass'), '22', [ROLL]))).toEqual(ROLL);
  });

  it('plays as it says', () => {
    for (const options of [...CRAPS.variants(), { bets: [...one('pass', 3).bets, ...one('place6', 2).bets, ...one('field').bets] }]) {
      const expected = share(CRAPS.returns(options, 0).expected);
      const errors = standardErrorsFrom(expected, { game: CRAPS, options, rounds: 20_000, seed: 'dice', decide: () => ROLL });
      expect(errors, JSON.stringify(options)).toBeLessThan(4);
    }
  });

  it('takes odds for what they are: fair', () => {
    const decide = ({ lines }: State): CrapsAction => {
      const [line] = lines;
      return line?.point && line.odds === 0 ? { odds: { on: line.on, point: line.point, chips: line.chips } } : ROLL;
    };
    for (const on of ['pass', 'dontPass'] as const) {
      const options = {
        bets: [
          { on, chips: 1 },
          { on: 'field' as const, chips: 1 },
        ],
      };
      const expected = share(CRAPS.returns(options, 0).expected);
      expect(standardErrorsFrom(expected, { game: CRAPS, options, rounds: 20_000, seed: 'odds', decide }), on).toBeLessThan(4);
    }
  });
});
