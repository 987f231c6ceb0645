import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingWorld } from '../harness/betting-world.ts';
import { callRequest } from '../harness/call-request.ts';
import { multipart } from '../harness/multipart.ts';
import { picture } from '../harness/picture.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T70, the third side of the matrix: things of one player asked for by another one. */

let test: BettingWorld;
let owner: TestPlayer;
/** What the owner has, by the name under which calls ask for it. */
let things: Readonly<Record<string, string>>;
beforeAll(async () => {
  test = await startBettingWorld({ matches: 5, liveMatches: 1 });
  owner = await test.player({ deposit: '50.00' });
  const post = (url: string, payload: object) => owner.request({ method: 'POST', url, payload });
  const bet = (await test.bet(owner, [{ match: 1 }])).json().data;
  const image = await picture(20, 20);
  const parts = [
    { name: 'topic', value: 'other' },
    { name: 'text', value: 'mine alone' },
    { name: 'key', value: nanoid() },
    { name: 'files', value: image },
  ];
  const talk = (await owner.request({ method: 'POST', url: '/web-api/support/threads', ...multipart(parts) })).json().data;
  const idea = (await post('/web-api/office/share-idea', { text: 'an idea of the owner' })).json().data;
  const [message] = (await owner.request({ url: '/web-api/messages' })).json().data.messages;
  const deposit = await post('/web-api/payments/deposit', {
    method: 'card',
    amount: '10.00',
    key: nanoid(),
    return_path: '/en/deposit/status',
  });
  const [session] = await test.app.features.session.readLive(owner.id);
  things = {
    betId: bet.betId,
    id: deposit.json().data.payment.id,
    threadId: talk.thread.id,
    fileId: talk.posts[0].files[0].id,
    requestId: idea.request_id,
    messageId: message.id,
    sessionId: session?.id ?? '',
    account_id: String(owner.accountId),
    accountId: String(owner.accountId),
    playerId: String(owner.id),
    userId: String(owner.id),
  };
});
afterAll(() => test.close());

/** Names that a call asks for, in its parts. */
function fieldsOf(spec: CallSpec): readonly string[] {
  const text = JSON.stringify([spec.params, spec.query, spec.body].map((part) => (part ? shapeKeys(part) : [])));
  return Object.keys(things ?? {}).filter((name) => text.includes(`"${name}"`));
}
function shapeKeys(schema: unknown): string[] {
  const def = (
    schema as { def?: { type?: string; shape?: Record<string, unknown>; in?: unknown; innerType?: unknown; options?: unknown[] } }
  ).def;
  if (!def) return [];
  if (def.shape) return Object.keys(def.shape);
  if (def.options) return def.options.flatMap(shapeKeys);
  return shapeKeys(def.in ?? def.innerType);
}

const NEEDS_PLAYER = new Set(['session', 'session+extra', 'bearer', 'mobile']);
const calls = (Object.keys(CALLS) as CallKey[]).filter((key) => NEEDS_PLAYER.has(CALLS[key].access));

/** Everything that could tell the owner's things from nobody's. */
const traces = (): readonly string[] => ['mine alone', 'an idea of the owner', things.fileId ?? ''];

describe("T70 call x owner: another player's things are as if they were not there", () => {
  it.each(calls)('%s', async (key) => {
    const spec: CallSpec = CALLS[key];
    const asked = fieldsOf(spec);
    const path = spec.paths[0];
    const parts = { ...things, text: 'not mine at all', key: nanoid(), closed: true, hidden: true, amount: '1.00', percent: 100 };
    // A new one each time: some calls end the session or change the password.
    const stranger = await test.player({ deposit: '50.00' });
    const reply = await stranger.requestFully(
      callRequest(spec, path, { params: parts, query: asked.length > 0 ? parts : {}, body: parts }),
    );
    expect(reply.statusCode, reply.body.slice(0, 200)).toBeLessThan(500);
    for (const trace of traces()) expect(reply.body.includes(trace) && trace !== '').toBe(false);
    // What is asked for by its number in the path is not found, whatever else was wrong.
    if (asked.some((name) => path.path.includes(`:${name}`))) expect([400, 404], reply.body.slice(0, 200)).toContain(reply.statusCode);
  });

  it('and stay as they were', async () => {
    const { pool } = test.platform;
    const count = async (statement: string) => (await pool.query(statement, [owner.id])).rows[0].n;
    expect(await count("select count(*)::int as n from bet where player_id = $1 and status = 'open' and void_reason is null")).toBe(1);
    expect(await count("select count(*)::int as n from support_thread where player_id = $1 and status = 'open'")).toBe(1);
    expect(await count('select count(*)::int as n from support_post where player_id = $1')).toBe(1);
    expect(await count('select count(*)::int as n from message where player_id = $1 and read_at is null')).toBeGreaterThan(0);
    expect(await count('select count(*)::int as n from session where player_id = $1 and ended_at is null')).toBe(1);
    expect(await owner.balanceMinor()).toBe(4_000n);
  });

  it('planted: the owner does see them', async () => {
    expect((await owner.request({ url: `/web-api/support/threads/${things.threadId}` })).body).toContain('mine alone');
    expect((await owner.request({ url: `/web-api/bets/${things.betId}` })).statusCode).toBe(200);
    expect(fieldsOf(CALLS.supportThread)).toEqual(['threadId']);
  });
});
