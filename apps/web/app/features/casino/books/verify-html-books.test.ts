import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { CLIENT_SEED as OWN_CLIENT, SERVER_SEED as OWN_SERVER, playedReceipt } from '../fairness/testing/played-receipt.ts';
import { bookReceipt, CLIENT_SEED, SERVER_SEED, TOTAL_WEIGHT } from './testing/book-receipt.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../public/verify.html'), 'utf8');
const ROUNDS = 200;

interface Verify {
  readonly checkSession: (file: unknown) => {
    readonly holds: boolean;
    readonly missing: readonly unknown[];
    readonly twice: readonly unknown[];
    readonly rounds: readonly { readonly nonce: unknown; readonly scope: string; readonly faults: readonly string[] }[];
  };
}

function readVerify(): Verify {
  const world: { touchlineVerify?: Verify } = {};
  vm.runInNewContext(/<script>([\s\S]*)<\/script>/.exec(HTML)?.[1] ?? '', Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

const sessionOf = (books: readonly BookReceipt[]) => ({
  format: 'touchline-casino-session',
  serverSeed: SERVER_SEED,
  serverSeedHash: seedHash(SERVER_SEED),
  rounds: 0,
  clientSeed: CLIENT_SEED,
  exportedRounds: [],
  bookRounds: books.length,
  exportedBooks: books,
});

describe('verify.html and rounds of books and weights', () => {
  const { checkSession } = readVerify();
  const rounds = Array.from({ length: ROUNDS }, (_, i) => bookReceipt(i + 1));
  const [first, second, third] = rounds as [BookReceipt, BookReceipt, BookReceipt];
  const faultsOf = (books: readonly BookReceipt[]) => checkSession(sessionOf(books)).rounds.flatMap(({ faults }) => faults);

  it('agrees with what was drawn, weights beyond 2^52 included', () => {
    expect(TOTAL_WEIGHT).toBeGreaterThan(2n ** 52n);
    const found = checkSession(sessionOf(rounds));
    expect(found.rounds.flatMap(({ faults }) => faults)).toEqual([]);
    expect([found.holds, new Set(found.rounds.map(({ scope }) => scope))]).toEqual([true, new Set(['draw, row and pay'])]);
  });

  it('checks them beside rounds of the house, which are counted apart', () => {
    const dice = GAMES.find(({ key }) => key === 'dice') as AnyGame;
    const own = [1, 2].map((nonce) => playedReceipt(dice, nonce, createRandom(20_261_130, nonce)));
    const promise = { serverSeed: OWN_SERVER, serverSeedHash: seedHash(OWN_SERVER), clientSeed: OWN_CLIENT };
    const session = { ...sessionOf([]), ...promise, rounds: 2, exportedRounds: own, bookRounds: 1 };
    expect(checkSession({ ...session, bookRounds: 0 })).toMatchObject({ holds: true, missing: [] });
    expect(checkSession(session)).toMatchObject({ holds: false, missing: ['books 1'] });
  });

  it('still takes files that were saved before there were such rounds', () => {
    const { bookRounds: _, exportedBooks: __, ...old } = sessionOf([]);
    expect(checkSession(old)).toMatchObject({ holds: true, missing: [], rounds: [] });
  });

  it('finds gaps and doubles by their numbers', () => {
    expect(checkSession({ ...sessionOf([first, third]), bookRounds: 3 })).toMatchObject({ holds: false, missing: ['books 2'] });
    expect(checkSession({ ...sessionOf([first, second]), bookRounds: 3 })).toMatchObject({ holds: false, missing: ['books 3'] });
    expect(checkSession(sessionOf([first, first]))).toMatchObject({ holds: false, twice: ['books 1'] });
  });

  it('says of a round that is not over that its pay is not checked', () => {
    const open = checkSession(sessionOf([{ ...first, status: 'open', returned: null, endedAt: null }]));
    expect([open.holds, open.rounds[0]?.scope]).toEqual([true, 'draw and row']);
  });

  it.each([
    ['another promise', { serverSeedHash: 'b'.repeat(64) }, 'another server seed'],
    ['another text of the player', { clientSeed: CLIENT_SEED }, 'another client seed'],
    ['another nonce', { nonce: 7 }, 'the seeds give the number'],
    ['another number', { drawn: second.row.upto }, 'the seeds give the number'],
    ['a row that begins later', { row: { ...second.row, from: String(BigInt(second.drawn) + 1n) } }, 'is not on the row'],
    ['a row beyond the weights', { row: { ...second.row, upto: String(TOTAL_WEIGHT + 1n) } }, 'is not on the row'],
    ['another sum of the weights', { totalWeight: String(TOTAL_WEIGHT + 1n) }, 'the seeds give the number'],
    ['another pay', { row: { ...second.row, payHundredths: '99999' } }, 'should have returned'],
    ['another return', { returned: '99.99' }, 'should have returned'],
    ['another stake', { stake: '1.57' }, 'the stake is not'],
  ])('finds %s', (_, change, fault) => {
    expect(faultsOf([{ ...second, ...change }]).join()).toContain(fault);
    expect(checkSession(sessionOf([first, { ...second, ...change }])).holds).toBe(false);
  });

  it('finds rounds that show other weights of one file', () => {
    const wider = { ...second, row: { ...second.row, from: '0', upto: String(TOTAL_WEIGHT) } };
    expect(faultsOf([wider])).toEqual([]);
    expect(faultsOf([first, wider, third]).join()).toContain('other weights');
    expect(faultsOf([first, { ...wider, weightsHash: 'c'.repeat(64) }, third])).toEqual([]);
    const again = rounds.find(({ nonce, row }) => nonce > 2 && row.id === second.row.id) as BookReceipt;
    expect(faultsOf([second, { ...again, row: { ...again.row, id: '61' } }]).join()).toContain('other weights');
    expect(faultsOf([second, { ...again, row: { ...again.row, upto: String(BigInt(again.row.upto) + 1n) } }]).join()).toContain(
      'other weights',
    );
  });

  it.each([
    ['no row', { drawn: 'x' }],
    ['no weights', { totalWeight: '0' }],
  ])('does not take %s for a file', (_, change) => {
    expect(() => checkSession(sessionOf([{ ...first, ...change }]))).toThrow();
  });
});
