import type { StateView } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { inningsState, oversText, runRate, runsToWin, scorePair, scoreText } from './innings-state.ts';

const t = translatorOf('en');
const STATE: StateView = {
  status: 'live',
  period: 2,
  periodName: 'Innings 2',
  clock: null,
  score: [171, 191],
  periods: [
    [0, 191],
    [171, 0],
  ],
  points: null,
  turn: 1,
  reds: [0, 0],
  innings: [
    { wickets: 5, balls: 217 },
    { wickets: 8, balls: 300 },
  ],
  lastScore: null,
};
describe('the innings of a side', () => {
  it('is its runs, wickets and balls; overs and their rate follow', () => {
    const now = inningsState(STATE, 1);
    expect(now).toEqual({ runs: 171, wickets: 5, balls: 217 });
    expect([oversText(now.balls), oversText(300), runRate(now), runRate({ runs: 0, wickets: 0, balls: 0 })]).toEqual([
      '36.1',
      '50',
      '4.7',
      '',
    ]);
  });

  it('says what the chase still needs, and nothing before it', () => {
    expect(runsToWin(STATE)).toBe(21);
    expect(runsToWin({ ...STATE, period: 1 })).toBeNull();
  });

  it('is written with its wickets once it has begun; other sports have none', () => {
    expect(scorePair(t, STATE)).toBe('171/5–191/8');
    const begun = { wickets: 8, balls: 300 };
    expect(scoreText(t, { ...STATE, innings: [{ wickets: 0, balls: 0 }, begun] }, 1)).toBe('171');
    const { innings: _, ...goals } = STATE;
    expect(scorePair(t, { ...goals, score: [2, 1] })).toBe('2–1');
  });
});
