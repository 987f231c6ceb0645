import { decodeMarketId, encodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '../../match-state/match-state.ts';
import { formatLegResult } from '../../settlement/leg-result.ts';
import { playerOutcome } from './player-markets.ts';
import { PLAYER_POINTS, playerPoints } from './player-points.ts';

const NBA = { scoring: 'sum', periods: 4, toWin: 0, periodSeconds: 720, draw: false, overtime: true } as const;
const HOME = playerOutcome(1, 0);
const AWAY = playerOutcome(2, 3);

/** "1#0 3" : side 1, player 0, three points. */
const factsOf = (baskets: string, more: Partial<MatchState> = {}): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: 'live',
  period: 2,
  incidents: baskets
    .split(', ')
    .filter(Boolean)
    .map((text, id): Incident => {
      const [who = '', value = ''] = text.split(' ');
      const [side, player] = who.split('#').map(Number);
      const kind = { '1': 'free-throw', '2': 'two-pointer', '3': 'three-pointer' }[value] ?? value;
      return { id, kind, side: side === 2 ? 2 : 1, player: player ?? 0, period: 2, second: id, score: [0, 0], value: Number(value) || 0 };
    }),
  ...more,
});
const ENDED: Partial<MatchState> = { status: 'ended', period: 4, periodsDone: 4, winner: 1 };

const settled = (facts: MatchState, player: number, line: number, outcome: 1 | 2): string => {
  const ref = decodeMarketId(encodeMarketId({ type: PLAYER_POINTS.id, period: 0, line, specifier: player }));
  const result = PLAYER_POINTS.settle(ref, outcome, facts, { sport: 3, format: NBA });
  return result ? formatLegResult(result) : 'open';
};

describe('player points', () => {
  it('are the baskets that name him', () => {
    const facts = factsOf('1#0 3, 1#1 2, 1#0 1, 2#3 2');
    expect([HOME, AWAY, playerOutcome(1, 5)].map((player) => playerPoints(facts, player))).toEqual([4, 2, 0]);
    expect(playerPoints(INITIAL_MATCH_STATE, HOME)).toBeUndefined();
  });

  it.each([
    ['over once he is past the line', factsOf('1#0 3, 1#0 2'), HOME, 18, ['win', 'lose']],
    ['open while he may still pass it', factsOf('1#0 3'), HOME, 18, ['open', 'open']],
    ['under at the end', factsOf('1#0 3', ENDED), HOME, 18, ['lose', 'win']],
    ['void on the line itself', factsOf('1#0 3, 1#0 2', ENDED), HOME, 20, ['void', 'void']],
    ['lost for who plays and scores nothing', factsOf('1#0 3', ENDED), AWAY, 2, ['lose', 'win']],
    ['void for who does not play', factsOf('1#0 3, 2#3 did-not-play', ENDED), AWAY, 2, ['void', 'void']],
    ['void where nobody’s points are told', factsOf('', ENDED), HOME, 18, ['void', 'void']],
    ['void in a match that is abandoned before it is decided', factsOf('1#0 3', { status: 'abandoned' }), HOME, 18, ['void', 'void']],
  ] as const)('are %s', (_name, facts, player, line, [over, under]) => {
    expect([settled(facts, player, line, 1), settled(facts, player, line, 2)]).toEqual([over, under]);
  });
});
