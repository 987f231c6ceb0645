/** prom-client's monitor looks at the loop so often, and what it measures from one look to the next has that in it: an idle loop is "10 ms late". */
const LOOKED_EVERY_MS = 10;

/** How late the event loop was, from a page of metrics, since that was asked for last; milliseconds. */
export function loopLagMs(metrics: string, which: 'p99' | 'max'): number {
  const [, seconds] = new RegExp(`^touchline_nodejs_eventloop_lag_${which}_seconds (\\S+)`, 'm').exec(metrics) ?? [];
  return Number(seconds) * 1000 - LOOKED_EVERY_MS;
}
