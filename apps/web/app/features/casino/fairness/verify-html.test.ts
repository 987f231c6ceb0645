import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import { SHARED_GAMES } from '@touchline/casino/shared/shared-games';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { CLIENT_SEED, playedReceipt, SERVER_SEED } from './testing/played-receipt.ts';
import { sharedRoundFile } from './testing/shared-round-file.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../public/verify.html'), 'utf8');
const SEED = 20261128;
const ROUNDS = 40;

interface Found {
  readonly sealed: boolean;
  readonly missing: readonly number[];
  readonly twice: readonly number[];
  readonly holds: boolean;
  readonly rounds: readonly { readonly game: string; readonly scope: string; readonly faults: readonly string[] }[];
}
interface FoundShared {
  readonly holds: boolean;
  readonly result: number;
  readonly faults: readonly string[];
}
interface Verify {
  readonly sha256: (text: string) => string;
  readonly games: readonly string[];
  readonly sharedGames: readonly string[];
  readonly checkSession: (session: unknown) => Found;
  readonly checkShared: (file: unknown) => FoundShared;
}

/** The page's own script, in a world that has nothing else. */
function readVerify(): Verify {
  const world: { touchlineVerify?: Verify } = {};
  const script = /<script>([\s\S]*)<\/script>/.exec(HTML)?.[1] ?? '';
  vm.runInNewContext(script, Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

const sessionOf = (rounds: readonly CasinoReceipt[]) => ({
  format: 'touchline-casino-session',
  serverSeed: SERVER_SEED,
  serverSeedHash: seedHash(SERVER_SEED),
  rounds: rounds.length,
  clientSeed: CLIENT_SEED,
  exportedRounds: rounds,
});

describe(`verify.html, seed ${SEED}`, () => {
  const verify = readVerify();

  it('is one file without network, of at most 30 KB compressed', () => {
    expect(gzipSync(HTML).length).toBeLessThan(30 * 1024);
    expect(HTML).not.toMatch(/https?:|\bimport\b|fetch\(|XMLHttpRequest|src=/);
  });

  it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ж'.repeat(100)])('has SHA-256 of its own: "%s"', (text) => {
    expect(verify.sha256(text)).toBe(seedHash(text));
  });

  it('knows the rules of every game, and of none that is not there', () => {
    expect([...verify.games].sort()).toEqual(GAMES.map(({ key }) => key).sort());
  });

  it.each(GAMES.map((game) => [game.key, game] as const))('agrees with the package on rounds of %s', (key, game) => {
    const random = createRandom(SEED, key);
    const rounds = Array.from({ length: ROUNDS }, (_, i) => playedReceipt(game, i + 1, random));
    const found = verify.checkSession(sessionOf(rounds));
    expect(found.rounds.flatMap(({ faults }) => faults)).toEqual([]);
    expect([found.holds, new Set(found.rounds.map(({ scope }) => scope))]).toEqual([true, new Set(['whole round'])]);
  });

  const dice = GAMES.find(({ key }) => key === 'dice') as AnyGame;
  const rounds = [1, 2, 3].map((nonce) => playedReceipt(dice, nonce, createRandom(SEED, nonce)));
  const [first, second, third] = rounds as [CasinoReceipt, CasinoReceipt, CasinoReceipt];

  it.each([
    ['another seed', { ...sessionOf(rounds), serverSeed: SERVER_SEED.replace('1', '2') }],
    ['a missing round', { ...sessionOf(rounds), exportedRounds: [first, third] }],
    ['a number that occurs twice', { ...sessionOf(rounds), exportedRounds: [first, second, second, third] }],
    ['another result', { ...sessionOf(rounds), exportedRounds: [first, { ...second, view: { rolled: -1 } }, third] }],
    ['another return', { ...sessionOf(rounds), exportedRounds: [first, { ...second, returned: '0.01' }, third] }],
  ])('finds %s', (_, session) => {
    expect(verify.checkSession(session).holds).toBe(false);
  });

  it('says of games whose rules it does not have that it checks the draws alone', () => {
    const other = { ...first, game: 'no-such-game' };
    expect(verify.checkSession({ ...sessionOf([first]), exportedRounds: [other] }).rounds[0]).toMatchObject({
      scope: 'draws alone',
      faults: [],
    });
  });

  it('knows the rules of every game of shared rounds', () => {
    expect([...verify.sharedGames].sort()).toEqual(SHARED_GAMES.map(({ key }) => key).sort());
  });

  it.each(SHARED_GAMES.map((game) => [game.key, game] as const))('agrees with the package on shared rounds of %s', (key, game) => {
    const random = createRandom(SEED, `shared ${key}`);
    for (let place = 1; place <= ROUNDS; place += 1) {
      const file = sharedRoundFile(game, place, random);
      expect(verify.checkShared(file)).toMatchObject({ faults: [], holds: true, result: file.round.result });
    }
  });

  describe.each(SHARED_GAMES.map((game) => [game.key, game] as const))('of a shared round of %s', (key, game) => {
    const file = sharedRoundFile(game, 3, createRandom(SEED, `changed ${key}`));
    const [bet] = file.bets;
    it.each([
      ['another hash', { ...file, round: { ...file.round, hash: seedHash('another') } }],
      ['another hash before', { ...file, previousHash: seedHash('another') }],
      ['another promise', { ...file, chain: { ...file.chain, promise: seedHash('another') } }],
      ['another place in the chain', { ...file, round: { ...file.round, number: 2 } }],
      ['another result', { ...file, round: { ...file.round, result: file.round.result + 1 } }],
      ['another return', { ...file, bets: [{ ...bet, returned: '1000000.01' }] }],
    ])('finds %s', (_, changed) => {
      expect(verify.checkShared(changed).holds).toBe(false);
    });
  });
});
