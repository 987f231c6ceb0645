import { SPORT } from '@touchline/catalogue/sport/sports';
import type { IncidentView, MatchDetail } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { incidentMarks } from './incident-marks.ts';

const t = translatorOf('en');
const incident = (id: number, kind: string, side: number, more: Partial<IncidentView> = {}): IncidentView => ({
  id,
  kind,
  side,
  period: 1,
  second: 0,
  score: [0, 0],
  player: null,
  assist: null,
  value: null,
  detail: null,
  x: null,
  y: null,
  text: '',
  ...more,
});
const matchOf = (sport: number, periodSeconds: number, incidents: IncidentView[], periods: [number, number][] = []): MatchDetail =>
  ({
    sport,
    format: { scoring: 'sum', periods: 2, periodSeconds, toWin: 0 },
    incidents,
    state: { periods, period: 1 },
  }) as unknown as MatchDetail;
const marksOf = (match: MatchDetail) => Object.fromEntries(incidentMarks(t, match));

describe('what stands before an incident', () => {
  it('is the minute where a clock runs', () => {
    expect(marksOf(matchOf(SPORT.football, 2700, [incident(1, 'goal', 1, { second: 610 })]))).toEqual({ 1: '11′' });
  });

  it('is the runs of the side that bats', () => {
    const over = incident(4, 'over', 2, { score: [0, 31] });
    expect(marksOf(matchOf(SPORT.cricket, 0, [over, incident(5, 'period-end', 0)]))).toEqual({ 4: '31' });
  });

  it('is the games of the set after a game, newest first as they come', () => {
    const games = [incident(9, 'game', 2), incident(7, 'ace', 1), incident(6, 'game', 1), incident(2, 'game', 1)];
    expect(marksOf(matchOf(SPORT.tennis, 0, games, [[2, 1]]))).toEqual({ 2: '1–0', 6: '2–0', 9: '2–1' });
    // The first games of the set have left the list: nothing is said rather than something wrong.
    expect(marksOf(matchOf(SPORT.tennis, 0, games, [[4, 3]]))).toEqual({});
  });
});
