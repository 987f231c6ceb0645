import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { BINGO_ROOM_KEYS } from '@touchline/casino/bingo/bingo-room';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { checkGame, type GameCheck } from './check-game.ts';
import type { GameFile } from './game-file.ts';
import { playedFile } from './testing/played-file.ts';

const SEED = 20261129;
const GAMES = 30;

interface Verify {
  readonly checkBingo: (file: GameFile) => { readonly holds: boolean; readonly faults: readonly string[] };
}

/** The script of the page for checks without a network, in a world that has nothing else. */
function readVerify(): Verify {
  const html = fs.readFileSync(path.join(import.meta.dirname, '../../../public/verify.html'), 'utf8');
  const world: { touchlineVerify?: Verify } = {};
  vm.runInNewContext(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '', Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

describe.each(BINGO_ROOM_KEYS)(`the check of a game of %s, seed ${SEED}`, (key) => {
  const verify = readVerify();
  const file = playedFile(key, 3, createRandom(SEED, key));
  const { game, sold } = file;
  const [first, ...others] = game.prizes;

  it('finds games to be as promised, on the page and without a network', () => {
    const random = createRandom(SEED, `games ${key}`);
    for (let number = 1; number <= GAMES; number += 1) {
      const played = playedFile(key, number, random);
      expect(verify.checkBingo(played)).toMatchObject({ faults: [], holds: true });
      expect(checkGame(played.game, played.sold)).toEqual({ promised: true, balls: true, winners: true });
    }
  });

  it.each<readonly [string, GameFile, Partial<GameCheck>]>([
    ['another promise', { ...file, game: { ...game, seedHash: seedHash('another') } }, { promised: false }],
    ['other balls', { ...file, game: { ...game, balls: game.balls.toReversed() } }, { balls: false }],
    [
      'a text that no buyer sent',
      { ...file, sold: sold.map((one, i) => (i === 0 ? { ...one, buyerSeed: 'another' } : one)) },
      { balls: false },
    ],
    [
      'another winner',
      { ...file, game: { ...game, prizes: first?.won ? [{ ...first, won: { ...first.won, cards: [999] } }, ...others] : [] } },
      { winners: false },
    ],
    [
      'another payment',
      { ...file, game: { ...game, prizes: first?.won ? [{ ...first, won: { ...first.won, paid: ['999.00'] } }, ...others] : [] } },
      { winners: false },
    ],
  ])('finds %s', (_, changed, found) => {
    expect(verify.checkBingo(changed).holds).toBe(false);
    expect(checkGame(changed.game, changed.sold)).toMatchObject(found);
  });

  it('has nothing to say of a game that is not over', () => {
    expect(checkGame({ ...game, seed: null }, [])).toBeNull();
    expect(() => verify.checkBingo({ ...file, game: { ...game, status: 'playing' } })).toThrow();
  });
});
