import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findNats } from '../../../../../tools/find-program.ts';
import { freePort } from '../db/free-port.ts';
import { createLog } from '../watch/log.ts';
import { type Bus, createLocalBus, matchesSubject } from './bus.ts';
import { connectNatsBus } from './nats-bus.ts';

const log = createLog('silent');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startNats(port: number, store: string): Promise<() => Promise<void>> {
  const server = spawn(findNats() ?? 'nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.stderr.on('data', (text: Buffer) => {
      if (String(text).includes('Server is ready')) resolve();
    });
  });
  return async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
}

describe('matchesSubject', () => {
  it.each([
    ['a.b', 'a.b', true],
    ['a.*', 'a.b', true],
    ['a.*', 'a.b.c', false],
    ['a.>', 'a.b.c', true],
    ['a.>', 'a', false],
    ['>', 'a.b', true],
    ['*.b', 'a.b', true],
    ['a.b', 'a', false],
    ['a', 'a.b', false],
  ])('%s against %s is %s', (pattern, subject, expected) => {
    expect(matchesSubject(pattern, subject)).toBe(expected);
  });
});

/** Promises of both implementations. */
function behaves(name: string, open: () => Promise<{ readonly sender: Bus; readonly receiver: Bus }>, skip: boolean): void {
  describe.skipIf(skip)(name, () => {
    it('delivers in order to exact and pattern listeners, until they leave', async () => {
      const { sender, receiver } = await open();
      const heard: unknown[] = [];
      const all: string[] = [];
      const leave = receiver.subscribe('line.match.7', (message) => heard.push(message));
      receiver.subscribe('line.>', (_message, subject) => all.push(subject));
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (let i = 0; i < 100; i++) sender.publish('line.match.7', { i });
      sender.publish('line.match.8', { i: -1 });
      await expect.poll(() => all.length).toBe(101);
      expect(heard).toEqual(Array.from({ length: 100 }, (_, i) => ({ i })));
      leave();
      sender.publish('line.match.7', { i: 100 });
      await expect.poll(() => all.length).toBe(102);
      expect(heard).toHaveLength(100);
    });

    it('a listener that throws harms no other', async () => {
      const { sender, receiver } = await open();
      const heard: unknown[] = [];
      receiver.subscribe('x', () => {
        throw new Error('planted');
      });
      receiver.subscribe('x', (message) => heard.push(message));
      await new Promise((resolve) => setTimeout(resolve, 50));
      sender.publish('x', 1);
      await expect.poll(() => heard).toEqual([1]);
    });

    it('announces news', async () => {
      const { sender, receiver } = await open();
      const heard: unknown[] = [];
      receiver.subscribe('news.player.1', (message) => heard.push(message));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sender.publishDurable('news.player.1', { kind: 'a' });
      await sender.publishDurable('news.player.2', { kind: 'b' });
      await expect.poll(() => heard, { timeout: 5_000 }).toEqual([{ kind: 'a' }]);
    });
  });
}

behaves(
  'the local bus',
  async () => {
    const bus = createLocalBus(log);
    return { sender: bus, receiver: bus };
  },
  false,
);

const natsMissing = findNats() === undefined;
const openNats = async () => {
  const port = await freePort();
  const store = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-nats-'));
  closing.push(async () => fs.rmSync(store, { recursive: true, force: true }));
  let stop = await startNats(port, store);
  closing.push(() => stop());
  const url = `nats://127.0.0.1:${port}`;
  const [sender, receiver] = await Promise.all([connectNatsBus(url, log), connectNatsBus(url, log)]);
  closing.push(
    () => sender.close(),
    () => receiver.close(),
  );
  return {
    url,
    sender,
    receiver,
    async restartEmpty() {
      await stop();
      fs.rmSync(store, { recursive: true, force: true });
      stop = await startNats(port, store);
    },
  };
};
behaves('the NATS bus', openNats, natsMissing);

describe.skipIf(natsMissing)('many processes that start at the same moment beside an empty broker', () => {
  it('all have the stream, though the broker refuses whoever makes it a second time meanwhile', async () => {
    // The broker refuses somebody once in some eight rounds.
    const { url, restartEmpty } = await openNats();
    await restartEmpty();
    const buses = await Promise.all(Array.from({ length: 16 }, () => connectNatsBus(url, log)));
    closing.push(...buses.map((bus) => () => bus.close()));
    expect(buses.map((bus) => bus.healthIssue())).toEqual(buses.map(() => undefined));
  });
});

describe.skipIf(natsMissing)('T26 NATS killed, its store deleted', () => {
  it('both sides come back by themselves and news flow again', async () => {
    const { sender, receiver, restartEmpty } = await openNats();
    const heard: unknown[] = [];
    receiver.subscribe('news.x', (message) => heard.push(message));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sender.publishDurable('news.x', 1);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual([1]);
    await restartEmpty();
    await expect.poll(() => sender.healthIssue() ?? receiver.healthIssue(), { timeout: 10_000 }).toBeUndefined();
    // The carrier of news does the same: it asks again until the broker has it.
    await expect
      .poll(
        async () => {
          await sender.publishDurable('news.x', 2).catch(() => {});
          return heard.at(-1);
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe(2);
  });
});
