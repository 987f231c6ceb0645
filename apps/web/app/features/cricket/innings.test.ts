import type { IncidentView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { parseInnings, strikeRate } from './innings.ts';

let nextId = 0;
const incident = (kind: string, more: Partial<IncidentView> = {}): IncidentView => ({
  id: ++nextId,
  kind,
  side: 1,
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

describe('S090 the text broadcast of an innings', () => {
  const incidents = [
    incident('innings'),
    incident('ball', { value: 1, player: 'A' }),
    incident('wicket', { player: 'B', detail: 'caught' }),
    incident('batter', { player: 'B', value: 0, detail: '1' }),
    incident('over', { value: 7, detail: '1 W 0 0 6 0', score: [7, 0] }),
    incident('bowler', { side: 2, player: 'Z', value: 1, detail: '7' }),
    incident('four', { value: 4 }),
    incident('extra', { value: 1 }),
  ];
  it('has its overs newest first, with balls, wickets and bowler', () => {
    // Newest first, as the feed sends them.
    const [book] = parseInnings(incidents.toReversed());
    expect(book?.side).toBe(1);
    expect(book?.overs).toHaveLength(1);
    expect(book?.overs[0]).toMatchObject({
      number: 1,
      runs: 7,
      balls: ['1', 'W', '0', '0', '6', '0'],
      wickets: [{ player: 'B', how: 'caught' }],
      bowler: { name: 'Z', wickets: 1, conceded: 7 },
      score: [7, 0],
    });
  });
  it('has the balls of the running over', () => {
    expect(parseInnings(incidents)[0]?.running).toEqual(['4', '1lb']);
  });
  it('S092 makes the scorecard, the latest figures of a player counting', () => {
    const more = [
      ...incidents,
      incident('batter', { player: 'A', value: 30, detail: '20' }),
      incident('bowler', { side: 2, player: 'Z', value: 2, detail: '12' }),
    ];
    const [book] = parseInnings(more);
    expect(book?.batters).toEqual([
      { name: 'B', runs: 0, balls: 1 },
      { name: 'A', runs: 30, balls: 20 },
    ]);
    expect(book?.bowlers).toEqual([{ name: 'Z', wickets: 2, conceded: 12 }]);
    expect([strikeRate(30, 20), strikeRate(0, 0)]).toEqual(['150.0', '–']);
  });
  it('is nothing before the first ball', () => {
    expect(parseInnings([])).toEqual([]);
  });
});
