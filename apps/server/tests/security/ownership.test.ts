import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, startBettingApp } from '../harness/worlds/betting-app.ts';
import { askedNames, askFor, OWNED_WORDS, ownThings } from './owned-things.ts';

/** T70, the third side of the matrix: things of one player asked for by another one. */

let test: BettingWorld;
let owner: TestPlayer;
/** The owner's things, by the name under which calls ask for them. */
let things: Readonly<Record<string, string>>;
beforeAll(async () => {
  test = await startBettingApp({ matches: 5, liveMatches: 1 });
  owner = await test.player({ deposit: '51.00' });
  things = await ownThings(test, owner);
});
afterAll(() => test.close());

/** Names that a call asks for, in its parts. */
const fieldsOf = (spec: CallSpec): readonly string[] => askedNames(spec, Object.keys(things ?? {}));

const NEEDS_PLAYER = new Set(['session', 'session+extra', 'bearer', 'mobile']);
const calls = (Object.keys(CALLS) as CallKey[]).filter((key) => NEEDS_PLAYER.has(CALLS[key].access));

/** Everything that could tell the owner's things from nobody's. */
const traces = (): readonly string[] => [...OWNED_WORDS, things.fileId ?? ''];

describe("T70 call x owner: another player's things are as if they were not there", () => {
  it.each(calls)('%s', async (key) => {
    const spec: CallSpec = CALLS[key];
    const asked = fieldsOf(spec);
    const path = spec.paths[0];
    const more = { text: 'not mine at all', key: nanoid(), guid: nanoid(), action: 'cancel', closed: true, hidden: true };
    const parts = { ...things, ...more, amount: '1.00', percent: 100 };
    // A new one each time: some calls end the session or change the password.
    const stranger = await test.player({ deposit: '50.00' });
    const reply = await stranger.requestFully(askFor(spec, parts));
    expect(reply.statusCode, reply.body.slice(0, 200)).toBeLessThan(500);
    for (const trace of traces()) expect(reply.body.includes(trace) && trace !== '').toBe(false);
    // A thing asked for by its number in the path is not found, whatever else was wrong.
    if (asked.some((name) => path.path.includes(`:${name}`))) expect([400, 404], reply.body.slice(0, 200)).toContain(reply.statusCode);
  });

  it('and stay as they were', async () => {
    const { pool } = test.platform;
    const count = async (statement: string) => (await pool.query(statement, [owner.id])).rows[0].n;
    expect(await count("select count(*)::int as n from bet where player_id = $1 and status = 'open' and void_reason is null")).toBe(1);
    expect(await count("select count(*)::int as n from support_thread where player_id = $1 and status = 'open'")).toBe(1);
    expect(await count('select count(*)::int as n from support_post where player_id = $1')).toBe(1);
    expect(await count('select count(*)::int as n from inbox_message where player_id = $1 and read_at is null')).toBeGreaterThan(0);
    expect(await count('select count(*)::int as n from session where player_id = $1 and ended_at is null')).toBe(1);
    expect(
      await count("select count(*)::int as n from casino_round where player_id = $1 and status = 'open' and actions::text = '[]'"),
    ).toBe(1);
    expect(await count("select count(*)::int as n from auto_bet where player_id = $1 and status = 'waiting'")).toBe(1);
    const { limits } = (await owner.requestFully({ method: 'GET', url: '/limit-service-api/v3/limits' })).json().data;
    expect(limits).toContainEqual(expect.objectContaining({ id: things.limitId, wanted: null }));
    expect(await owner.balanceMinor()).toBe(4_000n);
  });

  it('planted: the owner does see them', async () => {
    expect((await owner.request({ url: `/web-api/support/threads/${things.threadId}` })).body).toContain('mine alone');
    expect((await owner.request({ url: `/web-api/bets/${things.betId}` })).statusCode).toBe(200);
    expect(fieldsOf(CALLS.supportThread)).toEqual(['threadId']);
  });
});
