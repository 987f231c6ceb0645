import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import { replayRound } from '@touchline/casino/replay-round';
import { createRandom, type Random } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { returnedMinor } from '../play/multiplier.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../public/verify.html'), 'utf8');
const SEED = 20261128;
const ROUNDS = 40;
const STAKE_MINOR = 137n;
const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';

interface Found {
  readonly sealed: boolean;
  readonly missing: readonly number[];
  readonly twice: readonly number[];
  readonly holds: boolean;
  readonly rounds: readonly { readonly game: string; readonly scope: string; readonly faults: readonly string[] }[];
}
interface Verify {
  readonly sha256: (text: string) => string;
  readonly games: readonly string[];
  readonly checkSession: (session: unknown) => Found;
}

/** The page's own script, in a world that has nothing else. */
function readVerify(): Verify {
  const world: { touchlineVerify?: Verify } = {};
  const script = /<script>([\s\S]*)<\/script>/.exec(HTML)?.[1] ?? '';
  vm.runInNewContext(script, Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

/** Decisions at random until the round is over. */
const DECISIONS: Readonly<Record<string, (random: Random) => unknown>> = {
  flip: (random) => (random.chance(0.3) ? { cashOut: true } : { step: { side: random.pick(['heads', 'tails']) } }),
  mines: (random) => (random.next() < 0.3 ? { cashOut: true } : { open: Math.floor(random.next() * 25) }),
};

const amount = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** A finished round as the server's receipt tells it. */
function playRound(game: AnyGame, nonce: number, random: Random) {
  const seeds = { serverSeed: SERVER_SEED, clientSeed: 'tester', nonce };
  const variants = game.variants();
  const options: unknown = variants[Math.floor(random.next() * variants.length)];
  const edgePpm = game.edge === null ? 0 : game.edge.usual;
  const actions: unknown[] = [];
  const replay = () => replayRound(game, { options, edgePpm, actions }, seededDraws(seeds));
  let state = replay();
  while (state.ok && !game.isOver(state.value)) {
    actions.push(DECISIONS[game.key]?.(random));
    const next = replay();
    if (next.ok) state = next;
    else actions.pop();
  }
  if (!state.ok) throw new Error(state.error.message);
  return {
    round: String(nonce),
    game: game.key,
    status: 'over',
    stake: amount(STAKE_MINOR),
    returned: amount(returnedMinor(STAKE_MINOR, game.returned(state.value))),
    options,
    view: game.view(state.value),
    actions,
    serverSeedHash: seedHash(SERVER_SEED),
    clientSeed: 'tester',
    nonce,
    edgePpm,
    movements: [{ movement: '1', kind: 'stake', amount: amount(STAKE_MINOR) }],
  };
}

const sessionOf = (rounds: readonly ReturnType<typeof playRound>[]) => ({
  format: 'touchline-casino-session',
  serverSeed: SERVER_SEED,
  serverSeedHash: seedHash(SERVER_SEED),
  rounds: rounds.length,
  clientSeed: 'tester',
  exportedRounds: rounds,
});

describe(`verify.html, seed ${SEED}`, () => {
  const verify = readVerify();
  const checked = GAMES.filter(({ key }) => verify.games.includes(key));

  it('is one file without network, of at most 30 KB compressed', () => {
    expect(gzipSync(HTML).length).toBeLessThan(30 * 1024);
    expect(HTML).not.toMatch(/https?:|\bimport\b|fetch\(|XMLHttpRequest|src=/);
  });

  it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ж'.repeat(100)])('has SHA-256 of its own: "%s"', (text) => {
    expect(verify.sha256(text)).toBe(seedHash(text));
  });

  it('knows the rules of no game that is not there', () => {
    expect(checked.map(({ key }) => key).sort()).toEqual([...verify.games].sort());
  });

  it.each(checked.map((game) => [game.key, game] as const))('agrees with the package on rounds of %s', (key, game) => {
    const random = createRandom(SEED, key);
    const rounds = Array.from({ length: ROUNDS }, (_, i) => playRound(game, i + 1, random));
    const found = verify.checkSession(sessionOf(rounds));
    expect(found.rounds.flatMap(({ faults }) => faults)).toEqual([]);
    expect([found.holds, new Set(found.rounds.map(({ scope }) => scope))]).toEqual([true, new Set(['whole round'])]);
  });

  const dice = GAMES.find(({ key }) => key === 'dice') as AnyGame;
  const rounds = [1, 2, 3].map((nonce) => playRound(dice, nonce, createRandom(SEED, nonce)));
  const [first, second, third] = rounds as [(typeof rounds)[0], (typeof rounds)[0], (typeof rounds)[0]];

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
    const other = { ...first, game: 'roulette' };
    expect(verify.checkSession({ ...sessionOf([first]), exportedRounds: [other] }).rounds[0]).toMatchObject({
      scope: 'draws alone',
      faults: [],
    });
  });
});
