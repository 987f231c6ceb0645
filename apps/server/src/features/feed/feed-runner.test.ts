import type { FeedSource } from '@touchline/feed/feed-events';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { FeedRunner, type FeedRunnerParts } from './feed-runner.ts';

/** A runner over sources that are made when the test says so, and do nothing but count. */
function scene() {
  const made: { readonly source: FeedSource; plans: number; starts: number; stops: number }[] = [];
  const waiting: (() => void)[] = [];
  const createSource = async (): Promise<FeedSource> => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const one = {
      plans: 0,
      starts: 0,
      stops: 0,
      source: {
        name: 'counted',
        prepare: () => void one.plans++,
        start: async () => void one.starts++,
        stop: async () => void one.stops++,
      } as unknown as FeedSource,
    };
    made.push(one);
    return one.source;
  };
  const parts = {
    createSource,
    view: {},
    store: { readStored: async () => ({ seqs: new Map(), over: new Set() }), keepPriceDays: async () => undefined },
    recorder: { start: () => undefined, stop: async () => undefined },
    exchange: { publish: () => undefined },
  } as unknown as FeedRunnerParts;
  const runner = new FeedRunner({ clock: { now: () => 0 }, log: pino({ level: 'silent' }) } as never, parts);
  /** The result that was asked for is made now, and everything that waits for it goes on. */
  const make = async (): Promise<void> => {
    for (const resolve of waiting.splice(0)) resolve();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { runner, made, make };
}

it('starts one source, once, when the lease is lost and won again before the first is there', async () => {
  const { runner, made, make } = scene();
  runner.choose();
  await runner.resign();
  runner.choose();
  await make();
  expect(made.map(({ starts, stops }) => [starts, stops])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(runner.isLeading).toBe(true);
});

it('stops a source that comes after the lease is lost', async () => {
  const { runner, made, make } = scene();
  runner.choose();
  await runner.resign();
  await make();
  expect(made.map(({ starts, stops }) => [starts, stops])).toEqual([[0, 1]]);
  expect(runner.isLeading).toBe(false);
});

it('takes the source that was prepared, and makes another for the next lease', async () => {
  const { runner, made, make } = scene();
  runner.prepare();
  await make();
  expect(made.map(({ plans, starts }) => [plans, starts])).toEqual([[1, 0]]);
  runner.choose();
  await make();
  await runner.resign();
  runner.choose();
  await make();
  expect(made.map(({ starts, stops }) => [starts, stops])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

it('stops a source that was prepared and never wanted', async () => {
  const { runner, made, make } = scene();
  runner.prepare();
  await make();
  await runner.stop();
  expect(made.map(({ starts, stops }) => [starts, stops])).toEqual([[0, 1]]);
});
