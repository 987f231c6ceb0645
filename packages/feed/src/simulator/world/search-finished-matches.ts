import type { FinishedMatch, FinishedMatchQuery } from '../../match-history.ts';
import type { Calendar, PlannedMatch, Slot } from './calendar.ts';
import { firstRound, fixtureId } from './fixture-id.ts';
import type { World } from './world.ts';
import { createYielder } from './yield-to-event-loop.ts';

const HOUR = 3_600_000;
/** The window is gone through backwards in slices: short at first, twice as long after each. */
const FIRST_SLICE_MS = 2 * HOUR;
const MAX_SLICE_MS = 7 * 24 * HOUR;
/** A match may start this much later than its round does: kick-offs are spread, and some are put off. */
const MAX_POSTPONEMENT_MS = 24 * HOUR;

/** A slot whose start lies where something is looked for. */
interface StartedSlot extends Slot {
  readonly calendar: Calendar;
  readonly id: number;
}

/**
 * Newest first. Slots are compared by their starts alone, and only those that come into question are planned, most of a knock-out's rounds
 * never: a day of the world has 12,000 matches, and a page shows 50.
 */
export async function searchFinishedMatches(
  world: World,
  calendars: readonly Calendar[],
  query: FinishedMatchQuery,
): Promise<readonly PlannedMatch[]> {
  const { from, after, competitors, limit, now } = query;
  const yieldIfDue = createYielder();
  const plan = createPlanner(world, yieldIfDue);
  const wanted = ({ fixture }: PlannedMatch): boolean =>
    competitors.length === 0 ||
    competitors.includes(fixture.home.id) ||
    (fixture.away !== null && competitors.includes(fixture.away.id)) ||
    (fixture.runners?.some(({ id }) => competitors.includes(id)) ?? false);

  const found: PlannedMatch[] = [];
  let to = Math.min(query.to, now, after ? after.startsAt + 1 : Number.POSITIVE_INFINITY);
  for (let slice = FIRST_SLICE_MS; to > from && found.length < limit; slice = Math.min(2 * slice, MAX_SLICE_MS)) {
    const since = Math.max(from, to - slice);
    const slots = await slotsBetween(calendars, since, to, yieldIfDue);
    if (!slots) break;
    for (const slot of slots.toSorted((a, b) => b.startsAt - a.startsAt || b.id - a.id)) {
      if (found.length === limit) break;
      if (after && (slot.startsAt > after.startsAt || (slot.startsAt === after.startsAt && slot.id >= after.id))) continue;
      const match = await plan(slot);
      if (match && wanted(match) && world.hasEnded(match, now)) found.push(match);
    }
    to = since;
  }
  return found;
}

/** How many matches of each championship `searchFinishedMatches` would find, without competitors and limit. */
export async function countFinishedMatches(
  world: World,
  calendars: readonly Calendar[],
  { from, to, now }: Pick<FinishedMatchQuery, 'from' | 'to' | 'now'>,
): Promise<ReadonlyMap<number, number>> {
  const yieldIfDue = createYielder();
  const plan = createPlanner(world, yieldIfDue);
  const counts = new Map<number, number>();
  for (const slot of (await slotsBetween(calendars, from, Math.min(to, now), yieldIfDue)) ?? []) {
    if (slot.startsAt + world.maxDurationMs(slot.calendar) > now) {
      const match = await plan(slot);
      if (!match || !world.hasEnded(match, now)) continue;
    }
    const champ = slot.calendar.plan.league.id;
    counts.set(champ, (counts.get(champ) ?? 0) + 1);
  }
  return counts;
}

/** All that start in [since, to), in no order; undefined where no calendar reaches back so far. */
async function slotsBetween(
  calendars: readonly Calendar[],
  since: number,
  to: number,
  yieldIfDue: () => Promise<void> | undefined,
): Promise<StartedSlot[] | undefined> {
  const slots: StartedSlot[] = [];
  let anyLeft = false;
  for (const calendar of calendars) {
    const { kind, league, kickOffWindowsMs } = calendar.plan;
    const first = firstRound(league);
    const newest = calendar.roundAt(to);
    if (newest < first) continue;
    anyLeft = true;
    const spread = Math.max(0, ...kickOffWindowsMs) + (kind === 'league' ? MAX_POSTPONEMENT_MS : 0);
    for (let round = Math.max(first, calendar.roundAt(since - spread)); round <= newest; round++) {
      for (const slot of calendar.slots(round))
        if (slot.startsAt >= since && slot.startsAt < to) slots.push({ ...slot, calendar, id: fixtureId(league, slot) });
      await yieldIfDue();
    }
  }
  return anyLeft ? slots : undefined;
}

/** Plans single matches. A knock-out's earlier rounds are simulated first, one match at a time: its pairs follow from them. */
function createPlanner(world: World, yieldIfDue: () => Promise<void> | undefined) {
  const drawn = new Set<string>();
  return async ({ calendar, round, pair }: StartedSlot): Promise<PlannedMatch | null> => {
    const key = `${calendar.plan.league.id} ${round}`;
    if (calendar.isKnockOut && !drawn.has(key)) {
      for (let earlier = calendar.seasonOf(round) * calendar.plan.rounds; earlier < round; earlier++)
        for (const match of calendar.matches(earlier)) {
          world.winnerOf(match);
          await yieldIfDue();
        }
      drawn.add(key);
    }
    await yieldIfDue();
    return calendar.match(round, pair);
  };
}

/** How they ended, in the order given. */
export async function loadFinishedMatches(world: World, matches: readonly PlannedMatch[]): Promise<readonly FinishedMatch[]> {
  const yieldIfDue = createYielder();
  const finished: FinishedMatch[] = [];
  for (const match of matches) {
    finished.push({ fixture: match.fixture, facts: world.finalStateOf(match).facts });
    await yieldIfDue();
  }
  return finished;
}
