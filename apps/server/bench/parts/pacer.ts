// A thread that tells each due moment of an open-loop load when it has come: at random (Poisson, as pgbench has them), to the microsecond.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createRandom } from '@touchline/kernel/random';

/** Moments are milliseconds since 1970 with fractions. */
interface Pace {
  readonly rate: number;
  readonly seed: number;
  readonly startedAt: number;
  readonly endsAt: number;
}

function pace({ rate, seed, startedAt, endsAt }: Pace): void {
  const random = createRandom('bet-load', seed);
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const gap = (): number => (-Math.log(1 - random.next()) * 1000) / rate;
  for (let due = startedAt + gap(); due <= endsAt; due += gap()) {
    const wait = due - (performance.timeOrigin + performance.now());
    if (wait > 0) Atomics.wait(bell, 0, 0, wait);
    parentPort?.postMessage(due);
  }
}

if (!isMainThread) pace(workerData as Pace);
