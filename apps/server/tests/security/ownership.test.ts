import { type CallSpec, isPlayerAccess } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../harness/test-player.ts';
import type { BettingWorld } from '../harness/worlds/betting-app.ts';
import { answersAlike, wasUnderstood } from './asked-elsewhere.ts';
import { OWNED_WORDS, ownThings, startOwnersApp, type Things } from './owned-things.ts';
import { nobodysThings, type Question, questionsAbout } from './questions-about.ts';

/** T70, the third side of the matrix: things of one player asked for by another one. */

let test: BettingWorld;
let owner: TestPlayer;
let things: Things;
let openBets: number;
let balanceMinor: bigint;
beforeAll(async () => {
  test = await startOwnersApp();
  owner = await test.player({ deposit: '100.00' });
  things = await ownThings(test, owner);
  openBets = await countBets();
  balanceMinor = await owner.balanceMinor();
});
afterAll(() => test.close());

const calls = (Object.keys(CALLS) as CallKey[]).filter((key) => isPlayerAccess(CALLS[key].access));
/** Questions about the owner's things, and those of them that were understood: refused, if at all, for whose things they are. */
const asked = { all: 0, understood: 0 };
const notUnderstood: string[] = [];

/** Everything that could tell the owner's things from nobody's. */
const traces = (): readonly string[] => [...OWNED_WORDS, things.fileId ?? '', things.bonusCode ?? ''];
const count = async (statement: string): Promise<number> => (await test.platform.pool.query(statement, [owner.id])).rows[0].n;
const countBets = () => count("select count(*)::int as n from bet where player_id = $1 and status = 'open' and void_reason is null");
/** A new one each time: some calls end the session or change the password. */
const ask = async ({ request }: Question) => (await test.player({ deposit: '50.00' })).requestFully(request);

describe("T70 call x owner: another player's things are as if they were not there", () => {
  it.each(calls)('%s', async (key) => {
    const spec: CallSpec = CALLS[key];
    const nobodys = await questionsAbout(key, nobodysThings(things));
    for (const [at, question] of (await questionsAbout(key, things)).entries()) {
      const reply = await ask(question);
      expect(wasUnderstood(question, reply) || reply.statusCode < 500, `${question.request.url}: ${reply.body.slice(0, 200)}`).toBe(true);
      for (const trace of traces()) expect(trace !== '' && reply.body.includes(trace), trace).toBe(false);
      if (question.about.length === 0) continue;
      asked.all += 1;
      if (wasUnderstood(question, reply)) asked.understood += 1;
      else notUnderstood.push(`${key}: ${reply.body.slice(-300)}`);
      if (question.inPath.length > 0)
        expect([400, 404, 409], `${spec.paths[0].path}: ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
      const other = nobodys[at];
      if (other) answersAlike(question, reply, await ask(other));
    }
  });

  it('and every question is understood', () => {
    expect(notUnderstood).toEqual([]);
    expect(asked.understood).toBe(asked.all);
    expect(asked.all).toBeGreaterThanOrEqual(50);
  });

  it('and stay as they were', async () => {
    expect(await countBets()).toBe(openBets);
    expect(await count("select count(*)::int as n from support_thread where player_id = $1 and status = 'open'")).toBe(1);
    expect(await count('select count(*)::int as n from support_post where player_id = $1')).toBe(1);
    expect(await count('select count(*)::int as n from inbox_message where player_id = $1 and read_at is null')).toBeGreaterThan(0);
    expect(await count('select count(*)::int as n from session where player_id = $1 and ended_at is null')).toBe(1);
    expect(
      await count("select count(*)::int as n from casino_round where player_id = $1 and status = 'open' and actions::text = '[]'"),
    ).toBe(1);
    expect(await count("select count(*)::int as n from auto_bet where player_id = $1 and status = 'waiting'")).toBe(1);
    expect(await count('select count(*)::int as n from toto_ticket where player_id = $1')).toBe(1);
    expect(await count('select count(*)::int as n from lottery_ticket where player_id = $1')).toBe(1);
    expect(await count("select count(*)::int as n from identity_document where player_id = $1 and status = 'review'")).toBe(1);
    const { limits } = (await owner.requestFully({ method: 'GET', url: '/limit-service-api/v3/limits' })).json().data;
    expect(limits).toContainEqual(expect.objectContaining({ id: things.limitId, wanted: null }));
    expect(await owner.balanceMinor()).toBe(balanceMinor);
  });

  it('planted: the owner does see them', async () => {
    expect((await owner.request({ url: `/web-api/support/threads/${things.threadId}` })).body).toContain('mine alone');
    const own = ['bets', 'toto/tickets', 'casino/rounds', 'payments'].map((path) => `/web-api/${path}`);
    const ids = [things.betId, things.ticketId, things.round, things.withdrawalId];
    for (const [at, path] of own.entries()) expect((await owner.request({ url: `${path}/${ids[at]}` })).statusCode, path).toBe(200);
    expect((await owner.request({ url: '/web-api/promo/getUserPromoCodesNew' })).body).toContain(things.bonusCode);
    expect((await questionsAbout('supportThread', things))[0]?.about).toEqual(['threadId']);
  });
});
