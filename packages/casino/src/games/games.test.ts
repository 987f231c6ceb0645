import { add, compare, ONE, ZERO } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { seededDraws } from '../draws/seeded-draws.ts';
import { findGame, GAMES } from './games.ts';
import { INSTANT_GAMES } from './instant-games.ts';

const ROUNDS = 20_000;
const SEED = 'games.test';
const oneDraw = INSTANT_GAMES.filter((game) =>
  game.isOver(game.begin(game.variants()[0], seededDraws({ serverSeed: SEED, clientSeed: '', nonce: 0 }), 0)),
);

describe('games of the house', () => {
  it('have each a key of their own', () => {
    expect(new Set(GAMES.map(({ key }) => key)).size).toBe(GAMES.length);
    for (const game of GAMES) expect(findGame(game.key)).toBe(game);
  });

  it('take every option that their table of returns lists', () => {
    for (const game of GAMES)
      for (const options of game.variants())
        expect(game.options.safeParse(options).success, `${game.key} ${JSON.stringify(options)}`).toBe(true);
  });

  it.each(oneDraw)('$key: the chances of each option sum to 1', (game) => {
    for (const options of game.variants()) {
      const sum = game.returns(options, game.edge?.usual ?? 0).payouts.reduce((total, { chance }) => add(total, chance), ZERO);
      expect(compare(sum, ONE), JSON.stringify(options)).toBe(0);
    }
  });

  it.each(oneDraw)(`$key: ${ROUNDS} rounds are within 4 standard errors of the exact return (seed ${SEED})`, (game) => {
    const options = game.variants()[Math.floor(game.variants().length / 2)];
    const edgePpm = game.edge?.usual ?? 0;
    const { payouts, expected } = game.returns(options, edgePpm);
    const toNumber = ({ num, den }: { num: bigint; den: bigint }): number => Number((num * 10n ** 15n) / den) / 1e15;
    const mean = toNumber(expected);
    const variance = payouts.reduce((sum, { pay, chance }) => sum + toNumber(chance) * (toNumber(pay) - mean) ** 2, 0);
    let returned = 0;
    for (let nonce = 1; nonce <= ROUNDS; nonce += 1)
      returned += toNumber(game.returned(game.begin(options, seededDraws({ serverSeed: SEED, clientSeed: game.key, nonce }), edgePpm)));
    expect(Math.abs(returned / ROUNDS - mean)).toBeLessThan(4 * Math.sqrt(variance / ROUNDS));
  });
});
