import { JURISDICTIONS } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryByCode } from '@touchline/catalogue/places/countries';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { askAsProvider, newName, PROVIDER_KEYS } from '../../../tests/harness/test-provider.ts';
import { type BettingWorld, ledgerFaults, readServiceToken, startBettingApp, wireLegs } from '../../../tests/harness/worlds/betting-app.ts';

const WANTED = 'identity_required_to_play';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 4, liveMatches: 1, config: { providerKeys: PROVIDER_KEYS } });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const codeOf = (reply: { json(): unknown }): string => (reply.json() as { code?: string }).code ?? 'accepted';
const setStatus = (player: TestPlayer, status: string) =>
  world.platform.pool.query(
    `insert into kyc_status (player_id, status, verified_at) values ($1, $2, case when $2 = 'verified' then now() end)
     on conflict (player_id) do update set status = excluded.status, verified_at = excluded.verified_at`,
    [player.id, status],
  );
const barOf = async (player: TestPlayer): Promise<string | undefined> =>
  (await world.platform.pool.query<{ facts: { bar?: string } }>("select limit_facts($1, 'EUR') as facts", [player.id])).rows[0]?.facts.bar;

describe('where the law wants an identification before play', () => {
  it('no bet of somebody unknown is taken: before the match, in play, or put to a trader', async () => {
    const player = await world.player({ deposit: '20', country: 'GB' });
    const bid = await world.request({
      method: 'POST',
      url: '/service-api/LiveBet/Secure/MakeBetBidWeb',
      headers: { authorization: `Bearer ${await readServiceToken(player)}` },
      payload: { couponEvents: wireLegs([{ match: 1, odds: 2200 }]), vid: 0, summ: '1.00', betGuid: nanoid() },
    });
    const before = await world.bet(player, [{ match: 1 }], { summ: '1.00' });
    const live = await world.bet(player, [{ match: 500, live: true }], { summ: '1.00' });
    expect([before, live, bid].map((reply) => `${reply.statusCode} ${codeOf(reply)}`)).toEqual(Array(3).fill(`403 ${WANTED}`));
    expect(before.json().message).toContain('Verify your identity');
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it('no stake in a game is taken, not even one that costs nothing', async () => {
    const player = await world.player({ deposit: '10', country: 'BR' });
    for (const amount of ['1.00', '0']) {
      const body = { transaction: newName(), amount, round: newName(), game: 'g' };
      expect(codeOf(await askAsProvider(world, 'debit', player, body))).toBe(WANTED);
    }
    expect(await player.balanceMinor()).toBe(1_000n);
  });

  it.each(['none', 'pending', 'failed'])('an identification that is %s is none', async (status) => {
    const player = await world.player({ deposit: '5', country: 'DE' });
    await setStatus(player, status);
    expect(codeOf(await world.bet(player, [{ match: 2 }], { summ: '1.00' }))).toBe(WANTED);
    expect(await barOf(player)).toBe(WANTED);
  });

  it('bets are taken once the player is known, and no longer when that has run out', async () => {
    const player = await world.player({ deposit: '100', country: 'SE' });
    await setStatus(player, 'verified');
    await expect.poll(async () => codeOf(await world.bet(player, [{ match: 3 }], { summ: '1.00' }))).toBe('accepted');
    const after = await player.balanceMinor();
    await setStatus(player, 'none');
    // The process's memory of the player is older than the answer of the database.
    expect(codeOf(await world.bet(player, [{ match: 3 }], { summ: '1.00' }))).toBe(WANTED);
    expect(await player.balanceMinor()).toBe(after);
  });

  it('a block is said first', async () => {
    const player = await world.player({ deposit: '5', country: 'KE' });
    await world.platform.pool.query('update player set blocked = true where id = $1', [player.id]);
    expect(await barOf(player)).toBe('account_blocked');
  });

  it('nobody else is asked for it', async () => {
    const player = await world.player({ deposit: '5', country: 'EE' });
    expect(codeOf(await world.bet(player, [{ match: 4 }], { summ: '1.00' }))).toBe('accepted');
    expect(await barOf(player)).toBeUndefined();
  });

  it('the database knows the countries of the packs', async () => {
    const { rows } = await world.platform.pool.query<{ id: number }>('select country_id as id from limit_identified_country');
    const wanted = Object.entries(JURISDICTIONS).flatMap(([code, { kycRequiredBefore }]) =>
      kycRequiredBefore === 'playing' ? [countryByCode(code)?.id] : [],
    );
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a = 0, b = 0) => a - b));
  });
});
