import { describe, expect, it } from 'vitest';
import { forgetReasons, keepReason, REASON_MINUTES, readReason } from './kept-reasons.ts';

describe('reasons for looking', () => {
  it('hold for their place and their time, and go with the session', () => {
    keepReason('player 1', 'Payout check', 0);
    const end = REASON_MINUTES * 60_000;
    expect([readReason('player 1', end - 1), readReason('player 2', 0), readReason('player 1', end)]).toEqual(['Payout check', null, null]);
    forgetReasons();
    expect(readReason('player 1', 0)).toBeNull();
  });
});
