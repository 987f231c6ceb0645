import type { IncidentView, StateView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { raceProgress } from './race-order.ts';
import { pointOnOval } from './race-oval.ts';

const race = (kind: string, detail: string | null): IncidentView => ({
  id: 1,
  kind,
  side: 0,
  period: 1,
  second: 1,
  score: [0, 0],
  player: null,
  assist: null,
  value: null,
  detail,
  x: null,
  y: null,
  text: kind,
});
const state: StateView = {
  status: 'live',
  period: 1,
  periodName: '',
  clock: null,
  score: [0, 0],
  periods: [],
  points: null,
  turn: 0,
  reds: [0, 0],
  lastScore: null,
};

describe('S051 race tracker', () => {
  it('starts and ends at the finish line', () => {
    expect(pointOnOval(0, 0)).toEqual(pointOnOval(1, 0));
    expect(pointOnOval(0, 0)).toEqual({ x: 262.5, y: 220 });
  });
  it('is on the other straight half way round, in every lane', () => {
    for (const lane of [0, 3, 7]) {
      const { x, y } = pointOnOval(0.5, lane);
      expect(x).toBeCloseTo(262.5);
      expect(y).toBeCloseTo(150 - 70 - lane * 6);
    }
  });
  it('moves without leaps', () => {
    for (let step = 0; step < 200; step++) {
      const [a, b] = [pointOnOval(step / 200, 2), pointOnOval((step + 1) / 200, 2)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(6);
    }
  });
  it('reads distances while it runs and places once it is over', () => {
    const incidents = [race('running', '420,433,401'), race('running', '10,9,11'), race('off', null)];
    expect(raceProgress({ incidents, state }).shares).toEqual([0.42, 0.433, 0.401]);
    expect(raceProgress({ incidents, state }).order).toEqual([1, 0, 2]);
    expect(raceProgress({ incidents, state: { ...state, places: [-1, 0, 0] } }).order).toEqual([1, 2]);
    const over = [race('running', '1000,1000,1000')];
    expect(raceProgress({ incidents: over, state: { ...state, places: [3, 1, 2] } }).order).toEqual([1, 2, 0]);
    expect(raceProgress({ incidents: [], state })).toEqual({ shares: [], order: [] });
  });
});
