import os from 'node:os';
import { quantile } from '../../server/bench/parts/betting-bench.ts';
import { median } from '../../server/bench/parts/http-load.ts';
import { SLOW_4G, SLOWER, type Visit } from './page-load/visit.ts';

/** Milliseconds, bytes, requests; `shift` is the web vital CLS. */
export interface PageFigures {
  readonly lcpMs: number;
  /** Of the same page without its script. */
  readonly plainLcpMs: number;
  readonly tapMs: number;
  readonly shift: number;
  readonly script: number;
  readonly scripts: number;
  readonly document: number;
  /** For people: what else was seen. */
  readonly notes: string;
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A page as it was visited, by the median of its visits; a tap by all of them, shifts by the worst. `plain`: visits without script. */
export function pageFigures(visits: readonly Visit[], plain: readonly Visit[]): PageFigures {
  const middle = (read: (visit: Visit) => number): number => median(visits.map(read));
  const paints = visits.map(({ largest }) => largest.ms);
  const durations = visits.flatMap(({ taps }) => taps.durations).toSorted((a, b) => a - b);
  const done = visits.reduce((sum, { taps }) => sum + taps.done, 0);
  const [moved] = visits.map(({ shift }) => shift).toSorted((a, b) => b.sum - a.sum);
  const missing = [...new Set(visits.flatMap(({ taps }) => taps.missing))];
  return {
    lcpMs: median(paints),
    plainLcpMs: median(plain.map(({ largest }) => largest.ms)),
    tapMs: quantile(durations, 0.98),
    shift: Math.max(...visits.map(({ shift }) => shift.sum)),
    script: middle(({ bytes }) => bytes.script),
    scripts: middle(({ bytes }) => bytes.scripts),
    document: middle(({ bytes }) => bytes.document),
    notes: [
      `390 wide, processor ${SLOWER}x slower, ${SLOW_4G.latency} ms and 1.6 Mbit/s; ${visits.length} new visitors`,
      `LCP ${Math.min(...paints).toFixed(0)}-${Math.max(...paints).toFixed(0)} ms, of ${visits.at(-1)?.largest.element ?? '-'}`,
      ...(moved && moved.sum > 0 ? [`most moved ${moved.element}`] : []),
      `answers to touch after ${middle(({ readyMs }) => readyMs).toFixed(0)} ms`,
      `load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
      `${done} taps${missing.length > 0 ? ` (without ${missing.join(', ')})` : ''}`,
      `bytes compressed, until it answers: all ${kb(middle(({ bytes }) => bytes.all))} KB in ${middle(({ bytes }) => bytes.requests)}; script in the end ${kb(middle(({ bytesInAll }) => bytesInAll.script))} KB in ${middle(({ bytesInAll }) => bytesInAll.scripts)}`,
    ].join('; '),
  };
}

/** The figures that goals are set for, in one line. */
export const describeFigures = ({ lcpMs, tapMs, shift, script, scripts, document }: PageFigures): string =>
  `LCP ${lcpMs.toFixed(0)} ms, tap p98 ${tapMs.toFixed(0)} ms, CLS ${shift.toFixed(3)}, document ${kb(document)} KB, script ${kb(script)} KB in ${scripts}`;
