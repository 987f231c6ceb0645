import { createHmac } from 'node:crypto';
import { compare, mul, ONE, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { BACCARAT } from '../baccarat/baccarat.ts';
import { chiSquareTest } from '../draws/generator/chi-square.ts';
import { sum } from '../exact.ts';
import { insideBets, OUTSIDE } from '../roulette/layout.ts';
import { hasLayout, LAYOUT_BETS } from './layout-bets.ts';
import { LIVE_BACCARAT, pointsOfResult } from './live-baccarat.ts';
import { LIVE_ROULETTE } from './live-roulette.ts';
import { LIVE_WHEEL } from './live-wheel.ts';

const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
/** Of this file's draws: always the same, so that what passes passes everywhere. */
const SEED = 'live-games.test';
const oneChip = (on: unknown) => ({ bets: [{ on, chips: 1 }] });

describe('the outcome', () => {
  it('takes the upper 52 bits of HMAC-SHA256 under the hash, of the salt, the nonce 1 and the block', () => {
    for (let i = 0; i < 20; i += 1) {
      const hash = `${SEED} ${i}`;
      const drawn = createHmac('sha256', hash).update(`${SALT}:1:0`).digest().readBigUInt64BE(0) >> 12n;
      expect(LIVE_ROULETTE.layout.outcome(hash, SALT)).toEqual({ pocket: Number(drawn % 37n) });
      expect(LIVE_ROULETTE.result(hash, SALT, 0)).toBe(Number(drawn % 37n));
      expect(LIVE_WHEEL.layout.outcome(hash, SALT)).toEqual({ segment: Number(drawn % 50n) });
    }
  });

  it.each([
    [LIVE_ROULETTE, 37],
    [LIVE_WHEEL, 50],
  ])(`20,000 rounds fall evenly (%#, seed ${SEED})`, (game, outcomes) => {
    const counts = new Array<number>(outcomes).fill(0);
    for (let i = 0; i < 20_000; i += 1) {
      const at = game.result(`${SEED} ${i}`, SALT, 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const chances = counts.map(() => 1 / outcomes);
    expect(chiSquareTest(counts, chances)).toBeGreaterThan(0.001);
  });

  it('numbers the points of the hands that it deals', () => {
    for (let i = 0; i < 100; i += 1) {
      const { player, banker } = LIVE_BACCARAT.layout.outcome(`${SEED} ${i}`, SALT);
      const points = pointsOfResult(LIVE_BACCARAT.result(`${SEED} ${i}`, SALT, 0));
      const alone = BACCARAT.view({ outcome: { player, banker }, pay: ONE });
      expect(alone).toEqual({ player, banker });
      expect(points.player === points.banker).toBe(
        compare(LIVE_BACCARAT.layout.pay([{ on: 'player', chips: 1 }], points.player * 10 + points.banker), ONE) === 0,
      );
    }
  });
});

describe('returns', () => {
  it.each([...insideBets('european').map((numbers) => ({ numbers })), ...OUTSIDE.map((outside) => ({ outside }))])(
    'live roulette returns 36/37 on %j',
    (on) => {
      expect(compare(LIVE_ROULETTE.returns(oneChip(on), 0).expected, ratio(36n, 37n))).toBe(0);
    },
  );
  it.each(['low', 'medium', 'high'])('live wheel returns 99 percent on the ring %s', (on) => {
    expect(compare(LIVE_WHEEL.returns(oneChip(on), 0).expected, ratio(99n, 100n))).toBe(0);
  });
  it.each(['player', 'banker', 'tie'] as const)('live baccarat returns on %s what baccarat for one does', (on) => {
    const alone = BACCARAT.returns({ pays: 'commission', bets: [{ on, chips: 1 }] }, 0);
    expect(compare(LIVE_BACCARAT.returns(oneChip(on), 0).expected, alone.expected)).toBe(0);
  });
  it.each([LIVE_ROULETTE, LIVE_BACCARAT, LIVE_WHEEL])('$key: the chances of each place sum to 1, and each is taken as a bet', (game) => {
    for (const options of game.variants()) {
      expect(hasLayout(game.key) && LAYOUT_BETS[game.key].safeParse(options.bets).success, JSON.stringify(options)).toBe(true);
      expect(compare(sum(game.returns(options, 0).payouts.map(({ chance }) => chance)), ONE)).toBe(0);
    }
  });
});

describe('chips on several places', () => {
  it('are paid in proportion, exactly', () => {
    const bets = [
      { on: { numbers: [17] }, chips: 2 },
      { on: { numbers: [17, 20] }, chips: 2 },
      { on: { outside: 'black' as const }, chips: 1 },
    ];
    const paid = [17, 20, 2, 0].map((pocket) => mul(LIVE_ROULETTE.layout.pay(bets, pocket), ratio(5n, 1n)));
    expect(paid.map(({ num, den }) => Number(num) / Number(den))).toEqual([110, 38, 2, 0]);
  });
  it('have one name, however their numbers are told', () => {
    expect(LAYOUT_BETS['live-roulette'].parse(oneChip({ numbers: [20, 17] }).bets)).toEqual(oneChip({ numbers: [17, 20] }).bets);
  });
  it.each([
    ['live-roulette', { numbers: [1, 3] }],
    ['live-roulette', { numbers: [0, 37] }],
    ['live-roulette', { outside: 'pink' }],
    ['live-baccarat', 'pair'],
    ['live-wheel', 'none'],
  ] as const)('are refused where the layout has no such place (%#)', (game, on) => {
    expect(LAYOUT_BETS[game].safeParse(oneChip(on).bets).success).toBe(false);
  });
});
