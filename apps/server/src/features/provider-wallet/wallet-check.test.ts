import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_TOKEN, PROVIDER_PRIVATE_KEY } from '../../../tests/harness/fakes/fake-game-provider.ts';
import { type SeamlessApp, startSeamlessApp } from '../../../tests/harness/seamless/seamless-app.ts';

const TOOL = path.resolve(import.meta.dirname, '../../../../../tools/wallet-check.ts');

let app: SeamlessApp;
let address: string;
let folder: string;
beforeAll(async () => {
  app = await startSeamlessApp();
  const { server } = app.test.app;
  await server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/seamless`;
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'touchline-wallet-check-'));
  await fs.writeFile(path.join(folder, 'key.pem'), PROVIDER_PRIVATE_KEY.export({ type: 'pkcs8', format: 'pem' }));
});
afterAll(async () => {
  await fs.rm(folder, { recursive: true, force: true });
  expect(await app.close()).toEqual([]);
});

/** Runs the kit: what it says, and how it ends. */
const check = (...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [TOOL, ...args], (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr })),
  );

describe('npm run wallet:check', () => {
  it('finds nothing wrong with the Hub88 dialect, and leaves the balance as it was', async () => {
    const { client, player } = await app.atSlot();
    const args = ['--key', path.join(folder, 'key.pem'), `--token=${client.token}`, '--game', 'slot'];
    expect(await check(`${address}/caleta`, ...args)).toEqual({ code: 0, said: expect.stringContaining('13 cases, 0 failed') });
    expect(await player.balanceMinor()).toBe(100_000n);
  });

  it('tries free rounds too, where the player has been given some', async () => {
    const { client, player } = await app.atSlot();
    const operator = await app.test.operator();
    const campaign = {
      name: 'Two',
      provider: 'caleta',
      game: 'slot',
      currency: 'EUR',
      stake: '1.00',
      rounds: 2,
      endsAt: Date.now() + 3_600_000,
    };
    const payload = { ...campaign, players: [String(player.id)], reason: 'A campaign for a test.' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/free-rounds/give', payload })).statusCode).toBe(200);
    const { rows } = await app.test.platform.pool.query<{ reward: string }>('select reward from free_round_reward where player_id = $1', [
      player.id,
    ]);
    const args = ['--key', path.join(folder, 'key.pem'), `--token=${client.token}`, '--game', 'slot', '--reward', rows[0]?.reward ?? ''];
    expect(await check(`${address}/caleta`, ...args)).toEqual({ code: 0, said: expect.stringContaining('16 cases, 0 failed') });
    expect(await player.balanceMinor()).toBe(100_000n);
  });

  it('finds nothing wrong with One Wallet, and leaves the balance as it was', async () => {
    const { client, player } = await app.atTable();
    const args = ['--auth-token', AUTH_TOKEN, `--token=${client.sid}`, `--user=${client.userId}`, '--game', 'table'];
    expect(await check(`${address}/live/`, ...args)).toEqual({ code: 0, said: expect.stringContaining('7 cases, 0 failed') });
    expect(await player.balanceMinor()).toBe(100_000n);
  });

  it('tells what fails, and how it is used', async () => {
    const { client } = await app.atSlot();
    const args = ['--key', path.join(folder, 'key.pem'), `--token=${client.token}`, '--game', 'nothing'];
    expect(await check(`${address}/caleta`, ...args)).toEqual({
      code: 1,
      said: expect.stringMatching(/FAILED {2}a bet takes.*RS_ERROR_INVALID_GAME/),
    });
    expect(await check('nowhere')).toEqual({ code: 2, said: expect.stringContaining('npm run wallet:check') });
  });
});
