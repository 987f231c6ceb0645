import { describe, expect, it } from 'vitest';
import { historyBody, isFiltered, readFilter } from './bets-filter.ts';
import { isWon, legStanding, standingTone } from './leg-standing.ts';

describe('S126 bets history filter', () => {
  it('reads the address and forgets rubbish', () => {
    const filter = readFilter(new URLSearchParams('tab=settled&kind=express&status=won&from=2026-11-01&to=2026-13-40&bet=12x'));
    expect(filter).toEqual({ tab: 'settled', kind: 'express', status: 'won', from: '2026-11-01', to: null, betId: null });
    expect(isFiltered(filter)).toBe(true);
    expect(isFiltered(readFilter(new URLSearchParams('tab=settled')))).toBe(false);
  });
  it('counts the last day whole', () => {
    const filter = readFilter(new URLSearchParams('from=2026-11-01&to=2026-11-01'));
    expect(historyBody(filter, 'UTC', 'en')).toEqual({ status: 'open', from: 1_793_491_200, to: 1_793_577_600, lng: 'en' });
  });
  it('begins and ends days at midnight where the player is, also on the day on which the clocks change', () => {
    const filter = readFilter(new URLSearchParams('from=2026-10-25&to=2026-10-25'));
    const { from, to } = historyBody(filter, 'Europe/Berlin', 'en');
    expect([from, to]).toEqual(['2026-10-24T22:00Z', '2026-10-25T23:00Z'].map((at) => Date.parse(at) / 1000));
  });
});

describe('S126 standing of a leg', () => {
  it.each([
    ['win', 'brand', true],
    ['half-win', 'brand', true],
    ['dead-heat 1/2', 'brand', true],
    ['lose', 'danger', false],
    ['void', 'amber', false],
    [null, 'plain', false],
  ] as const)('%s', (result, tone, won) => {
    const standing = legStanding({ result }, undefined);
    expect(standingTone(standing)).toBe(tone);
    expect(isWon(standing)).toBe(won);
  });
});
