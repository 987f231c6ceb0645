import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MINUTE_MS = 60_000;
/** Share of the last minute that the loop may have worked, where somebody waits for it: a busier one skips it. */
const MAX_BUSY = 0.5;

type Collect = (options: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: 'last-resort' }) => void;

/**
 * Lets the heap of this thread give back what it holds in reserve while there is little to do: a minute after its start, then after twice as long each
 * time until it is every `minutes`. V8 keeps pages that a burst has filled (a start, the results of many matches) for the next one, and gives them back
 * only where a process idles, which this one never does. The reserve is largest after a start, when pages are loaded for the first time: 46 MB of 413.
 * It takes about 0.1 s a 100 MB.
 *
 * @param maxBusy share of the last minute, waiting for a processor included; 1: it is never skipped
 */
export function startMemoryRelease(minutes: number, maxBusy = MAX_BUSY): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  let before = performance.eventLoopUtilization();
  let gap = 1;
  let left = gap;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    left -= 1;
    if (left > 0 || utilization > maxBusy) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    gap = Math.min(2 * gap, minutes);
    left = gap;
  }, MINUTE_MS).unref();
}
