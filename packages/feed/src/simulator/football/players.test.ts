import { marketType } from '@touchline/betting/markets/registry';
import { NO_GOALSCORER, playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../feed-events.ts';
import { LATER_SQUADS } from '../leagues/football-later-squads.ts';
import { misprices, sampleFixture } from '../testing/calibration.ts';
import { settlementErrors } from '../testing/script-errors.ts';
import { FOOTBALL } from './model.ts';
import { footballPlayers } from './players.ts';

const team = (id: number, name: string): Competitor => ({ id, names: { en: name }, country: 0, players: LATER_SQUADS[name] ?? [] });
const SIDES = { home: team(1, 'Newcastle United'), away: team(2, 'Aston Villa') };
const FIXTURE = sampleFixture(FOOTBALL, SIDES);
const EVEN = { home: 0, away: 0 };
const PLAYERS_ALONE = { ...FOOTBALL, outlooks: () => [], specials: () => [], players: footballPlayers };

/** Chances by outcome, by the key of the market. */
function chances(facts: MatchState, fixture = FIXTURE): Readonly<Record<string, ReadonlyMap<number, number>>> {
  const markets = footballPlayers(fixture, EVEN, facts);
  return Object.fromEntries(markets.map(({ market, outcomes }) => [marketType(decodeMarketId(market).type)?.key, new Map(outcomes)]));
}

const STRIKER = playerOutcome(1, 9);
const KEEPER = playerOutcome(1, 0);
const live = (minute: number, incidents: MatchState['incidents'], home = 0): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: 'live',
  period: 1,
  counts: { score: [[home, 0]] },
  clock: { seconds: minute * 60, running: true, at: 0 },
  incidents,
});
const goal = { id: 1, kind: 'goal', side: 1, period: 1, second: 300, score: [1, 0], player: 9 } as const;

describe('markets of footballers', () => {
  it('are the more likely the further forward one plays, and the less goals are asked', () => {
    const { 'anytime-goalscorer': anytime, 'player-two-goals': two, 'player-three-goals': three } = chances(INITIAL_MATCH_STATE);
    expect(anytime?.get(STRIKER)).toBeGreaterThan(anytime?.get(playerOutcome(1, 5)) ?? 1);
    expect(anytime?.get(KEEPER)).toBeUndefined();
    expect(two?.get(STRIKER)).toBeLessThan(anytime?.get(STRIKER) ?? 0);
    expect(three?.get(STRIKER)).toBeLessThan(two?.get(STRIKER) ?? 0);
  });

  it('ask who is first and last where both sides have names alone', () => {
    expect(Object.keys(chances(INITIAL_MATCH_STATE))).toContain('first-goalscorer');
    const oneSided = sampleFixture(FOOTBALL, { home: SIDES.home, away: { ...SIDES.away, players: [] } });
    expect(Object.keys(chances(INITIAL_MATCH_STATE, oneSided)).toSorted()).toEqual([
      'anytime-goalscorer',
      'player-carded',
      'player-three-goals',
      'player-two-goals',
    ]);
  });

  it('give everybody a part of the first goal, and the rest to nobody and to who may still come on', () => {
    const first = chances(INITIAL_MATCH_STATE)['first-goalscorer'] ?? new Map<number, number>();
    const sum = [...first.values()].reduce((total, p) => total + p, 0);
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThanOrEqual(1);
    expect(first.get(NO_GOALSCORER)).toBeCloseTo(Math.exp(-0.97 * 2.67), 3);
  });

  it('move with time and goals: the scorer stands as the last one, and needs one goal less', () => {
    const [early, late] = [chances(live(5, [goal], 1)), chances(live(40, [goal], 1))];
    expect(early['first-goalscorer']).toBeUndefined();
    expect(late['last-goalscorer']?.get(STRIKER)).toBeGreaterThan(early['last-goalscorer']?.get(STRIKER) ?? 1);
    expect(late['last-goalscorer']?.get(NO_GOALSCORER)).toBeUndefined();
    expect(early['anytime-goalscorer']?.has(STRIKER)).toBe(false);
    expect(early['player-two-goals']?.get(STRIKER)).toBeGreaterThan(late['player-two-goals']?.get(STRIKER) ?? 1);
  });

  it('leave out who is off and take in who came on', () => {
    const swap = { id: 2, kind: 'substitution', side: 1, period: 1, second: 600, score: [0, 0], player: 16, assist: 9 } as const;
    const anytime = chances(live(20, [swap]))['anytime-goalscorer'];
    expect([anytime?.has(STRIKER), anytime?.has(playerOutcome(1, 16))]).toEqual([false, true]);
  });

  it('settle once and for all (seed football-players-settle)', () => {
    expect(settlementErrors(PLAYERS_ALONE, FIXTURE, EVEN, 'football-players-settle')).toEqual([]);
  });

  it('are priced as they come true, before the match and in it (seed football-players)', () => {
    const { off, groups } = misprices(PLAYERS_ALONE, {
      seed: 'football-players',
      matches: 500,
      moments: [0, 0.3, 0.6, 0.85],
      slack: 0.01,
      fixture: SIDES,
    });
    expect(groups).toBeGreaterThan(15);
    expect(off).toEqual([]);
  });
});
