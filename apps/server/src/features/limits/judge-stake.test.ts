import { convertUp } from '@touchline/betting/limits/convert-up';
import { stakeBounds } from '@touchline/betting/limits/limit-bounds';
import { createRandom } from '@touchline/kernel/random';
import { postDeposit, postPayout, postStake } from '@touchline/ledger/postings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { judgeStake } from './check-stake.ts';
import { lockStakeFacts, type StakeFacts } from './limit.store.ts';
import { readBound, type StoredBound } from './limit-failure.ts';

/** Players of each of whom so many stakes are judged. */
const PLAYERS = 24;
const STAKES = 60;
const DAY_MS = 86_400_000;
/** Two of Europe's, one whose clocks change at other days, one half an hour off, one far ahead. */
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const CURRENCIES = ['EUR', 'USD', 'RUB'];
const COUNTED = [
  ['stake', 'bet'],
  ...['wager', 'loss'].flatMap((kind) => ['day', 'week', 'month'].map((period) => [kind, period])),
] as const;

/** The first players have these alone, so that each is met in every run: one of many is seldom the one that a stake breaks first. */
const ALONE = ['stake', 'wager', 'loss'];

const random = createRandom(`limits ${RUN_SEED}`);
const minor = (max: number): bigint => BigInt(1 + random.int(max));

let test: TestApp;
beforeAll(async () => {
  console.log(`seed ${RUN_SEED}`);
  test = await startTestApp();
});
afterAll(() => test?.close());

/** A player with limits of every kind and period, or of one kind alone, and a past of stakes and returns. */
async function makePlayer(only: string | undefined): Promise<bigint> {
  const { pool } = test.platform;
  const { wallet } = test.app.features;
  const { id } = await test.player({ deposit: '10000.00' });
  await inTransaction(pool, async (client) => {
    await wallet.lockPlayerAccounts(client, id, 'EUR');
    for (let n = random.int(12); n > 0; n--) {
      const of = { key: `past-${id}-${n}`, playerId: id, currency: 'EUR' };
      const kind = random.int(3);
      if (kind === 0) await wallet.postTransaction(client, postDeposit(of, minor(10_000)));
      else if (kind === 1)
        await wallet.postTransaction(client, postStake(of, { netStakeMinor: minor(9_000), taxMinor: 0n }, 'player-main'));
      else {
        const paidMinor = minor(9_000);
        await wallet.postTransaction(client, postPayout(of, { grossMinor: paidMinor, taxMinor: 0n, refundedTaxMinor: 0n, paidMinor }));
      }
    }
  });
  await pool.query(
    `insert into player_limit_profile (player_id, currency, zone, rolling, has_stake_limits, reality_minutes, reality_check_started_at, play_blocked_until)
     values ($1, $2, $3, $4, true, $5, now() + $6 * interval '1 day', now() + $7 * interval '1 day')`,
    [
      id,
      random.pick(CURRENCIES),
      random.pick(ZONES),
      random.int(2) === 0,
      only === undefined && random.int(2) === 0 ? 30 : null,
      random.int(80),
      only === undefined && random.int(3) === 0 ? random.int(20) : null,
    ],
  );
  for (const [kind, period] of COUNTED)
    if (only === undefined ? random.int(2) === 0 : kind === only)
      await pool.query('insert into player_limit (player_id, kind, period, amount) values ($1, $2, $3, $4)', [
        id,
        kind,
        period,
        minor(40_000),
      ]);
  return id;
}

/** As bets are judged. */
async function askDatabase(id: bigint, stake: bigint, currency: string, moment: Date): Promise<StoredBound | null> {
  const { rows } = await test.platform.pool.query<{ refusal: StoredBound | null }>(
    `select limit_find_breach(limit_remaining($1, $2), limit_convert($3, $4, h.currency), 0) as refusal from player_limit_profile h where player_id = $1`,
    [id, moment, stake, currency],
  );
  return rows[0]?.refusal ?? null;
}

/** Some time in the weeks to come, often at the very end of a period. */
function pickMoment(facts: StakeFacts): Date {
  const ends = facts.held?.limits.flatMap(({ resetsAt }) => resetsAt ?? []) ?? [];
  if (ends.length > 0 && random.int(2) === 0) return new Date(random.pick(ends) - 1 + random.int(3));
  return new Date(Date.now() + random.next() * 45 * DAY_MS);
}

/** Often what is left, or a little more or less of it. */
function pickStake(facts: StakeFacts): bigint {
  const rooms = facts.held ? stakeBounds(facts.held, facts.held.at).flatMap((bound) => ('left' in bound ? bound.left : [])) : [];
  const near = rooms.length > 0 && random.int(4) > 0 ? random.pick(rooms) + BigInt(random.int(3) - 1) : minor(60_000);
  return near > 0n ? near : 1n;
}

describe('limits on stakes', () => {
  it('are the same in the engine as in the statement that places bets', { timeout: 300_000 }, async () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < PLAYERS; n++) {
      const id = await makePlayer(ALONE[n]);
      const client = await test.platform.pool.connect();
      try {
        for (let i = 0; i < STAKES; i++) {
          const now = await lockStakeFacts(client, id, 'EUR');
          const moment = pickMoment(now);
          const currency = random.pick([...CURRENCIES, 'EUR', 'XXX']);
          const facts = await lockStakeFacts(client, id, currency, moment);
          const room = pickStake(facts);
          // In the stake's own currency as much, a little more or a little less: how amounts are rounded shows there.
          const worth =
            currency === facts.held?.currency ? room : convertUp(room, facts.held?.limitUnit ?? null, facts.held?.stakeUnit ?? null);
          const stake = (worth ?? room) + BigInt(random.int(3));
          const stored = await askDatabase(id, stake, currency, moment);
          const judged = judgeStake(facts, stake, currency) ?? null;
          const about = `player ${n}, stake ${stake} ${currency} at ${moment.toISOString()}`;
          expect(judged, about).toEqual(stored && readBound(stored));
          const verdict = judged?.kind ?? 'taken';
          seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
        }
      } finally {
        client.release();
      }
    }
    console.log(Object.fromEntries(seen));
    for (const kind of ['taken', 'stake', 'wager', 'loss', 'session', 'reality-check'])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });
});
