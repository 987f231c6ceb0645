import fs from 'node:fs';
import { drawWeight, rowAt } from '@touchline/casino/books/draw-weight';
import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMode, writeBookFolder } from '../../../tests/harness/books/book-folder.ts';
import { type BooksApp, startBooksApp } from '../../../tests/harness/books/books-app.ts';

/** In millionths of a euro. */
const EURO = 1_000_000;
const WINS: TestMode = { name: 'base', rows: [[7, 5, 250, [{ index: 0, type: 'reveal', board: ['A', 'B'] }]]] };
const LOSES: TestMode = { name: 'base', rows: [[1, 3, 0]] };

let app: BooksApp;
beforeAll(async () => {
  app = await startBooksApp();
  await app.add('wins', [WINS, { name: 'BONUS', cost: 100, rows: [[1, 1, 9_650]] }, { name: 'ante', cost: 1.25, rows: [[1, 1, 0]] }]);
  await app.add('loses', [LOSES]);
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const query = (text: string, values: unknown[] = []) => app.test.platform.pool.query(text, values);
const bet = { amount: EURO, mode: 'base' };

describe('launch', () => {
  it('opens the page with its session, language, device and the address to ask', async () => {
    const { url, session, ask } = await app.sit('wins');
    expect(url.origin + url.pathname).toBe('https://games.test/one/index.html');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ lang: 'ru', device: 'mobile', sessionID: session });
    expect(url.searchParams.get('rgs_url')).toMatch(/^[\w.:-]+\/rgs$/);
    expect(await ask('wallet/balance')).toEqual({ http: 200, balance: { amount: 1_000 * EURO, currency: 'EUR' } });
  });

  it('stands among the games of providers, and its page may be framed', async () => {
    const { readLaunchableGames, frameOrigins } = app.test.app.features.providerGames;
    const games = await readLaunchableGames({ brandId: 1, country: 'IE', platform: 'mobile' });
    expect(games.filter(({ provider }) => provider === 'books').map(({ code }) => code)).toEqual(['loses', 'wins']);
    expect(games.find(({ code }) => code === 'loses')).toMatchObject({ returnPpm: 0, providerName: 'Books and Weights' });
    expect(games.find(({ code }) => code === 'wins')?.returnPpm).toBe(2_500_000);
    expect(frameOrigins()).toContain('https://games.test');
  });
});

describe('authenticate', () => {
  it('says balance, bets and what the law asks of the page', async () => {
    const { ask } = await app.sit('wins');
    const { config, round, balance } = await ask('wallet/authenticate', { language: 'en' });
    expect(balance).toEqual({ amount: 1_000 * EURO, currency: 'EUR' });
    expect(round).toBeNull();
    expect(config).toMatchObject({
      gameID: 'wins',
      betModes: { base: { cost: 1 }, BONUS: { cost: 100 }, ante: { cost: 1.25 } },
      jurisdiction: { socialCasino: false, disabledTurbo: false, disabledBuyFeature: false, displayRTP: true, minimumRoundDuration: 0 },
    });
    const { minBet, maxBet, stepBet, defaultBetLevel, betLevels } = config as Record<string, number> & { betLevels: number[] };
    // Four hundredths of a euro: what ante multiplies stays whole.
    expect(stepBet).toBe(40_000);
    expect(betLevels).toContain(defaultBetLevel);
    for (const level of [minBet, maxBet, ...betLevels].map(Number)) {
      expect(level % Number(stepBet)).toBe(0);
      expect(level).toBeGreaterThanOrEqual(Number(minBet));
      expect(level).toBeLessThanOrEqual(Number(maxBet));
    }
  });

  it('asks of the page what a strict law asks, and sells no bonus there', async () => {
    const { ask, player } = await app.sit('wins', { country: 'GB', identified: true });
    const { config } = await ask('wallet/authenticate');
    expect(config).toMatchObject({ jurisdiction: { disabledTurbo: true, disabledAutoplay: true, disabledSlamstop: true } });
    const { minimumRoundDuration } = (config as { jurisdiction: { minimumRoundDuration: number } }).jurisdiction;
    expect(minimumRoundDuration).toBeGreaterThan(0);
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 200 });
    await ask('wallet/end-round');
    // By the database's clock the last round began now.
    await query("update books_round set started_at = now() + interval '1 hour' where player_id = $1", [player.id]);
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 400, error: 'ERR_VAL', message: 'casino_too_fast' });
  });
});

describe('rounds', () => {
  it('none where the law allows no games of chance, and none above its largest stake', async () => {
    const closed = await app.sit('wins', { country: 'KZ', identified: true });
    expect(await closed.ask('wallet/authenticate')).toMatchObject({ http: 403, error: 'ERR_LOC' });
    expect(await closed.ask('wallet/play', bet)).toMatchObject({ http: 403, error: 'ERR_LOC' });
    const strict = await app.sit('wins', { country: 'DE', identified: true });
    expect(await strict.ask('wallet/play', { ...bet, amount: 2 * EURO })).toMatchObject({ http: 400, message: 'stake_too_high' });
    expect(await strict.player.balanceMinor()).toBe(100_000n);
  });

  it('one that wins is open until it is ended, and pays then', async () => {
    const { ask, player } = await app.sit('wins');
    const played = await ask('wallet/play', { amount: 2 * EURO, mode: 'BASE' });
    expect(played).toMatchObject({
      http: 200,
      balance: { amount: 998 * EURO, currency: 'EUR' },
      round: { amount: 2 * EURO, payout: 5 * EURO, payoutMultiplier: 2.5, active: true, mode: 'base', event: null },
    });
    expect(played.round?.state).toEqual([{ index: 0, type: 'reveal', board: ['A', 'B'] }]);
    expect(await ask('bet/event', { event: '3' })).toEqual({ http: 200, event: '3' });
    const resumed = await ask('wallet/authenticate');
    expect(resumed.round).toEqual({ ...played.round, event: '3' });
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 400, error: 'ERR_VAL', message: 'casino_round_open' });
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect(await ask('wallet/end-round')).toEqual({ http: 200, balance: { amount: 1_003 * EURO, currency: 'EUR' } });
    expect((await ask('wallet/authenticate')).round).toMatchObject({ betID: played.round?.betID, active: false });
    expect(await player.balanceMinor()).toBe(100_300n);
    expect(await ask('bet/event', { event: '4' })).toMatchObject({ http: 400, error: 'ERR_VAL' });
  });

  it('one that pays nothing is over with its draw', async () => {
    const { ask } = await app.sit('loses');
    expect(await ask('wallet/end-round')).toMatchObject({ http: 400, error: 'ERR_VAL' });
    const { round, balance } = await ask('wallet/play', bet);
    expect(round).toMatchObject({ payout: 0, payoutMultiplier: 0, active: false });
    expect(balance?.amount).toBe(999 * EURO);
    expect(await ask('wallet/end-round')).toEqual({ http: 200, balance: { amount: 999 * EURO, currency: 'EUR' } });
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 200 });
    const { rows } = await query(
      "select count(*)::int as open from wallet_round where source = 'provider:books' and closed_at is null and game = 'loses'",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('a mode costs what it multiplies, and pays by the bet', async () => {
    const { ask } = await app.sit('wins');
    expect((await ask('wallet/play', { amount: EURO, mode: 'bonus' })).balance?.amount).toBe(900 * EURO);
    expect((await ask('wallet/end-round')).balance?.amount).toBe(996.5 * EURO);
    expect((await ask('wallet/play', { amount: EURO, mode: 'ante' })).balance?.amount).toBe(995.25 * EURO);
  });

  it('of two plays at once one opens a round', async () => {
    const { ask, player } = await app.sit('wins');
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask('wallet/play', bet)));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await player.balanceMinor()).toBe(99_900n);
    const ends = await Promise.all(Array.from({ length: 4 }, () => ask('wallet/end-round')));
    for (const end of ends) expect(end).toEqual({ http: 200, balance: { amount: 1_001.5 * EURO, currency: 'EUR' } });
    expect(await player.balanceMinor()).toBe(100_150n);
  });

  it('plays at once that win nothing are rounds one after the other, with nonces without gaps', async () => {
    const { ask, player } = await app.sit('loses');
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask('wallet/play', bet)));
    expect(replies.map(({ http }) => http)).toEqual(Array.from({ length: 8 }, () => 200));
    const { rows } = await query('select nonce from books_round where player_id = $1 order by nonce', [player.id]);
    expect(rows.map(({ nonce }) => nonce as number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await player.balanceMinor()).toBe(99_200n);
  });

  it('the house draws on with the same pair, and neither leaves a gap in the rounds of the other', async () => {
    const { ask, player } = await app.sit('loses');
    const roll = async () => {
      const payload = { game: 'dice', guid: crypto.randomUUID(), stake: '1.00', options: { over: 5_000 } };
      return player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
    };
    await ask('wallet/play', bet);
    for (const reply of [await roll(), await roll()]) expect(reply.statusCode, reply.body).toBe(200);
    const second = await ask('wallet/play', bet);
    expect(second.round?.fairness.nonce).toBe(2);
    const { rows } = await query('select nonce from casino_round where player_id = $1 order by nonce', [player.id]);
    expect(rows).toEqual([{ nonce: 1 }, { nonce: 2 }]);
  });

  it('a forgotten round is ended for its player', async () => {
    const { ask, player } = await app.sit('wins');
    await ask('wallet/play', bet);
    expect(await player.balanceMinor()).toBe(99_900n);
    await query("update books_round set started_at = now() - interval '25 hours' where player_id = $1", [player.id]);
    await app.test.app.features.books.endForgotten();
    expect(await player.balanceMinor()).toBe(100_150n);
    expect((await ask('wallet/end-round')).balance?.amount).toBe(1_001.5 * EURO);
  });
});

describe('what ends in the middle', () => {
  it('a round that cannot be written leaves nothing: no stake and no nonce', async () => {
    const { ask, player } = await app.sit('wins');
    await ask('wallet/play', bet);
    await ask('wallet/end-round');
    await query(`create function fail_round() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`);
    await query('create trigger fail_round before insert on books_round for each row execute function fail_round()');
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 500, error: 'ERR_GEN' });
    await query('drop trigger fail_round on books_round');
    expect(await player.balanceMinor()).toBe(100_150n);
    const again = await ask('wallet/play', bet);
    expect(again.round?.fairness.nonce).toBe(2);
    expect(again.balance?.amount).toBe(1_000.5 * EURO);
  });

  it('a round whose server is gone is ended by another, once', async () => {
    const { player, session, ask } = await app.sit('wins');
    const { round } = await ask('wallet/play', bet);
    const other = await startBooksApp({ databaseUrl: app.test.databaseUrl });
    expect((await other.askAs(session, 'wallet/authenticate')).round).toEqual(round);
    const ends = await Promise.all([other.askAs(session, 'wallet/end-round'), ask('wallet/end-round')]);
    for (const end of ends) expect(end).toEqual({ http: 200, balance: { amount: 1_001.5 * EURO, currency: 'EUR' } });
    expect(await player.balanceMinor()).toBe(100_150n);
    expect(await other.close()).toEqual([]);
  });
});

describe('draws', () => {
  const rows = Array.from({ length: 400 }, (_, n) => [n + 1, BigInt(n + 1) ** 6n, n % 7 === 0 ? n : 0] as const);

  it('follow from seeds that were promised, and the weights', async () => {
    await app.add('drawn', [{ name: 'base', rows }]);
    const { ask, player } = await app.sit('drawn');
    const rounds = [];
    for (let n = 0; n < 12; n += 1) {
      rounds.push((await ask('wallet/play', bet)).round);
      await ask('wallet/end-round');
    }
    const rotated = await player.request({ method: 'POST', url: '/web-api/casino/seeds', payload: { clientSeed: 'next' } });
    expect(rotated.statusCode, rotated.body).toBe(200);
    const { rows: pairs } = await query(
      'select revealed_seed as seed, seed_hash as hash from casino_seed where player_id = $1 and revealed_seed is not null',
      [player.id],
    );
    const weighted = rows.map(([id, weight, pay]) => ({ id, weight, pay }));
    for (const round of rounds) {
      if (!round) throw new Error('a round was played');
      const { fairness, payout } = round;
      expect(fairness.seedHash).toBe(pairs[0]?.hash);
      const seeds = { serverSeed: pairs[0]?.seed as string, clientSeed: fairness.clientSeed, nonce: fairness.nonce };
      const drawn = drawWeight(seededDraws(seeds), BigInt(fairness.totalWeight));
      expect(fairness.drawn).toBe(String(drawn));
      const row = rowAt(weighted, drawn);
      expect(fairness.id).toBe(String(row.id));
      expect(payout).toBe(row.pay * 10_000);
    }
  });
});

describe('refusals', () => {
  const wrong: readonly (readonly [string, object, string])[] = [
    ['no amount', { mode: 'base' }, 'amount'],
    ['an amount in text', { mode: 'base', amount: '1' }, 'amount'],
    ['an amount below 0', { mode: 'base', amount: -EURO }, 'amount'],
    ['an amount finer than a cent', { mode: 'base', amount: 1_005_000 }, 'amount'],
    ['an amount that a mode cannot multiply', { mode: 'base', amount: 1_010_000 }, 'amount'],
    ['a stake above what the house takes', { mode: 'base', amount: 9_000_000_000_000 }, 'stake_too_high'],
    ['a mode that is not there', { mode: 'super', amount: EURO }, 'mode'],
    ['no mode', { amount: EURO }, 'mode'],
  ];
  it.each(wrong)('%s', async (_, body, named) => {
    const { ask } = await app.sit('wins');
    const reply = await ask('wallet/play', body);
    expect(reply).toMatchObject({ http: 400, error: 'ERR_VAL' });
    expect(reply.message).toContain(named);
  });

  it('what is no JSON, and a session that never was', async () => {
    const broken = await app.test.request({
      method: 'POST',
      url: '/rgs/wallet/play',
      payload: '{',
      headers: { 'content-type': 'text/plain' },
    });
    expect([broken.statusCode, broken.json().error]).toEqual([400, 'ERR_VAL']);
    for (const path of ['wallet/authenticate', 'wallet/balance', 'wallet/play', 'wallet/end-round', 'bet/event'])
      expect(await app.askAs('nobody', path, { ...bet, event: 'x' })).toMatchObject({ http: 401, error: 'ERR_IS' });
  });

  it('more than the player has', async () => {
    const { ask } = await app.sit('wins', { deposit: '5.00' });
    expect(await ask('wallet/play', { ...bet, amount: 6 * EURO })).toMatchObject({ http: 400, error: 'ERR_IPB' });
    expect(await ask('wallet/play', { ...bet, amount: 5 * EURO })).toMatchObject({ http: 200 });
  });

  it('whoever has excluded themselves stakes nothing more, and is paid what is open', async () => {
    const { ask, player } = await app.sit('wins');
    await ask('wallet/play', bet);
    await query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [player.id]);
    expect((await ask('wallet/end-round')).balance?.amount).toBe(1_001.5 * EURO);
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 403, error: 'ERR_GLE' });
    expect(await player.balanceMinor()).toBe(100_150n);
  });

  it('a session of the site that has ended stakes nothing more, and its round is ended', async () => {
    const { ask, player } = await app.sit('wins');
    await ask('wallet/play', bet);
    await player.request({ method: 'POST', url: '/web-api/logout', payload: {} });
    await query('update game_launch set session_id = $2 where player_id = $1', [player.id, 'ended']);
    expect(await ask('wallet/authenticate')).toMatchObject({ http: 401, error: 'ERR_ATE' });
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 401, error: 'ERR_ATE' });
    expect(await ask('wallet/end-round')).toMatchObject({ http: 200 });
    expect(await player.balanceMinor()).toBe(100_150n);
  });

  it('a game that the brand has off takes no stakes', async () => {
    const { ask } = await app.sit('loses');
    await query("insert into provider_game_off (brand_id, provider, game) values (1, 'books', 'loses')");
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 503, error: 'ERR_MAINTENANCE' });
    await query("delete from provider_game_off where provider = 'books'");
    expect(await ask('wallet/play', bet)).toMatchObject({ http: 200 });
  });
});

describe('pages of other hosts', () => {
  it('may ask, and carry no cookie', async () => {
    const { session } = await app.sit('wins');
    const headers = { origin: 'https://games.test', 'sec-fetch-site': 'cross-site' };
    const asked = await app.test.request({ method: 'OPTIONS', url: '/rgs/wallet/play', headers });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' });
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    expect(await app.askAs(session, 'wallet/play', bet, headers)).toMatchObject({ http: 200 });
    const elsewhere = await app.test.request({ method: 'POST', url: '/web-api/casino/rounds', payload: {}, headers });
    expect(elsewhere.statusCode).toBe(403);
  });
});

describe('replay and versions', () => {
  const replay = async (path: string) => {
    const reply = await app.test.request({ method: 'GET', url: `/rgs/bet/replay/${path}` });
    return { http: reply.statusCode, ...(reply.json() as object) };
  };

  it('shows a row without a session', async () => {
    expect(await replay('wins/1/base/7')).toEqual({
      http: 200,
      payoutMultiplier: 2.5,
      costMultiplier: 1,
      state: [{ index: 0, type: 'reveal', board: ['A', 'B'] }],
    });
    for (const path of ['wins/1/base/8', 'wins/2/base/7', 'wins/1/other/7', 'none/1/base/7', 'wins/x/base/7', 'wins/1/base/-1'])
      expect(await replay(path)).toMatchObject({ http: 400, error: 'ERR_VAL' });
  });

  it('one address asks for so many rows, and for no more; another still may', async () => {
    const ask = (remoteAddress: string) => app.test.request({ method: 'GET', url: '/rgs/bet/replay/wins/1/base/7', remoteAddress });
    const replies = [];
    for (let n = 0; n < 121; n += 1) replies.push(await ask('10.9.0.1'));
    expect(new Set(replies.slice(0, 120).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const last = replies.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(last?.json()).toMatchObject({ message: 'rate_limited' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('10.9.0.2')).statusCode).toBe(200);
  });

  it('a round keeps the version that it was drawn from', async () => {
    expect(await app.add('twice', [WINS])).toBe(1);
    const { ask } = await app.sit('twice');
    const before = await ask('wallet/play', bet);
    expect(await app.add('twice', [LOSES])).toBe(2);
    expect((await ask('wallet/authenticate')).round).toEqual(before.round);
    expect((await ask('wallet/end-round')).balance?.amount).toBe(1_001.5 * EURO);
    expect((await ask('wallet/play', bet)).round).toMatchObject({ payout: 0, active: false });
    expect(await replay('twice/1/base/7')).toMatchObject({ http: 200 });
  });
});

describe('import', () => {
  const importing = async (spoil: (file: string, text: string) => string) => {
    const folder = writeBookFolder([WINS, { name: 'bonus', cost: 100, rows: [[1, 1, 9_000]] }], spoil);
    try {
      return await app.test.app.features.books.importGame(folder, { code: 'spoiled', name: 'Spoiled', frontUrl: 'https://games.test/' });
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  };
  const spoiling = (name: string, change: (text: string) => string) => (file: string, text: string) =>
    file === name ? change(text) : text;

  const refused: readonly (readonly [string, (file: string, text: string) => string, string])[] = [
    ['an index without modes', spoiling('index.json', () => '{}'), 'index.json: modes'],
    [
      'an index that names what is not there',
      spoiling('index.json', (text) => text.replace('bonus.csv', 'none.csv')),
      'none.csv: the file',
    ],
    ['a pay that the books do not say', spoiling('bonus.csv', () => '1,1,9001\n'), 'books_bonus.jsonl.zst:1: payoutMultiplier'],
    ['weights of 0', spoiling('bonus.csv', () => '1,0,9000\n'), 'bonus.csv: probability'],
    ['a book too many', spoiling('books_bonus.jsonl.zst', (text) => text + text), 'books_bonus.jsonl.zst:2: id'],
    ['a book too few', spoiling('books_bonus.jsonl.zst', () => ''), 'books_bonus.jsonl.zst: id'],
  ];
  it.each(refused)('refuses %s, and leaves nothing', async (_, spoil, place) => {
    await expect(importing(spoil)).rejects.toThrow(place);
    expect((await query("select from books_game where code = 'spoiled'")).rowCount).toBe(0);
  });

  it('refuses books that are not compressed as their name says', async () => {
    const folder = writeBookFolder([WINS]);
    fs.writeFileSync(`${folder}/books_base.jsonl.zst`, 'no frame of Zstandard');
    const game = { code: 'spoiled', name: 'Spoiled', frontUrl: 'https://games.test/' };
    await expect(app.test.app.features.books.importGame(folder, game)).rejects.toThrow('books_base.jsonl.zst: the file');
    fs.rmSync(folder, { recursive: true });
  });
});
