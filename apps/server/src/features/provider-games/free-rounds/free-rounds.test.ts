import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../../tests/harness/seamless/seamless-app.ts';
import type { Hub88Client } from '../../../../tests/harness/seamless/seamless-clients.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let app: SeamlessApp;
let operator: TestOperator;
beforeAll(async () => {
  app = await startSeamlessApp();
  operator = await app.test.operator();
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const reason = 'A campaign for a test.';
const ask = async (path: string, payload: object) => {
  const reply = await operator.request({ method: 'POST', url: `/operator-api/free-rounds${path}`, payload });
  return { status: reply.statusCode, code: reply.json().code as string | undefined, data: reply.json().data };
};
const campaignOf = (players: readonly TestPlayer[], more: object = {}) => ({
  name: 'Three to try',
  provider: 'caleta',
  game: 'slot',
  currency: 'EUR',
  stake: '0.50',
  rounds: 3,
  endsAt: Date.now() + 3_600_000,
  players: players.map(({ id }) => String(id)),
  reason,
  ...more,
});
/** Units of the wire: 0.50. */
const STAKE = 50_000;

/** A player at the slot with free rounds, as the provider has been told of them. */
async function withFreeRounds(more: object = {}) {
  const { player, client, launchId } = await app.atSlot();
  const given = await ask('/give', campaignOf([player], more));
  expect(given.status, JSON.stringify(given)).toBe(200);
  await app.test.app.features.providerGames.tellFreeRounds();
  const told = app.provider.asked.findLast(({ path, body }) => path === '/rewards/create' && body.user === String(player.accountId));
  const reward = String(told?.body.reward_uuid);
  const bet = (fields: object = {}) => client.bet({ is_free: true, reward_uuid: reward, amount: STAKE, ...fields });
  const session = async () => {
    const reply = await player.request({ method: 'GET', url: `/web-api/provider-games/session?launchId=${launchId}` });
    return reply.json().data as { freeRounds: { left: number; stake: string } | null };
  };
  return { player, client, id: given.data.id as string, told, reward, bet, session };
}
const winOf = (client: Hub88Client, reward: string, of: { round: string; bet: string }, fields: object = {}) =>
  client.win({
    is_free: true,
    reward_uuid: reward,
    round: of.round,
    reference_transaction_uuid: of.bet,
    round_closed: true,
    amount: 4 * STAKE,
    ...fields,
  });
const campaign = async (id: string) => {
  const { data } = await ask('', {});
  return (data.campaigns as { id: string; played: number; won: string; told: number; endedAt: number | null }[]).find(
    (one) => one.id === id,
  );
};

describe('campaigns of free rounds', () => {
  it('the provider is told, the player sees what is left, a stake costs nothing and its win is paid by a kind of its own', async () => {
    const { player, client, id, told, reward, bet, session } = await withFreeRounds();
    expect(told?.body).toMatchObject({ game_code: 'slot', currency: 'EUR', bet_count: 3, bet_value: STAKE });
    expect(await session()).toMatchObject({ freeRounds: { left: 3, stake: '0.50' } });
    const [round, transaction] = [nanoid(), nanoid()];
    for (let n = 0; n < 2; n += 1)
      expect(await bet({ round, transaction_uuid: transaction })).toMatchObject({ status: 'RS_OK', balance: 100_000_000 });
    expect(await session()).toMatchObject({ freeRounds: { left: 2 } });
    const win = { transaction_uuid: nanoid() };
    for (let n = 0; n < 2; n += 1)
      expect(await winOf(client, reward, { round, bet: transaction }, win)).toMatchObject({ status: 'RS_OK', balance: 100_200_000 });
    expect(await player.balanceMinor()).toBe(100_200n);
    const { rows } = await app.test.platform.pool.query(
      `select t.kind from wallet_movement m join ledger_transaction t on t.id = m.transaction_id where m.external_id = $1`,
      [win.transaction_uuid],
    );
    expect(rows).toEqual([{ kind: 'free-round-win' }]);
    expect(await campaign(id)).toMatchObject({ told: 1, played: 1, won: '2.00', endedAt: null });
  });

  it('never more than were given, however many come at once', async () => {
    const { player, bet, session } = await withFreeRounds();
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => bet()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'RS_OK')).toHaveLength(3);
    expect(statuses.filter((status) => status === 'RS_ERROR_BET_LIMIT_EXCEEDED')).toHaveLength(5);
    expect(await session()).toMatchObject({ freeRounds: null });
    expect(await player.balanceMinor()).toBe(100_000n);
  });

  it('a round that was taken back is left to the player', async () => {
    const { client, bet, session } = await withFreeRounds();
    const [round, transaction] = [nanoid(), nanoid()];
    await bet({ round, transaction_uuid: transaction });
    for (let n = 0; n < 2; n += 1)
      expect(await client.rollback({ round, reference_transaction_uuid: transaction, round_closed: false })).toMatchObject({
        status: 'RS_OK',
      });
    expect(await session()).toMatchObject({ freeRounds: { left: 3 } });
  });

  it('another stake, game or player has none of it; a reward that is not ours is a matter of bonuses', async () => {
    const { reward, bet, session } = await withFreeRounds();
    expect((await bet({ amount: 2 * STAKE })).status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
    expect((await bet({ game_code: 'other' })).status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
    const { client: stranger } = await app.atSlot();
    expect((await stranger.bet({ is_free: true, reward_uuid: reward, amount: STAKE })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expect((await stranger.bet({ is_free: true, reward_uuid: 'none', amount: STAKE })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expect(await session()).toMatchObject({ freeRounds: { left: 3 } });
  });

  it('nothing is taken after its end, and what was won before is paid', async () => {
    const { player, client, id, reward, bet } = await withFreeRounds();
    const [round, transaction] = [nanoid(), nanoid()];
    await bet({ round, transaction_uuid: transaction });
    expect((await ask('/end', { id, reason })).data).toEqual({ ended: true });
    await app.test.app.features.providerGames.tellFreeRounds();
    expect(app.provider.asked.at(-1)).toMatchObject({ path: '/rewards/cancel', body: { reward_uuid: reward } });
    expect((await bet()).status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
    expect((await winOf(client, reward, { round, bet: transaction })).status).toBe('RS_OK');
    expect((await winOf(client, reward, { round: nanoid(), bet: '' }, { reference_transaction_uuid: null, amount: STAKE })).status).toBe(
      'RS_OK',
    );
    expect(await player.balanceMinor()).toBe(100_250n);
    expect(await campaign(id)).toMatchObject({ played: 1, won: '2.50' });
    const late = await withFreeRounds();
    await app.test.platform.pool.query('update free_round_campaign set ends_at = now() where id = $1', [late.id]);
    expect((await late.bet()).status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
  });

  it('an excluded player has none', async () => {
    const { player, bet } = await withFreeRounds();
    await app.exclude(player);
    expect((await bet()).status).toBe('RS_ERROR_USER_DISABLED');
  });

  it('a provider that was down is told later, and one that has forgotten at the next launch', async () => {
    const { player } = await app.atSlot();
    app.provider.isUp = false;
    const { data } = await ask('/give', campaignOf([player]));
    await app.test.app.features.providerGames.tellFreeRounds();
    expect(await campaign(data.id)).toMatchObject({ told: 0 });
    app.provider.isUp = true;
    await app.test.app.features.providerGames.tellFreeRounds();
    expect(await campaign(data.id)).toMatchObject({ told: 1 });
    const created = () =>
      app.provider.asked.filter(({ path, body }) => path === '/rewards/create' && body.user === String(player.accountId));
    const before = created().length;
    const payload = { provider: 'caleta', game: 'slot', platform: 'desktop' };
    await player.request({ method: 'POST', url: '/web-api/provider-games/launch', payload });
    expect(created().length).toBe(before + 1);
  });

  it('names what is wrong with a campaign', async () => {
    const { player } = await app.atSlot();
    const refused = async (more: object) => {
      const { status, code } = await ask('/give', campaignOf([player], more));
      return `${status} ${code}`;
    };
    expect(await refused({ game: 'nothing' })).toBe('404 game_unknown');
    expect(await refused({ provider: 'live', game: 'table' })).toBe('409 game_unavailable');
    expect(await refused({ stake: '0' })).toMatch(/amount_format/);
    expect(await refused({ stake: '9'.repeat(15) })).toMatch(/amount_too_high/);
    expect(await refused({ currency: 'ZZZ' })).toMatch(/amount_format/);
    expect(await refused({ currency: 'USD' })).toBe('404 not_found');
    expect(await refused({ endsAt: Date.now() - 1 })).toBe('400 invalid');
    expect(await refused({ players: ['999999999'] })).toBe('404 not_found');
    expect((await ask('/end', { id: '999999', reason })).status).toBe(404);
  });
});
