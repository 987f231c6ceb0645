import { marketType } from '@touchline/betting/markets/registry';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { Competitor, Fixture } from '../../feed-events.ts';
import { SQUADS } from '../leagues/football-squads.ts';
import { priceFamilies } from '../pricing/price-families.ts';
import type { FairMarket, Ratings, ScriptStep } from '../sport-model.ts';
import { FOOTBALL } from './model.ts';
import { footballPlayers } from './players.ts';

const SEED = 20261120;
const side = (id: number, name: string): Competitor => ({ id, names: { en: name }, country: 0, players: SQUADS[name] ?? [] });

const fixtureOf = (weight: number, overtime = false): Fixture => ({
  id: 1,
  sport: 1,
  champ: { id: 1001, sport: 1, country: 0, names: { en: 'Premier League' }, top: 1 },
  home: side(1, 'Arsenal'),
  away: side(2, 'Liverpool'),
  startsAt: 0,
  format: { ...FOOTBALL.format, overtime },
  sections: [],
  virtual: false,
  weight,
  live: true,
});

const TOP = fixtureOf(80);
const EVEN: Ratings = { home: 0, away: 0 };
const scriptOf = (n: number, fixture = TOP, ratings = EVEN): ScriptStep[] => FOOTBALL.script(fixture, ratings, createRandom(SEED, n));
const finalOf = (steps: readonly ScriptStep[]): MatchState => steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;

const priced = (fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] => [
  ...priceFamilies(fixture.format, FOOTBALL.outlooks(fixture, ratings, facts), facts),
  ...FOOTBALL.specials(fixture, ratings, facts),
  ...footballPlayers(fixture, ratings, facts),
];

/** Facts as of a match moment, clock carried on. */
function factsAt(steps: readonly ScriptStep[], at: number): MatchState {
  const step = steps.findLast((s) => s.at <= at);
  if (!step?.facts.clock) return INITIAL_MATCH_STATE;
  const left = step.facts.clock.running ? Math.floor((at - step.at) / 1000) : 0;
  return { ...step.facts, clock: { ...step.facts.clock, seconds: step.facts.clock.seconds + left } };
}

describe(`football scripts (seed ${SEED})`, () => {
  const finals = Array.from({ length: 2500 }, (_, n) => finalOf(scriptOf(n)));
  const mean = (of: (facts: MatchState) => number): number => finals.reduce((sum, f) => sum + of(f), 0) / finals.length;
  const total = (stat: 'score' | 'corner' | 'yellow' | 'red' | 'shot' | 'foul') => (facts: MatchState) => {
    const { home, away } = countInPeriod(facts, FOOTBALL.format, stat, 0);
    return home + away;
  };

  it('look like football: goals, results, corners, cards, shots', () => {
    expect(mean(total('score'))).toBeGreaterThan(2.5);
    expect(mean(total('score'))).toBeLessThan(3);
    const share = (of: (d: number) => boolean): number =>
      mean((f) => {
        const { home, away } = countInPeriod(f, FOOTBALL.format, 'score', 0);
        return of(home - away) ? 1 : 0;
      });
    expect(share((d) => d > 0)).toBeGreaterThan(0.4);
    expect(share((d) => d > 0)).toBeLessThan(0.5);
    expect(share((d) => d === 0)).toBeGreaterThan(0.22);
    expect(share((d) => d === 0)).toBeLessThan(0.31);
    expect(mean(total('corner'))).toBeGreaterThan(9);
    expect(mean(total('corner'))).toBeLessThan(11);
    expect(mean(total('yellow'))).toBeGreaterThan(3.5);
    expect(mean(total('yellow'))).toBeLessThan(4.8);
    expect(mean(total('red'))).toBeGreaterThan(0.1);
    expect(mean(total('red'))).toBeLessThan(0.3);
    expect(mean(total('shot'))).toBeGreaterThan(20);
    expect(mean(total('shot'))).toBeLessThan(28);
  });

  it('are whole at every step: time runs forward, counts never fall, the score agrees with the incidents', () => {
    for (let n = 0; n < 60; n++) {
      let before = { at: -1, goals: 0, corners: 0, incidents: 0 };
      for (const { at, facts, incident } of scriptOf(n)) {
        const score = countInPeriod(facts, FOOTBALL.format, 'score', 0);
        const goals = score.home + score.away;
        const corners = total('corner')(facts);
        expect(at).toBeGreaterThanOrEqual(before.at);
        expect(goals).toBeGreaterThanOrEqual(before.goals);
        expect(corners).toBeGreaterThanOrEqual(before.corners);
        expect(facts.incidents.length).toBeGreaterThanOrEqual(before.incidents);
        expect(facts.incidents.filter((i) => i.kind === 'goal').length).toBe(goals);
        if (incident) expect(incident.score).toEqual([score.home, score.away]);
        before = { at, goals, corners, incidents: facts.incidents.length };
      }
      expect(finalOf(scriptOf(n)).status).toBe('ended');
    }
  });

  it('decide cup ties: after extra time or penalties there is always a winner', () => {
    const cup = fixtureOf(80, true);
    const ties = Array.from({ length: 300 }, (_, n) => finalOf(scriptOf(n, cup)));
    expect(ties.every((f) => f.winner === 1 || f.winner === 2)).toBe(true);
    expect(ties.some((f) => f.ending === 'shoot-out')).toBe(true);
    expect(ties.some((f) => f.ending === 'overtime')).toBe(true);
  });

  it('name players who are on the pitch', () => {
    for (let n = 0; n < 40; n++) {
      const off = new Set<string>();
      for (const i of finalOf(scriptOf(n)).incidents) {
        if (i.player !== undefined && i.kind !== 'substitution') expect(off.has(`${i.side} ${i.player}`)).toBe(false);
        if (i.kind === 'substitution') off.add(`${i.side} ${i.assist}`);
        if (i.kind === 'red') off.add(`${i.side} ${i.player}`);
      }
    }
  });

  it('have enough going on for a lively pitch, with places on it', () => {
    const steps = scriptOf(5);
    expect(steps.length).toBeGreaterThan(150);
    expect(steps.filter((s) => s.incident?.x !== undefined).length).toBeGreaterThan(120);
  });
});

describe(`football markets (seed ${SEED})`, () => {
  it('are at least 60 kinds for a top match and 8 for a small one', () => {
    const kinds = (weight: number): number =>
      new Set(
        priced(fixtureOf(weight), EVEN, INITIAL_MATCH_STATE).map(
          ({ market }) => `${decodeMarketId(market).type} ${decodeMarketId(market).period}`,
        ),
      ).size;
    expect(kinds(80)).toBeGreaterThanOrEqual(60);
    expect(kinds(10)).toBeGreaterThanOrEqual(8);
  });

  it('once decided in mid-match never change, and all are decided at the end', () => {
    const wrong: string[] = [];
    for (let n = 0; n < 25; n++) {
      const fixture = fixtureOf(80, n % 5 === 0);
      const steps = scriptOf(n, fixture);
      const moments = [0, 20, 47, 62, 80, 100].map((minute) => factsAt(steps, minute * 60_000));
      const selections = new Map<string, readonly [market: number, outcome: number]>();
      for (const facts of [INITIAL_MATCH_STATE, ...moments])
        for (const { market, outcomes } of priced(fixture, EVEN, facts))
          for (const [outcome] of outcomes) selections.set(`${market} ${outcome}`, [market, outcome]);
      const match = { sport: 1, format: fixture.format };
      const final = finalOf(steps);
      for (const [market, outcome] of selections.values()) {
        const ref = decodeMarketId(market);
        const type = marketType(ref.type);
        const atEnd = type?.settle(ref, outcome, final, match);
        if (!atEnd) wrong.push(`match ${n}: ${type?.key} outcome ${outcome} stays open`);
        for (const { facts } of steps) {
          const early = type?.settle(ref, outcome, facts, match);
          if (early && early.kind !== atEnd?.kind) {
            wrong.push(
              `match ${n}: ${type?.key} period ${ref.period} line ${ref.line} outcome ${outcome}: ${early.kind} became ${atEnd?.kind}`,
            );
            break;
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are priced as often as they come true, before the match and during it', () => {
    const ratings: Ratings = { home: 0.8, away: -0.4 };
    const keys = new Map<string, { expected: number; happened: number; n: number }>();
    const matches = 500;
    for (let n = 0; n < matches; n++) {
      const steps = scriptOf(n + 10_000, TOP, ratings);
      const final = finalOf(steps);
      for (const minute of [-1, 30, 75]) {
        const facts = minute < 0 ? INITIAL_MATCH_STATE : factsAt(steps, minute * 60_000);
        for (const { market, outcomes } of priced(TOP, ratings, facts)) {
          const ref = decodeMarketId(market);
          const type = marketType(ref.type);
          // Quarter lines do not simply win or lose, nor do whole lines when they come out level.
          if (!type || (ref.line !== 0 && Math.abs(ref.line % 4) !== 2)) continue;
          const settled = outcomes.map(([outcome]) => type.settle(ref, outcome, final, { sport: 1, format: TOP.format })?.kind);
          if (!settled.every((kind) => kind === 'win' || kind === 'lose')) continue;
          outcomes.forEach(([, p], i) => {
            const key = `${type.key} ${ref.period} @${minute} p${Math.min(4, Math.floor(p * 5))}`;
            const bin = keys.get(key) ?? { expected: 0, happened: 0, n: 0 };
            bin.expected += p;
            bin.happened += settled[i] === 'win' ? 1 : 0;
            bin.n++;
            keys.set(key, bin);
          });
        }
      }
    }
    // Selections of one match hang together: a bin's spread is that of its matches, not of its rows.
    const off = [...keys].flatMap(([key, { expected, happened, n }]) => {
      if (n < 150) return [];
      const [p, q] = [expected / n, happened / n];
      const allowed = 4.2 * Math.sqrt(Math.max(p * (1 - p), 0.01) / Math.min(n, matches)) + 0.015;
      return Math.abs(p - q) > allowed ? [`${key}: priced ${p.toFixed(3)}, came true ${q.toFixed(3)} of ${n}`] : [];
    });
    expect(keys.size).toBeGreaterThan(200);
    expect(off).toEqual([]);
  });
});
