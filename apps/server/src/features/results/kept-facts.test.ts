import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { playerPoints } from '@touchline/betting/markets/sport/player-points';
import { INITIAL_MATCH_STATE, type Incident } from '@touchline/betting/match-state/match-state';
import { describe, expect, it } from 'vitest';
import { keptFacts } from './kept-facts.ts';

const basket = (id: number, kind: string, side: 1 | 2, player: number, value: number): Incident => ({
  id,
  kind,
  side,
  player,
  value,
  period: 1,
  second: id,
  score: [0, 0],
});

describe('facts as the archive keeps them', () => {
  it('have one incident for all baskets of a player, by which his points settle as they did', () => {
    const incidents = [
      basket(1, 'two-pointer', 1, 3, 2),
      basket(2, 'three-pointer', 2, 3, 3),
      basket(3, 'free-throw', 1, 3, 1),
      basket(4, 'free-throw-missed', 1, 4, 0),
    ];
    const kept = keptFacts({ ...INITIAL_MATCH_STATE, incidents });
    expect(kept.incidents.map(({ kind, side, player, value }) => [kind, side, player, value])).toEqual([
      ['points', 1, 3, 3],
      ['points', 2, 3, 3],
    ]);
    for (const player of [playerOutcome(1, 3), playerOutcome(2, 3), playerOutcome(1, 4)])
      expect(playerPoints(kept, player)).toBe(playerPoints({ ...INITIAL_MATCH_STATE, incidents }, player));
  });

  it('have no baskets of a match whose scorers are not named', () => {
    const { player: _nobody, ...nameless } = basket(1, 'two-pointer', 1, 3, 2);
    expect(keptFacts({ ...INITIAL_MATCH_STATE, incidents: [nameless] }).incidents).toEqual([]);
  });
});
