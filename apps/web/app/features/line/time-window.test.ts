import { UPCOMING_GROUPS } from '@touchline/catalogue/timings';
import { describe, expect, it } from 'vitest';
import { timeGroup, windowOf } from './time-window.ts';

const NOON = Date.UTC(2027, 2, 7, 12, 2, 41);
const STEP_START = Date.UTC(2027, 2, 7, 12, 0, 0) / 1000;

describe('R123 upcoming matches by how soon they start', () => {
  it('R123 has the groups 0-2 h, 2-4 h and over 4 h', () => {
    expect(UPCOMING_GROUPS.map(({ key }) => key)).toEqual(['0-2', '2-4', '4+']);
  });
  it('leaves no hole and no overlap between the groups', () => {
    const [soon, next, later] = UPCOMING_GROUPS.map(({ key }) => windowOf(key, NOON));
    expect(soon).toEqual({ tsFrom: 0, tsTo: STEP_START + 7200 });
    expect(next).toEqual({ tsFrom: STEP_START + 7200, tsTo: STEP_START + 14_400 });
    expect(later).toEqual({ tsFrom: STEP_START + 14_400, tsTo: 0 });
  });
  it('asks for the same bounds for five minutes, so that the answer can be shared', () => {
    expect(windowOf('0-2', NOON)).toEqual(windowOf('0-2', NOON + 100_000));
  });
  it('takes no other word from an address', () => {
    expect(timeGroup('4+')).toBe('4+');
    expect(timeGroup('tomorrow')).toBeUndefined();
    expect(timeGroup(null)).toBeUndefined();
  });
});
