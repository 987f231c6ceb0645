import type { CashbackView } from '@touchline/contract/casino-club/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { until } from '../../../tests/harness/until.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { writeCounted } from './cashback.store.ts';
import { settleNext } from './settle-cashback.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const see = async (player: TestPlayer) => (await player.request({ url: '/web-api/casino/club' })).json().data;
const historyOf = async (player: TestPlayer, kind = 'vip'): Promise<CashbackView[]> =>
  (await player.request({ url: `/web-api/casino/cashback?kind=${kind}` })).json().data.periods;

/** A period of a player that is over, with stakes in a game that keeps 5 %. */
const addPeriod = (player: TestPlayer, kind: 'vip' | 'premium', stakedMinor: number, returnedMinor: number) =>
  query(
    `insert into casino_cashback (player_id, kind, day, currency, starts_at, ends_at, version, rounds, staked_minor, returned_minor, kept_micro)
     values ($1, $2, '2020-01-06', 'EUR', '2020-01-06', '2020-01-13', 1, 1, $3, $4, $3::bigint * 50000)`,
    [player.id, kind, stakedMinor, returnedMinor],
  );
const paidTo = async (player: TestPlayer): Promise<bigint> =>
  (
    await query("select coalesce(sum(amount_minor), 0)::bigint as sum from wallet_movement where player_id = $1 and kind = 'grant'", [
      player.id,
    ])
  ).rows[0].sum;

describe('the club', () => {
  it('shows its levels to guests, and none where the law forbids them', async () => {
    const { offered, levels, own } = (await test.request({ url: '/web-api/casino/club' })).json().data;
    expect([offered, levels.length, levels[0], own]).toEqual([
      true,
      8,
      { tier: 'copper', points: 0, lossPpm: 50_000, max: '100.00', edgeSharePpm: 0 },
      null,
    ]);
    for (const country of ['BE', 'SE', 'NL'])
      expect(await see(await test.player({ country })), country).toMatchObject({ offered: false, levels: [], own: null });
  });

  it('counts a round once towards the points and the week', async () => {
    const player = await test.player({ deposit: '100.00' });
    const payload = { game: 'dice', guid: nanoid(), stake: '10.00', options: { over: 5000 } };
    const reply = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
    expect(reply.statusCode, reply.body).toBe(200);
    await until('the round is counted', async () => (await historyOf(player)).length === 1);
    const { rows } = await query('select micro_points as points, level from casino_club_member where player_id = $1', [player.id]);
    const [period] = (
      await query('select kept_micro as kept, ends_at - starts_at as length from casino_cashback where player_id = $1', [player.id])
    ).rows;
    const minStake = test.app.features.site.minStakeMinor(1, 'EUR');
    expect([period.kept, rows[0]]).toEqual([1_000n * 10_000n, { points: (1_000n * 10_000n) / minStake, level: 0 }]);
    expect(await historyOf(player)).toMatchObject([{ kind: 'vip', rounds: 1, staked: '10.00', status: 'open', currency: 'EUR' }]);
    expect((await see(player)).own).toMatchObject({ tier: 'copper', periods: [{ kind: 'vip', rounds: 1 }] });
  });

  it('begins weeks and days with the midnights of the country, also when clocks change', async () => {
    const player = await test.player();
    const count = (endedAt: string, timeZone: string) => ({
      playerId: player.id,
      timeZone,
      currency: 'EUR',
      endedAt: new Date(endedAt),
      version: 1,
      premium: true,
      stakedMinor: 100n,
      returnedMinor: 0n,
      keptMicro: 1n,
    });
    await inTransaction(test.platform.pool, (client) =>
      writeCounted(client, [
        // Sunday evening in UTC is Monday in Berlin; the week has 167 hours, for the clocks go forward at its end.
        count('2027-03-21T22:59:59Z', 'Europe/Berlin'),
        count('2027-03-21T23:00:00Z', 'Europe/Berlin'),
        count('2027-03-28T12:00:00Z', 'Europe/Berlin'),
      ]),
    );
    const { rows } = await query(
      `select kind, day::text, rounds, extract(epoch from ends_at - starts_at)::int / 3600 as hours from casino_cashback
       where player_id = $1 order by kind desc, day`,
      [player.id],
    );
    expect(rows).toEqual([
      { kind: 'vip', day: '2027-03-15', rounds: 1, hours: 168 },
      { kind: 'vip', day: '2027-03-22', rounds: 2, hours: 167 },
      { kind: 'premium', day: '2027-03-21', rounds: 1, hours: 24 },
      { kind: 'premium', day: '2027-03-22', rounds: 1, hours: 24 },
      { kind: 'premium', day: '2027-03-28', rounds: 1, hours: 23 },
    ]);
  });

  it('pays a week once, whatever workers settle it and whichever of them dies', async () => {
    const player = await test.player({ deposit: '10.00' });
    await addPeriod(player, 'vip', 100_000, 90_000);
    const deps = { ...test.app.features, platform: test.platform };
    const crash = inTransaction(test.platform.pool, async (client) => {
      await settleNext(deps, client, new Date('2020-02-01'));
      throw new Error('the process is gone');
    });
    await expect(crash).rejects.toThrow('the process is gone');
    expect(await paidTo(player)).toBe(0n);
    const { casinoClub } = test.app.features;
    await until('the week is settled', async () => {
      await Promise.all(Array.from({ length: 4 }, () => casinoClub.settle()));
      return (await historyOf(player))[0]?.status === 'paid';
    });
    await Promise.all(Array.from({ length: 4 }, () => casinoClub.settle()));
    expect(await paidTo(player)).toBe(500n);
    expect(await historyOf(player)).toMatchObject([{ status: 'paid', amount: '5.00' }]);
    const { rows } = await query("select count(*)::int as n from inbox_message where player_id = $1 and text_key = 'cashback-vip'", [
      player.id,
    ]);
    expect(rows[0].n).toBe(1);
  });

  it('pays nothing of a win, to the excluded, or where the law forbids it', async () => {
    const [winner, excluded, dutch] = [
      await test.player({ deposit: '10.00' }),
      await test.player({ deposit: '10.00' }),
      await test.player({ country: 'NL' }),
    ];
    await addPeriod(winner, 'vip', 100_000, 100_001);
    await addPeriod(excluded, 'vip', 100_000, 0);
    await addPeriod(dutch, 'vip', 100_000, 0);
    const payload = { months: 6, reason: 'control', confirmed: true };
    expect((await excluded.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload })).statusCode).toBe(200);
    const statusesOf = async () =>
      (
        await query('select status from casino_cashback where player_id = any ($1) order by player_id', [
          [winner.id, excluded.id, dutch.id],
        ])
      ).rows.map(({ status }) => status);
    await until('all are settled', async () => {
      await test.app.features.casinoClub.settle();
      return (await statusesOf()).every((status) => status !== 'open');
    });
    expect(await statusesOf()).toEqual(['none', 'barred', 'none']);
    expect([await paidTo(winner), await paidTo(excluded), await paidTo(dutch)]).toEqual([0n, 0n, 0n]);
  });

  it('gives premium cashback at the upper levels, of what was staked', async () => {
    const player = await test.player({ deposit: '10.00' });
    await query('insert into casino_club_member (player_id, micro_points, level) values ($1, 50000000000, 5)', [player.id]);
    await addPeriod(player, 'premium', 1_000_000, 9_000_000);
    await until('the day is settled', async () => {
      await test.app.features.casinoClub.settle();
      return (await historyOf(player, 'premium'))[0]?.status === 'paid';
    });
    expect(await paidTo(player)).toBe(2_500n);
    expect((await see(player)).own).toMatchObject({ tier: 'sapphire', points: 50_000 });
  });

  it('names a kind that there is none of', async () => {
    const player = await test.player();
    const reply = await player.request({ url: '/web-api/casino/cashback?kind=gold' });
    expect([reply.statusCode, Object.keys(reply.json().validation_errors)]).toEqual([400, ['kind']]);
  });
});
