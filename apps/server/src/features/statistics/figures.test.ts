import type { Incident } from '@touchline/betting/match-state/match-state';
import { describe, expect, it } from 'vitest';
import { testFacts, testFixture } from '../../../tests/harness/worlds/scripted-source.ts';
import { ELO_START, EloTable } from './elo.ts';
import { recentForm } from './horses.ts';
import { sideFigures } from './player-figures.ts';
import { playerIdOf, teamOfPlayer } from './player-id.ts';
import { formationOf } from './present-players.ts';
import { type PricePoint, thinPoints } from './thin-points.ts';

const squad = Array.from({ length: 16 }, (_, i) => ({
  name: `Number ${i + 1}`,
  number: i + 1,
  position: i === 0 || i === 11 ? 'GK' : i < 5 ? 'DF' : i < 8 ? 'MF' : 'FW',
}));
const home = { id: 11, names: { en: 'Home' }, country: 0, players: squad };
const away = { id: 12, names: { en: 'Away' }, country: 0 };
const fixture = testFixture(1, 0, { home, away });
let id = 0;
const incident = (kind: string, second: number, rest: Partial<Incident> = {}): Incident => ({
  id: ++id,
  kind,
  side: 1,
  period: 1,
  second,
  score: [0, 0],
  ...rest,
});
const played = (incidents: readonly Incident[]) => ({
  fixture,
  facts: testFacts({
    status: 'ended',
    period: 2,
    periodsDone: 2,
    counts: {
      score: [
        [1, 0],
        [0, 0],
      ],
    },
    incidents,
  }),
});

describe('figures of players', () => {
  it('count minutes from coming on to going off, by substitution or red card', () => {
    const parts = sideFigures(
      1,
      played([incident('substitution', 60 * 60, { player: 12, assist: 8 }), incident('red', 30 * 60, { player: 3 })]),
    );
    expect(parts[0]).toMatchObject({ started: 1, played: 1, minutes: 90 });
    expect(parts[8]).toMatchObject({ started: 1, minutes: 61, wentOff: 61 });
    expect(parts[12]).toMatchObject({ started: 0, played: 1, minutes: 29, cameOn: 61 });
    expect(parts[3]).toMatchObject({ red: 1, minutes: 31 });
    expect(parts[13]).toMatchObject({ played: 0, minutes: 0 });
  });

  it('give goals to who scored and assists to who passed, own goals to nobody', () => {
    const parts = sideFigures(
      1,
      played([
        incident('goal', 1, { player: 9, assist: 6 }),
        incident('goal', 2, { player: 9, detail: 'penalty' }),
        incident('goal', 3, { detail: 'own' }),
        incident('goal', 4, { side: 2, player: 9 }),
      ]),
    );
    expect(parts[9]).toMatchObject({ goals: 2, penalties: 1, shots: 2 });
    expect(parts[6]).toMatchObject({ assists: 1, goals: 0 });
    expect(parts.reduce((sum, { goals }) => sum + goals, 0)).toBe(2);
  });

  it('know nothing before the start, and a formation only of eleven', () => {
    expect(sideFigures(1, { fixture, facts: testFacts({ status: 'planned' }) }).every((part) => part.played === 0)).toBe(true);
    expect(formationOf(squad.slice(0, 11))).toBe('4-3-3');
    expect(formationOf(squad.slice(0, 10))).toBe('');
  });

  it('belong to ids that can be read back', () => {
    for (const team of [1, 2 ** 31 - 1])
      for (const shirt of [1, 99]) expect(teamOfPlayer(playerIdOf(team, shirt))).toEqual({ teamId: team, shirt });
  });
});

describe('ratings', () => {
  it('take from one what they give the other, more for a surprise, and come back to the middle between seasons', () => {
    const table = new EloTable();
    table.add(played([]));
    const [winner, loser] = [table.entries.get(11), table.entries.get(12)];
    expect((winner?.rating ?? 0) - ELO_START).toBeCloseTo(ELO_START - (loser?.rating ?? 0));
    const surprise = new EloTable();
    surprise.add({
      fixture: testFixture(2, 0, { home: away, away: home }),
      facts: testFacts({ status: 'ended', period: 2, periodsDone: 2, counts: { score: [[0, 1]] } }),
    });
    expect(surprise.entries.get(11)?.rating ?? 0).toBeGreaterThan(winner?.rating ?? 0);
    const next = EloTable.after(table).entries.get(11);
    expect(next?.rating).toBeCloseTo(ELO_START + 0.75 * ((winner?.rating ?? 0) - ELO_START));
    expect(next?.played).toBe(0);
  });

  it('leave out what was not played to its end', () => {
    const table = new EloTable();
    table.add({ fixture, facts: testFacts({ status: 'abandoned' }) });
    expect(table.entries.size).toBe(0);
  });
});

describe('horses', () => {
  it('have a form of their places', () => {
    const run = (place: number) => ({
      fixture: testFixture(1, 0, { away: null, runners: [home, away] }),
      facts: testFacts({ status: 'ended', places: [place, 2] }),
    });
    // Newest first in, newest last out; withdrawn runs do not count.
    expect(recentForm([run(1), run(-1), run(0), run(12), run(3)], 11)).toBe('30F1');
  });
});

describe('thinned graphs', () => {
  it('keep the ends, the highs and the lows, in order and within the bound', () => {
    const points = Array.from({ length: 5000 }, (_, i): PricePoint => [i, 2000 + ((i * 7919) % 997)]);
    points[2500] = [2500, 9000];
    points[3000] = [3000, 1010];
    const thin = thinPoints(points, 100);
    expect(thin.length).toBeLessThanOrEqual(100);
    expect(thin[0]).toEqual(points[0]);
    expect(thin.at(-1)).toEqual(points.at(-1));
    expect(thin).toContainEqual([2500, 9000]);
    expect(thin).toContainEqual([3000, 1010]);
    expect(thin.map(([at]) => at)).toEqual(thin.map(([at]) => at).toSorted((a, b) => a - b));
  });
  it('drop what says nothing and leave short ones alone', () => {
    expect(
      thinPoints(
        [
          [1, 2000],
          [2, 2000],
          [3, 2000],
          [4, 2100],
          [5, 2100],
        ],
        10,
      ),
    ).toEqual([
      [1, 2000],
      [4, 2100],
      [5, 2100],
    ]);
    expect(thinPoints([], 10)).toEqual([]);
  });
});
