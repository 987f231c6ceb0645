import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlayerEvent } from '@touchline/contract/push/messages';
import { parseMoney } from '@touchline/kernel/money';
import { postDeposit } from '@touchline/ledger/postings';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { connectNatsBus } from '../../src/platform/events/nats-bus.ts';
import { createLog } from '../../src/platform/watch/log.ts';
import { placeBetWithRetry } from '../harness/bet-client.ts';
import { hearPlayer } from '../harness/hear-player.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { HOME_WINS, ledgerFaults, readServiceToken, wireLegs } from '../harness/worlds/betting-app.ts';
import { plantInFunction, plantNoBalanceCheck, plantNoKeyIndex, plantNoRowLock, type Undo } from './planted.ts';
import { type ProcessGroup, startProcessGroup } from './process-group.ts';

/** As many as `betting-server` has unless told otherwise. */
const MATCHES = 20;
const HAS_NATS = spawnSync('nats-server', ['--version']).status === 0;
let group: ProcessGroup;
let pool: pg.Pool;
beforeAll(async () => {
  if (!HAS_NATS) return;
  group = await startProcessGroup();
  pool = group.bank.platform.pool;
}, 300_000);
afterAll(async () => {
  if (!HAS_NATS) return;
  expect(await ledgerFaults(group.bank)).toEqual([]);
  await group.close();
});

/** The outcome of a request: `taken`, or the code of its refusal. Told to come back later, or cut off, it comes back with the same request. */
async function ask(url: string, body: object, headers: Record<string, string>): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  for (;;) {
    const reply = await fetch(url, init).catch(() => undefined);
    const answer = (await reply?.json().catch(() => undefined)) as { code?: string } | undefined;
    if (reply && answer && reply.status !== 503) return reply.status === 200 ? 'taken' : (answer.code ?? String(reply.status));
    await pause(20);
  }
}
const both = <T>(n: number, send: (url: string, i: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: n }, (_, i) => send((i % 2 === 0 ? group.first : group.second).url, i));

/** Runs with a mutant of the product, and puts it right again. */
async function withPlanted<T>(plants: readonly ((pool: pg.Pool) => Promise<Undo>)[], run: () => Promise<T>): Promise<T> {
  const undo: Undo[] = [];
  try {
    for (const plant of plants) undo.push(await plant(pool));
    return await run();
  } finally {
    for (const back of undo.toReversed()) await back();
  }
}

const tally = (codes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));

describe.skipIf(!HAS_NATS)('several processes (nats-server)', () => {
  const pay = async (player: TestPlayer, text: string): Promise<void> => {
    const amount = parseMoney(text, 2);
    if (!amount.ok) throw new Error(text);
    const { wallet } = group.bank.app.features;
    const posting = postDeposit({ key: `test-${nanoid()}`, playerId: player.id, currency: 'EUR' }, amount.value);
    await inTransaction(group.bank.platform.pool, (client) => wallet.postTransaction(client, posting));
  };
  const place = (url: string, token: string, body: object = {}) =>
    ask(
      `${url}/service-api/LiveBet/Secure/MakeBetWeb`,
      { couponEvents: wireLegs([{ match: 19 }]), vid: 0, summ: '10.00', betGuid: nanoid(), ...body },
      { authorization: `Bearer ${token}` },
    );
  const placed = async (player: TestPlayer): Promise<number> =>
    (await pool.query<{ n: number }>('select count(*)::int as n from bet where player_id = $1', [player.id])).rows[0]?.n ?? -1;

  it('T06 200 parallel bets through two processes on a balance for one: exactly one, by the row lock alone and by the constraint alone', async () => {
    const n = 200;
    const race = async (): Promise<{ player: TestPlayer; codes: Record<string, number> }> => {
      const player = await group.bank.player({ deposit: '10' });
      const token = await readServiceToken(player);
      await group.stage.reset();
      const codes = await group.stage.hold(async (raise) => {
        const sent = Promise.all(both(n, (url) => place(url, token)));
        await group.stage.haveCome(2);
        await raise();
        return sent;
      });
      return { player, codes: tally(codes) };
    };
    const one = { taken: 1, insufficient_funds: n - 1 };
    // Planted: with neither, each process finds the money there.
    const { player: robbed, codes: planted } = await withPlanted([plantNoBalanceCheck], async () => {
      const robbery = await withPlanted([plantNoRowLock], race);
      const { player, codes } = await race();
      expect(codes, 'by the row lock alone').toEqual(one);
      expect([await player.balanceMinor(), await placed(player)]).toEqual([0n, 1]);
      await pay(robbery.player, '10');
      return robbery;
    });
    expect(planted.taken, 'planted: without lock and constraint more than one is taken').toBe(2);
    expect(await placed(robbed)).toBe(2);
    const { player, codes } = await withPlanted([plantNoRowLock], race);
    expect(codes.taken, 'by the constraint alone').toBe(1);
    expect([await player.balanceMinor(), await placed(player)]).toEqual([0n, 1]);
    expect((await race()).codes, 'as shipped').toEqual(one);
    console.log(`T06 two processes, n ${n}, planted: caught`);
  });

  it('T06 200 parallel bets, withdrawals and stakes held for a trader through two processes on a balance for one: exactly one', async () => {
    const withdraw = (player: TestPlayer, url: string) => {
      const wish = { method: 'wallet', amount: '10.00', key: nanoid(), destination: 'acc-77812' };
      return ask(`${url}/web-api/withdrawals`, wish, { cookie: `user_token=${player.token}` });
    };
    const putAside = (url: string, token: string) => {
      const better = { couponEvents: wireLegs([{ match: 18, odds: 2_200 }]), vid: 0, summ: '10.00', betGuid: nanoid() };
      return ask(`${url}/service-api/LiveBet/Secure/MakeBetBidWeb`, better, { authorization: `Bearer ${token}` });
    };
    // 30 a minute of one player are withdrawals and holds at most, in each process; by themselves, so that they are the ones that race, and mixed.
    const races: readonly (readonly [n: number, send: (player: TestPlayer, token: string, url: string, i: number) => Promise<string>])[] = [
      [60, (player, _token, url) => withdraw(player, url)],
      [60, (_player, token, url) => putAside(url, token)],
      [
        200,
        (player, token, url, i) => {
          // Most are bets, a tenth each of the others, two by two so that both processes have all three; who is told to come back counts again.
          const kind = Math.floor(i / 2) % 10;
          return kind < 8 ? place(url, token) : kind === 8 ? withdraw(player, url) : putAside(url, token);
        },
      ],
    ];
    for (const [n, send] of races) {
      const player = await group.bank.player({ deposit: '10' });
      const { id } = player;
      await pool.query("insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')", [id]);
      const token = await readServiceToken(player);
      const codes = await group.atOnce(player, () => both(n, (url, i) => send(player, token, url, i)));
      const { rows } = await pool.query<{ kind: string; n: number }>(
        `select t.kind, count(*)::int as n from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
         where e.account_id = $1 and e.amount_minor < 0 group by 1`,
        [player.accountId],
      );
      console.log(`T06 two processes, n ${n}: one ${rows[0]?.kind}`);
      // A caller who came back too often is refused for that.
      const { taken = 0, insufficient_funds: short = 0, rate_limited: often = 0 } = tally(codes);
      expect([taken, short + often], JSON.stringify(tally(codes))).toEqual([1, n - 1]);
      expect(short).toBeGreaterThan(0);
      expect([rows.map((row) => row.n), await player.balanceMinor()]).toEqual([[1], 0n]);
    }
  });

  it('T08 one key in two processes at once, on two accounts: one bet, by the index alone', async () => {
    const race = async (): Promise<readonly [codes: string[], bets: number]> => {
      const player = await group.bank.player({ deposit: '10' });
      const token = await readServiceToken(player);
      const made = await player.request({ method: 'POST', url: '/web-api/user/createCurrencyAccount', payload: { currency_id: 5 } });
      expect(made.statusCode, made.body).toBe(200);
      const { wallet } = group.bank.app.features;
      const other = (await wallet.readPlayerAccounts(group.bank.platform.pool, player.id)).find(({ currency }) => currency !== 'EUR');
      if (!other) throw new Error('there is no second account');
      const posting = postDeposit({ key: `test-${nanoid()}`, playerId: player.id, currency: other.currency }, 1_000_000n);
      await inTransaction(group.bank.platform.pool, (client) => wallet.postTransaction(client, posting));
      const betGuid = nanoid();
      await group.stage.reset();
      // Both have looked for the key, each under the lock of another account, before either is a bet.
      const codes = await group.stage.hold(async (raise) => {
        const sent = Promise.all([
          place(group.first.url, token, { betGuid }),
          place(group.second.url, token, { betGuid, summ: '1000.00', accountId: String(other.id) }),
        ]);
        await group.stage.haveCome(2);
        await raise();
        return sent;
      });
      return [codes, await placed(player)];
    };
    const [plantedCodes, plantedBets] = await withPlanted([plantNoKeyIndex], async () => {
      const planted = await race();
      await pool.query(
        "update bet set guid = guid || '-' || id where (player_id, guid) in (select player_id, guid from bet group by 1, 2 having count(*) > 1)",
      );
      return planted;
    });
    expect([plantedCodes, plantedBets], 'planted: without the index one key is two bets').toEqual([['taken', 'taken'], 2]);
    const [codes, bets] = await race();
    console.log('T08 two processes, two accounts, planted: caught');
    expect([codes.filter((code) => code === 'taken'), bets]).toEqual([['taken'], 1]);
  });

  it('T42 bets that queue while their player is being excluded are refused, in both processes', async () => {
    const race = async (): Promise<Record<string, number>> => {
      const player = await group.bank.player({ deposit: '100' });
      const token = await readServiceToken(player);
      const exclude = "update player set self_excluded_until = now() + interval '1 day' where id = $1";
      const codes = await group.atOnce(
        player,
        () => both(20, (url) => place(url, token)),
        (holder) => holder.query(exclude, [player.id]),
      );
      return tally(codes);
    };
    // Planted: a bet_place that does not look who is excluded, and one that looks before its turn has come.
    const blind = (on: pg.Pool): Promise<Undo> => plantInFunction(on, 'bet_place', 'when bar.code is not null then', 'when false then');
    expect((await withPlanted([blind], race)).taken, 'planted: excluded players bet').toBeGreaterThan(0);
    expect((await withPlanted([plantNoRowLock], race)).taken, 'planted: without the lock too').toBeGreaterThan(0);
    expect(await race()).toEqual({ self_excluded: 20 });
    console.log('T42 two processes, n 20, planted: caught');
  });

  it('T26 one process is killed, then the broker and all that it stored: no bet, no result and no news is lost', async () => {
    const [player, victim] = await Promise.all([group.bank.player({ deposit: '1000' }), group.bank.player({ deposit: '10' })]);
    const token = await readServiceToken(player);
    const bus = await connectNatsBus(group.natsUrl, createLog('silent'));
    const heard = new Set<string>();
    const hear = ({ id }: TestPlayer) =>
      hearPlayer(bus, id, (message) => {
        const news = message as PlayerEvent;
        // News of placing goes before the broker does; asked for here is what became of it.
        if (news.kind === 'bet' && news.status !== 'open') heard.add(news.betId);
      });
    hear(player);
    hear(victim);
    const { betId: unannounced } = await placeBetWithRetry([group.second.url], await readServiceToken(victim), 1);

    const through = await Promise.all(
      [group.first.url, group.second.url].flatMap((url) => Array.from({ length: 10 }, (_, i) => placeBetWithRetry([url], token, i + 1))),
    );
    // One goes while bets are under way; clients go on with the other, under the same keys.
    const during = Promise.all(Array.from({ length: 20 }, (_, i) => placeBetWithRetry([group.first.url, group.second.url], token, i + 1)));
    await group.first.kill();
    const confirmed = [...through, ...(await during)];
    const stored = await pool.query<{ guid: string; id: string }>('select guid, id::text from bet where player_id = $1', [player.id]);
    const known = new Map(stored.rows.map((row) => [row.guid, row.id]));
    // Answered and not stored, stored as another, or one bet in the answers to two requests.
    const wrong = (answers: readonly { readonly betGuid: string; readonly betId: string }[]): number =>
      answers.filter((t) => known.get(t.betGuid) !== t.betId).length + answers.length - new Set(answers.map((t) => t.betId)).size;
    expect(wrong(confirmed)).toBe(0);
    expect([new Set(confirmed.map((t) => t.betId)).size, known.size]).toEqual([40, 40]);
    expect(await player.balanceMinor()).toBe(96_000n);

    // The broker goes, and with it all that it kept; then the results are sent.
    const startBroker = await group.loseBroker();
    for (let match = 1; match <= MATCHES; match++)
      group.ingest.say(match, { type: 'MarketSettled', version: 1, certainty: 'confirmed', results: HOME_WINS });
    const count = async (query: string): Promise<number> =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n ?? -1;
    await expect.poll(() => count("bet where status = 'open'")).toBe(0);
    expect(await player.balanceMinor()).toBe(104_000n);
    // Planted: events that go although no broker has the news of them.
    await pool.query('delete from event where player_id = $1', [victim.id]);
    await startBroker();
    await expect.poll(() => count("event e join event_cursor c on c.consumer = 'player-news' and (e.xid, e.id) > (c.xid, c.id)")).toBe(0);
    await expect.poll(() => confirmed.filter((one) => !heard.has(one.betId))).toEqual([]);
    expect(heard.has(unannounced), 'planted: news that nobody hears').toBe(false);
    console.log(`T26 n ${confirmed.length}, planted: caught`);
    await bus.close();
  }, 120_000);
});
