import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../tests/harness/seamless/seamless-app.ts';
import type { TestPlayer } from '../../tests/harness/test-player.ts';
import { resultOf, SAMPLE_GAMES } from './games.ts';
import { openPurses } from './purses.ts';
import { SAMPLE_BOOK, writeSampleBook } from './sample-book.ts';
import { type SampleProvider, startSampleProvider } from './start-sample-provider.ts';

let app: SeamlessApp;
let sample: SampleProvider;
let folder: string;
beforeAll(async () => {
  app = await startSeamlessApp();
  const { server, features } = app.test.app;
  await server.listen({ host: '127.0.0.1', port: 0 });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-sample-'));
  sample = await startSampleProvider(new URL(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`), folder);
  await features.providerGames.addProvider(sample.settings);
  await features.providerGames.addProvider(sample.purseSettings);
});
afterAll(async () => {
  await sample.stop();
  expect(await app.close()).toEqual([]);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Opens a game and gives its page, and the name of the play that it carries. */
async function open(act: 'launch' | 'demo', game: string, player?: TestPlayer, provider = 'sample') {
  const request = player?.request ?? app.test.request;
  const reply = await request({
    method: 'POST',
    url: `/web-api/provider-games/${act}`,
    payload: { provider, game, platform: 'desktop' },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { url, launchId } = reply.json().data as { url: string; launchId: string };
  const page = await fetch(url);
  const html = await page.text();
  return { page, html, url, launchId, play: /data-play="([^"]+)"/.exec(html)?.[1] ?? '' };
}
async function round(play: string, stake: number) {
  const reply = await fetch(new URL('/round', sample.settings.apiUrl), { method: 'POST', body: JSON.stringify({ play, stake }) });
  return { status: reply.status, outcome: (await reply.json()) as { won?: string; balance?: string; refused?: boolean; free?: number } };
}

describe('the sample provider', () => {
  it('returns 98 % in each game, by counting its draws', () => {
    for (const game of SAMPLE_GAMES) {
      const draws = Array.from({ length: game.draws }, (_, draw) => resultOf(game, draw));
      expect(draws.reduce((sum, { pays }) => sum + pays, 0) / game.draws, game.code).toBe(0.98);
      for (const result of game.results)
        expect(
          draws.filter((one) => one === result),
          result.sign,
        ).toHaveLength(result.draws);
    }
  });

  it('brings its three games, in a frame of this site alone', async () => {
    const found = await app.test.app.features.providerGames.readLaunchableGames({ brandId: 1, country: 'IE', platform: 'mobile' });
    expect(found.filter(({ provider }) => provider === 'sample').map(({ code }) => code)).toEqual(['coin', 'die', 'stars']);
    const { page, html } = await open('demo', 'die');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:');
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  it('tells its jackpot, which the lobby shows: fed by stakes, to nobody whose law allows none, and no longer than it is told', async () => {
    const { providerGames } = app.test.app.features;
    const jackpotOf = async (player: TestPlayer) => {
      const { games } = (await player.request({ url: '/web-api/provider-games' })).json().data as {
        games: { code: string; jackpot: unknown }[];
      };
      return games.find(({ code }) => code === 'stars')?.jackpot as { amount: string; currency: string; at: number } | null | undefined;
    };
    const [irish, german] = [await app.test.player({ deposit: '100.00', country: 'IE' }), await app.test.player({ country: 'DE' })];
    expect(await jackpotOf(irish)).toBeNull();
    await providerGames.syncJackpots();
    const first = await jackpotOf(irish);
    expect(first).toMatchObject({ name: 'Falling Star', currency: 'EUR' });
    expect(Number(first?.amount)).toBeGreaterThanOrEqual(50);
    expect(first?.at).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(await jackpotOf(german)).toBeNull();
    const { play } = await open('launch', 'stars', irish);
    const { outcome } = await round(play, 10);
    await providerGames.syncJackpots();
    // A round in 2,000 has it: then the pot has begun anew.
    const won = Number(outcome.won) % 1 !== 0 || Number(outcome.won) > 100;
    expect(Number((await jackpotOf(irish))?.amount)).toBeCloseTo(won ? 50 : Number(first?.amount) + 0.1, 2);
    await app.test.platform.pool.query("update provider_jackpot set read_at = read_at - interval '6 minutes'");
    expect(await jackpotOf(irish)).toBeNull();
  });

  it('stakes and pays through the signed wallet: its rounds end, and the balance that it tells is the wallet’s', async () => {
    const player = await app.test.player({ deposit: '100.00' });
    const { play } = await open('launch', 'coin', player);
    let minor = 10_000n;
    for (let n = 0; n < 5; n++) {
      const { status, outcome } = await round(play, 5);
      expect(status).toBe(200);
      minor += BigInt(outcome.won ?? '0') * 100n - 500n;
      expect(outcome.balance).toBe((Number(minor) / 100).toFixed(2));
    }
    expect(await player.balanceMinor()).toBe(minor);
    const { rows } = await app.test.platform.pool.query<{ open: number; all: number }>(
      'select count(*) filter (where closed_at is null)::int as open, count(*)::int as all from wallet_round where player_id = $1',
      [player.id],
    );
    expect(rows[0]).toEqual({ open: 0, all: 5 });
  });

  it('tells what the wallet refuses, and stakes nothing more once the session has ended', async () => {
    const poor = await app.test.player({ deposit: '3.00' });
    const { play } = await open('launch', 'die', poor);
    expect(await round(play, 10)).toEqual({ status: 200, outcome: { refused: true, balance: '3.00' } });
    await app.test.app.features.session.endAll(poor.id, 'test');
    expect((await round(play, 1)).outcome).toMatchObject({ refused: true });
    expect(await poor.balanceMinor()).toBe(300n);
  });

  it('plays demonstrations with money of its own, and refuses what it does not know', async () => {
    const { play } = await open('demo', 'stars');
    const { outcome } = await round(play, 10);
    expect(outcome.balance).toBe(String(990 + Number(outcome.won)));
    expect((await round(play, 3)).status).toBe(400);
    expect((await round('nobody', 1)).status).toBe(404);
    const unsigned = await fetch(new URL('/game/list', sample.settings.apiUrl), { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(403);
  });

  it('plays from a purse of its own, keeps it over its end, and gives all of it back', async () => {
    const player = await app.test.player({ deposit: '100.00' });
    const { play, launchId, url } = await open('launch', 'die', player, 'sample-purse');
    const move = async (act: 'fill' | 'empty', more: object = {}) => {
      const payload = { launchId, guid: nanoid(), ...more };
      return (await player.request({ method: 'POST', url: `/web-api/provider-games/purse/${act}`, payload })).json().data;
    };
    expect(await round(play, 1)).toEqual({ status: 200, outcome: { refused: true, balance: '0.00' } });
    expect(await move('fill', { amount: '20.00' })).toMatchObject({ state: 'done', amount: '20.00' });
    const { outcome } = await round(play, 5);
    expect(outcome.balance).toBe((15 + Number(outcome.won)).toFixed(2));
    const file = path.join(folder, 'sample-purses.jsonl');
    // The end of a line that was cut off counts for nothing.
    fs.copyFileSync(file, `${file}.copy`);
    fs.appendFileSync(`${file}.copy`, '{"purse":');
    expect(openPurses(`${file}.copy`).balance(String(player.accountId), 'EUR')).toBe(outcome.balance);
    expect(await move('empty')).toMatchObject({ state: 'done', amount: outcome.balance });
    expect(await player.balanceMinor()).toBe(8_000n + BigInt(String(outcome.balance).replace('.', '')));
    // Whoever has no launch plays with nobody's purse.
    const stranger = new URL(url);
    stranger.searchParams.set('purse', 'nobody');
    expect((await fetch(stranger)).status).toBe(404);
  });

  it('plays free rounds at no cost, and for money again when there are none left', async () => {
    const player = await app.test.player({ deposit: '100.00' });
    const operator = await app.test.operator();
    const campaign = {
      name: 'Two',
      provider: 'sample',
      game: 'coin',
      currency: 'EUR',
      stake: '2.00',
      rounds: 2,
      endsAt: Date.now() + 3_600_000,
    };
    const payload = { ...campaign, players: [String(player.id)], reason: 'A campaign for a test.' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/free-rounds/give', payload })).statusCode).toBe(200);
    // The launch tells what no job has told yet.
    const { play } = await open('launch', 'coin', player);
    let minor = 10_000n;
    for (const left of [1, 0]) {
      const { outcome } = await round(play, 10);
      expect(outcome).toMatchObject({ free: left });
      minor += BigInt(outcome.won ?? '0') * 100n;
      expect(outcome.balance).toBe((Number(minor) / 100).toFixed(2));
    }
    const { outcome } = await round(play, 1);
    expect(outcome).not.toHaveProperty('free');
    expect(await player.balanceMinor()).toBe(minor - 100n + BigInt(outcome.won ?? '0') * 100n);
  });
});

describe('the sample book', () => {
  it('returns 95 % exactly, and is played through the calls of the standard alone', async () => {
    const { books } = app.test.app.features;
    const files = path.join(folder, 'book');
    writeSampleBook(files);
    const game = { ...SAMPLE_BOOK, frontUrl: sample.bookPage.href };
    const { version, modes } = await books.importGame(files, game);
    expect([version, modes[0]?.figures.returned]).toEqual([1, { num: 19n, den: 20n }]);
    expect(await books.movePage(SAMPLE_BOOK.code, sample.bookPage.href)).toBe(true);
    expect(await books.movePage('nothing', sample.bookPage.href)).toBe(false);

    const player = await app.test.player({ deposit: '20.00' });
    const { page, html, url } = await open('launch', SAMPLE_BOOK.code, player, 'books');
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('connect-src http://127.0.0.1:'),
    ]);
    expect(html).toContain('<html lang="en" dir="ltr">');
    const launched = new URL(url).searchParams;
    const ask = async (call: string, body = {}) => {
      const payload = { sessionID: launched.get('sessionID'), ...body };
      return (await app.test.request({ method: 'POST', url: `/rgs/${call}`, payload })).json();
    };
    const { config } = await ask('wallet/authenticate');
    const { round } = await ask('wallet/play', { mode: 'base', amount: config.defaultBetLevel });
    expect(round.state[0]).toMatchObject({ index: 0, kind: 'spin', grid: expect.stringMatching(/^[WVBRLPC]{9}$/) });
    await ask('wallet/end-round');
    const { balance } = await ask('wallet/balance');
    expect(balance.amount).toBe(20_000_000 - config.defaultBetLevel + round.payout);
  });
});
