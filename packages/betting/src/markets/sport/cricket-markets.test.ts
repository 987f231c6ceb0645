import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '../../match-state/match-state.ts';
import { formatLegResult } from '../../settlement/leg-result.ts';
import { marketIdByKey } from '../market-id-by-key.ts';
import { marketTypeByKey } from '../registry.ts';
import { playerOutcome } from './player-markets.ts';

const MATCH = { sport: 66, format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true } } as const;

const figure = (kind: 'batter' | 'bowler', side: 1 | 2, player: number, value: number, detail: string, period = 1): Incident => ({
  id: 1,
  kind,
  side,
  period,
  second: 0,
  score: [0, 0],
  player,
  value,
  detail,
});

const facts = (incidents: readonly Incident[], changes: Partial<MatchState> = {}): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: 'break',
  period: 1,
  periodsDone: 1,
  counts: { score: [[150, 0]] },
  incidents,
  ...changes,
});

function settle(key: 'top-batter' | 'top-bowler', outcome: number, known: MatchState): string {
  const result = marketTypeByKey(key)?.settle(decodeMarketId(marketIdByKey(key, { period: 1 })), outcome, known, MATCH);
  return result ? formatLegResult(result) : 'open';
}

describe('the best of an innings', () => {
  const batters = facts([
    figure('batter', 1, 0, 61, '40'),
    figure('batter', 1, 3, 61, '55'),
    figure('batter', 1, 4, 12, '9'),
    figure('batter', 1, 0, 99, '60', 2),
  ]);
  it.each([
    [0, 'dead-heat 1/2'],
    [3, 'dead-heat 1/2'],
    [4, 'lose'],
    [9, 'lose'],
    [11, 'void'],
  ])('top batter: player %i %s', (player, result) => {
    expect(settle('top-batter', playerOutcome(1, player), batters)).toBe(result);
  });

  const bowlers = facts([
    figure('bowler', 2, 10, 3, '40'),
    figure('bowler', 2, 8, 3, '25'),
    figure('bowler', 2, 9, 1, '10'),
    figure('bowler', 2, 11, 0, '30'),
  ]);
  it.each([
    [8, 'win'],
    [10, 'lose'],
    [0, 'lose'],
    [11, 'lose'],
    [12, 'void'],
  ])('top bowler, by wickets and then by runs conceded: player %i %s', (player, result) => {
    expect(settle('top-bowler', playerOutcome(2, player), bowlers)).toBe(result);
  });

  it('is open while the innings lasts, and void where it never ends', () => {
    const known = [figure('batter', 1, 0, 61, '40')];
    expect(settle('top-batter', 0, facts(known, { status: 'live', periodsDone: 0 }))).toBe('open');
    expect(settle('top-batter', 0, facts(known, { status: 'abandoned', periodsDone: 0 }))).toBe('void');
    expect(settle('top-batter', 0, facts([]))).toBe('void');
  });
});
