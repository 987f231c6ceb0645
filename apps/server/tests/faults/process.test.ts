import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, makeDataDir, startBuiltServer } from '../harness/built-server.ts';

let dataDir: string;
let servers: BuiltServer[] = [];
beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(async () => {
  for (const server of servers) if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  servers = [];
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<BuiltServer> {
  const server = await startBuiltServer({ env: { DATA_DIR: dataDir }, args: ['--roles=api,jobs'] });
  servers.push(server);
  return server;
}
async function register(url: string): Promise<string> {
  const { data } = (await (await fetch(`${url}/web-api/site/config`)).json()) as { data: { countries: { id: number; code: string }[] } };
  const germany = data.countries.find((c) => c.code === 'de')?.id;
  const reply = await fetch(`${url}/web-api/registration/fast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country_id: germany, currency_id: 3, adult: true, terms: true }),
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}
const balanceStatus = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/web-api/user/balance`, { method: 'POST', headers: { cookie: `user_token=${token}` } })).status;

describe('the program', () => {
  it('starts on an empty folder, keeps its data over a restart, and stops with 0', async () => {
    const first = await start();
    const token = await register(first.url);
    expect(first.output()).toMatch(/Demo player with 1,000.00 EUR of play money: login \d+, password \w+/);
    expect(first.output()).toMatch(/Demo operator with every role: login operator, password \w+/);
    expect(await first.stop()).toBe(0);
    const second = await start();
    expect(await balanceStatus(second.url, token)).toBe(200);
    expect(await (await fetch(`${second.url}/health`)).json()).toMatchObject({ status: 'ready', troubles: [] });
  });

  it('says that it is ready when bets are taken, also after SIGKILL', async () => {
    for (let round = 0; round < 2; round++) {
      const server = await startBuiltServer({ env: { DATA_DIR: dataDir, SEED: '5' } });
      servers.push(server);
      expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'ready', troubles: [] });
      await server.kill();
    }
  });

  it.skipIf(!fs.existsSync('/proc/self/task'))('comes before other programs where it may, and its simulated world does not', async () => {
    const server = await startBuiltServer({ env: { DATA_DIR: dataDir } });
    servers.push(server);
    const pid = server.child.pid ?? 0;
    const nicenessOf = (task: string): number =>
      Number(fs.readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
    const tasks = fs.readdirSync(`/proc/${pid}/task`);
    const worlds = tasks.filter((task) => fs.readFileSync(`/proc/${pid}/task/${task}/comm`, 'utf8').startsWith('world-thread'));
    const own = os.getPriority();
    const may = own === 0 && execFileSync('nice', ['-n', '-10', 'nice'], { encoding: 'utf8', stdio: 'pipe' }).trim() === '-10';
    const main = may ? -10 : own;
    expect(nicenessOf(String(pid))).toBe(main);
    // It steps back once it has told so much that bets are taken.
    await expect.poll(() => worlds.map(nicenessOf)).toEqual([Math.max(main + 5, 0)]);
  });

  it('recovers from SIGKILL: nothing committed is lost, the database left behind is taken over', async () => {
    let token: string | undefined;
    for (let round = 0; round < 3; round++) {
      const server = await start();
      if (token !== undefined) expect(await balanceStatus(server.url, token)).toBe(200);
      token = await register(server.url);
      await server.kill();
    }
    const last = await start();
    expect(await balanceStatus(last.url, token ?? '')).toBe(200);
  });

  it('stops at once although browsers hold connections open, telling them to come back', async () => {
    const server = await startBuiltServer({ env: { DATA_DIR: dataDir }, args: ['--roles=api,push,jobs'] });
    servers.push(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/push`);
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    await once(socket, 'open');
    expect(await server.stop()).toBe(0);
    expect((await closed)[0].code).toBe(1001);
  });

  it('refuses to share a data directory, in words', async () => {
    await start();
    await expect(start()).rejects.toThrow(/ended with 1\nanother server is using .* DATA_DIR/);
  });

  it('ends with 2 and one line on a setting that it cannot understand', async () => {
    await expect(startBuiltServer({ env: { PORT: 'http', DATA_DIR: dataDir } })).rejects.toThrow(
      /^ended with 2\nPORT=http: must be a whole number from 0 to 65535\n$/,
    );
  });
});
