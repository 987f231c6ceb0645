import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../feed-events.ts';
import { misprices, sampleFixture } from '../../testing/calibration.ts';
import { settlementErrors } from '../../testing/script-errors.ts';
import { CRICKET } from './model.ts';
import { playerSamples } from './player-samples.ts';
import { cricketPlayers } from './players.ts';
import { CRICKET_SQUADS } from './squads.ts';

const team = (id: number, name: string): Competitor => ({ id, names: { en: name }, country: 0, players: CRICKET_SQUADS[name] ?? [] });
const SIDES = { home: team(1, 'Mumbai Indians'), away: team(2, 'Gujarat Titans') };
const FIXTURE = sampleFixture(CRICKET, SIDES);
const EVEN = { home: 0, away: 0 };

/** The model with the markets of players alone. */
const PLAYERS_ALONE = { ...CRICKET, outlooks: () => [], specials: () => [], players: cricketPlayers };

describe('markets of batters', () => {
  it('are none without names, and none once the match has begun', () => {
    expect(cricketPlayers(sampleFixture(CRICKET), EVEN, INITIAL_MATCH_STATE)).toEqual([]);
    expect(cricketPlayers(FIXTURE, EVEN, { ...INITIAL_MATCH_STATE, status: 'live', period: 1 })).toEqual([]);
    expect(cricketPlayers({ ...FIXTURE, away: { ...SIDES.away, players: [] } }, EVEN, INITIAL_MATCH_STATE).length).toBeGreaterThan(5);
  });

  it('share the best of a side out whole, and more to who bats first', () => {
    for (const { best } of playerSamples(FIXTURE, EVEN)) {
      expect(best.reduce((sum, part) => sum + part, 0)).toBeCloseTo(2000, 6);
      expect(best[0]).toBeGreaterThan(best[5] ?? 0);
    }
  });

  it('settle once and for all (seed cricket-players-settle)', () => {
    expect(settlementErrors(PLAYERS_ALONE, FIXTURE, { home: 0.5, away: 0 }, 'cricket-players-settle')).toEqual([]);
  });

  it('are priced as they come true (seed cricket-players)', () => {
    const { off, groups } = misprices(PLAYERS_ALONE, { seed: 'cricket-players', matches: 200, moments: [0], slack: 0.03, fixture: SIDES });
    expect(groups).toBeGreaterThan(4);
    expect(off).toEqual([]);
  });
});
