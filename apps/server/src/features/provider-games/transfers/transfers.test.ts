import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../../tests/harness/seamless/seamless-app.ts';
import type { NewTestPlayer, TestPlayer } from '../../../../tests/harness/test-player.ts';

let app: SeamlessApp;
beforeAll(async () => {
  app = await startSeamlessApp();
  await app.test.app.features.providerGames.addProvider(app.provider.transfer);
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

/** A player at the game of the provider that holds purses. */
async function atPurse(options: NewTestPlayer = {}) {
  const player = await app.test.player({ deposit: '100.00', ...options });
  const post = async (path: string, payload: object) => {
    const reply = await player.request({ method: 'POST', url: `/web-api/provider-games/${path}`, payload });
    return {
      code: reply.json().code as string | undefined,
      ...(reply.json().data as { state: string; amount: string | null; url?: string }),
    };
  };
  const { launchId } = (await post('launch', { provider: 'purse', game: 'slot', platform: 'desktop' })) as unknown as { launchId: string };
  return {
    player,
    launchId,
    fill: (amount: string, guid = nanoid()) => post('purse/fill', { launchId, guid, amount }),
    empty: (guid = nanoid()) => post('purse/empty', { launchId, guid }),
    held: () => app.provider.purses.get(String(player.accountId)) ?? 0,
    async session() {
      const reply = await player.request({ method: 'GET', url: `/web-api/provider-games/session?launchId=${launchId}` });
      return reply.json().data as { net: string; balance: string; purse: string | null };
    },
  };
}
const recover = () => app.test.app.features.providerGames.recoverTransfers(0);
const play = (player: TestPlayer, gain: number): void => {
  const user = String(player.accountId);
  app.provider.purses.set(user, (app.provider.purses.get(user) ?? 0) + gain);
};

describe('purses at a provider', () => {
  it('money goes there, is played with, and all of it comes home', async () => {
    const { player, fill, empty, held, session } = await atPurse();
    expect(await fill('40.00')).toMatchObject({ state: 'done', amount: '40.00' });
    expect([held(), await player.balanceMinor()]).toEqual([40, 6_000n]);
    play(player, 15);
    expect(await session()).toMatchObject({ net: '15.00', balance: '60.00', purse: '55.00' });
    expect(await empty()).toMatchObject({ state: 'done', amount: '55.00' });
    expect([held(), await player.balanceMinor()]).toEqual([0, 11_500n]);
  });

  it('a repeat moves nothing; other words under its name are refused', async () => {
    const { player, fill, empty, held } = await atPurse();
    const [going, coming] = [nanoid(), nanoid()];
    const both = await Promise.all([fill('10.00', going), fill('10.00', going)]);
    // Whoever was first may still be asking the provider when the other one is answered; in the end it is one movement.
    expect(both.map(({ amount }) => amount)).toEqual(['10.00', '10.00']);
    await recover();
    expect((await fill('11.00', going)).code).toBe('transaction_reused');
    expect([held(), await player.balanceMinor()]).toEqual([10, 9_000n]);
    for (let n = 0; n < 2; n += 1) expect(await empty(coming)).toMatchObject({ state: 'done', amount: '10.00' });
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('a line that breaks leaves a transfer under way; asked again it is settled once, in both directions', async () => {
    const { player, fill, empty, held } = await atPurse();
    app.provider.moves = 'unheard';
    expect(await fill('30.00')).toMatchObject({ state: 'pending', amount: '30.00' });
    expect([held(), await player.balanceMinor()]).toEqual([30, 7_000n]);
    expect(await empty()).toMatchObject({ state: 'pending', amount: null });
    expect([held(), await player.balanceMinor()]).toEqual([0, 7_000n]);
    app.provider.moves = 'well';
    await Promise.all([recover(), recover()]);
    expect([held(), await player.balanceMinor()]).toEqual([0, 10_000n]);
  });

  it('a provider that is down gets the money when it is back; a round under way is not closed meanwhile', async () => {
    const { player, launchId, fill, held } = await atPurse();
    app.provider.isUp = false;
    expect(await fill('20.00')).toMatchObject({ state: 'pending' });
    await app.test.platform.pool.query("update wallet_round set opened_at = now() - interval '49 hours' where external_id = $1", [
      launchId,
    ]);
    await app.test.app.features.providerGames.closeOldRounds();
    app.provider.isUp = true;
    app.provider.moves = 'not';
    await recover();
    app.provider.moves = 'well';
    expect([held(), await player.balanceMinor()]).toEqual([0, 10_000n]);
  });

  it('what the provider refuses goes back to the account', async () => {
    const { player, fill } = await atPurse();
    app.provider.moves = 'not';
    expect(await fill('20.00')).toMatchObject({ state: 'refused' });
    app.provider.moves = 'well';
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('only what may be staked goes there, of own money; who may no longer play has it home all the same', async () => {
    const { player, fill, empty } = await atPurse();
    expect((await fill('100.01')).code).toBe('insufficient_funds');
    expect((await fill('0')).code).toBe('amount_format');
    expect((await fill('1.005')).code).toBe('amount_format');
    expect((await fill('9'.repeat(15))).code).toBe('amount_too_high');
    await fill('50.00');
    await app.exclude(player);
    expect((await fill('1.00')).code).toBe('self_excluded');
    expect(await empty()).toMatchObject({ state: 'done', amount: '50.00' });
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('money that was left there comes home by itself, each time', async () => {
    const { player, launchId, fill, held } = await atPurse();
    for (let n = 0; n < 2; n += 1) {
      await fill('25.00');
      await app.test.platform.pool.query("update game_transfer set asked_at = now() - interval '13 hours' where launch_id = $1", [
        launchId,
      ]);
      await recover();
      expect([held(), await player.balanceMinor()]).toEqual([0, 10_000n]);
    }
  });

  it('money that was left there comes home whatever was refused, or came out too early, after it', async () => {
    const left = (launchId: string) =>
      app.test.platform.pool.query("update game_transfer set asked_at = now() - interval '13 hours' where launch_id = $1", [launchId]);
    const refused = await atPurse();
    await refused.fill('25.00');
    app.provider.moves = 'not';
    expect(await refused.fill('5.00')).toMatchObject({ state: 'refused' });
    app.provider.moves = 'well';
    await left(refused.launchId);
    const early = await atPurse();
    app.provider.isUp = false;
    expect(await early.fill('25.00')).toMatchObject({ state: 'pending' });
    app.provider.isUp = true;
    expect(await early.empty()).toMatchObject({ state: 'done', amount: '0.00' });
    await left(early.launchId);
    // Once for the money that is on its way, and once for the money that is there.
    for (let n = 0; n < 2; n += 1) await recover();
    for (const { player, held } of [refused, early]) expect([held(), await player.balanceMinor()]).toEqual([0, 10_000n]);
  });

  it('what is refused goes back whatever the guids of a player are, and holds up nobody', async () => {
    const { player, fill, held } = await atPurse();
    const guid = nanoid();
    await fill('1.00', `${guid}-back`);
    app.provider.moves = 'not';
    expect(await fill('20.00', guid)).toMatchObject({ state: 'refused' });
    app.provider.moves = 'well';
    expect([held(), await player.balanceMinor()]).toEqual([1, 9_900n]);
  });

  it('is nobody else’s, and no matter of games that are played from the account', async () => {
    const [mine, other] = [await atPurse(), await atPurse()];
    const reply = await other.player.request({
      method: 'POST',
      url: '/web-api/provider-games/purse/empty',
      payload: { launchId: mine.launchId, guid: nanoid() },
    });
    expect(reply.statusCode).toBe(404);
    const { player, launchId } = await app.atSlot();
    const payload = { launchId, guid: nanoid(), amount: '1.00' };
    expect((await player.request({ method: 'POST', url: '/web-api/provider-games/purse/fill', payload })).statusCode).toBe(404);
  });

  it('the hour’s report finds every transfer in the ledger', async () => {
    const { fill, empty } = await atPurse();
    await fill('10.00');
    await empty();
    await app.test.platform.pool.query("update wallet_movement set at = at - interval '1 hour' where source = 'provider:purse'");
    await app.test.app.features.providerGames.reportLastHours();
    const { rows } = await app.test.platform.pool.query<{ differs: bigint; staked: bigint }>(
      "select sum(abs(difference_minor))::bigint as differs, sum(staked_minor)::bigint as staked from provider_report where provider = 'purse'",
    );
    expect(rows[0]?.differs).toBe(0n);
    expect(rows[0]?.staked).toBeGreaterThan(0n);
  });
});
