import { type Incident, type MatchFacts, NO_FACTS } from '@touchline/betting/match-state/match-facts';
import { tally } from '@touchline/betting/match-state/tally';
import { invariant } from '@touchline/kernel/invariant';
import type { Fixture, Names } from '../../vocabulary.ts';
import { goalRates } from '../football/rates.ts';
import type { Ratings, ScriptStep } from '../sport-model.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { competitorId, competitorOf, countryId } from './competitors.ts';
import type { SeasonResult } from './groundwork.ts';
import type { LeaguePlan } from './league-plan.ts';
import type { Story } from './match-story.ts';

/** A match is over for certain so long after its start. */
const SURELY_OVER_MS = 2.6 * 3_600_000;
/** Matches put off from a season's last round are played within this. */
const LATE_MS = 24 * 3_600_000;
/** Prices stand still so long after a goal anywhere. */
const SUSPEND_MS = 8000;

/** What a digest may ask of its world. */
export interface DigestDoors {
  readonly speed: number;
  /** The calendar of the championship that is told of. */
  readonly base: Calendar;
  story(match: PlannedMatch): Story;
  ending(match: PlannedMatch): { readonly facts: MatchFacts };
  /** The final table of a season of that championship. */
  seasonResult(season: number): SeasonResult;
}

/** What the calendar writes of a digest; the rest of its fixture is as every other's. */
export interface DigestFixture {
  readonly home: Fixture['home'];
  readonly away: Fixture['away'];
  readonly runners?: NonNullable<Fixture['runners']>;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly ratings: Ratings;
  readonly relatesTo: readonly number[];
  readonly live: boolean;
}

/** The matches of a round that are played in it: those put off do not count. */
const counted = (base: Calendar, round: number): PlannedMatch[] => base.matches(round).filter((match) => !match.postponed);

const goalsOf = ({ fixture }: PlannedMatch, facts: MatchFacts): number => {
  const { home, away } = tally(facts, fixture.format, 'score', 0);
  return home + away;
};

const ROUND = (n: number): Names => ({ en: `Round ${n}`, ru: `Тур ${n}`, ar: `الجولة ${n}` });
const HOME_SIDES: Names = { en: 'Home teams', ru: 'Хозяева', ar: 'أصحاب الأرض' };
const AWAY_SIDES: Names = { en: 'Away teams', ru: 'Гости', ar: 'الضيوف' };

/** One digest: a round's, or in championships of seasons the season's of that number. Null where nothing is counted. */
export function planDigest({ plan }: { readonly plan: LeaguePlan }, doors: DigestDoors, round: number): DigestFixture | null {
  const { calendar } = plan.league;
  invariant(calendar.kind === 'digest', `league ${plan.league.id} is no digest`);
  return calendar.tells === 'season' ? planSeason(plan, doors, round) : planRound(plan, doors, round, calendar.tells);
}

function planRound(
  { league }: LeaguePlan,
  { base, speed, ending }: DigestDoors,
  round: number,
  tells: 'sides' | 'rounds',
): DigestFixture | null {
  const { rounds } = base.plan;
  const inSeason = round - base.seasonOf(round) * rounds;
  const matches = counted(base, round);
  if (matches.length === 0) return null;
  const startsAt = Math.min(...matches.map(({ fixture }) => fixture.startsAt));
  const last = Math.max(...matches.map(({ fixture }) => fixture.startsAt));
  const ahead = matches.map(({ fixture, ratings }) => {
    const [home, away] = goalRates(ratings);
    const startSecond = Math.round(((fixture.startsAt - startsAt) * speed) / 1000);
    return tells === 'sides' ? { startSecond, home, away } : { startSecond, home: 0, away: home + away };
  });
  const side = (names: Names): Fixture['home'] => ({ id: competitorId(league.sport, names.en), names, country: countryId(league.country) });
  const standing =
    tells === 'rounds' ? counted(base, round - 1).reduce((sum, match) => sum + goalsOf(match, ending(match).facts), 0) : undefined;
  return {
    home: side(tells === 'sides' ? HOME_SIDES : ROUND(inSeason || rounds)),
    away: side(tells === 'sides' ? AWAY_SIDES : ROUND(inSeason + 1)),
    startsAt,
    endsAt: last + SURELY_OVER_MS / speed,
    ratings: { home: 0, away: 0, ahead, ...(standing === undefined ? {} : { standing }) },
    relatesTo: matches.map(({ fixture }) => fixture.id),
    live: true,
  };
}

function planSeason({ league }: LeaguePlan, { base }: DigestDoors, season: number): DigestFixture {
  const { plan } = base;
  const startsAt = base.roundStart(season * plan.rounds);
  return {
    home: { id: competitorId(league.sport, league.names.en), names: league.names, country: countryId(league.country) },
    away: null,
    runners: plan.league.competitors.map((data) => competitorOf(league, data)),
    startsAt,
    endsAt: startsAt + plan.seasonMs + LATE_MS,
    ratings: { home: 0, away: 0, runners: plan.league.competitors.map(({ rating }) => rating) },
    relatesTo: [],
    live: false,
  };
}

/** When the goals of a match fell, by side; those entered by mistake and taken back are left out. */
function goalsIn(story: Story): { readonly at: number; readonly side: 1 | 2 }[] {
  const goals: { at: number; side: 1 | 2 }[] = [];
  for (const side of [1, 2] as const) {
    let least = Number.POSITIVE_INFINITY;
    for (const { at, facts } of story.steps.toReversed()) {
      const score = (facts.counts.score ?? []).reduce((sum, pair) => sum + (pair[side - 1] ?? 0), 0);
      // From the end: a score that later falls was never reached.
      for (; least > score && least !== Number.POSITIVE_INFINITY; least--)
        goals.push({ at: story.steps.find((s) => s.at > at)?.at ?? at, side });
      least = Math.min(least, score);
    }
  }
  return goals;
}

/** A digest's story, told from those of its matches. */
export function tellDigest(match: PlannedMatch, doors: DigestDoors): Story {
  const { calendar } = match.plan.league;
  invariant(calendar.kind === 'digest' && match.endsAt !== undefined, 'a digest has an end');
  const length = (match.endsAt - match.fixture.startsAt) * doors.speed;
  return calendar.tells === 'season' ? tellSeason(match, doors, length) : tellRound(match, doors, length, calendar.tells === 'rounds');
}

function tellRound(
  { fixture, ratings, place }: PlannedMatch,
  { base, speed, story }: DigestDoors,
  length: number,
  asTotal: boolean,
): Story {
  const goals = counted(base, place.round)
    .flatMap((played) => {
      const offset = (played.fixture.startsAt - fixture.startsAt) * speed;
      return goalsIn(story(played)).map(({ at, side }) => ({ at: offset + at, side: asTotal ? (2 as const) : side }));
    })
    .toSorted((a, b) => a.at - b.at);
  const score: [number, number] = [ratings.standing ?? 0, 0];
  const incidents: Incident[] = [];
  const factsAt = (at: number): MatchFacts => ({
    ...NO_FACTS,
    status: 'live',
    period: 1,
    clock: { seconds: Math.floor(at / 1000), running: true, at: Math.round(fixture.startsAt + at / speed) },
    counts: { score: [[score[0], score[1]]] },
    incidents: [...incidents],
  });
  const steps: ScriptStep[] = [{ at: 0, facts: factsAt(0) }];
  for (const { at, side } of goals) {
    score[side - 1] = (score[side - 1] ?? 0) + 1;
    const incident: Incident = {
      id: incidents.length + 1,
      kind: 'goal',
      side,
      period: 1,
      second: Math.floor(at / 1000),
      score: [score[0], score[1]],
    };
    incidents.push(incident);
    steps.push({ at, facts: factsAt(at), incident, suspendMs: SUSPEND_MS, material: true });
  }
  const [home, away] = score;
  const end = factsAt(length);
  steps.push({
    at: length,
    facts: {
      ...end,
      status: 'ended',
      periodsDone: 1,
      winner: home === away ? null : home > away ? 1 : 2,
      clock: end.clock && { ...end.clock, running: false },
    },
  });
  return { steps, length };
}

/** The table of a season is worked out when it is over, not when it begins: it takes hundreds of matches. */
function tellSeason({ fixture, place }: PlannedMatch, { seasonResult }: DigestDoors, length: number): Story {
  const running: MatchFacts = { ...NO_FACTS, status: 'live', period: 1 };
  let ended: MatchFacts | undefined;
  const final: ScriptStep = {
    at: length,
    get facts() {
      ended ??= { ...running, status: 'ended', periodsDone: 1, places: placesOf(fixture, seasonResult(place.round)) };
      return ended;
    },
  };
  return { steps: [{ at: 0, facts: running }, final], length };
}

/** All matches of a season of the championship that is told of. */
export function seasonMatches(base: Calendar, season: number): PlannedMatch[] {
  const { rounds } = base.plan;
  return Array.from({ length: rounds }, (_, i) => base.matches(season * rounds + i)).flat();
}

const placesOf = ({ runners }: Fixture, result: SeasonResult): number[] => (runners ?? []).map(({ names }) => result.placeOf(names.en));
