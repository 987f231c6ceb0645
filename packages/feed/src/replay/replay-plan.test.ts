import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { marketOf, outcomeOf } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../feed-events.ts';
import { recordedSteps } from './recorded-match.ts';
import type { RecordedFixture } from './recorded-season.ts';
import { handicapMarket, MATCH_RESULT, openingMarkets, replayFixture, TOTAL_2_5 } from './replay-fixture.ts';
import { replaySeasonMatch } from './replay-match.ts';
import { allMatchEvents, type LivePricing } from './replay-plan.ts';
import { createReplay } from './replay-source.ts';

const goal = (half: 1 | 2, eventSec: number, teamId: number) => ({
  eventName: 'Shot',
  subEventName: 'Shot',
  tags: [{ id: 101 }, { id: 1801 }],
  playerId: 7,
  teamId,
  matchPeriod: `${half}H`,
  eventSec,
  positions: [{ x: 90, y: 40 }],
});
const team = (id: number, name: string) => ({ id, name, city: name, players: [{ id: 7, name: 'A. Player', position: 'FW' }] });

/** A match that ends 2-1: home in the 10th, away in the 50th, home in the 60th minute. */
const recorded: RecordedFixture = {
  matchId: 5,
  league: 'England',
  round: 1,
  venue: 'Ground',
  kickoffAt: 1_000_000_000_000,
  home: team(1, 'Home'),
  away: team(2, 'Away'),
  odds: {
    date: '',
    league: 'England',
    home: 'Home',
    away: 'Away',
    result: { full: [2, 1], half: [1, 0] },
    matchResult: [1500, 4000, 6500],
    total: [1900, 1950],
    handicap: { lineQuarters: -5, prices: [2050, 1850] },
  },
  match: {
    homeTeam: 1,
    events: [goal(1, 600, 1), goal(2, 300, 2), goal(2, 900, 1)],
    homeIds: [7],
    awayIds: [7],
    final: { full: [2, 1], half: [1, 0] },
  },
};

const live: LivePricing = () => [
  {
    market: MATCH_RESULT,
    status: 'open',
    prices: [
      [1, 1300],
      [0, 5000],
      [2, 9000],
    ],
  },
];
const fixture = replayFixture(recorded, recorded.kickoffAt);
const plan = allMatchEvents(fixture, recordedSteps(recorded.match), openingMarkets(recorded.odds), 0, live);
const results = plan.flatMap(({ body }) => (body.type === 'MarketSettled' ? body.results : []));
const ended = (market: number) =>
  Object.fromEntries(results.filter(([s]) => marketOf(s) === market).map(([s, r]) => [outcomeOf(s), formatLegResult(r)]));

describe('a recorded match told again', () => {
  it('settles every market that it opened, once', () => {
    expect(ended(MATCH_RESULT)).toEqual({ 1: 'win', 0: 'lose', 2: 'lose' });
    expect(ended(TOTAL_2_5)).toEqual({ 1: 'win', 2: 'lose' });
    // -1.25 with a margin of one goal: half of the stake on -1 is returned, half on -1.5 is lost.
    expect(ended(handicapMarket(-5))).toEqual({ 1: 'half-lose', 2: 'half-win' });
    expect(results).toHaveLength(7);
  });
  it('settles what is certain before the end', () => {
    const over = plan.findIndex(({ body }) => body.type === 'MarketSettled' && body.results.some(([s]) => marketOf(s) === TOTAL_2_5));
    const end = plan.findIndex(({ body }) => body.type === 'MatchStateChanged' && body.facts.status === 'ended');
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(end);
  });
  it('suspends before it tells a goal and offers prices again only after the suspension', () => {
    const at = plan.findIndex(({ body }) => body.type === 'MatchEvent');
    expect(plan[at - 1]?.body).toMatchObject({ type: 'MarketStopped', status: 'suspended' });
    const next = plan.slice(at).find(({ body }) => body.type === 'MarketChanged');
    expect((next?.at ?? 0) - (plan[at]?.at ?? 0)).toBeGreaterThanOrEqual(40_000);
  });
  it('tells the score with every goal', () => {
    expect(plan.flatMap(({ body }) => (body.type === 'MatchEvent' ? [body.incident.score] : []))).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('the replay as a source', () => {
  const run = async (since: number): Promise<FeedEvent[]> => {
    const events: FeedEvent[] = [];
    const source = createReplay({
      matches: [replaySeasonMatch(recorded, () => live)],
      epochMs: 0,
      speed: 1000,
      now: () => 10_000_000_000_000,
    });
    await source.start(
      (event) => void events.push(event),
      () => since,
    );
    await source.done;
    await source.stop();
    return events.filter((e) => e.match !== 0);
  };
  it('numbers the events of a match from 1 without holes, and a restart goes on after what is stored', async () => {
    const all = await run(0);
    expect(all.map((e) => e.seq)).toEqual(all.map((_, i) => i + 1));
    expect(await run(12)).toEqual(all.slice(12));
  });
});
