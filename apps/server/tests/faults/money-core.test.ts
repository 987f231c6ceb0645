import { createRandom, type Random } from '@touchline/kernel/random';
import { postDeposit } from '@touchline/ledger/postings';
import type { InjectOptions } from 'fastify';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOrCreateSecret } from '../../src/platform/auth/secrets.ts';
import { signWebhook } from '../../src/platform/auth/webhook-signature.ts';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import type { WireReply } from '../harness/request-over.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import {
  AWAY_WINS,
  type BettingWorld,
  HOME_WINS,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
  wireLegs,
} from '../harness/worlds/betting-app.ts';
import { AWAY, HOME, RESULT, testPrices } from '../harness/worlds/scripted-source.ts';
import { type Crashes, crashPool } from './crashing-pool.ts';
import { type NaiveMatch, NaiveMoney } from './naive-money.ts';
import { plantNoKeyIndex, plantNoKeyLook } from './planted.ts';

/** How many stories; `SEEDS=10000` for the figure of reliability. */
const SEEDS = Number(process.env.SEEDS ?? 30);
const STEPS = 16;
/** Stories that run at once, each of a player with matches of their own. */
const TOGETHER = 30;
/** With the planted fault, and how often so many are told before it must have shown itself: a crash has to hit the answer of a bet. */
const PLANTED = 20;
const PLANTED_TIMES = 5;
const CRASH_CHANCE = 0.02;
/** A request of ten queries comes through a crash in five of them once in ten times: what is refused so often is refused for good. */
const MAX_ATTEMPTS = 1000;
const OPENING_CENTS = 10_000;

let world: BettingWorld;
let secret: Uint8Array;
let crashes: Crashes;
let players: { readonly player: TestPlayer; readonly token: string }[];
const seed = RUN_SEED;
beforeAll(async () => {
  // Without jobs nothing advances a withdrawal behind the model's back.
  world = await startBettingApp({
    roles: ['api', 'ingest', 'settle'],
    matches: 2 * (SEEDS + PLANTED * PLANTED_TIMES),
    liveMatches: 0,
    config: { withdrawalPlayedPercent: 0, withdrawalPauseHours: 0 },
  });
  secret = await getOrCreateSecret(world.platform.pool, 'sandbox-webhook');
  players = await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      const player = await world.player();
      await world.platform.pool.query(
        "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')",
        [player.id],
      );
      return { player, token: await readServiceToken(player) };
    }),
  );
  crashes = crashPool(world.platform.pool, createRandom('crashes', seed));
}, 120_000);
afterAll(() => world.close());

/** One story: a player, two matches, what must have come of it, and what came. */
interface Story {
  readonly name: string;
  readonly random: Random;
  readonly player: TestPlayer;
  readonly token: string;
  readonly matches: readonly NaiveMatch[];
  readonly money: NaiveMoney;
  readonly withdrawals: { readonly id: string; readonly cents: number }[];
  readonly bids: { readonly id: string; readonly cents: number }[];
  /** Of the database at the last look; what was there before the story began is left out of the comparison. */
  mainCents: number;
  base: { readonly totalCents: number; readonly heldCents: number };
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (text: string): number => Math.round(Number(text) * 100);

/** Repeats until there is an answer: after a crash nobody knows what became of the request. */
async function ask(story: Story, request: InjectOptions): Promise<WireReply & { readonly repeated: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const reply = await story.player.request(request);
    if (reply.statusCode < 500) return Object.assign(reply, { repeated: attempt > 1 });
    expect(attempt, `${story.name}: ${reply.body}`).toBeLessThan(MAX_ATTEMPTS);
  }
}
const askBearer = (story: Story, url: string, payload: object) =>
  ask(story, { method: 'POST', url, headers: { authorization: `Bearer ${story.token}` }, payload });

type Step = (story: Story) => Promise<void>;

const deposit: Step = async (story) => {
  const cents = 500 + story.random.int(5_000);
  const wish = { method: 'card', amount: euros(cents), key: nanoid() };
  const made = await ask(story, { method: 'POST', url: '/web-api/payments/deposit', payload: wish });
  if (made.statusCode !== 200) return;
  const { id: paymentId } = made.json().data.payment as { id: string };
  const event = { eventId: nanoid(), paymentId, sequence: 1, status: 'paid', amount: euros(cents), currency: 'EUR' };
  const payload = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(secret, timestamp, payload) };
  for (let repeat = 0; repeat < 1 + story.random.int(2); repeat++) {
    const reply = await ask(story, { method: 'POST', url: '/webhooks/sandbox', headers, payload });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  story.money.pay(cents);
};

const place: Step = async (story) => {
  const { random, matches, money } = story;
  const stakeCents = 100 + random.int(4_000);
  const chosen = random.chance(0.4) ? matches : [random.pick(matches)];
  const legs = chosen.map((match) => ({ match, pick: random.chance(0.5) ? ('home' as const) : ('away' as const) }));
  const couponEvents = wireLegs(legs.map(({ match, pick }) => ({ match: match.id, selection: pick === 'home' ? HOME : AWAY })));
  const body = { couponEvents, vid: legs.length - 1, summ: euros(stakeCents), betGuid: nanoid(), checkCf: 2 };
  const reply = await askBearer(story, '/service-api/LiveBet/Secure/MakeBetWeb', body);
  if (reply.statusCode === 200) {
    const { betId, legs: taken } = reply.json().data as { betId: string; legs: { odds: number }[] };
    const legsTaken = legs.map((leg, i) => ({ ...leg, oddsMilli: taken[i]?.odds ?? 0 }));
    expect(stakeCents, `${story.name}: taken without the money`).toBeLessThanOrEqual(story.mainCents);
    money.place({ betId, stakeCents, legs: legsTaken, soldStakeCents: 0, gone: false });
  } else if (reply.json().code === 'insufficient_funds')
    expect(stakeCents, `${story.name}: refused although the money is there`).toBeGreaterThan(story.mainCents);
};

const sell: Step = async (story) => {
  const { random, money, name } = story;
  const bet = money.bets[random.int(Math.max(1, money.bets.length))];
  if (!bet) return;
  const url = `/web-api/bets/${bet.betId}/sale`;
  const offer = (await ask(story, { method: 'GET', url })).json().data?.offer as string | null | undefined;
  if (!offer) return;
  const percent = random.pick([100, 50, 33]);
  const reply = await ask(story, { method: 'POST', url, payload: { guid: nanoid(), offer, percent } });
  if (reply.statusCode !== 200) return;
  const sale = reply.json().data as { paid: string; offer: string; soldStake: string };
  expect(centsOf(sale.paid), `${name}: part of the offer`).toBe(Math.round((centsOf(sale.offer) * percent) / 100));
  expect(centsOf(sale.soldStake), `${name}: stake sold`).toBe(money.sell(bet, percent, centsOf(sale.paid)));
};

const withdraw: Step = async (story) => {
  const cents = 1_000 + story.random.int(4_000);
  const payload = { method: 'wallet', amount: euros(cents), key: nanoid(), destination: 'acc-77812' };
  const reply = await ask(story, { method: 'POST', url: '/web-api/withdrawals', payload });
  if (reply.statusCode !== 200) return;
  story.money.hold(cents);
  story.withdrawals.push({ id: reply.json().data.id as string, cents });
};
const cancelWithdrawal: Step = async (story) => {
  const one = story.withdrawals.pop();
  if (!one) return;
  const reply = await ask(story, { method: 'POST', url: `/web-api/withdrawals/${one.id}/cancel` });
  if (reply.statusCode === 200) story.money.hold(-one.cents);
  else story.withdrawals.push(one);
};

/** Money from one account to another: the stake of a bet that a trader is asked for. */
const putAside: Step = async (story) => {
  const cents = 500 + story.random.int(2_000);
  const couponEvents = wireLegs([{ match: story.random.pick(story.matches).id, odds: 9_000 }]);
  const body = { couponEvents, vid: 0, summ: euros(cents), betGuid: nanoid() };
  const reply = await askBearer(story, '/service-api/LiveBet/Secure/MakeBetBidWeb', body);
  const id = reply.statusCode === 200 ? (reply.json().data.bid?.bidId as string | undefined) : undefined;
  if (id === undefined) return;
  story.money.hold(cents);
  story.bids.push({ id, cents });
};
const takeBack: Step = async (story) => {
  const one = story.bids.pop();
  if (!one) return;
  const reply = await ask(story, { method: 'POST', url: `/web-api/bets/bids/${one.id}/answer`, payload: { accept: false } });
  // Sent twice, the second answer is that it has ended.
  if (reply.statusCode === 200 || (reply.repeated && reply.json().code === 'bid_state')) story.money.hold(-one.cents);
  else story.bids.push(one);
};

const price: Step = async ({ random, matches }) =>
  world.source.say(random.pick(matches).id, {
    type: 'MarketChanged',
    markets: testPrices(1_400 + random.int(2_000), 3_400, 1_400 + random.int(4_000)),
  });
/** A message about a match; now and then sent twice. */
const result =
  (change: (match: NaiveMatch, version: number) => void): Step =>
  async ({ random, matches }) => {
    const match = random.pick(matches);
    match.version++;
    for (let repeat = 0; repeat < 1 + random.int(2); repeat++) change(match, match.version);
    world.source.say(match.id, { type: 'MarketChanged', markets: testPrices() });
  };
const settle = (side: 'home' | 'away'): Step =>
  result((match, version) => {
    world.settle(match.id, version, side === 'home' ? HOME_WINS : AWAY_WINS);
    match.result = side;
  });
const rollBack = result((match, version) => {
  world.source.say(match.id, { type: 'SettlementRolledBack', version, markets: [RESULT] });
  match.result = 'open';
});
const cancel = result((match, version) => {
  world.source.say(match.id, { type: 'MarketCancelled', version });
  match.cancelled = true;
});
const takeBackCancel = result((match, version) => {
  world.source.say(match.id, { type: 'CancelRolledBack', version });
  match.cancelled = false;
});

const STEPS_BY_TASTE: readonly Step[] = [
  ...[place, place, place, place, place, sell, sell, deposit, withdraw, cancelWithdrawal, putAside, takeBack, price],
  ...[settle('home'), settle('away'), settle('home'), rollBack, cancel, takeBackCancel],
];

/** The database's balances, by player, in cents. */
async function readHeld(): Promise<Map<bigint, { mainCents: number; totalCents: number; heldCents: number }>> {
  const { rows } = await world.platform.pool.query<{ id: bigint; main: number; total: number; held: number }>(
    `select player_id as id, sum(balance_minor) filter (where kind = 'player-main')::int as main,
       sum(balance_minor) filter (where kind <> 'player-hold')::int as total,
       coalesce(sum(balance_minor) filter (where kind = 'player-hold'), 0)::int as held
     from ledger_account where player_id is not null group by 1`,
  );
  return new Map(rows.map((row) => [row.id, { mainCents: row.main, totalCents: row.total, heldCents: row.held }]));
}

/** Everything that was said has its effect. Crashes of the settler are among the crashes. */
async function settleEverything(): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) await world.app.features.bets.settleAll().catch(() => {});
  crashes.chance = 0;
  await world.settled();
}

/** Tells stories side by side, a step of each at a time; gives where the database and plain arithmetic differ. */
async function tellStories(from: number, count: number, crashChance: number): Promise<string[]> {
  const before = await readHeld();
  const stories = Array.from({ length: count }, (_, i): Story => {
    const { player, token } = players[i % players.length] as (typeof players)[number];
    const held = before.get(player.id) ?? { mainCents: 0, totalCents: 0, heldCents: 0 };
    const matches = [1, 2].map((n): NaiveMatch => ({ id: 2 * (from + i) + n, version: 0, result: 'open', cancelled: false }));
    const name = `seed ${seed}/${from + i}`;
    const money = new NaiveMoney();
    return {
      name,
      random: createRandom('money', seed, from + i),
      player,
      token,
      matches,
      money,
      withdrawals: [],
      bids: [],
      mainCents: held.mainCents,
      base: held,
    };
  });
  const different: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    crashes.chance = step === 0 ? 0 : crashChance;
    await Promise.all(stories.map((story) => (step === 0 ? begin(story) : story.random.pick(STEPS_BY_TASTE)(story))));
    await settleEverything();
    const now = await readHeld();
    for (const story of stories) {
      const { money, base, name, player } = story;
      const held = now.get(player.id);
      story.mainCents = held?.mainCents ?? 0;
      const is = { totalCents: (held?.totalCents ?? 0) - base.totalCents, heldCents: (held?.heldCents ?? 0) - base.heldCents };
      if (is.totalCents !== money.totalCents || is.heldCents !== money.heldCents)
        different.push(
          `${name} step ${step}: ${is.totalCents} and ${is.heldCents} held, must be ${money.totalCents} and ${money.heldCents}`,
        );
    }
    if (different.length > 0) break;
  }
  return different;
}
/** Every story begins with some money. */
const begin: Step = async ({ player, money }) => {
  const { wallet } = world.app.features;
  const posting = postDeposit({ key: `test-${nanoid()}`, playerId: player.id, currency: 'EUR' }, BigInt(OPENING_CENTS));
  await inTransaction(world.platform.pool, (client) => wallet.postTransaction(client, posting));
  money.pay(OPENING_CENTS);
};

/** A story may notice in its midst what is wrong: a bet that was placed twice leaves no money for what it does next. */
function noticedInAStory(error: Error): string[] {
  if (!error.message.startsWith(`seed ${seed}/`)) throw error;
  return [error.message];
}

it(`T09 money as a state machine, with crashes between its steps, against plain arithmetic: ${SEEDS} seeds, no difference`, async () => {
  const different: string[] = [];
  for (let from = 0; from < SEEDS && different.length === 0; from += TOGETHER)
    different.push(...(await tellStories(from, Math.min(TOGETHER, SEEDS - from), CRASH_CHANCE)));
  console.log(`T09 seed ${seed}, n ${SEEDS}, steps ${STEPS}, crashes ${crashes.count}`);
  expect(different).toEqual([]);
  expect(crashes.count).toBeGreaterThan(0);
  expect(await ledgerFaults(world)).toEqual([]);

  // Planted: a bet that is repeated after a crash is placed again.
  const { pool } = world.platform;
  await plantNoKeyIndex(pool);
  await plantNoKeyLook(pool);
  const planted: string[] = [];
  for (let times = 0; times < PLANTED_TIMES && planted.length === 0; times++)
    planted.push(...(await tellStories(SEEDS + times * PLANTED, PLANTED, 0.2).catch(noticedInAStory)));
  expect(planted.length, 'planted: bets without keys').toBeGreaterThan(0);
  console.log('T09 planted: caught');
}, 3_600_000);
