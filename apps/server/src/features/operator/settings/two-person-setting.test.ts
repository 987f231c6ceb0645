import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateFrom } from '../../../../tests/harness/fresh-db.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';

let test: TestApp;
let one: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  test = await startTestApp();
  [one, other] = [await test.operator(['admin']), await test.operator(['admin'])];
});
// A subject has one proposal at a time.
afterEach(() => query("update setting_proposal set status = 'expired' where status = 'open'"));
afterAll(async () => {
  expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  await test.close();
});

const reason = 'The settings of the season';
const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const post = (operator: TestOperator, path: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/${path}`, payload });

interface Listed {
  readonly game?: string;
  readonly version?: number;
  readonly name?: string;
  readonly tableId?: string;
  readonly current?: { readonly version: number };
}
const millpond = ({ tables }: { readonly tables: readonly Listed[] }) => tables.find(({ name }) => name === 'Millpond');

interface Setting {
  readonly queue: string;
  readonly list: string;
  readonly propose: string;
  readonly decide: string;
  readonly value: object;
  /** Finds the version that holds in the list; `current` where a brand has one. */
  readonly holding?: (list: { readonly tables: readonly Listed[] }) => number | undefined;
  /** Names the subject that a proposal is of. */
  readonly subject?: (list: { readonly tables: readonly Listed[] }) => object;
  /** Its first change as the audit names it, old and new values. */
  readonly audited: RegExp;
}
const SETTINGS: readonly Setting[] = [
  {
    queue: 'casino-edges',
    list: 'casino/tables',
    propose: 'casino/edges/propose',
    decide: 'casino/edges/decide',
    value: { game: 'dice', edgePpm: 25_000 },
    holding: ({ tables }) => tables.find(({ game }) => game === 'dice')?.version,
    audited: /^edge in ppm of dice at brand 1: 10000 to 25000, in place of version 1, proposal \d+$/,
  },
  {
    queue: 'club-terms',
    list: 'casino/club',
    propose: 'casino/club/propose',
    decide: 'casino/club/decide',
    value: { ...FIRST_CLUB_TERMS, providersEdgePpm: 30_000 },
    audited: /^VIP club of brand 1: providersEdgePpm 20000 to 30000, in place of version 1, proposal \d+$/,
  },
  {
    queue: 'jackpot-rules',
    list: 'casino/jackpots',
    propose: 'casino/jackpots/propose',
    decide: 'casino/jackpots/decide',
    value: { games: ['keno'], tiers: FIRST_TIERS.map((tier, i) => (i === 0 ? { ...tier, seed: 20 } : tier)) },
    audited: /^jackpots of brand 1: games without [^,]+, tiers\[0\]\.seed 10 to 20, in place of version 1, proposal \d+$/,
  },
  {
    queue: 'poker-tables',
    list: 'poker/terms',
    propose: 'poker/terms/propose',
    decide: 'poker/terms/decide',
    value: { ratePpm: 50_000, caps: [{ players: 2, chips: 30 }], minBuyIn: 400, maxBuyIn: 1_000 },
    holding: (list) => millpond(list)?.current?.version,
    subject: (list) => ({ pokerTableId: millpond(list)?.tableId }),
    audited:
      /^poker table Millpond of brand 1: caps\[0\]\.chips 10 to 30, caps\[1\] \{"chips":30,"players":4\} to undefined, ratePpm 40000 to 50000, in place of version 1, proposal \d+$/,
  },
];

describe.each(SETTINGS)('$queue', (setting) => {
  const { queue, list, propose: proposePath, decide: decidePath, value, holding, subject, audited } = setting;
  const read = async () => (await post(one, list, {})).json().data;
  const versionNow = async (): Promise<number> => {
    const listed = await read();
    return holding ? (holding(listed) ?? expect.fail('no version holds')) : listed.current.version;
  };
  const askFor = async (operator: TestOperator, more: object = {}) =>
    post(operator, proposePath, { ...value, ...subject?.(await read()), version: await versionNow(), reason, ...more });
  const decide = (operator: TestOperator, proposalId: string, decision = 'approve') =>
    post(operator, decidePath, { proposalId, decision, reason });
  const propose = async (operator: TestOperator): Promise<string> => {
    const reply = await askFor(operator);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.proposalId;
  };

  it('one person alone gets nowhere, at once and past the code', async () => {
    const version = await versionNow();
    const id = await propose(one);
    const replies = await Promise.all(Array.from({ length: 6 }, () => decide(one, id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    await expect(
      query("update setting_proposal set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1", [id]),
    ).rejects.toThrow(/check/);
    await expect(query('update setting_version set value = value')).rejects.toThrow();
    expect(await versionNow()).toBe(version);
  });

  it('the audit names the old and the new value of what is proposed, refused and approved', async () => {
    expect((await decide(other, await propose(one), 'refuse')).statusCode).toBe(200);
    expect((await decide(other, await propose(one))).statusCode).toBe(200);
    const acts = ['propose', 'refuse', 'propose', 'approve'].map((act) => `${act}-${queue}`);
    const { rows } = await query('select action, target from audit_log where action = any ($1) order by position desc limit 4', [acts]);
    expect(rows.map(({ action }) => action).toReversed()).toEqual(acts);
    for (const { target } of rows) expect(target).toMatch(audited);
  });

  it('of many who approve at once one writes the version', async () => {
    const version = await versionNow();
    const id = await propose(one);
    const others = [other, await test.operator(['admin']), await test.operator(['admin'])];
    const replies = await Promise.all(others.map((operator) => decide(operator, id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await versionNow()).toBe(version + 1);
    expect((await decide(other, id)).json().code).toBe('conflict');
  });

  it('has one proposal at a time, until it is refused or a day has passed', async () => {
    const version = await versionNow();
    const id = await propose(one);
    expect((await askFor(other)).json().code).toBe('conflict');
    expect((await decide(other, id, 'refuse')).json().data).toEqual({ status: 'refused' });
    expect(await versionNow()).toBe(version);
    const late = await propose(one);
    await query("update setting_proposal set expires_at = now() - interval '1 second' where id = $1", [late]);
    expect((await read()).proposals).toEqual([]);
    expect((await decide(other, late)).json().code).toBe('conflict');
    await propose(other);
  });

  it('the version seen, an unknown proposal, one of another setting and other roles are refused', async () => {
    expect((await askFor(one, { version: 77 })).statusCode).toBe(409);
    expect((await decide(one, '999999')).statusCode).toBe(404);
    const { rows } = await query(
      `insert into setting_proposal (brand_id, setting, subject, version, value, reason, proposed_by)
       select 1, $2, '', 1, '{}', 'Of another setting', id from operator where login = $1 returning id`,
      [one.login, queue === 'club-terms' ? 'jackpot-rules' : 'club-terms'],
    );
    expect((await decide(other, String(rows[0]?.id))).statusCode).toBe(404);
    const risk = await test.operator(['risk']);
    expect((await post(risk, list, {})).statusCode).toBe(403);
    expect((await askFor(risk)).statusCode).toBe(403);
  });

  it('the queue of the console counts what waits', async () => {
    await propose(one);
    const { rows } = await query('select waiting from console_waiting(1) where queue = $1', [queue]);
    expect(rows[0]?.waiting).toBe(1);
  });
});

describe('data of before', () => {
  it('is carried over: versions, and proposals open and decided', async () => {
    const fill = (client: pg.Client) =>
      client.query(`
        insert into operator (login, password_hash, roles) values ('one', '', '{admin}'), ('two', '', '{admin}');
        insert into casino_club_terms (brand_id, version, terms, set_by, approved_by) values (1, 1, '{"a": 1}', null, null), (1, 2, '{"a": 2}', 'one', 'two');
        insert into casino_jackpot_rules (brand_id, version, rules) values (1, 1, '{"b": 1}');
        insert into casino_table (brand_id, game, version, edge_ppm) values (1, 'dice', 1, 10000);
        insert into casino_club_proposal (brand_id, version, terms, reason, proposed_by, proposed_at, status, decided_by, decided_at)
          select 1, 1, '{"a": 2}', 'decided', min(id), now() - interval '1 hour', 'approved', max(id), now() from operator;
        insert into casino_jackpot_proposal (brand_id, version, rules, reason, proposed_by) select 1, 1, '{"b": 2}', 'open', min(id) from operator;
        insert into casino_edge_proposal (brand_id, game, version, edge_ppm, reason, proposed_by) select 1, 'dice', 1, 20000, 'edge', min(id) from operator;`);
    const [versions, proposals] = await migrateFrom('20260101T1370-operator-settings.sql', fill, readSettings);
    expect(versions).toEqual([
      { setting: 'club-terms', version: 1, value: { a: 1 }, set_by: null },
      { setting: 'club-terms', version: 2, value: { a: 2 }, set_by: 'one' },
      { setting: 'jackpot-rules', version: 1, value: { b: 1 }, set_by: null },
    ]);
    expect(proposals).toEqual([
      { setting: 'club-terms', subject: '', value: { a: 2 }, reason: 'decided', status: 'approved' },
      { setting: 'casino-edges', subject: 'dice', value: 20_000, reason: 'edge', status: 'open' },
      { setting: 'jackpot-rules', subject: '', value: { b: 2 }, reason: 'open', status: 'open' },
    ]);
  });

  it('has the name that the weekly limit of the club has now, and stays permanent', async () => {
    const level = { points: 0, lossPpm: 50_000, edgeSharePpm: 0 };
    const before = { levels: [100, 200].map((mostUnits) => ({ ...level, mostUnits })), providersEdgePpm: 20_000 };
    const after = { levels: [100, 200].map((maxUnits) => ({ ...level, maxUnits })), providersEdgePpm: 20_000 };
    const fill = async (client: pg.Client) => {
      await client.query("insert into operator (login, password_hash, roles) values ('one', '', '{admin}')");
      const value = JSON.stringify(before);
      await client.query("insert into setting_version (brand_id, setting, version, value) values (1, 'club-terms', 1, $1)", [value]);
      await client.query(
        "insert into setting_proposal (brand_id, setting, version, value, reason, proposed_by) select 1, 'club-terms', 1, $1, 'open', id from operator",
        [value],
      );
    };
    const [[versions, proposals], change] = await migrateFrom('20260101T1401-operator-names-of-club-terms.sql', fill, async (client) => [
      await readSettings(client),
      await client.query('update setting_version set version = 9').catch((cause: Error) => cause.message),
    ]);
    expect(versions).toEqual([{ setting: 'club-terms', version: 1, value: after, set_by: null }]);
    expect(proposals).toEqual([{ setting: 'club-terms', subject: '', value: after, reason: 'open', status: 'open' }]);
    expect(change).toBe('setting_version rows are permanent');
  });
});

const readSettings = async (client: pg.Client): Promise<[unknown[], unknown[]]> => [
  (await client.query('select setting, version, value, set_by from setting_version order by setting, version')).rows,
  (await client.query('select setting, subject, value, reason, status from setting_proposal order by id')).rows,
];
