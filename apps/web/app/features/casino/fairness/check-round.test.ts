import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { checkRound } from './check-round.ts';
import { playedReceipt } from './testing/played-receipt.ts';

const SEED = 20261128;
const ROUNDS = 25;
const dice = GAMES.find(({ key }) => key === 'dice') as AnyGame;

describe(`the check of a round, seed ${SEED}`, () => {
  it.each(GAMES.map((game) => [game.key, game] as const))('holds for rounds of %s', (key, game) => {
    const random = createRandom(SEED, key);
    for (let nonce = 1; nonce <= ROUNDS; nonce += 1) {
      const round = playedReceipt(game, nonce, random);
      expect(checkRound(round, game), JSON.stringify(round)).toMatchObject({ sealed: true, drawn: true, paid: true });
    }
  });

  it('finds what is not as it was promised', () => {
    const round = playedReceipt(dice, 1, createRandom(SEED));
    expect(checkRound({ ...round, serverSeedHash: '0'.repeat(64) }, dice)).toMatchObject({ sealed: false });
    expect(checkRound({ ...round, view: { rolled: -1 } }, dice)).toMatchObject({ drawn: false });
    expect(checkRound({ ...round, pay: '7/5' }, dice)).toMatchObject({ drawn: false, paid: false });
    expect(checkRound({ ...round, returned: '0.01' }, dice)).toMatchObject({ paid: false });
  });

  it('waits for the seed', () => {
    expect(checkRound({ ...playedReceipt(dice, 1, createRandom(SEED)), serverSeed: null }, dice)).toMatchObject({
      sealed: null,
      drawn: null,
    });
  });

  it('checks the draws alone where it does not know the rules', () => {
    const found = checkRound({ ...playedReceipt(dice, 1, createRandom(SEED)), game: 'no-such-game' }, null);
    expect([found.drawn, found.draws.length]).toEqual([null, 4]);
  });
});
