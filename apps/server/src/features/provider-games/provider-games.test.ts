import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../tests/harness/seamless/seamless-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { parseGameProvider } from '../../platform/config/game-providers.ts';
import { readConfig } from '../../platform/config.ts';

let app: SeamlessApp;
let operator: TestOperator;
beforeAll(async () => {
  app = await startSeamlessApp();
  operator = await app.test.operator();
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const query = (text: string, values: unknown[] = []) => app.test.platform.pool.query(text, values);
const open = async (player: TestPlayer | null, act: 'launch' | 'demo', provider: string, game: string, platform = 'desktop') => {
  const { request } = player ?? app.test;
  const reply = await request({ method: 'POST', url: `/web-api/provider-games/${act}`, payload: { provider, game, platform } });
  return `${reply.statusCode} ${reply.json().code ?? 'opened'}`;
};
const ask = async (path: string, payload: object = {}) => {
  const reply = await operator.request({ method: 'POST', url: `/operator-api/game-providers${path}`, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const listed = async (request: TestPlayer['request'], platform = 'desktop'): Promise<string[]> => {
  const reply = await request({ method: 'GET', url: `/web-api/provider-games?platform=${platform}` });
  return (reply.json().data.games as { provider: string; code: string }[]).map(({ provider, code }) => `${provider}/${code}`);
};

describe('what is offered', () => {
  it('R059 lists what a provider has enabled, by country and platform', async () => {
    const [irish, german] = [await app.test.player({ country: 'IE' }), await app.test.player({ country: 'DE' })];
    expect(await listed(irish.request)).toEqual(['caleta/slot', 'live/table']);
    expect(await listed(german.request)).toEqual(['caleta/other', 'caleta/slot', 'live/table']);
    expect(await listed(german.request, 'mobile')).toEqual(['caleta/slot', 'live/table']);
    // Apps say what they run on (R059).
    for (const system of ['Android', 'ANDROID_ASIA', 'IOS'])
      expect(await listed(german.request, system)).toEqual(['caleta/slot', 'live/table']);
    expect(await listed(german.request, 'OTHER')).toEqual(await listed(german.request));
    const found = await app.test.app.features.providerGames.readLaunchableGames({ brandId: 1, country: 'IE', platform: 'desktop' });
    expect(found[0]).toEqual({
      provider: 'caleta',
      providerName: 'Caleta',
      code: 'slot',
      name: 'Some slot',
      category: 'Video Slots',
      demo: true,
      purse: false,
      returnPpm: null,
    });
  });

  it('a game that its provider no longer lists stays, and is not offered', async () => {
    await query(
      "insert into provider_game (provider, code, name, category, platforms, has_demo, blocked_countries) values ('caleta', 'gone', 'Gone', 'x', '{desktop}', false, '{}')",
    );
    expect(await listed(app.test.request)).toContain('caleta/gone');
    await app.test.app.features.providerGames.addProvider(app.provider.hub88);
    expect(await listed(app.test.request)).not.toContain('caleta/gone');
  });

  it('a provider that does not answer keeps what it had, and the console says so', async () => {
    app.provider.isUp = false;
    await app.test.app.features.providerGames.addProvider(app.provider.hub88);
    expect(await listed(app.test.request)).toContain('caleta/slot');
    const { providers } = await ask('');
    expect(providers.find(({ code }: { code: string }) => code === 'caleta')).toMatchObject({ listError: 'answered 500', on: true });
    expect(await open(await app.test.player({ deposit: '5.00' }), 'launch', 'caleta', 'slot')).toBe('503 unavailable');
    app.provider.isUp = true;
  });
});

describe('launches', () => {
  it('tells the provider who plays, and nothing of who they are', async () => {
    const { player } = await app.atSlot();
    const { path, body } = app.provider.asked.at(-1) ?? { path: '', body: {} };
    expect(path).toBe('/game/url');
    expect(body).toMatchObject({
      user: String(player.accountId),
      currency: 'EUR',
      country: 'IE',
      game_code: 'slot',
      platform: 'GPL_DESKTOP',
      operator_id: 'house',
      lobby_url: expect.stringMatching(/\/en\/casino$/),
    });
    expect(JSON.stringify(body)).not.toContain(player.login);
  });

  it('refuses guests, unknown games, those of another country or platform, and whoever may not bet', async () => {
    const player = await app.test.player({ deposit: '5.00', country: 'IE' });
    expect(await open(null, 'launch', 'caleta', 'slot')).toBe('401 unauthenticated');
    expect(await open(player, 'launch', 'caleta', 'nothing')).toBe('404 game_unknown');
    expect(await open(player, 'launch', 'nobody', 'slot')).toBe('404 game_unknown');
    expect(await open(player, 'launch', 'caleta', 'other')).toBe('409 game_unavailable');
    const german = await app.test.player({ deposit: '5.00', country: 'DE' });
    expect(await open(german, 'launch', 'caleta', 'other')).toBe('200 opened');
    expect(await open(german, 'launch', 'caleta', 'other', 'mobile')).toBe('409 game_unavailable');
    await app.exclude(player);
    expect(await open(player, 'launch', 'caleta', 'slot')).toBe('403 self_excluded');
  });

  it('a demonstration is for anybody, without a token, where the game has one', async () => {
    expect(await open(null, 'demo', 'caleta', 'slot')).toBe('200 opened');
    expect(app.provider.asked.at(-1)?.body).toMatchObject({ currency: 'XXX' });
    expect(app.provider.asked.at(-1)?.body).not.toHaveProperty('token');
    expect(await open(null, 'demo', 'live', 'table')).toBe('409 game_unavailable');
  });

  it('is no demonstration for guests where the law gives them none, whoever the provider is, and the list says so', async () => {
    const from = async (country: string, request = app.test.request) => {
      const headers = { 'accept-language': `en-${country}` };
      const payload = { provider: 'caleta', game: 'slot', platform: 'desktop' };
      const demo = await request({ method: 'POST', url: '/web-api/provider-games/demo', payload, headers });
      const list = await request({ url: '/web-api/provider-games', headers });
      return [demo.json().code ?? 'opened', list.json().data.playMoney];
    };
    expect(await from('GB')).toEqual(['game_unavailable', false]);
    expect(await from('IE')).toEqual(['opened', true]);
    // A player's age is known.
    expect(await from('GB', (await app.test.player({ country: 'GB' })).request)).toEqual(['opened', true]);
    expect(await from('IE', (await app.test.player({ country: 'KZ' })).request)).toEqual(['game_unavailable', false]);
  });

  it('tells a player since when they play and what came of it, and nobody else', async () => {
    const { player, client, launchId } = await app.atSlot();
    const [round, bet] = [nanoid(), nanoid()];
    await client.bet({ round, transaction_uuid: bet, amount: 1_000_000 });
    await client.win({ round, reference_transaction_uuid: bet, amount: 250_000 });
    const url = `/web-api/provider-games/session?launchId=${launchId}`;
    const reply = await player.request({ method: 'GET', url });
    expect(reply.json().data).toMatchObject({ currency: 'EUR', staked: '10.00', won: '2.50', net: '-7.50', balance: '992.50' });
    const other = await app.test.player();
    expect((await other.request({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('rounds', () => {
  const rounds = (more: object = {}) => ask('/rounds', { provider: 'caleta', ...more });

  it('a round that its provider left open for 48 hours is closed; a younger one is not', async () => {
    const { client, player } = await app.atSlot();
    const [old, young] = [nanoid(), nanoid()];
    await client.bet({ round: old });
    await client.bet({ round: young });
    await query("update wallet_round set opened_at = now() - interval '48 hours 1 minute' where external_id = $1", [old]);
    await query("update wallet_round set opened_at = now() - interval '47 hours' where external_id = $1", [young]);
    expect(await app.test.app.features.providerGames.closeOldRounds()).toBe(1);
    const own = async (state: string) =>
      (await rounds({ state, count: 200 })).rounds.filter(({ playerId }: { playerId: string }) => playerId === String(player.id));
    expect(await own('closed')).toMatchObject([{ round: old, game: 'slot', staked: '1.00', won: '0.00' }]);
    expect(await own('open')).toMatchObject([{ round: young, closedAt: null }]);
    expect((await client.bet({ round: old })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  });

  it('every hour is held against the ledger: messages and postings agree, and what is planted is found', async () => {
    const { client } = await app.atSlot({ bonus: 1_000n });
    const [round, bet, other] = [nanoid(), nanoid(), nanoid()];
    await client.bet({ round, transaction_uuid: bet, amount: 700_000 });
    await client.bet({ round, transaction_uuid: other, amount: 300_000 });
    await client.bet({ is_free: true, amount: 200_000 });
    await client.rollback({ round, reference_transaction_uuid: other, round_closed: false });
    await client.win({ round, reference_transaction_uuid: bet, amount: 1_234_000, round_closed: true });
    await client.bet({ amount: 999_999_000 });
    await query("update wallet_movement set at = at - interval '1 hour' where source = 'provider:caleta'");
    await query("update wallet_round set opened_at = opened_at - interval '1 hour' where source = 'provider:caleta'");
    await app.test.app.features.providerGames.reportLastHours();
    const sums = async () => {
      const { reports } = await ask('/reports', { provider: 'caleta' });
      return (reports as { difference: string; staked: string }[]).map(({ difference }) => difference);
    };
    expect(new Set(await sums())).toEqual(new Set(['0.00']));
    await query('update wallet_movement set amount_minor = amount_minor + 1 where external_id = $1', [bet]);
    await app.test.app.features.providerGames.reportLastHours();
    expect(await sums()).toContain('-0.01');
    await query('update wallet_movement set amount_minor = amount_minor - 1 where external_id = $1', [bet]);
  });
});

describe('the console', () => {
  it('switches a provider off with all its games, and on again', async () => {
    const player = await app.test.player({ deposit: '5.00' });
    const turn = (on: boolean, provider = 'live', game?: string) =>
      ask('/switch', { provider, on, reason: 'For a test of the switch', ...(game === undefined ? {} : { game }) });
    await turn(false);
    expect(await listed(player.request)).not.toContain('live/table');
    expect(await open(player, 'launch', 'live', 'table')).toBe('409 game_unavailable');
    await turn(true);
    expect(await open(player, 'launch', 'live', 'table')).toBe('200 opened');
    await turn(false, 'caleta', 'slot');
    expect(await listed(player.request)).toContain('live/table');
    expect(await listed(player.request)).not.toContain('caleta/slot');
    await turn(true, 'caleta', 'slot');
  });

  it('refuses what there is not', async () => {
    const payload = { provider: 'nobody', on: false, reason: 'For a test of the switch' };
    for (const [path, body] of [
      ['switch', payload],
      ['switch', { ...payload, provider: 'caleta', game: 'nothing' }],
      ['rounds', { provider: 'nobody' }],
      ['reports', { provider: 'nobody' }],
    ] as const)
      expect((await operator.request({ method: 'POST', url: `/operator-api/game-providers/${path}`, payload: body })).statusCode).toBe(404);
  });
});

describe('settings', () => {
  it('names the field that is wrong, and never its value', () => {
    const { hub88, oneWallet } = app.provider;
    const live = { ...oneWallet, apiUrl: oneWallet.apiUrl.href };
    expect(parseGameProvider(live, 'x')).toMatchObject({ code: 'live', apiUrl: oneWallet.apiUrl });
    expect(() => parseGameProvider({ ...live, authToken: 'short' }, 'GAME_PROVIDERS')).toThrow(/^GAME_PROVIDERS: authToken/);
    const pem = { ...hub88, apiUrl: hub88.apiUrl.href, publicKey: 'secret', privateKey: 'secret' };
    expect(() => parseGameProvider(pem, 'x')).toThrow(/publicKey must be PEM of an RSA public key/);
    expect(() => parseGameProvider({ ...live, frameOrigins: [] }, 'x')).toThrow(/frameOrigins/);
    expect(() => readConfig({ GAME_PROVIDERS: '/nowhere/at-all.json' }, [])).toThrow(/GAME_PROVIDERS/);
    expect(readConfig({}, []).gameProviders).toEqual([]);
  });
});
