import { randomUUID } from 'node:crypto';
import { WEBHOOK_KINDS } from '@touchline/contract/webhooks/enums';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '../../src/platform/auth/secrets.ts';
import { signWebhook } from '../../src/platform/auth/webhook-signature.ts';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { type ReceivedMessage, startWebhookReceiver, type WebhookReceiver } from '../harness/fakes/webhook-receiver.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { askAsProvider, PROVIDER_KEYS } from '../harness/test-provider.ts';
import { AWAY_WINS, type BettingCalls, bettingCalls, HOME_WINS, ledgerFaults, wireLegs } from '../harness/worlds/betting-app.ts';
import { RESULT } from '../harness/worlds/scripted-source.ts';
import { startTotoWorld, type TotoWorld } from '../harness/worlds/toto-app.ts';

const STEPS = 120;
/** Tries at what the random run has left out. */
const MORE_STEPS = 40;
const PLAYERS = 4;
/** Matches that no draw of the coming day has, so that they end when the test says so. */
const FIRST_MATCH = 20;
const MATCHES = 24;
const random = createRandom('books by events', RUN_SEED);
const pick = <T>(of: readonly T[]): T => of[random.int(of.length)] as T;

let world: TotoWorld;
let receiver: WebhookReceiver;
let calls: BettingCalls;
let providerKey: Uint8Array;
const players: TestPlayer[] = [];
const versions = new Map<number, number>();
const done = new Map<string, number>();

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  world = await startTotoWorld({
    config: {
      privateWebhooks: true,
      providerKeys: PROVIDER_KEYS,
      withdrawalPauseHours: 0,
      withdrawalPlayedPercent: 0,
      withdrawalOneApprovalUnits: 1_000_000,
    },
  });
  calls = bettingCalls(world.request, world.source.say);
  providerKey = await getOrCreateSecret(world.platform.pool, 'sandbox-webhook');
  const admin = await world.operator(['admin']);
  const payload = { url: receiver.url, kinds: WEBHOOK_KINDS, reason: 'For our books' };
  const added = await admin.request({ method: 'POST', url: '/operator-api/webhooks/add', payload });
  expect(added.statusCode, added.body).toBe(200);
  for (let i = 0; i < PLAYERS; i++) {
    const player = await world.player();
    players.push(player);
    await world.platform.pool.query(
      "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')",
      [player.id],
    );
    await deposit(player, '100.00');
  }
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  receiver.close();
  await world.close();
});

const text = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const amount = (): string => text(BigInt(500 + random.int(2_000)));
const post = (player: TestPlayer, url: string, payload: object) => player.request({ method: 'POST', url: `/web-api${url}`, payload });
const get = async (player: TestPlayer, url: string) => (await player.request({ method: 'GET', url: `/web-api${url}` })).json().data;
/** Taken bets; refusals are part of a random run. */
async function count(what: string, reply: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<boolean> {
  const { statusCode, body } = await reply;
  expect(statusCode, body).toBeLessThan(500);
  if (statusCode === 200) done.set(what, (done.get(what) ?? 0) + 1);
  return statusCode === 200;
}
const openBet = async (player: TestPlayer): Promise<string> => {
  const { bets } = (await post(player, '/bets/history', { status: 'open' })).json().data;
  return bets.length === 0 ? '0' : pick<{ betId: string }>(bets).betId;
};
function say(id: string, sequence: number, status: string, sum: string) {
  const body = JSON.stringify({ eventId: randomUUID(), paymentId: id, sequence, status, amount: sum, currency: 'EUR' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': signWebhook(providerKey, timestamp, body),
  };
  return world.request({ method: 'POST', url: '/webhooks/sandbox', headers, payload: body });
}
async function deposit(player: TestPlayer, sum: string, status = 'paid'): Promise<void> {
  const made = await post(player, '/payments/deposit', { method: 'card', amount: sum, key: randomUUID() });
  if (made.statusCode !== 200) return;
  await count(`deposit ${status}`, say(made.json().data.payment.id, 1, status, sum));
}
async function withdraw(player: TestPlayer, sum: string): Promise<void> {
  const wish = { method: 'card', amount: sum, key: randomUUID(), destination: '4242 4242 4242 4242' };
  const made = await post(player, '/withdrawals', wish);
  if (made.statusCode !== 200) return;
  const { id } = made.json().data;
  if (random.chance(0.25)) return void (await count('withdrawal cancelled', post(player, `/withdrawals/${id}/cancel`, {})));
  if (random.chance(0.2)) return;
  await world.app.features.payments.advanceWithdrawals();
  const end = pick(['paid', 'failed']);
  await count(`withdrawal ${end}`, say(id, 2, end, sum));
}
async function settle(match: number, how: 'home' | 'away' | 'void' | 'open'): Promise<void> {
  const version = (versions.get(match) ?? 0) + 1;
  versions.set(match, version);
  if (how === 'open') world.source.say(match, { type: 'SettlementRolledBack', version, markets: [RESULT] });
  else if (how === 'void') world.source.say(match, { type: 'MarketCancelled', version });
  else calls.settle(match, version, how === 'home' ? HOME_WINS : AWAY_WINS);
  await world.settled();
}
async function toto(player: TestPlayer): Promise<void> {
  const { draws } = await get(player, '/toto/draws');
  const draw = draws.find((one: { pool: string; status: string }) => one.pool === 'fifteen' && one.status === 'open');
  const marks = Array.from({ length: 15 }, () => [1 + random.int(2)]);
  await count('toto', post(player, '/toto/tickets', { drawId: draw.drawId, guid: nanoid(), marks, stakeMultiplier: 1 + random.int(20) }));
}
async function edit(player: TestPlayer): Promise<void> {
  const betId = await openBet(player);
  const legs = wireLegs([{ match: FIRST_MATCH + random.int(MATCHES) }, { match: FIRST_MATCH + MATCHES + 2 }]);
  const { offer } = (await get(player, `/bets/${betId}/sale`)) ?? {};
  await count(
    'edit',
    post(player, `/bets/${betId}/edit`, { bet: { couponEvents: legs, vid: 1, summ: offer ?? '1.00', betGuid: nanoid() } }),
  );
}
async function round(player: TestPlayer): Promise<void> {
  const [debit, credit, name] = [nanoid(), nanoid(), nanoid()];
  const staked = { transaction: debit, amount: '1.00', round: name, game: 'g' };
  if (!(await count('round', askAsProvider(world, 'debit', player, staked)))) return;
  if (random.chance(0.3)) await count('round back', askAsProvider(world, 'rollback', player, { transaction: credit, original: debit }));
  else await count('round won', askAsProvider(world, 'credit', player, { transaction: credit, amount: '1.50', round: name, closes: true }));
}
async function freeBet(player: TestPlayer): Promise<void> {
  const grantKey = nanoid();
  const wanted = { playerId: player.id, currency: 'EUR', amountMinor: 300n, minOdds: 1_000, reason: 'a gift', grantKey, days: 7 };
  const { code } = await inTransaction(world.platform.pool, (client) => world.app.features.freeBets.grant(client, wanted));
  await count('free bet', calls.bet(player, [{ match: FIRST_MATCH + random.int(MATCHES) }], { promo: code, summ: '3.00' }));
}
async function correct(player: TestPlayer, kind: 'credit' | 'debit'): Promise<void> {
  const [one, other] = [await world.operator(['payments']), await world.operator(['payments'])];
  const words = { reason: 'Compensation for a late payout' };
  const wish = { playerId: String(player.id), kind, amount: '2.50', currency: 'EUR', ...words };
  const { id } = (await one.request({ method: 'POST', url: '/operator-api/proposals', payload: wish })).json().data;
  const decided = { proposalId: id, decision: 'approve', ...words };
  await count(`corrected ${kind}`, other.request({ method: 'POST', url: '/operator-api/proposals/decide', payload: decided }));
}

async function sell(player: TestPlayer, percent: number): Promise<void> {
  const betId = await openBet(player);
  const { offer } = (await get(player, `/bets/${betId}/sale`)) ?? {};
  const what = `sold ${percent === 100 ? 'whole' : 'part'}`;
  await count(what, post(player, `/bets/${betId}/sale`, { guid: nanoid(), percent, offer: offer ?? '1' }));
}

const match = (): number => FIRST_MATCH + random.int(MATCHES);
const ACTS = {
  deposit: [2, (player) => deposit(player, amount(), pick(['paid', 'paid', 'declined']))],
  withdraw: [3, (player) => withdraw(player, amount())],
  bet: [8, (player) => count('bet', calls.bet(player, [{ match: match() }], { summ: amount() }))],
  advance: [2, (player) => count('advance', calls.bet(player, [{ match: match() }], { summ: '4.00', avanceBet: true }))],
  express: [2, (player) => count('express', calls.bet(player, [{ match: FIRST_MATCH }, { match: FIRST_MATCH + 1 }], { summ: amount() }))],
  sell: [4, (player) => sell(player, pick([100, 50, 30]))],
  insure: [
    3,
    async (player) => {
      const betId = await openBet(player);
      const percent = pick([100, 40]);
      const { premium } = (await get(player, `/bets/${betId}/insurance?percent=${percent}`)) ?? {};
      await count('insured', post(player, `/bets/${betId}/insurance`, { guid: nanoid(), percent, premium: premium ?? '1' }));
    },
  ],
  edit: [3, edit],
  toto: [3, toto],
  round: [2, round],
  freeBet: [1, freeBet],
  settle: [4, () => settle(match(), pick(['home', 'home', 'away', 'void', 'open']))],
} satisfies Readonly<Record<string, readonly [weight: number, act: (player: TestPlayer) => Promise<unknown>]>>;

/** Acts that the run must have done, by the names that they are counted under. */
const OWED: Readonly<Record<string, (player: TestPlayer) => Promise<unknown>>> = {
  bet: ACTS.bet[1],
  express: ACTS.express[1],
  'sold whole': (player) => sell(player, 100),
  'sold part': (player) => sell(player, 50),
  insured: ACTS.insure[1],
  edit,
  toto,
  round,
  'free bet': freeBet,
  advance: ACTS.advance[1],
};

/** Movements by a message: the currency, and what the player gained. */
function bookings({ data }: ReceivedMessage): readonly (readonly [currency: string, minor: bigint])[] {
  type Moved = { readonly currency?: string; readonly movedMinor?: string };
  const moved = data as typeof data & Moved & { readonly bets?: readonly Moved[] };
  return (moved.bets ?? [moved]).map((one) => [one.currency ?? moved.currency ?? '', BigInt(one.movedMinor ?? 0)]);
}
function booked(): Record<string, bigint> {
  const books: Record<string, bigint> = {};
  for (const message of receiver.messages.values())
    for (const [currency, minor] of bookings(message)) {
      if (minor === 0n) continue;
      const key = `${message.data.playerId} ${currency}`;
      books[key] = (books[key] ?? 0n) + minor;
    }
  return books;
}
/** The players' money, less what they owe. */
async function held(): Promise<Record<string, bigint>> {
  const { rows } = await world.platform.pool.query<{ key: string; minor: bigint }>(
    `select player_id || ' ' || currency as key, sum(balance_minor)::bigint as minor from ledger_account
     where kind in ('player-main', 'player-debt', 'player-advance') and player_id is not null group by 1`,
  );
  return Object.fromEntries(rows.map(({ key, minor }) => [key, minor]));
}

describe('books that are kept by webhooks alone', () => {
  it(`end with the ledger's balances over a random run (seed ${RUN_SEED})`, async () => {
    const lots = Object.values(ACTS).flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
    // Everything happens, and then in any order.
    for (const [, act] of Object.values(ACTS)) for (const player of players) await act(player);
    for (let step = 0; step < STEPS; step++) await pick(lots)(pick(players));
    // Acts that were refused each time so far are tried again, with a bet to do them to.
    for (const [what, act] of Object.entries(OWED))
      for (let turn = 0; !done.has(what) && turn < MORE_STEPS; turn++) {
        const player = pick(players);
        await calls.bet(player, [{ match: match() }]);
        await act(player);
      }
    for (const player of players) await toto(player);
    await correct(pick(players), 'credit');
    await correct(pick(players), 'debit');
    // A player who has spent a payout owes it when the result is corrected.
    const debtor = await world.player();
    await deposit(debtor, '10.00');
    await calls.bet(debtor, [{ match: FIRST_MATCH + MATCHES }]);
    await settle(FIRST_MATCH + MATCHES, 'home');
    await calls.bet(debtor, [{ match: FIRST_MATCH + MATCHES + 1 }], { summ: '20.00' });
    await settle(FIRST_MATCH + MATCHES, 'open');
    // The draw is played, and everything else ends, another way than before.
    world.begin(1);
    await world.look();
    await world.look();
    for (let one = 1; one <= 15; one++) world.end('fifteen', one, 1 + random.int(2));
    for (let i = 0; i < MATCHES; i++) await settle(FIRST_MATCH + i, pick(['home', 'away']));
    await world.settled();
    await world.look();
    await world.look();

    console.log(`books by events: seed ${RUN_SEED}, ${[...done].map(([what, n]) => `${what} ${n}`).join(', ')}`);
    const { rows } = await world.platform.pool.query<{ owed: bigint }>(
      "select balance_minor as owed from ledger_account where player_id = $1 and kind = 'player-debt'",
      [debtor.id],
    );
    expect(rows).toEqual([{ owed: -2_000n }]);
    const undelivered = async (): Promise<number> =>
      (
        await world.platform.pool.query<{ n: number }>(
          `select (select count(*) from webhook_delivery where status <> 'delivered')::int
             + (select count(*) from event e join event_cursor c on c.consumer = 'webhooks' and (e.xid, e.id) > (c.xid, c.id))::int as n`,
        )
      ).rows[0]?.n ?? -1;
    await expect.poll(undelivered, { timeout: 30_000 }).toBe(0);
    expect(booked()).toEqual(await held());
    for (const what of Object.keys(OWED)) expect(done.get(what) ?? 0, what).toBeGreaterThan(0);
  });
});
