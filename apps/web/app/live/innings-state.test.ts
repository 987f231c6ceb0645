import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { inningsState, oversText, runRate, runsToWin, scoreText } from './innings-state.ts';

const t = translatorOf('en');
const STATE: MatchDetail['state'] = {
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
  lastScore: null,
};
const MATCH = {
  sport: SPORT.cricket,
  state: STATE,
  statistics: [
    { key: 'wicket', name: 'Wickets', home: 5, away: 8 },
    { key: 'ball', name: 'Balls', home: 217, away: 300 },
  ],
};

describe('the innings of a side', () => {
  it('is its runs, wickets and balls; overs and their rate follow', () => {
    const now = inningsState(MATCH, 1);
    expect(now).toEqual({ runs: 171, wickets: 5, balls: 217 });
    expect([oversText(now.balls), oversText(300), runRate(now), runRate({ runs: 0, wickets: 0, balls: 0 })]).toEqual([
      '36.1',
      '50',
      '4.7',
      '',
    ]);
  });

  it('says what the chase still needs, and nothing before it', () => {
    expect(runsToWin(MATCH)).toBe(21);
    expect(runsToWin({ state: { ...STATE, period: 1 } })).toBeNull();
  });

  it('is written with its wickets once it has begun; other sports have none', () => {
    expect([scoreText(t, MATCH, 1), scoreText(t, { ...MATCH, statistics: [] }, 1)]).toEqual(['171/5', '171']);
    expect(scoreText(t, { ...MATCH, sport: SPORT.baseball }, 2)).toBe('191');
  });
});
