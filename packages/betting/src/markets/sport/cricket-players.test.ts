import { decodeMarketId, encodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../../match-state/match-format.ts';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '../../match-state/match-state.ts';
import { formatLegResult } from '../../settlement/leg-result.ts';
import { marketTypeByKey } from '../registry.ts';
import { playerOutcome } from './player-markets.ts';

const CRICKET: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true };
const HOME = (index: number): number => playerOutcome(1, index);
const AWAY = (index: number): number => playerOutcome(2, index);

const incident = (kind: string, side: 1 | 2, period: number, more: Partial<Incident>): Incident => ({
  id: 1,
  kind,
  side,
  period,
  second: 0,
  score: [0, 0],
  ...more,
});
const batter = (side: 1 | 2, period: number, player: number, value: number): Incident =>
  incident('batter', side, period, { player, value });
const bowler = (side: 1 | 2, period: number, player: number, value: number): Incident =>
  incident('bowler', side, period, { player, value, detail: '20' });
const wicket = (runs: number, detail: string): Incident => incident('wicket', 1, 1, { score: [runs, 0], detail });

/** Home bats first: 22 runs, three wickets at 11, 21 and 22. Figures are told live: the later one of a player counts. */
const FIRST: readonly Incident[] = [
  batter(1, 1, 2, 4),
  wicket(11, 'caught'),
  wicket(21, 'lbw'),
  wicket(22, 'run-out'),
  batter(1, 1, 0, 6),
  batter(1, 1, 2, 7),
  bowler(2, 1, 8, 1),
  bowler(2, 1, 9, 2),
];
const RUNNING: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1, counts: { score: [[22, 0]] }, incidents: FIRST };
const DONE: MatchState = { ...RUNNING, status: 'break', periodsDone: 1 };
const CHASED: MatchState = {
  ...INITIAL_MATCH_STATE,
  status: 'ended',
  period: 2,
  periodsDone: 2,
  counts: {
    score: [
      [22, 0],
      [0, 23],
    ],
  },
  incidents: [...FIRST, batter(2, 2, 0, 23)],
};

const ROWS: readonly (readonly [
  market: string,
  period: number,
  line: number,
  specifier: number,
  facts: MatchState,
  outcome: number,
  result: string,
])[] = [
  ['top-batter', 0, 0, 0, CHASED, AWAY(0), 'win'],
  ['top-batter', 0, 0, 0, CHASED, HOME(2), 'lose'],
  ['batter-runs', 0, 26, HOME(2), CHASED, 1, 'win'],
  ['batter-runs', 1, 26, HOME(2), RUNNING, 1, 'win'],
  ['batter-runs', 1, 30, HOME(2), RUNNING, 2, 'open'],
  ['batter-runs', 1, 30, HOME(2), DONE, 2, 'win'],
  ['batter-runs', 1, 30, HOME(9), DONE, 2, 'void'],
  ['batter-runs', 1, 28, HOME(2), DONE, 1, 'void'],
  ['bowler-wickets', 1, 2, AWAY(8), RUNNING, 1, 'win'],
  ['bowler-wickets', 1, 6, AWAY(8), DONE, 1, 'lose'],
  ['bowler-wickets', 1, 2, AWAY(4), DONE, 1, 'void'],
  ['batter-milestone', 0, 0, 20, CHASED, AWAY(0), 'win'],
  ['batter-milestone', 0, 0, 50, CHASED, AWAY(0), 'lose'],
  ['batter-milestone', 1, 0, 7, RUNNING, HOME(2), 'win'],
  ['batter-milestone', 1, 0, 50, RUNNING, HOME(2), 'open'],
  ['batter-milestone', 0, 0, 50, CHASED, AWAY(5), 'void'],
  ['bowler-milestone', 1, 0, 2, RUNNING, AWAY(9), 'win'],
  ['bowler-milestone', 1, 0, 3, DONE, AWAY(9), 'lose'],
  ['dismissal-method', 1, 0, 1, RUNNING, 1, 'win'],
  ['dismissal-method', 1, 0, 2, RUNNING, 1, 'lose'],
  ['dismissal-method', 1, 0, 2, RUNNING, 3, 'win'],
  ['dismissal-method', 1, 0, 3, RUNNING, 4, 'win'],
  ['dismissal-method', 1, 0, 4, RUNNING, 1, 'open'],
  ['dismissal-method', 1, 0, 4, DONE, 1, 'void'],
  ['wicket-fall', 1, 42, 1, RUNNING, 1, 'win'],
  ['wicket-fall', 1, 46, 1, RUNNING, 2, 'win'],
  ['wicket-fall', 1, 86, 4, RUNNING, 1, 'win'],
  ['wicket-fall', 1, 90, 4, RUNNING, 1, 'open'],
  ['wicket-fall', 1, 90, 4, DONE, 1, 'lose'],
  ['total', 1, 86, 0, DONE, 1, 'win'],
  ['home-total', 0, 90, 0, CHASED, 2, 'win'],
  ['away-total', 0, 90, 0, CHASED, 1, 'win'],
];

describe('cricket markets with players', () => {
  it.each(ROWS)('%s of period %i, line %i, specifier %i', (market, period, line, specifier, facts, outcome, result) => {
    const type = marketTypeByKey(market);
    expect(type, `no market type ${market}`).toBeDefined();
    const ref = decodeMarketId(encodeMarketId({ type: type?.id ?? 0, period, line, specifier }));
    const settled = type?.settle(ref, outcome, facts, { sport: 66, format: CRICKET });
    expect(settled ? formatLegResult(settled) : 'open').toBe(result);
  });
});
