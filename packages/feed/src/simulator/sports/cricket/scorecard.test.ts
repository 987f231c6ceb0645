import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../feed-events.ts';
import { createNaming } from '../../../naming.ts';
import { champOf, competitorOf } from '../../world/competitors.ts';
import { CRICKET_LEAGUES } from './leagues.ts';
import { CRICKET } from './model.ts';
import { cricketScript } from './script.ts';
import { CRICKET_SQUADS } from './squads.ts';

const SEED = 'scorecard';
const ELEVEN = 11;
const BOWLERS = 5;
const ENGLISH = createNaming();

function play(match: number) {
  const league = CRICKET_LEAGUES[0];
  const [home, away] = league?.competitors ?? [];
  if (!league || !home || !away) throw new Error('the first championship has two teams');
  const fixture: Fixture = {
    id: match,
    sport: league.sport,
    champ: champOf(ENGLISH, league, ''),
    home: competitorOf(ENGLISH, league, home),
    away: competitorOf(ENGLISH, league, away),
    startsAt: 0,
    live: true,
    sections: [],
    virtual: false,
    weight: 1,
    format: CRICKET.format,
  };
  const steps = cricketScript(fixture, { home: 0, away: 0 }, createRandom(SEED, match));
  return { fixture, facts: steps.at(-1)?.facts ?? INITIAL_MATCH_STATE };
}

describe(`the scorecard of a simulated match (seed ${SEED})`, () => {
  it('S092 adds up: what batters and extras made is the score, whoever batted', () => {
    for (let match = 1; match <= 30; match++) {
      const { facts } = play(match);
      for (const period of [1, 2]) {
        const [home, away] = facts.counts.score?.[period - 1] ?? [0, 0];
        const [homeExtra, awayExtra] = facts.counts.extra?.[period - 1] ?? [0, 0];
        const batted = facts.incidents.filter(({ kind, period: of }) => kind === 'batter' && of === period);
        expect(batted.reduce((sum, { value = 0 }) => sum + value, 0) + homeExtra + awayExtra, `match ${match}`).toBe(home + away);
        expect(new Set(batted.map(({ player }) => player)).size).toBe(batted.length);
      }
    }
  });
  it('S092 gives no bowler more than a fifth of the overs, and every over its balls', () => {
    const { facts } = play(7);
    for (const period of [1, 2]) {
      const ofInnings = facts.incidents.filter(({ period: of }) => of === period);
      const overs = ofInnings.filter(({ kind }) => kind === 'over');
      for (const over of overs.slice(0, -1)) expect(over.detail?.split(' ')).toHaveLength(6);
      const bowled = Map.groupBy(
        ofInnings.filter(({ kind }) => kind === 'bowler'),
        ({ player }) => player,
      );
      for (const [, spells] of bowled) expect(spells.length).toBeLessThanOrEqual(4);
      expect(bowled.size).toBeLessThanOrEqual(BOWLERS);
    }
  });
  it('S093 knows elevens in which every name is told once and no keeper bowls', () => {
    for (const [team, squad] of Object.entries(CRICKET_SQUADS)) {
      expect(squad, team).toHaveLength(ELEVEN);
      expect(new Set(squad.map(({ name }) => name)).size, team).toBe(ELEVEN);
      expect(
        squad.slice(-BOWLERS).every(({ position }) => position === 'AR' || position === 'BOWL'),
        team,
      ).toBe(true);
    }
  });
});
