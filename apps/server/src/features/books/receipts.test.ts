import { drawWeight } from '@touchline/casino/books/draw-weight';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { BookReceipt, BookRoundView } from '@touchline/contract/books/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BooksApp, startBooksApp } from '../../../tests/harness/books/books-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

const EURO = 1_000_000;
const EVENTS = [{ index: 0, type: 'reveal', board: ['A', 'B'] }];

let app: BooksApp;
beforeAll(async () => {
  app = await startBooksApp();
  await app.add('mixed', [
    {
      name: 'base',
      rows: [
        [3, 10, 0],
        [7, 90, 255, EVENTS],
        [9, 0, 999],
      ],
    },
    { name: 'ante', cost: 1.25, rows: [[1, 4, 0]] },
  ]);
  await app.add('other', [{ name: 'base', rows: [[1, 1, 100]] }]);
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const read = async (player: TestPlayer, url: string) => player.request({ url: `/web-api/books/rounds${url}` });
const receiptOf = async (player: TestPlayer, round: number | string): Promise<BookReceipt> => (await read(player, `/${round}`)).json().data;

describe('the receipt of a round', () => {
  it('leads from the seeds to the row, its book and what it paid, and names the postings', async () => {
    const { player, ask } = await app.sit('mixed');
    const played = await ask('wallet/play', { amount: EURO, mode: 'base' });
    const id = played.round?.betID ?? 0;
    const open = await receiptOf(player, id);
    if (played.round?.active) expect(open).toMatchObject({ status: 'open', returned: null, endedAt: null });
    await ask('wallet/end-round');
    const sealed = await receiptOf(player, id);
    expect(sealed).toMatchObject({
      ...{ game: 'mixed', name: 'Game mixed', mode: 'base', version: 1, cost: '1/1', bet: '1.00', stake: '1.00', currency: 'EUR' },
      ...{ status: 'over', serverSeed: null, totalWeight: '100', nonce: 1, drawn: played.round?.fairness.drawn },
    });
    const isWin = BigInt(sealed.drawn) >= 10n;
    expect(sealed.row).toEqual(
      isWin ? { id: '7', from: '10', upto: '100', payHundredths: '255' } : { id: '3', from: '0', upto: '10', payHundredths: '0' },
    );
    expect(sealed.events).toEqual(isWin ? EVENTS : [{ index: 0, type: 'reveal' }]);
    expect(sealed.returned).toBe(isWin ? '2.55' : '0.00');
    expect(sealed.weightsHash).toMatch(/^[0-9a-f]{64}$/);
    const kinds = sealed.movements.map(({ kind, amount }) => [kind, amount]);
    expect(kinds).toEqual(
      isWin
        ? [
            ['stake', '1.00'],
            ['return', '2.55'],
          ]
        : [['stake', '1.00']],
    );
    const { rows } = await app.test.platform.pool.query(
      'select count(*)::int as found from ledger_transaction where id = any ($1::bigint[])',
      [sealed.movements.map(({ movement }) => movement)],
    );
    expect(rows).toEqual([{ found: kinds.length }]);
    await player.request({ method: 'POST', url: '/web-api/casino/seeds', payload: { clientSeed: 'next' } });
    const { serverSeed, serverSeedHash, clientSeed, nonce, drawn, totalWeight } = await receiptOf(player, id);
    expect(seedHash(serverSeed ?? '')).toBe(serverSeedHash);
    expect(String(drawWeight(seededDraws({ serverSeed: serverSeed ?? '', clientSeed, nonce }), BigInt(totalWeight)))).toBe(drawn);
  });

  it('says what a mode multiplies', async () => {
    const { player, ask } = await app.sit('mixed');
    const { round } = await ask('wallet/play', { amount: 4 * EURO, mode: 'ante' });
    expect(await receiptOf(player, round?.betID ?? 0)).toMatchObject({
      mode: 'ante',
      cost: '5/4',
      bet: '4.00',
      stake: '5.00',
      returned: '0.00',
    });
  });

  it("is nobody else's, and none of what is not there", async () => {
    const { ask } = await app.sit('other');
    const { round } = await ask('wallet/play', { amount: EURO, mode: 'base' });
    const stranger = await app.test.player();
    for (const id of [String(round?.betID), '1', '288249648773854'])
      expect((await read(stranger, `/${id}`)).json().code).toBe('casino_round_unknown');
    for (const id of ['x', '-1', '9223372036854775808']) expect((await read(stranger, `/${id}`)).json().code).toBe('invalid');
    const guest = await app.test.request({ url: `/web-api/books/rounds/${round?.betID}` });
    expect(guest.statusCode).toBe(401);
  });
});

describe("a pair's receipts", () => {
  const receipts = async (player: TestPlayer, query: string) => player.request({ url: `/web-api/books/receipts?${query}` });

  it('are all of its rounds by nonce, by pages, with their count, also once it is spent', async () => {
    const { player, ask } = await app.sit('mixed');
    const { ask: askOther } = await app.sit('other', player);
    for (let n = 0; n < 23; n += 1) {
      const askOne = n % 2 === 0 ? ask : askOther;
      await askOne('wallet/play', { amount: EURO, mode: 'base' });
      await askOne('wallet/end-round');
    }
    const { serverSeedHash: hash } = (await player.request({ url: '/web-api/casino/seeds' })).json().data.seeds;
    const page = async (after: number) => (await receipts(player, `serverSeedHash=${hash}&after=${after}`)).json().data;
    const sealed = await page(0);
    expect([sealed.rounds, sealed.next, sealed.receipts[0].serverSeed]).toEqual([23, 20, null]);
    await player.request({ method: 'POST', url: '/web-api/casino/seeds', payload: { clientSeed: 'next' } });
    const [first, second] = [await page(0), await page(20)];
    expect([first.rounds, first.next, second.rounds, second.next]).toEqual([23, 20, 23, null]);
    const all: BookReceipt[] = [...first.receipts, ...second.receipts];
    expect(all.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 23 }, (_, n) => n + 1));
    for (const receipt of all) expect(receipt).toEqual(await receiptOf(player, receipt.round));
    expect(seedHash(all[0]?.serverSeed ?? '')).toBe(hash);
  });

  it("are nobody else's, and none of a pair that has drawn none", async () => {
    const { player, ask } = await app.sit('other');
    await ask('wallet/play', { amount: EURO, mode: 'base' });
    const { seeds } = (await player.request({ url: '/web-api/casino/seeds' })).json().data;
    const none = { rounds: 0, receipts: [], next: null };
    const stranger = await app.test.player();
    expect((await receipts(stranger, `serverSeedHash=${seeds.serverSeedHash}`)).json().data).toEqual(none);
    for (const hash of [seeds.nextServerSeedHash, 'f'.repeat(64)])
      expect((await receipts(player, `serverSeedHash=${hash}`)).json().data).toEqual(none);
    expect((await receipts(player, `serverSeedHash=${seeds.serverSeedHash}&after=7`)).json().data).toEqual({ ...none, rounds: 1 });
    for (const wrong of ['', 'serverSeedHash=F00', `serverSeedHash=${seeds.serverSeedHash}&after=-1`])
      expect((await receipts(player, wrong)).json().code).toBe('invalid');
    expect((await app.test.request({ url: `/web-api/books/receipts?serverSeedHash=${seeds.serverSeedHash}` })).statusCode).toBe(401);
  });
});

describe('the list of rounds', () => {
  it("is the player's own, newest first, by pages and by game", async () => {
    const { player, ask } = await app.sit('other');
    const { ask: askMixed } = await app.sit('mixed', player);
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      const { round } = await ask('wallet/play', { amount: EURO, mode: 'base' });
      await ask('wallet/end-round');
      ids.unshift(String(round?.betID));
    }
    const { round } = await askMixed('wallet/play', { amount: EURO, mode: 'ante' });
    const page = async (query: string): Promise<{ rounds: BookRoundView[]; next: string | null }> =>
      (await read(player, query)).json().data;
    const first = await page('?game=other');
    expect(first.rounds.map((one) => one.round)).toEqual(ids.slice(0, 20));
    const second = await page(`?game=other&before=${first.next}`);
    expect([second.rounds.map((one) => one.round), second.next]).toEqual([ids.slice(20), null]);
    expect((await page('')).rounds[0]).toMatchObject({ round: String(round?.betID), game: 'mixed' });
    expect((await page('?game=nothing')).rounds).toEqual([]);
    expect((await read(player, '?game=No!')).json().code).toBe('invalid');
    expect((await read(await app.test.player(), '')).json().data).toEqual({ rounds: [], next: null });
  });
});
