import type { LimitView } from '@touchline/contract/limits/calls';
import { describe, expect, it } from 'vitest';
import { limitBars, summariseSupport } from './office-home.ts';

const limit = (id: string, value: string, used: string | null): LimitView => ({
  id,
  kind: 'deposit',
  period: 'day',
  value,
  currency: 'EUR',
  used,
  left: null,
  resetsAt: null,
  wanted: null,
});

describe('the bars of the limits', () => {
  it('stand by what is used up, and warn before the end', () => {
    const bars = limitBars([limit('1', '100.00', '10.00'), limit('2', '50.00', '50.00'), limit('3', '10.00', '8.00')]);
    expect(bars.map(({ limit: { id }, share, tone }) => [id, share, tone])).toEqual([
      ['2', 1, 'danger'],
      ['3', 0.8, 'amber'],
      ['1', 0.1, 'brand'],
    ]);
  });

  it('leave out what is not counted, and call a limit of nothing used up', () => {
    expect(limitBars([limit('1', '100.00', null)])).toEqual([]);
    expect(limitBars([limit('1', '0.00', '0.00')])[0]?.tone).toBe('danger');
  });
});

describe('requests to support', () => {
  it('are counted by who is next', () => {
    expect(summariseSupport([{ status: 'open' }, { status: 'answered' }, { status: 'closed' }, { status: 'answered' }])).toEqual({
      answered: 2,
      open: 1,
    });
  });
});
