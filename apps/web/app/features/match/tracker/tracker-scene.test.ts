import type { IncidentView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { chartScale, stepLinePath, suspendedSpans } from '../../../shell/page/price-chart-scale.ts';
import { matchMinute, toMatchSecond } from '../match-clock.ts';
import { momentumBySlice } from './momentum-by-slice.ts';
import { smoothPath, trackerScene } from './tracker-scene.ts';

const incident = (id: number, change: Partial<IncidentView> = {}): IncidentView => ({
  id,
  kind: 'shot',
  side: 1,
  period: 1,
  second: id * 10,
  score: [0, 0],
  player: null,
  assist: null,
  value: null,
  detail: null,
  x: null,
  y: null,
  text: `Incident ${id}`,
  ...change,
});

describe('S051 tracker', () => {
  it('has no ball before anything happened', () => expect(trackerScene([])).toEqual({ ball: null, path: [], side: 0, latest: null }));
  it('follows the side that has the ball, oldest point first', () => {
    const scene = trackerScene([
      incident(9, { x: 90, y: 40 }),
      incident(8, { x: 70, y: 50 }),
      incident(7, { side: 2, x: 10, y: 50 }),
      incident(6, { x: 50, y: 50 }),
    ]);
    expect(scene.ball).toEqual({ x: 90, y: 40 });
    expect(scene.path).toEqual([
      { x: 70, y: 50 },
      { x: 90, y: 40 },
    ]);
  });
  it('draws a smooth way through its points', () => {
    expect(smoothPath([])).toBe('');
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toMatch(/^M0 0C.* 10 0$/);
  });
});

describe('S051 momentum and timeline', () => {
  it('stands above the line for home, below for away, at most 1', () => {
    const bars = momentumBySlice([incident(2, { side: 2, kind: 'goal', second: 100 }), incident(1, { second: 0 })], 30);
    expect(bars[0]).toBeGreaterThan(0);
    expect(bars[3]).toBe(-1);
  });
  it('counts minutes as bettors do and periods that start their own clock', () => {
    expect(matchMinute(30)).toBe(1);
    const quarters = { format: { scoring: 'sum', periods: 4, periodSeconds: 600, toWin: 0 } };
    expect(toMatchSecond({ period: 2, second: 30 }, quarters)).toBe(630);
    expect(toMatchSecond({ period: 2, second: 3000 }, { format: { ...quarters.format, periods: 2, periodSeconds: 2700 } })).toBe(3000);
  });
});

describe('S051 price history', () => {
  const box = { width: 300, height: 120, start: 30, top: 8, bottom: 16 };
  it('has no scale without a price', () => expect(chartScale([[[0, 0]]], 1000, box)).toBeUndefined());
  it('holds a price until the next one and leaves a gap while none was offered', () => {
    const scale = chartScale(
      [
        [
          [0, 2000],
          [500, 3000],
          [600, 0],
          [800, 2500],
        ],
      ],
      1000,
      box,
    );
    if (!scale) throw new Error('no scale');
    const path = stepLinePath(
      [
        [0, 2000],
        [500, 3000],
        [600, 0],
        [800, 2500],
      ],
      scale,
      1000,
    );
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/^M30\.0 /);
    expect(path).toMatch(/H298\.0$/);
    expect(scale.y(3000)).toBeLessThan(scale.y(2000));
  });
  it('names the times at which nothing was offered', () => {
    const one = [
      [0, 2000],
      [100, 0],
      [300, 2100],
      [700, 0],
    ] as const;
    const other = [
      [0, 1800],
      [150, 0],
      [250, 1700],
      [800, 0],
    ] as const;
    expect(suspendedSpans([one], 1000)).toEqual([
      [100, 300],
      [700, 1000],
    ]);
    expect(suspendedSpans([one, other], 1000)).toEqual([
      [150, 250],
      [800, 1000],
    ]);
  });
  it('labels a price between two round ones', () => {
    expect(
      chartScale(
        [
          [
            [0, 1310],
            [1, 1340],
          ],
        ],
        10,
        box,
      )?.ticks,
    ).toEqual([1310, 1340]);
  });
  it('keeps its labels apart', () => {
    const scale = chartScale(
      [
        [
          [0, 1100],
          [1, 9000],
        ],
      ],
      10,
      box,
    );
    const ys = (scale?.ticks ?? []).map((tick) => scale?.y(tick) ?? 0);
    for (const [index, y] of ys.slice(1).entries()) expect((ys[index] ?? 0) - y).toBeGreaterThanOrEqual(18);
  });
});
