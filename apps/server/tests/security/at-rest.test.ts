import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postDeposit } from '@touchline/ledger/postings';
import { nanoid } from 'nanoid';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { multipart } from '../harness/fakes/multipart.ts';
import { picture } from '../harness/fakes/picture.ts';
import { codeOf, lastLetterTo, linkOf, waitForMessage } from '../harness/fakes/sent-messages.ts';
import { freshDb } from '../harness/fresh-db.ts';
import { runSql } from '../harness/run-sql.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const OLD = new Uint8Array(32).fill(0x41);
const NEW = new Uint8Array(32).fill(0x42);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Traces of a player; each stands nowhere else. */
const PLANTED = {
  email: 'qxplantedmail@example.com',
  nextEmail: 'qxplantednext@example.com',
  phone: '353861928374',
  nextPhone: '353851928375',
  firstName: 'Qxplantedfirst',
  lastName: 'Qxplantedlast',
  birthDate: '1983-10-29',
  address: '9 Qxplanted Lane',
  document: 'QX9182736',
  card: '4929123456789015',
  support: 'Qxplanted words to support',
  device: 'QxplantedBrowser/7.1',
  ip: '10.99.98.97',
  appeal: 'Qxplanted words of an appeal',
  blockReason: 'Qxplanted public reason',
  proposal: 'Qxplanted reason of a proposal',
} as const;
const PASSWORD = 'correct-horse-1';

/** Of every table in every schema: as text, and, where bytes are shown as hexadecimal digits, as those. Column names tell where. */
async function inTables(databaseUrl: string, words: Readonly<Record<string, string>>): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
    const text = rows.map((row) => row.text.toLowerCase()).join('\n');
    for (const [what, word] of Object.entries(words))
      if (text.includes(word.toLowerCase()) || text.includes(hex(Buffer.from(word)))) found.push(`${name}: ${what}`);
  }
  await client.end();
  return found;
}

/** A file may be let go while the others are read. */
function readIfThere(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  }
}

/** Of the files of a database, as they lie on the disk after a checkpoint, and, where wanted, of what was written ahead of them. */
async function inFiles(databaseUrl: string, words: Readonly<Record<string, string>>, ahead: boolean): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('checkpoint');
  const { rows } = await client.query<{ root: string; oid: string }>(
    "select current_setting('data_directory') as root, oid::text from pg_database where datname = current_database()",
  );
  await client.end();
  const { root = '', oid = '' } = rows[0] ?? {};
  const folders = [path.join(root, 'base', oid), ...(ahead ? [path.join(root, 'pg_wal')] : [])];
  const files = folders.flatMap((folder) => fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()));
  expect(files.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = readIfThere(path.join(parentPath, name));
    for (const [what, word] of Object.entries(words)) if (bytes.includes(word)) found.push(`${name}: ${what}`);
  }
  return found;
}

describe('T79 personal data at rest', () => {
  let databaseUrl: string;
  let server: BuiltServer;
  /** Over the same database: reads the letters, which nobody carries. */
  let reader: TestApp;
  let token = '';
  let playerId = 0n;
  beforeAll(async () => {
    databaseUrl = await freshDb();
    server = await startBuiltServer({
      env: {
        DATABASE_URL: databaseUrl,
        VAULT_KEYS: hex(OLD),
        LOG_LEVEL: 'trace',
        CAPTCHA: 'none',
        DEMO: '0',
        WITHDRAWAL_PLAYED_PERCENT: '0',
      },
      args: ['--roles=api,jobs'],
    });
    reader = await startTestApp({ databaseUrl, roles: ['api'], config: { vaultKeys: [OLD] } });
  });
  afterAll(async () => {
    await reader?.close();
    await server?.stop();
  });

  /** Some calls ask for one of their own each time. */
  async function serviceToken(): Promise<string> {
    const reply = await fetch(`${server.url}/web-api/api/mobile/v1/token/`, { headers: { cookie: `user_token=${token}` } });
    return `Bearer ${((await reply.json()) as { data: { attributes: { userToken: string } } }).data.attributes.userToken}`;
  }
  async function call(url: string, payload: object, more: { readonly payload?: Buffer; readonly headers?: object } = {}) {
    const from = { 'user-agent': PLANTED.device, 'x-forwarded-for': PLANTED.ip };
    const mine = token === '' ? {} : { cookie: `user_token=${token}`, 'x-auth': `Bearer ${token}`, authorization: await serviceToken() };
    const reply = await fetch(`${server.url}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from, ...mine, ...more.headers },
      body: more.payload ? new Uint8Array(more.payload) : JSON.stringify(payload),
    });
    const text = await reply.text();
    expect(reply.status, `${url} ${text}`).toBe(200);
    return JSON.parse(text).data;
  }

  it('T79 is in no table, no file of the database and no log after a player has told everything', async () => {
    const { site } = reader.app.features;
    const registered = await call('/web-api/registration/full', {
      country_id: site.countryIdOf('IE'),
      currency_id: 3,
      adult: true,
      terms: true,
      email: PLANTED.email,
      phone_number: `+${PLANTED.phone}`,
      password: PASSWORD,
      first_name: PLANTED.firstName,
      last_name: PLANTED.lastName,
      birth_date: PLANTED.birthDate,
    });
    token = registered.token;
    playerId = BigInt(registered.userId);
    const link = linkOf(await waitForMessage(reader, playerId, 'activation-link'));
    await call('/web-api/api/internal/v1/user/activate', {
      data: { attributes: { id: link.searchParams.get('id'), token: link.searchParams.get('token') } },
    });
    token = (await call('/web-api/user/auth', { login: PLANTED.email, password: PASSWORD })).token;
    token = (await call('/web-api/user/auth', { type: 'phone_number', login: PLANTED.phone, password: PASSWORD })).token;
    await call('/web-api/officeapi/saveaccountfields', { address: PLANTED.address });
    await call('/web-api/security/email', { email: PLANTED.nextEmail, password: Buffer.from(PASSWORD).toString('base64') });
    await call('/web-api/api/internal/v2/phone-actions/create-phone-number', {
      data: { attributes: { phone_number: `+${PLANTED.nextPhone}` } },
    });
    const fields = { number: PLANTED.document, issued_at: '2020-01-01', expires_at: '2090-01-01' };
    await call('/web-api/officeapi/saverequireddocuments', { document_type: 'driving-licence', fields });
    const image = await picture(30, 20);
    const identification = [
      { name: 'flowType', value: 'documents' },
      { name: 'kind', value: 'passport' },
      { name: 'fields', value: JSON.stringify(fields) },
      { name: 'docFiles[0]', value: image },
    ];
    await call('/web-api/api/internal/office/identification/data', {}, multipart(identification));
    const thread = [
      { name: 'topic', value: 'other' },
      { name: 'text', value: PLANTED.support },
      { name: 'key', value: nanoid() },
      { name: 'file', value: image },
    ];
    await call('/web-api/support/threads', {}, multipart(thread));
    await call('/api-v3/v1/user/agreement-with-cookies/log', { level: 1 });
    const risk = await reader.operator(['risk', 'payments']);
    const about = { playerId: String(playerId), reason: 'A question of the test' };
    const operator = async (url: string, payload: object) => {
      const reply = await risk.request({ method: 'POST', url: `/operator-api/${url}`, payload });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    await operator('player/block', { ...about, scope: 'betting', publicReason: PLANTED.blockReason });
    await operator('proposals', { ...about, reason: PLANTED.proposal, kind: 'credit', amount: '1.00', currency: 'EUR' });
    await call('/web-api/user/blocks/appeal', { scope: 'betting', text: PLANTED.appeal });
    await inTransaction(reader.platform.pool, (client) =>
      reader.app.features.wallet.postTransaction(client, postDeposit({ key: 'planted', playerId, currency: 'EUR' }, 10_000n)),
    );
    await runSql(databaseUrl, `update kyc_status set status = 'verified', verified_at = now() where player_id = ${playerId}`);
    await call('/web-api/withdrawals', { method: 'card', amount: '25.00', key: nanoid(), destination: PLANTED.card });
    // While both new addresses wait for their codes.
    expect(await inTables(databaseUrl, PLANTED)).toEqual([]);
    await call('/web-api/security/email/confirm', { confirm_code: codeOf(await lastLetterTo(reader, PLANTED.nextEmail)) });
    expect(await inTables(databaseUrl, PLANTED)).toEqual([]);
    expect(await inFiles(databaseUrl, PLANTED, true)).toEqual([]);
    expect(server.output()).toContain('Touchline is ready');
    for (const word of Object.values(PLANTED)) expect(server.output()).not.toContain(word);
  });

  it('T79 what stood plainly would be found, in the tables and in the files', async () => {
    const other = await freshDb();
    await runSql(other, `create table planted (words text); insert into planted values ('${PLANTED.email}')`);
    expect(await inTables(other, PLANTED)).toEqual(['public.planted: email']);
    expect(await inFiles(other, PLANTED, false)).toEqual([expect.stringMatching(/^\d+: email$/)]);
  });

  it('T79 stays readable and signs in while the keys of the house change, and the old one is needed no more', async () => {
    const both = await startTestApp({ databaseUrl, roles: ['api'], config: { vaultKeys: [NEW, OLD] } });
    expect(await both.app.features.vault.rewrap()).toBeGreaterThan(0);
    expect(await both.app.features.vault.rewrap()).toBe(0);
    await both.close();
    const fresh = await startTestApp({ databaseUrl, roles: ['api'], config: { vaultKeys: [NEW] } });
    try {
      const { account, sender } = fresh.app.features;
      expect(await account.readContact(playerId)).toMatchObject({ email: PLANTED.nextEmail, phone: PLANTED.phone });
      expect(await account.readPersonalData(playerId)).toMatchObject({
        firstName: PLANTED.firstName,
        lastName: PLANTED.lastName,
        birthDate: PLANTED.birthDate,
      });
      expect((await sender.readNewest(1_000)).map(({ address }) => address)).toContain(PLANTED.email);
      for (const login of [PLANTED.nextEmail, `+${PLANTED.phone}`]) {
        const signIn = await fresh.request({ method: 'POST', url: '/web-api/user/auth', payload: { login, password: PASSWORD } });
        expect(signIn.statusCode, signIn.body).toBe(200);
      }
    } finally {
      await fresh.close();
    }
  });
});

describe('T79 a database of an older version', () => {
  it('T79 is sealed when the server starts: nothing is lost, and no file of its tables keeps it', async () => {
    const databaseUrl = await freshDb();
    const before = await startTestApp({ databaseUrl, roles: ['api'], config: { vaultKeys: [OLD] } });
    const player = await before.player();
    await before.close();
    await runSql(
      databaseUrl,
      `update player set email_plain = '${PLANTED.email}', phone_plain = '${PLANTED.phone}', first_name_plain = '${PLANTED.firstName}',
        last_name_plain = '${PLANTED.lastName}', birth_date_plain = '${PLANTED.birthDate}' where id = ${player.id};
      insert into outgoing_message (player_id, channel, address, language, template, subject, body, attachments) values
        (${player.id}, 'mail', '${PLANTED.email}', 'en', 'code', 'Old', '${PLANTED.support}', '[]'),
        (null, 'mail', '${PLANTED.nextEmail}', 'en', 'code', 'Old', 'to nobody', '[]');
      insert into activation (id, player_id, channel, address_plain, token_hash, code_hash, expires_at)
        values ('older', ${player.id}, 'mail', '${PLANTED.email}', '', '', now() + interval '1 day');
      update player set blocked = true, blocked_reason_plain = '${PLANTED.blockReason}' where id = ${player.id};
      update session set ip_plain = '${PLANTED.ip}', user_agent_plain = '${PLANTED.device}', ip = null, user_agent = null where player_id = ${player.id};
      insert into security_event (player_id, change, ip_plain, user_agent_plain) values (${player.id}, 'password', '${PLANTED.ip}', '${PLANTED.device}');
      insert into consent (player_id, subject, version, level, language, ip_plain, user_agent_plain)
        values (${player.id}, 'terms', '1', 1, 'en', '${PLANTED.ip}', '${PLANTED.device}'), (null, 'cookies', '1', 1, 'en', '${PLANTED.ip}', '');
      insert into block_appeal (player_id, text_plain, answer_plain) values (${player.id}, '${PLANTED.appeal}', '${PLANTED.support}')`,
    );
    expect((await inTables(databaseUrl, PLANTED)).length).toBeGreaterThan(7);
    // A transaction in another database of the cluster: while it lasts, rewritten tables would carry old rows along.
    const elsewhere = new pg.Client({ connectionString: await freshDb() });
    await elsewhere.connect();
    await elsewhere.query('begin');
    await elsewhere.query('select pg_current_xact_id()');
    const written = pause(2000).then(() => elsewhere.end());
    // Two processes that start at once.
    const both = await Promise.all([1, 2].map(() => startTestApp({ databaseUrl, roles: ['api'], config: { vaultKeys: [OLD] } })));
    await written;
    const [one] = both;
    try {
      expect(await inTables(databaseUrl, PLANTED)).toEqual([]);
      expect(await inFiles(databaseUrl, PLANTED, false)).toEqual([]);
      const { account, sender, session, securityLog } = one?.app.features ?? {};
      expect(await account?.readBlocks(player.id)).toMatchObject([{ scope: 'login', reason: PLANTED.blockReason }]);
      expect(await session?.readHistory(player.id, 1)).toMatchObject([{ ip: PLANTED.ip, user_agent: PLANTED.device }]);
      expect(await securityLog?.readHistory(player.id, 1)).toMatchObject([{ ip: PLANTED.ip, userAgent: PLANTED.device }]);
      const appeals = await (await one?.operator(['support']))?.request({ url: '/operator-api/appeals' });
      expect(appeals?.json().data).toMatchObject([{ text: PLANTED.appeal }]);
      expect(await account?.readContact(player.id)).toMatchObject({ email: PLANTED.email, phone: PLANTED.phone });
      expect(await account?.readPersonalData(player.id)).toMatchObject({ lastName: PLANTED.lastName, birthDate: PLANTED.birthDate });
      expect((await account?.readCredentials({ by: 'phone', value: PLANTED.phone }, 1))?.id).toBe(player.id);
      expect(await sender?.readNewest(10)).toMatchObject([
        { address: PLANTED.nextEmail, body: 'to nobody', attachments: [] },
        { address: PLANTED.email, body: PLANTED.support },
      ]);
    } finally {
      for (const app of both) await app.close();
    }
  });
});
