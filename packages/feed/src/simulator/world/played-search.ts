import type { PastMatch, PlayedQuestion } from '../../history.ts';
import { createBreather } from './breather.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { firstRound } from './fixture-id.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
/** The window is gone through backwards in slices: short at first, twice as long after each. */
const FIRST_SLICE_MS = 2 * HOUR;
const LONGEST_SLICE_MS = 7 * 24 * HOUR;
/** A match may start this much later than its round does: kick-offs are spread, and some are put off. */
const PUT_OFF_MS = 24 * HOUR;

const isKnockOut = ({ plan }: Calendar): boolean => (plan.kind === 'cup' || plan.kind === 'tour') && plan.runners === 0;

/** Planned matches are compared by their calendars alone: none of those found has been told yet, unless it ended just now. */
export async function findPlayed(
  world: World,
  calendars: readonly Calendar[],
  question: PlayedQuestion,
  isOver: (match: PlannedMatch, now: number) => boolean,
): Promise<readonly PlannedMatch[]> {
  const { from, after, competitors, limit, now } = question;
  const breathe = createBreather();
  const wanted = ({ fixture }: PlannedMatch): boolean =>
    (competitors.length === 0 ||
      competitors.includes(fixture.home.id) ||
      (fixture.away !== null && competitors.includes(fixture.away.id)) ||
      (fixture.runners?.some(({ id }) => competitors.includes(id)) ?? false)) &&
    (!after || fixture.startsAt < after.startsAt || (fixture.startsAt === after.startsAt && fixture.id < after.id));

  const found: PlannedMatch[] = [];
  let to = Math.min(question.to, now, after ? after.startsAt + 1 : Number.POSITIVE_INFINITY);
  for (let slice = FIRST_SLICE_MS; to > from && found.length < limit; slice = Math.min(2 * slice, LONGEST_SLICE_MS)) {
    const since = Math.max(from, to - slice);
    const inSlice: PlannedMatch[] = [];
    let anyLeft = false;
    for (const calendar of calendars) {
      const first = firstRound(calendar.plan.league);
      const newest = calendar.roundAt(to);
      if (newest < first) continue;
      anyLeft = true;
      const spread = Math.max(0, ...calendar.plan.windows) + (calendar.plan.kind === 'league' ? PUT_OFF_MS : 0);
      const oldest = Math.max(first, calendar.roundAt(since - spread));
      for (let round = oldest; round <= newest; round++) {
        await drawRound(world, calendar, round, breathe);
        for (const match of calendar.matches(round)) {
          const { startsAt } = match.fixture;
          if (startsAt >= since && startsAt < to && wanted(match) && isOver(match, now)) inSlice.push(match);
        }
        await breathe();
      }
    }
    inSlice.sort((a, b) => b.fixture.startsAt - a.fixture.startsAt || b.fixture.id - a.fixture.id);
    found.push(...inSlice);
    if (!anyLeft) break;
    to = since;
  }
  return found.slice(0, limit);
}

/** How they ended, in the order given. */
export async function tellPlayed(world: World, matches: readonly PlannedMatch[]): Promise<readonly PastMatch[]> {
  const breathe = createBreather();
  const told: PastMatch[] = [];
  for (const match of matches) {
    told.push({ fixture: match.fixture, facts: world.ending(match).facts });
    await breathe();
  }
  return told;
}

/** Tells the earlier rounds of a knock-out one match at a time, or its pairs would be worked out in one long breath. */
async function drawRound(world: World, calendar: Calendar, round: number, breathe: () => Promise<void> | undefined): Promise<void> {
  if (!isKnockOut(calendar)) return;
  for (let earlier = calendar.seasonOf(round) * calendar.plan.rounds; earlier < round; earlier++)
    for (const match of calendar.matches(earlier)) {
      world.winnerOf(match);
      await breathe();
    }
}
