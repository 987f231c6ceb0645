import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { playerPoints } from '@touchline/betting/markets/sport/player-points';
import { INITIAL_MATCH_STATE, type Incident } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../feed-events.ts';
import { misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { BASKETBALL } from './model.ts';
import { nameScorers } from './name-scorers.ts';
import { basketballPlayers } from './players.ts';
import { ROTATIONS } from './squads.ts';

const SEED = 20261126;
const team = (id: number, name: string): Competitor => ({ id, names: { en: name }, country: 0, players: ROTATIONS[name]?.players ?? [] });
const SIDES = { home: team(1, 'Denver Nuggets'), away: team(2, 'Los Angeles Lakers') };
const FIXTURE = sampleFixture(BASKETBALL, { ...SIDES, format: { ...BASKETBALL.format, periodSeconds: 720 } });
const EVEN = { home: 0, away: 0 };
const PLAYERS_ALONE = { ...BASKETBALL, outlooks: () => [], specials: () => [], players: basketballPlayers };

function nameless({ player: _player, ...incident }: Incident): Omit<Incident, 'player'> {
  return incident;
}

const played = (n: number) => BASKETBALL.script(FIXTURE, EVEN, createRandom(SEED, n));
const namedSteps = (n: number) => nameScorers(played(n), FIXTURE, createRandom(SEED, n, 'people'));

describe(`scorers of basketball (seed ${SEED})`, () => {
  it('change nothing that is played', () => {
    const bare = sampleFixture(BASKETBALL, { format: FIXTURE.format });
    for (let n = 0; n < 5; n++) {
      expect(played(n)).toEqual(BASKETBALL.script(bare, EVEN, createRandom(SEED, n)));
      const bareSteps = namedSteps(n).map(({ facts: { incidents, ...facts }, incident, ...step }) => ({
        ...step,
        facts: { ...facts, incidents: incidents.map(nameless) },
        ...(incident ? { incident: nameless(incident) } : {}),
      }));
      expect(bareSteps).toEqual(played(n));
    }
  });

  it('have all points of their side between them, at every step', () => {
    const steps = namedSteps(3);
    expect(scriptErrors(steps, FIXTURE)).toEqual([]);
    for (const { facts } of steps.filter((_, i) => i % 25 === 0))
      for (const side of [1, 2] as const) {
        const sum = Array.from({ length: 9 }, (_, index) => playerPoints(facts, playerOutcome(side, index)) ?? 0).reduce(
          (a, b) => a + b,
          0,
        );
        expect(sum).toBe((facts.counts.score ?? []).reduce((total, pair) => total + (pair[side - 1] ?? 0), 0));
      }
  });

  it('are nine to a team, each number once', () => {
    for (const [name, { players, points }] of Object.entries(ROTATIONS)) {
      expect([name, players.length, points.length]).toEqual([name, 9, 9]);
      expect(new Set(players.map((one) => one.name)).size, name).toBe(9);
      expect(
        points.every((n) => n > 0),
        name,
      ).toBe(true);
    }
  });
});

describe('points of players', () => {
  it('have an even line and lines beside it, the better player higher ones', () => {
    const markets = basketballPlayers(FIXTURE, EVEN, INITIAL_MATCH_STATE);
    expect(markets.length).toBeGreaterThan(30);
    expect(markets.length).toBeLessThan(55);
    expect(basketballPlayers(sampleFixture(BASKETBALL), EVEN, INITIAL_MATCH_STATE)).toEqual([]);
  });

  it('settle once and for all (seed basketball-players-settle)', () => {
    expect(settlementErrors(PLAYERS_ALONE, FIXTURE, { home: 0.5, away: 0 }, 'basketball-players-settle')).toEqual([]);
  });

  it('are priced as they come true, before the match and in it (seed basketball-players)', () => {
    const { off, groups } = misprices(PLAYERS_ALONE, {
      seed: 'basketball-players',
      matches: 100,
      moments: [0, 0.3, 0.6, 0.85],
      slack: 0.03,
      fixture: { ...SIDES, format: FIXTURE.format },
    });
    expect(groups).toBeGreaterThan(4);
    expect(off).toEqual([]);
  });
});
