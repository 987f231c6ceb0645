import type { SelectionId } from '@touchline/kernel/selection';
import type { FeedEvent } from '../../vocabulary.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { DueQueue } from './due-queue.ts';
import { fixtureId } from './fixture-id.ts';
import { Lane } from './lane.ts';
import type { World } from './world.ts';

/** A piece of work on the queue: a match to tell, or a league to look for new fixtures in. */
type Work = { readonly kind: 'lane'; readonly lane: Lane } | { readonly kind: 'league'; readonly calendar: Calendar };

/** How often a league is looked through for new fixtures, ms. */
const LOOK_MS = 60_000;
const LOOK_CYCLE_MS = 10_000;
/** After an absence, matches that ended so long ago are still told their end. */
const ABSENCE_MS = 72 * 3_600_000;
const MANY = 20_000;
const DAY_MS = 24 * 3_600_000;

/** All matches being told at present, each in its lane, in the order in which they have something to say. */
export class Crowd {
  readonly #world: World;
  readonly #emit: (event: FeedEvent) => void;
  readonly #since: (match: number) => number;
  readonly #offered: (match: number) => Iterable<SelectionId>;
  readonly #known = new Map<number, Lane>();
  /** Start of matches told to their end, so that they are not told again. */
  readonly #told = new Map<number, number>();
  readonly #queue = new DueQueue<Work>();

  constructor(
    world: World,
    emit: (event: FeedEvent) => void,
    since: (match: number) => number,
    offered: (match: number) => Iterable<SelectionId>,
  ) {
    this.#world = world;
    this.#emit = emit;
    this.#since = since;
    this.#offered = offered;
  }

  /** Number of matches announced or running. */
  get size(): number {
    return this.#known.size;
  }

  /** Puts every league on the queue, and the matches that ended while nobody was telling them. */
  gather(now: number): void {
    for (const calendar of this.#world.calendars.values()) this.#queue.push(0, { kind: 'league', calendar });
    for (const calendar of this.#world.calendars.values()) this.#recall(calendar, now);
  }

  /** Says a match's whole picture again; all matches where none is named. */
  repeat(now: number, match?: number): void {
    for (const [id, lane] of this.#known) if (match === undefined || id === match) lane.repeat(now);
  }

  /** Whether something is due. */
  due(now: number): boolean {
    return this.#queue.nextAt <= now;
  }

  /** Does the next piece of due work; false when nothing is due. */
  step(now: number): boolean {
    if (!this.due(now)) return false;
    const work = this.#queue.pop();
    if (!work) return false;
    if (work.kind === 'league') this.#look(work.calendar, now);
    else this.#advance(work.lane, now);
    return true;
  }

  #advance(lane: Lane, now: number): void {
    lane.advance(now);
    const { id, startsAt } = lane.match.fixture;
    if (lane.over) {
      this.#known.delete(id);
      this.#told.set(id, startsAt);
      if (this.#told.size > MANY) this.#forget(now);
    } else this.#queue.push(lane.dueAt, { kind: 'lane', lane });
  }

  #look(calendar: Calendar, now: number): void {
    const untold = this.#world.untold(calendar, now);
    if (untold) {
      // Who went through is what the next round waits for; anything less and the same match is found untold again.
      this.#world.winnerOf(untold);
      // After the running matches, before those to come.
      this.#queue.push(now - DAY_MS, { kind: 'league', calendar });
      return;
    }
    for (const match of this.#world.announced(calendar, now)) this.#join(match, now);
    calendar.forget(calendar.roundAt(now - ABSENCE_MS));
    this.#queue.push(now + (calendar.plan.kind === 'cycle' ? LOOK_CYCLE_MS : LOOK_MS), { kind: 'league', calendar });
  }

  #join(match: PlannedMatch, now: number): void {
    const { id, startsAt } = match.fixture;
    if (this.#known.has(id) || this.#told.has(id)) return;
    const since = this.#since(id);
    // A match that has ended is told only to a receiver that knows it and was away.
    if (since === 0 && startsAt <= now && this.#world.endsAt(match) <= now) {
      this.#told.set(id, startsAt);
      return;
    }
    const lane = new Lane(this.#world, match, this.#emit, since, this.#offered(id));
    this.#known.set(id, lane);
    // Running matches first, then the soonest: a fresh picture is of use before it is whole.
    this.#queue.push(Math.min(now, startsAt - DAY_MS), { kind: 'lane', lane });
  }

  /** Matches of the last days that the receiver knows. Their ids follow from the calendar without working the matches out. */
  #recall(calendar: Calendar, now: number): void {
    const { league } = calendar.plan;
    for (let round = calendar.roundAt(now - ABSENCE_MS); round <= calendar.roundAt(now); round++)
      for (let pair = 0; pair < calendar.pairsIn(round); pair++) {
        if (this.#since(fixtureId(league, { round, pair })) === 0) continue;
        const match = calendar.match(round, pair);
        if (match && match.fixture.startsAt <= now) this.#join(match, now);
      }
  }

  #forget(now: number): void {
    for (const [id, startsAt] of this.#told) if (startsAt < now - 2 * ABSENCE_MS) this.#told.delete(id);
  }
}
