import { describe, expect, it } from 'vitest';
import { sample } from '../draws/sample.ts';
import { seedBlock } from '../draws/seeded-draws.ts';
import { classicDraws } from './classic-draws.ts';
import { ClassicRequest } from './classic-request.ts';
import { classicRound } from './classic-round.ts';

const A = { clientSeed: 'bb62964774', serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', nonce: 1 };
const B = { clientSeed: '3c83fc7e07', serverSeed: 'a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6', nonce: 3 };

/** A game, what else it is asked, and the results under the seeds A and B. */
const GOLDEN: readonly (readonly [game: string, more: object, a: unknown, b: unknown])[] = [
  ['dice', {}, 77.18, 19.59],
  ['limbo', {}, 1.28, 5.05],
  ['roulette', {}, 28, 7],
  ['wheel', { segments: 30 }, 23, 5],
  ['drop', { rows: 16 }, 'RRLRLLLLRLLLRLLL', 'LLRRLRLLLLLRLLRL'],
  ['mines', { mines: 3 }, [19, 22, 7], [4, 11, 17]],
  ['keno', {}, [31, 36, 12, 32, 2, 8, 20, 10, 25, 17], [8, 19, 28, 29, 18, 30, 11, 13, 3, 2]],
  ['cards', { deck: 'infinite', count: 6 }, '♦Q ♠K ♦6 ♥Q ♥2 ♠4'.split(' '), '♠4 ♣7 ♣10 ♦J ♣7 ♣10'.split(' ')],
  ['cards', { deck: 'one', count: 10 }, '♦Q ♠K ♣5 ♥Q ♥2 ♠4 ♥8 ♦5 ♣9 ♥7'.split(' '), '♠4 ♦8 ♣10 ♥J ♠7 ♦J ♥5 ♦6 ♦3 ♥2'.split(' ')],
  ['diamonds', {}, [5, 6, 2, 5, 0], [1, 3, 4, 4, 3]],
  ['flip', { flips: 20 }, 'HHTHTTTTHTTTHTTTHHTH', 'TTHHTHTTTTTHTTHTTTTH'],
];

const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';

describe('the classic mapping', () => {
  it('takes floats of four bytes from the blocks', () => {
    expect([A, B].map((seeds) => classicDraws(seeds).float())).toEqual([0.7717409993056208, 0.19596398621797562]);
    expect([A, B].map((seeds) => Buffer.from(seedBlock(seeds, 0)).toString('hex').slice(0, 16))).toEqual([
      'c590d171e39b7040',
      '322ab22075326005',
    ]);
  });

  it.each(GOLDEN)('gives the published results of %s %j', (game, more, a, b) => {
    expect([A, B].map((seeds) => classicRound(ClassicRequest.parse({ game, ...seeds, ...more })))).toEqual([a, b]);
  });

  it.each([
    [
      A,
      [
        [1, 2],
        [0, 2],
        [0, 1],
      ],
    ],
    [
      B,
      [
        [0, 1],
        [1, 2],
        [1, 2],
      ],
    ],
  ])("gives a tower's safe tiles", (seeds, rows) => {
    const draws = classicDraws(seeds);
    expect(rows.map(() => sample(draws, 3, 2).sort((x, y) => x - y))).toEqual(rows);
  });

  it.each([
    [A, 15, 19],
    [B, 3, 4],
  ])('gives the step that ends a road and a pump', (seeds, road, pump) => {
    expect([sample(classicDraws(seeds), 20, 1), sample(classicDraws(seeds), 25, 1)]).toEqual([[road], [pump]]);
  });

  it.each([
    ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', 2.56],
    ['3e473405bd819ed4171854194bae75a2b117739fc1ab2e1c4cd263e1904dae6f', 1.31],
  ])('gives the crash of %s', (gameHash, result) => {
    expect(classicRound({ game: 'crash', gameHash, salt: SALT })).toBe(result);
  });

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ game: 'dice', clientSeed: '', nonce: 1 }, 'serverSeed'],
    [{ game: 'dice', ...A, nonce: 1.5 }, 'nonce'],
    [{ game: 'mines', ...A, mines: 26 }, 'mines'],
    [{ game: 'cards', ...A, deck: 'one', count: 53 }, 'count'],
    [{ game: 'crash', salt: SALT }, 'gameHash'],
  ])('refuses %j and names %s', (request, field) => {
    expect(ClassicRequest.safeParse(request).error?.issues[0]?.path).toEqual([field]);
  });
});
