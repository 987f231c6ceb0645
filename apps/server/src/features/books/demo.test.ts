import { createHash } from 'node:crypto';
import { bookText, drawWeight, rowAt } from '@touchline/casino/books/draw-weight';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import { countryByCode } from '@touchline/catalogue/places/countries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookReply, type BooksApp, startBooksApp } from '../../../tests/harness/books/books-app.ts';

/** In millionths of a unit. */
const UNIT = 1_000_000;
const ROWS = Array.from({ length: 120 }, (_, n) => [n + 1, BigInt(n + 1) ** 8n, n % 3 === 0 ? 110 + n : 0] as const);
const FIRST = 1_000 * UNIT;

let app: BooksApp;
beforeAll(async () => {
  app = await startBooksApp();
  await app.add('drawn', [
    { name: 'base', rows: ROWS },
    { name: 'BONUS', cost: 100, rows: [[1, 1, 9_650]] },
  ]);
  await app.add('wins', [{ name: 'base', rows: [[7, 5, 250, [{ index: 0, type: 'reveal', board: ['A', 'B'] }]]] }]);
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const query = async (text: string, values: unknown[] = []) => (await app.test.platform.pool.query(text, values)).rows;
const bet = { amount: UNIT, mode: 'base' };

async function launch(game: string, headers: Readonly<Record<string, string>> = {}) {
  const payload = { provider: 'books', game, platform: 'desktop', lng: 'en' };
  return app.test.request({ method: 'POST', url: '/web-api/provider-games/demo', payload, headers });
}
/** A guest at a game, with the session of its page. */
async function sitDemo(game: string) {
  const reply = await launch(game);
  expect(reply.statusCode, reply.body).toBe(200);
  const url = new URL((reply.json().data as { url: string }).url);
  const session = url.searchParams.get('sessionID') ?? '';
  return { url, session, ask: (path: string, body?: object): Promise<BookReply> => app.askAs(session, path, body) };
}

describe('a demonstration', () => {
  it('is opened for a guest by the page of the game, with play money and no account', async () => {
    const { url, ask } = await sitDemo('wins');
    expect(url.origin + url.pathname).toBe('https://games.test/one/index.html');
    expect(url.searchParams.get('rgs_url')).toMatch(/^[\w.:-]+\/rgs$/);
    const { http, balance, config, round } = await ask('wallet/authenticate', { language: 'en' });
    expect([http, balance?.amount, round]).toEqual([200, FIRST, null]);
    expect(config).toMatchObject({ gameID: 'wins', betModes: { base: { cost: 1 } } });
    expect(await ask('wallet/balance')).toMatchObject({ http: 200, balance: { amount: FIRST } });
  });

  it('takes stakes and pays as a round for money does, once, and goes on where its page was left', async () => {
    const { ask } = await sitDemo('wins');
    expect(await ask('wallet/end-round')).toMatchObject({ http: 400, error: 'ERR_VAL' });
    const played = await ask('wallet/play', { amount: 2 * UNIT, mode: 'BASE' });
    expect(played).toMatchObject({
      http: 200,
      balance: { amount: FIRST - 2 * UNIT },
      round: { amount: 2 * UNIT, payout: 5 * UNIT, payoutMultiplier: 2.5, active: true, state: [{ index: 0, board: ['A', 'B'] }] },
    });
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 400, message: 'casino_round_open' });
    expect(await ask('bet/event', { event: '3' })).toEqual({ http: 200, event: '3' });
    expect((await ask('wallet/authenticate')).round).toEqual({ ...played.round, event: '3' });
    const ends = await Promise.all(Array.from({ length: 4 }, () => ask('wallet/end-round')));
    for (const end of ends) expect(end.balance?.amount).toBe(FIRST + 3 * UNIT);
    expect(await ask('bet/event', { event: '4' })).toMatchObject({ http: 400, error: 'ERR_VAL' });
  });

  it('draws the rows that its seeds give, by the draws of rounds for money', async () => {
    const { session, ask } = await sitDemo('drawn');
    const weighted = ROWS.map(([id, weight, pay]) => ({ id, weight, pay }));
    const total = ROWS.reduce((sum, [, weight]) => sum + weight, 0n);
    const [seeds] = await query('select server_seed, client_seed from books_demo where token_hash = $1', [
      createHash('sha256').update(session).digest(),
    ]);
    let due = FIRST;
    for (let nonce = 1; nonce <= 12; nonce += 1) {
      const { round } = await ask('wallet/play', bet);
      const drawn = drawWeight(seededDraws({ serverSeed: seeds?.server_seed, clientSeed: bookText(seeds?.client_seed), nonce }), total);
      const row = rowAt(weighted, drawn);
      expect(round?.fairness).toMatchObject({ nonce, drawn: String(drawn), id: String(row.id), seedHash: seedHash(seeds?.server_seed) });
      expect(round?.payout).toBe(row.pay * 10_000);
      due += row.pay * 10_000 - UNIT;
      expect((await ask('wallet/end-round')).balance?.amount).toBe(due);
    }
  });

  it('opens one round of two plays at once', async () => {
    const { ask } = await sitDemo('wins');
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask('wallet/play', bet)));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    expect((await ask('wallet/balance')).balance?.amount).toBe(FIRST - UNIT);
  });

  it('moves no money of anybody: the ledger and the rounds for money stay as they are', async () => {
    const count = async () => query('select (select count(*) from ledger_entry) as entries, (select count(*) from books_round) as rounds');
    const before = await count();
    const { ask } = await sitDemo('wins');
    await ask('wallet/play', bet);
    await ask('wallet/end-round');
    expect(await count()).toEqual(before);
  });

  it.each([
    ['an amount below 0', { ...bet, amount: -UNIT }, 'amount'],
    ['an amount finer than the currency', { ...bet, amount: 1 }, 'amount'],
    ['a mode that is not there', { ...bet, mode: 'super' }, 'mode'],
    ['no mode', { amount: UNIT }, 'mode'],
    ['a stake above what the house takes', { ...bet, amount: 9_000_000_000_000 }, 'stake_too_high'],
  ])('refuses %s', async (_, wanted, field) => {
    const { ask } = await sitDemo('wins');
    expect((await ask('wallet/play', wanted)).message).toContain(field);
    expect((await ask('wallet/balance')).balance?.amount).toBe(FIRST);
  });

  it('takes no more than is left, and knows no other session', async () => {
    const { session, ask } = await sitDemo('drawn');
    await query("update books_demo set balance_minor = 99 where game = 'drawn'");
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 400, error: 'ERR_IPB' });
    for (const path of ['wallet/authenticate', 'wallet/balance', 'wallet/play', 'wallet/end-round', 'bet/event'])
      expect(await app.askAs(`${session}x`, path, { ...bet, event: 'x' })).toMatchObject({ http: 401, error: 'ERR_IS' });
  });

  it('keeps the law: no bonus is bought and no round is too fast where that is so', async () => {
    const { ask } = await sitDemo('drawn');
    const [strict] = await query("select id from books_demo where game = 'drawn' order by id desc limit 1");
    await query('update books_demo set country_id = $2 where id = $1', [strict?.id, countryByCode('DE')?.id]);
    expect((await ask('wallet/authenticate')).config).toMatchObject({ jurisdiction: { disabledTurbo: true } });
    expect((await ask('wallet/play', { ...bet, mode: 'bonus' })).message).toContain('mode');
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 200 });
    await ask('wallet/end-round');
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 400, message: 'casino_too_fast' });
  });

  it('is deleted once nobody has touched it for a day', async () => {
    const { ask } = await sitDemo('wins');
    await query("update books_demo set used_at = now() - interval '25 hours' where id = (select max(id) from books_demo)");
    await app.test.app.features.books.deleteOldDemos();
    expect(await ask('wallet/balance')).toMatchObject({ http: 401, error: 'ERR_IS' });
  });

  it('is not opened of a game that is off', async () => {
    await query("insert into provider_game_off (brand_id, provider, game) values (1, 'books', 'wins')");
    expect((await launch('wins')).json().code).toBe('game_unavailable');
    await query("delete from provider_game_off where provider = 'books'");
    expect((await launch('nothing')).json().code).toBe('game_unknown');
  });

  it('is not opened for guests where the law gives them none', async () => {
    expect((await launch('wins', { 'accept-language': 'en-GB' })).json().code).toBe('game_unavailable');
    expect((await launch('wins', { 'accept-language': 'en-IE' })).statusCode).toBe(200);
  });
});
