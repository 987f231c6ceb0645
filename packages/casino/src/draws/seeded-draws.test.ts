import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsOf } from './draws.ts';
import { sample } from './sample.ts';
import { seedBlock, seededDraws, seedHash } from './seeded-draws.ts';

const SEEDS = { serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', clientSeed: 'bb62964774', nonce: 1 };

describe('draws by seeds', () => {
  it("are blocks of HMAC-SHA256 under the server's seed as text", () => {
    const hex = Buffer.from(seedBlock(SEEDS, 0)).toString('hex');
    expect([hex.slice(0, 16), hex.slice(-4)]).toEqual(['c590d171e39b7040', '8c92']);
    for (const block of [0, 1, 7])
      expect(Buffer.from(seedBlock(SEEDS, block))).toEqual(
        createHmac('sha256', SEEDS.serverSeed).update(`${SEEDS.clientSeed}:${SEEDS.nonce}:${block}`).digest(),
      );
  });

  it('take the upper 52 of every 64 bits, four draws a block', () => {
    const draws = seededDraws(SEEDS);
    const bytes = Buffer.concat([0, 1, 2].map((block) => seedBlock(SEEDS, block)));
    for (let i = 0; i < 12; i += 1) expect(draws.bits52()).toBe(Number(bytes.readBigUInt64BE(i * 8) >> 12n));
  });

  it('are promised by the SHA-256 of the seed as text', () => {
    expect(seedHash(SEEDS.serverSeed)).toBe(createHash('sha256').update(SEEDS.serverSeed).digest('hex'));
  });
});

describe('a draw below a number', () => {
  it('throws the incomplete last group away', () => {
    const given = [2 ** 52 - 1, 2 ** 52 - 2, 17];
    expect(drawsOf(() => given.shift() ?? Number.NaN).below(10)).toBe(7);
  });

  it.each([0, -1, 1.5, 2 ** 52 + 2])('refuses %d', (n) => {
    expect(() => seededDraws(SEEDS).below(n)).toThrow(RangeError);
  });

  it('samples each number once', () => {
    expect(sample(seededDraws(SEEDS), 40, 40).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});
