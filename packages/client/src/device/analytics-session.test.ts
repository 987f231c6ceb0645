import { describe, expect, it } from 'vitest';
import {
  type ExperimentRequest,
  expireSession,
  extendSession,
  nextPayload,
  startRecording,
  stopIdleRecording,
} from './analytics-session.ts';

let made = 0;
const newId = (): string => `s${++made}`;
const S = 1000;

describe('R095 sessions of analytics', () => {
  it('R084 R095 a session is made with the first thing done and lasts while no 1800 s pass without one', () => {
    const first = extendSession(null, 5 * S, newId);
    expect(first).toEqual({ id: first.id, created: 5 * S, updated: 5 * S, isRecording: false });
    const later = extendSession(first, 1804 * S, newId);
    expect(later).toEqual({ ...first, updated: 1804 * S });
    expect(extendSession(later, 3603 * S, newId).id).toBe(first.id);
    expect(extendSession(later, 3604 * S, newId).id).not.toBe(first.id);
  });

  it('R095 is removed by the check once its time is over', () => {
    const session = extendSession(null, 0, newId);
    expect(expireSession(session, 1799 * S)).toBe(session);
    expect(expireSession(session, 1800 * S)).toBeNull();
    expect(expireSession(null, 0)).toBeNull();
  });

  it.each([
    [200, true],
    [204, false],
    [403, false],
    [500, false],
  ])('R095 a check that answers %i records: %s', (status, records) => {
    expect(startRecording(extendSession(null, 0, newId), status).isRecording).toBe(records);
  });

  it('R095 the recording stops when nobody does anything; the session goes on', () => {
    const recording = startRecording(extendSession(null, 0, newId), 200);
    expect(stopIdleRecording(recording, 5 * S, 4999)).toBe(recording);
    expect(stopIdleRecording(recording, 5 * S, 5 * S)).toEqual({ ...recording, isRecording: false });
  });
});

describe('R084 what is sent', () => {
  it('R084 R130 ten events at most, with the sessions that they are of', () => {
    const page = { w: 1440, sw: 1920, sh: 1080, u: '/en/live' };
    const waiting = Array.from({ length: 12 }, (_, i) => ({ ts: i, e: 'click', m: { i }, sid: i < 6 ? 'a' : 'b' }));
    const { payload, left } = nextPayload(page, waiting);
    expect(payload).toMatchObject({ ...page, sids: ['a', 'b'] });
    expect(payload.ev).toHaveLength(10);
    expect(payload.ev[0]).toEqual({ ts: 0, e: 'click', m: { i: 0 } });
    expect(left.map((e) => e.ts)).toEqual([10, 11]);
    const entry: ExperimentRequest = { sid: payload.sids[0] ?? '' };
    expect(entry).toEqual({ sid: 'a' });
  });
});
