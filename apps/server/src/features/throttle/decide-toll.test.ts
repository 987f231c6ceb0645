import { describe, expect, it } from 'vitest';
import { addTolls, decideToll, FREE } from './decide-toll.ts';

const at = (count: number, quietSeconds = 0) => ({ count, quietSeconds, leftSeconds: 1800 });
const LIMIT = { captchaFrom: 3, codeFrom: 20, delayFrom: 30 };

describe('T71 what the next guess costs', () => {
  it('T71 is nothing at first, then a captcha whose work doubles with every third', () => {
    expect(decideToll(LIMIT, at(2), true)).toEqual(FREE);
    expect([3, 5, 6, 9, 12, 15, 18, 60].map((n) => decideToll(LIMIT, at(n), true).level)).toEqual([1, 1, 2, 3, 4, 5, 6, 6]);
  });

  it('T71 is a code too from some count on', () => {
    expect([19, 20].map((n) => decideToll(LIMIT, at(n), true).withCode)).toEqual([false, true]);
  });

  it('T71 is a wait that doubles, a minute at most, of which the time since the last one is taken off', () => {
    expect([29, 30, 31, 34, 36, 99].map((n) => decideToll(LIMIT, at(n), true).waitSeconds)).toEqual([0, 1, 2, 16, 60, 60]);
    expect(decideToll(LIMIT, at(34, 15.2), true).waitSeconds).toBe(1);
    expect(decideToll(LIMIT, at(34, 17), true).waitSeconds).toBe(0);
  });

  it('T71 is the rest of the window where there is no captcha to ask for', () => {
    expect(decideToll(LIMIT, at(19), false)).toEqual(FREE);
    expect(decideToll(LIMIT, at(20), false)).toEqual({ level: 0, withCode: false, waitSeconds: 1800 });
    expect(decideToll({ captchaFrom: 3, stopFrom: 20 }, at(20), true).waitSeconds).toBe(1800);
  });

  it('T71 is the dearer of two', () => {
    expect(addTolls({ level: 2, withCode: false, waitSeconds: 9 }, { level: 1, withCode: true, waitSeconds: 0 })).toEqual({
      level: 2,
      withCode: true,
      waitSeconds: 9,
    });
    expect(decideToll(null, at(99), true)).toEqual(FREE);
  });
});
