import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { drawLottery } from '@touchline/casino/lotteries/draw-lottery';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { expect, it } from 'vitest';
import { checkDraw } from './check-draw.ts';

const seed = 'ab'.repeat(32);
const draw: LotteryDrawView = {
  drawId: '5',
  lottery: 'six-of-49',
  number: 12,
  status: 'settled',
  closesAt: 0,
  seedHash: seedHash(seed),
  seed,
  numbers: drawLottery(LOTTERIES['six-of-49'], seed, 12),
  currency: 'EUR',
  jackpot: '50000.00',
  sales: '0.00',
  paid: '0.00',
  lines: 0,
  prizes: [],
};

it('finds a draw to be what was promised, and each way in which it is not', () => {
  expect(checkDraw(draw)).toEqual({ promised: true, drawn: true });
  expect(checkDraw({ ...draw, seedHash: seedHash('another') })).toEqual({ promised: false, drawn: true });
  expect(checkDraw({ ...draw, numbers: draw.numbers?.toReversed() ?? null })).toEqual({ promised: true, drawn: false });
  expect(checkDraw({ ...draw, seed: null, numbers: null })).toBeNull();
});
