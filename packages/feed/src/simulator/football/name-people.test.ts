import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { Competitor, Fixture } from '../../feed-events.ts';
import { LATER_SQUADS } from '../leagues/football-later-squads.ts';
import { SQUADS } from '../leagues/football-squads.ts';
import type { ScriptStep } from '../sport-model.ts';
import { scriptErrors } from '../testing/script-errors.ts';
import { FOOTBALL } from './model.ts';
import { nameFootballPeople } from './name-people.ts';

const SEED = 20261126;

/** A side with its squad, or as it was when it had none. */
function side(id: number, name: string, hasSquad = true): Competitor {
  const players = hasSquad ? (SQUADS[name] ?? LATER_SQUADS[name]) : undefined;
  return { id, names: { en: name }, country: 0, ...(players ? { players } : {}) };
}

const fixtureOf = (home: Competitor, away: Competitor): Fixture => ({
  id: 1,
  sport: 1,
  champ: { id: 1001, sport: 1, country: 0, names: { en: 'Premier League' }, top: 1 },
  home,
  away,
  startsAt: 0,
  format: FOOTBALL.format,
  sections: [],
  virtual: false,
  weight: 80,
  live: true,
});

const played = (n: number, fixture: Fixture): ScriptStep[] => FOOTBALL.script(fixture, { home: 0, away: 0 }, createRandom(SEED, n));
const withPeople = (n: number, fixture: Fixture): readonly ScriptStep[] =>
  nameFootballPeople(played(n, fixture), fixture, createRandom(SEED, n, 'people'));

describe(`people who are named after the match (seed ${SEED})`, () => {
  const now = fixtureOf(side(1, 'Newcastle United'), side(2, 'Arsenal'));
  const before = fixtureOf(side(1, 'Newcastle United', false), side(2, 'Arsenal'));

  it('change nothing that is played: the same seed has the same match with and without them', () => {
    for (let n = 0; n < 40; n++) {
      expect(played(n, now)).toEqual(played(n, before));
      const bare = ({ at, facts, incident }: ScriptStep) => ({
        at,
        counts: facts.counts,
        status: facts.status,
        // Of the named side who it was; ids move on with each substitution.
        ...(incident && { ...incident, id: 0, ...(incident.side === 1 ? { player: 0, assist: 0 } : {}) }),
      });
      const named = withPeople(n, now).filter(({ incident }) => !(incident?.kind === 'substitution' && incident.side === 1));
      expect(named.map(bare)).toEqual(played(n, before).map(bare));
    }
  });

  it('leave a match of first squads as it is', () => {
    const fixture = fixtureOf(side(1, 'Liverpool'), side(2, 'Arsenal'));
    const steps = played(1, fixture);
    expect(nameFootballPeople(steps, fixture, createRandom(SEED))).toBe(steps);
  });

  it('stand in what happened and in the facts alike, on the pitch and in order', () => {
    for (let n = 0; n < 40; n++) {
      const steps = withPeople(n, now);
      expect(scriptErrors(steps, now)).toEqual([]);
      const { incidents = [] } = steps.at(-1)?.facts ?? {};
      const byId = new Map(incidents.map((one) => [one.id, one]));
      for (const { incident } of steps) if (incident && byId.has(incident.id)) expect(byId.get(incident.id)).toEqual(incident);
      const goals = incidents.filter(({ kind, detail, side: of }) => kind === 'goal' && detail !== 'own' && of === 1);
      expect(goals.every(({ player }) => player !== undefined)).toBe(true);
      const off = new Set<number>();
      for (const { kind, side: of, player, assist } of incidents.filter((one) => one.side === 1)) {
        if (kind !== 'substitution' && player !== undefined)
          expect(off.has(player), `match ${n}: ${kind} by ${player} of ${of}`).toBe(false);
        if (kind === 'substitution' && assist !== undefined) off.add(assist);
        if (kind === 'red' && player !== undefined) off.add(player);
      }
      expect(off.size).toBeGreaterThan(0);
    }
  });

  it('are squads of eleven and a bench, each number once', () => {
    for (const [club, players] of Object.entries({ ...SQUADS, ...LATER_SQUADS })) {
      expect(players.length, club).toBeGreaterThanOrEqual(16);
      expect(players[0]?.position, club).toBe('GK');
      expect(new Set(players.map(({ name }) => name)).size, club).toBe(players.length);
      expect(new Set(players.map(({ number }) => number)).size, club).toBe(players.length);
    }
  });
});
