import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../harness/fakes/multipart.ts';
import { picture } from '../harness/fakes/picture.ts';
import { writeKnown } from '../harness/known-person.ts';
import { startTestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../harness/worlds/betting-app.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingApp({ matches: 5, liveMatches: 1 });
});
afterAll(() => test.close());

const post = (player: TestPlayer, url: string, payload: object = {}, more: object = {}) =>
  player.request({ method: 'POST', url, payload, ...more });
const state = async (player: TestPlayer) => (await player.request({ url: '/web-api/privacy' })).json().data;

/** Planted words in the data of a player: each word stands nowhere else. */
const PLANTED = {
  email: 'planted-mail@example.com',
  phone: '353851230987',
  firstName: 'Plantedfirst',
  lastName: 'Plantedlast',
  birthDate: '1987-11-23',
  address: '7 Planted Lane',
  request: 'planted request words',
  support: 'planted support words',
  note: 'planted note words',
  device: 'PlantedBrowser/1.0',
  ip: '10.211.212.213',
} as const;

/** A player who has left something in as many places as there are. */
async function plantedPlayer(): Promise<TestPlayer> {
  const player = await test.player({ deposit: '20.00' });
  const { email, phone, firstName: first_name, lastName: last_name, birthDate: birth_date } = PLANTED;
  await writeKnown(test, player.id, { email, phone, first_name, last_name, birth_date });
  await post(player, '/web-api/officeapi/saveaccountfields', { address: PLANTED.address });
  await post(player, '/web-api/office/share-idea', { text: PLANTED.request });
  await post(player, '/web-api/user/mailing', { type: 0 });
  const image = await picture(30, 20);
  const parts = [
    { name: 'topic', value: 'other' },
    { name: 'text', value: PLANTED.support },
    { name: 'key', value: nanoid() },
    { name: 'file', value: image },
  ];
  await player.request({ method: 'POST', url: '/web-api/support/threads', ...multipart(parts) });
  await post(player, '/web-api/support/chat', { text: PLANTED.support, key: nanoid() });
  const operator = await test.operator(['support']);
  await operator.request({
    method: 'POST',
    url: '/operator-api/player/notes',
    payload: { playerId: String(player.id), text: PLANTED.note },
  });
  await test.request({
    method: 'POST',
    url: '/web-api/user/auth',
    remoteAddress: PLANTED.ip,
    headers: { 'user-agent': PLANTED.device },
    payload: { login: player.login, password: player.password },
  });
  return player;
}

/** Tables and words of all places in the database where something planted can be read. */
async function readablePlaces(): Promise<string[]> {
  const { pool } = test.platform;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const [what, word] of Object.entries(PLANTED)) {
      const { rows } = await pool.query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [word]);
      const hex = Buffer.from(word).toString('hex');
      const { rows: bytes } = await pool.query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [hex]);
      if (rows.length + bytes.length > 0) found.push(`${name}: ${what}`);
    }
  return found;
}

describe('T81 a copy of a player', () => {
  it('is complete, without secrets, asked for and taken with the password, once', async () => {
    const player = await plantedPlayer();
    await test.bet(player, [{ match: 1 }]);
    expect((await post(player, '/web-api/privacy/copy', { password: 'not mine' })).json().validation_errors).toHaveProperty('password');
    const { password } = player;
    expect((await post(player, '/web-api/privacy/copy', { password })).json().data.copy.status).toBe('preparing');
    await expect.poll(async () => (await state(player)).copy.status).toBe('ready');
    const { rows } = await test.platform.pool.query('select body from data_export where player_id = $1', [player.id]);
    expect(Buffer.from(rows[0].body).includes(PLANTED.email)).toBe(false);
    expect((await player.request({ url: '/web-api/messages' })).json().data.messages[0].title).toBe('Your data is ready');
    const download = () => post(player, '/web-api/privacy/copy/download', { password });
    expect((await post(player, '/web-api/privacy/copy/download', { password: 'x' })).json().code).toBe('wrong_password');
    const taken = await download();
    expect(taken.headers['content-disposition']).toContain('attachment');
    const copy = JSON.parse(taken.body);
    for (const word of Object.values(PLANTED)) expect(taken.body).toContain(word);
    expect(copy.tables.bet).toHaveLength(1);
    expect(copy.tables.bet_leg).toHaveLength(1);
    expect(copy.tables.ledger_entry.length).toBeGreaterThan(1);
    expect(copy.tables.support_file[0].image.mediaType).toBe('image/jpeg');
    expect(taken.body).not.toMatch(/argon2|_hash"|"wrapped_key"/);
    expect((await download()).statusCode).toBe(404);
    expect((await state(player)).copy.status).toBe('taken');
    // For the next test: the same words are somebody else's.
    await test.platform.pool.query('update player set email_hash = null, phone_hash = null where id = $1', [player.id]);
    test.settle(1, 1);
    await test.settled();
  });

  it("is nobody else's, and one is made at a time", async () => {
    const [player, stranger] = [await test.player(), await test.player()];
    const asked = await Promise.all([1, 2, 3].map(() => post(player, '/web-api/privacy/copy', { password: player.password })));
    expect(asked.filter((reply) => reply.statusCode === 200).length).toBeGreaterThan(0);
    await expect.poll(async () => (await state(player)).copy.status).toBe('ready');
    expect((await post(stranger, '/web-api/privacy/copy/download', { password: stranger.password })).statusCode).toBe(404);
    const { rows } = await test.platform.pool.query('select count(*)::int as n from data_export where player_id = $1', [player.id]);
    expect(rows[0].n).toBe(1);
  });
});

describe('T81 erasure', () => {
  const erase = (player: TestPlayer, password = player.password) => post(player, '/web-api/privacy/erase', { password, sure: true });

  it('asks for no second connection while it holds a player: two at once get by with two', async () => {
    const small = await startTestApp({ roles: ['api'], config: { poolSize: 2 } });
    try {
      const players = [await small.player(), await small.player()];
      const replies = await Promise.all(players.map((player) => erase(player)));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    } finally {
      await small.close();
    }
  });

  it('waits for money, running bets and a self-exclusion', async () => {
    const player = await test.player({ deposit: '10.00' });
    expect((await erase(player)).json().code).toBe('account_not_empty');
    await test.bet(player, [{ match: 2 }]);
    expect((await state(player)).blockers).toEqual(['running-bets']);
    expect((await erase(player)).json().code).toBe('bets_open');
    const excluded = await test.player();
    await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [excluded.id]);
    expect((await erase(excluded)).json().code).toBe('self_excluded');
    expect((await erase(await test.player(), 'wrong')).json().code).toBe('wrong_password');
  });

  it('leaves nothing to be read of a person in any table, and the ledger sound', async () => {
    const { pool } = test.platform;
    const player = await plantedPlayer();
    await test.bet(player, [{ match: 3 }], { summ: '20.00' });
    test.settle(3, 1, [
      [
        Number(
          (await pool.query('select selection_id from bet_leg l join bet b on b.id = l.bet_id where b.player_id = $1', [player.id])).rows[0]
            .selection_id,
        ),
        { kind: 'lose' },
      ],
    ]);
    await test.settled();
    // All of it is sealed.
    expect(await readablePlaces()).toEqual([]);
    const entries = (await pool.query('select count(*)::int as n from ledger_entry')).rows[0].n;
    const erased = await erase(player);
    expect(erased.json().data, erased.body).toEqual({ erased: true });
    expect(await readablePlaces()).toEqual([]);
    const columns = 'email, phone, first_name, last_name, birth_date, email_hash, phone_hash, details';
    const { rows: left } = await pool.query(`select ${columns} from player where id = $1`, [player.id]);
    expect(new Set(Object.values(left[0]))).toEqual(new Set([null]));
    expect((await pool.query('select count(*)::int as n from ledger_entry')).rows[0].n).toBe(entries);
    expect((await pool.query('select count(*)::int as n from bet where player_id = $1', [player.id])).rows[0].n).toBe(1);
    expect(await ledgerFaults(test)).toEqual([]);
    expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
    expect((await player.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode).toBe(401);
    const signIn = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { login: player.login, password: player.password },
    });
    expect(signIn.statusCode).toBe(401);
    await expect(test.app.features.vault.seal(test.platform.pool, player.id, 'x', Buffer.from('x'))).rejects.toThrow();
    // The console still shows the number, and nothing breaks on what is gone.
    const operator = await test.operator();
    const seen = await operator.request({
      method: 'POST',
      url: '/operator-api/player',
      payload: { playerId: String(player.id), reason: 'A question of the regulator' },
    });
    expect(seen.json().data.profile).toMatchObject({ name: null, email: null, phone: null });
  });
});
