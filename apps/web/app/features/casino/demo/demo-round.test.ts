import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import { replayRound } from '@touchline/casino/replay-round';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { CLIENT_SEED, playedReceipt, SERVER_SEED } from '../fairness/testing/played-receipt.ts';
import { type DemoRound, stepDemo } from './demo-round.ts';

const SEED = 20261128;
const SHOWN = { currency: 'EUR', scale: 2, now: 2 };
const dice = GAMES.find(({ key }) => key === 'dice') as AnyGame;
const demoOf = (more: Partial<DemoRound>): DemoRound => ({
  seeds: { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 },
  edgePpm: 10_000,
  options: { under: 5000 },
  actions: [],
  firstMinor: 137n,
  startedAt: 1,
  ...more,
});

describe(`a round for demo money, seed ${SEED}`, () => {
  it.each(GAMES.map((game) => [game.key, game] as const))('of %s is the very round of money', (key, game) => {
    const random = createRandom(SEED, key);
    for (let nonce = 1; nonce <= 5; nonce += 1) {
      const { options, actions, edgePpm, view, returned } = playedReceipt(game, nonce, random);
      const demo = demoOf({ seeds: { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }, options, actions, edgePpm });
      const step = stepDemo(game, demo, SHOWN);
      expect(step).toMatchObject({ ok: true, value: { round: { status: 'over', view, returned, jackpots: [] } } });
    }
  });

  it('takes what is laid later from the same money', () => {
    const game = GAMES.find(({ key }) => key === 'blackjack') as AnyGame;
    const [options] = game.variants();
    const nonce = Array.from({ length: 200 }, (_, i) => i + 1).find((at) => {
      const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: at };
      return replayRound(game, { options, edgePpm: 0, actions: [{ move: 'double' }] }, seededDraws(seeds)).ok;
    });
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: nonce ?? 0 };
    const step = stepDemo(game, demoOf({ seeds, options, actions: [{ move: 'double' }], firstMinor: 100n }), SHOWN);
    expect(step).toMatchObject({ ok: true, value: { stakedMinor: 200n, round: { stake: '2.00' } } });
  });

  it.each([
    ['choices that the game does not know', demoOf({ options: { under: -1 } }), 'options'],
    ['a decision that is none', demoOf({ actions: [{ cashOut: true }] }), 'action'],
  ])('refuses %s', (_, demo, error) => {
    expect(stepDemo(dice, demo, SHOWN)).toEqual({ ok: false, error });
  });
});
