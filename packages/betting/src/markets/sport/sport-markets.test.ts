import { decodeMarketId, encodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../../match-state/match-format.ts';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '../../match-state/match-state.ts';
import { formatLegResult } from '../../settlement/leg-result.ts';
import { marketTypeByKey } from '../registry.ts';

/** Types that one sport alone has. Lines are in quarters. */
const MAPS: MatchFormat = { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false };
const FIGHT: MatchFormat = { scoring: 'sum', periods: 3, toWin: 0, periodSeconds: 300, draw: false, overtime: false };
const CRICKET: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true };

const map = (home: number, away: number, over: boolean): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: over ? 'break' : 'live',
  period: 1,
  periodsDone: over ? 1 : 0,
  counts: { score: [[home, away]] },
});
const incident = (kind: string, more: Partial<Incident>): Incident => ({
  id: 1,
  kind,
  side: 0,
  period: 1,
  second: 0,
  score: [0, 0],
  ...more,
});
const clocked = (seconds: number): MatchState => ({ ...map(0, 0, false), clock: { seconds, running: true, at: 0 } });
const mapEnded = (second: number): MatchState => ({ ...map(1, 0, true), incidents: [incident('period-end', { second })] });
const fight = (round: number, seconds: number, ending: string | null): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: ending === null ? 'live' : 'ended',
  period: round,
  periodsDone: ending?.endsWith('decision') ? round : round - 1,
  clock: { seconds, running: ending === null, at: 0 },
  winner: ending === null ? null : 1,
  ending,
});
const overs = (...runs: readonly number[]): MatchState => ({
  ...map(0, 0, false),
  incidents: runs.map((value) => incident('over', { value })),
});

const ROWS: readonly (readonly [
  market: string,
  format: MatchFormat,
  period: number,
  line: number,
  specifier: number,
  facts: MatchState,
  outcome: number,
  result: string,
])[] = [
  ['map-overtime', MAPS, 1, 0, 0, map(12, 11, false), 1, 'open'],
  ['map-overtime', MAPS, 1, 0, 0, map(12, 12, false), 1, 'win'],
  ['map-overtime', MAPS, 1, 0, 0, map(13, 11, true), 1, 'lose'],
  ['map-overtime', MAPS, 1, 0, 0, map(13, 11, true), 2, 'win'],
  ['map-minutes', MAPS, 1, 126, 0, clocked(1890), 1, 'open'],
  ['map-minutes', MAPS, 1, 126, 0, clocked(1891), 1, 'win'],
  ['map-minutes', MAPS, 1, 126, 0, mapEnded(1800), 2, 'win'],
  ['map-minutes', MAPS, 1, 126, 0, mapEnded(2000), 2, 'lose'],
  ['map-minutes', MAPS, 2, 126, 0, mapEnded(2000), 2, 'open'],
  ['over-runs', CRICKET, 1, 30, 2, overs(9), 1, 'open'],
  ['over-runs', CRICKET, 1, 30, 2, overs(9, 8), 1, 'win'],
  ['over-runs', CRICKET, 1, 30, 2, overs(9, 7), 1, 'lose'],
  ['over-runs', CRICKET, 1, 30, 2, { ...overs(9), status: 'ended' }, 1, 'void'],
  ['full-distance', FIGHT, 0, 0, 0, fight(3, 10, null), 1, 'open'],
  ['full-distance', FIGHT, 0, 0, 0, fight(3, 300, 'split-decision'), 1, 'win'],
  ['full-distance', FIGHT, 0, 0, 0, fight(2, 80, 'submission'), 2, 'win'],
  ['round-total', FIGHT, 0, 6, 0, fight(2, 150, null), 1, 'open'],
  ['round-total', FIGHT, 0, 6, 0, fight(2, 151, null), 1, 'win'],
  ['round-total', FIGHT, 0, 6, 0, fight(2, 90, 'ko'), 2, 'win'],
  ['round-total', FIGHT, 0, 10, 0, fight(3, 300, 'decision'), 1, 'win'],
];

describe('markets of one sport', () => {
  it.each(ROWS)('%s', (market, format, period, line, specifier, facts, outcome, result) => {
    const type = marketTypeByKey(market);
    expect(type, `no market type ${market}`).toBeDefined();
    const settled = type?.settle(decodeMarketId(encodeMarketId({ type: type.id, period, line, specifier })), outcome, facts, {
      sport: 1,
      format,
    });
    expect(settled ? formatLegResult(settled) : 'open').toBe(result);
  });
});
