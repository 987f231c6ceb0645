import type { SelectionId } from '@touchline/kernel/selection';
import type { FeedEvent } from '../../feed-events.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { DueQueue } from './due-queue.ts';
import { fixtureId } from './fixture-id.ts';
import { MatchPublisher } from './match-publisher.ts';
import type { World } from './world.ts';

/** A unit of work: publish a match's next events, resend its state, or scan a competition for new fixtures. */
type Work =
  | { readonly kind: 'publish'; readonly publisher: MatchPublisher }
  | { readonly kind: 'resend'; readonly publisher: MatchPublisher }
  | { readonly kind: 'league'; readonly calendar: Calendar };

/** How often a competition is scanned for new fixtures, ms. */
const SCAN_INTERVAL_MS = 60_000;
const CYCLE_SCAN_INTERVAL_MS = 10_000;
/** After an outage, matches that ended within this time are still published to their end. */
const MAX_OUTAGE_MS = 72 * 3_600_000;
const MAX_REMEMBERED = 20_000;
/** Head start of a match in the background queue for each point of its weight: what pages show first opens first. */
const HEAD_START_MS = 3_600_000;
/** A league's groundwork comes after the top matches that begin at once, and before the others. */
const GROUNDWORK_AFTER_MS = -40 * HEAD_START_MS;
/** More pieces of work than any league needs before its next fixtures are known: a season of 24 clubs has 552 matches. */
const MAX_WORK_STEPS = 2000;
/** While something is always due, every so many pieces one fills the picture: it becomes whole late, and not never. */
const BACKGROUND_EVERY = 8;
/** A match that was set aside is tried again after so long. */
const RETRY_FAILED_MS = 600_000;

/** A league or a match whose work failed or did not come to an end; the others go on. */
export interface SetAside {
  readonly league: number;
  /** 0 where the league itself is meant. */
  readonly match: number;
  readonly reason: string;
}

export interface MatchSchedulerDeps {
  readonly emit: (event: FeedEvent) => void;
  /** The number of the last event of a match that the receiver has; 0 = none. */
  readonly lastSeqOf: (match: number) => number;
  /** Every selection of a match that the receiver has ever been shown. */
  readonly knownSelections: (match: number) => Iterable<SelectionId>;
  /** Whether the receiver has heard a match to its end. */
  readonly isFinished?: (match: number) => boolean;
  /** Whether the receiver is still to read what it has stored of a match. */
  readonly isUnread?: (match: number) => boolean;
  readonly setAside?: (what: SetAside) => void;
}

/**
 * Schedules the simulated matches: a queue of publishers ordered by when each has its next event. Published matches are kept up to date
 * before others are published for the first time: while the snapshot grows, what is in it stays current.
 */
export class MatchScheduler {
  readonly #world: World;
  readonly #deps: MatchSchedulerDeps;
  readonly #publishers = new Map<number, MatchPublisher>();
  /** Of those, matches that wait until the receiver has read what it has stored of them. */
  readonly #unread = new Set<number>();
  /** When matches were published to their end, so that they are not published again. */
  readonly #finishedAt = new Map<number, number>();
  /** Work with a due time: published matches, competitions to scan. */
  readonly #queue = new DueQueue<Work>();
  /** Background work that fills the snapshot: running matches; upcoming matches and the groundwork for them. */
  readonly #running = new DueQueue<Work>();
  readonly #upcoming = new DueQueue<Work>();
  /** Matches that somebody looks at, before all others, in the order in which they were asked for. */
  readonly #hastened: Work[] = [];
  #takesHastenedNext = false;
  /** Of those, matches that wait among the others too: there they are passed over. */
  readonly #passedOver = new Set<number>();
  /** Matches asked for before their fixtures were known, and their leagues: the groundwork of those comes first too. */
  readonly #askedEarly = new Set<number>();
  readonly #askedLeagues = new Set<number>();
  /** Leagues of which groundwork waits among the others, and those of which it is passed over there. */
  readonly #groundwork = new Map<number, Work>();
  readonly #passedOverLeagues = new Set<number>();
  /** Publishing a running match takes several times as long as an upcoming one: they alternate, so that both open soon. */
  #takesRunningNext = false;
  /** Units of due work done since the last background work. */
  #sinceBackground = 0;
  /** Pieces of work done for a league since its fixtures were last looked through. */
  readonly #workSteps = new Map<number, number>();

  constructor(world: World, deps: MatchSchedulerDeps) {
    this.#world = world;
    this.#deps = deps;
  }

  /** Number of matches announced or running. */
  get size(): number {
    return this.#publishers.size;
  }

  /** Queues every competition, and the matches that ended during an outage. */
  start(now: number): void {
    for (const calendar of this.#world.calendars.values()) this.#queue.push(now, { kind: 'league', calendar });
    for (const calendar of this.#world.calendars.values()) this.#resumeRecent(calendar, now);
  }

  /** Resends the state of a match; of all matches, as background work, where none is named. */
  resend(now: number, match?: number): void {
    if (match !== undefined) this.#publishers.get(match)?.resend(now);
    else for (const publisher of this.#publishers.values()) this.#addBackgroundWork({ kind: 'resend', publisher }, now);
  }

  /** Publishes a match before the others that wait, or resends it where it is published. */
  hasten(match: number): void {
    const publisher = this.#publishers.get(match);
    if (!publisher || this.#unread.has(match)) this.#hastenEarly(match);
    else if (publisher.isAnnounced) this.#hastened.push({ kind: 'resend', publisher });
    else if (!this.#passedOver.has(match)) {
      this.#passedOver.add(match);
      this.#hastened.push({ kind: 'publish', publisher });
    }
  }

  /** The receiver has read what it has stored of a match: it may be published. */
  receiverRead(match: number, now: number): void {
    const publisher = this.#publishers.get(match);
    if (publisher && this.#unread.delete(match)) this.#publishFirst(publisher, now);
  }

  #hastenEarly(match: number): void {
    const league = this.#world.leagueOf(match);
    if (league === undefined || this.#askedEarly.size >= MAX_REMEMBERED) return;
    this.#askedEarly.add(match);
    this.#askedLeagues.add(league);
    const waiting = this.#groundwork.get(league);
    if (!waiting) return;
    this.#groundwork.delete(league);
    this.#passedOverLeagues.add(league);
    this.#hastened.push(waiting);
  }

  /** How long the first thing that is due has waited, ms; 0 where nothing is. Prices are as old as that beyond their usual age. */
  behindMs(now: number): number {
    return Math.max(0, now - this.#queue.nextAt);
  }

  /** Whether the snapshot is complete: no background work is left. */
  get isComplete(): boolean {
    return this.#hastened.length + this.#running.size + this.#upcoming.size + this.#unread.size === 0;
  }

  /**
   * Does the next piece of work, what is due before what fills the picture; false when nothing is left. Work that fails is set aside: it must
   * not stop the world.
   */
  runNext(now: number): boolean {
    const work = this.#next(now);
    if (!work) return false;
    try {
      if (work.kind === 'league') this.#scanCompetition(work.calendar, now);
      else if (work.kind === 'resend') work.publisher.resend(now);
      else if (this.#endedWhileUnpublished(work.publisher, now)) this.#removeMatch(work.publisher, now);
      else this.#advance(work.publisher, now);
    } catch (error) {
      this.#setAside(work, now, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return true;
  }

  #next(now: number): Work | undefined {
    // Every second piece: what is due goes on.
    this.#takesHastenedNext = !this.#takesHastenedNext && this.#hastened.length > 0;
    if (this.#takesHastenedNext) return this.#hastened.shift();
    if (this.#queue.nextAt <= now && (++this.#sinceBackground < BACKGROUND_EVERY || this.isComplete)) return this.#queue.pop();
    this.#sinceBackground = 0;
    return this.#popBackground();
  }

  /** The most viewed first, then the soonest: a snapshot is useful before it is complete. */
  #addBackgroundWork(work: Extract<Work, { readonly publisher: MatchPublisher }>, now: number): void {
    const { startsAt, weight } = work.publisher.match.fixture;
    (startsAt <= now ? this.#running : this.#upcoming).push(startsAt - weight * HEAD_START_MS, work);
  }

  #popBackground(): Work | undefined {
    if (this.#hastened.length > 0) return this.#hastened.shift();
    for (;;) {
      this.#takesRunningNext = !this.#takesRunningNext;
      const work = this.#takesRunningNext ? (this.#running.pop() ?? this.#upcoming.pop()) : (this.#upcoming.pop() ?? this.#running.pop());
      if (!work || !this.#isPassedOver(work)) return work;
    }
  }

  /** Whether it has been hastened, and so comes or came elsewhere. */
  #isPassedOver(work: Work): boolean {
    if (work.kind === 'publish') return this.#passedOver.delete(work.publisher.match.fixture.id);
    if (work.kind === 'resend') return false;
    const { id } = work.calendar.plan.league;
    if (this.#passedOverLeagues.delete(id)) return true;
    this.#groundwork.delete(id);
    return false;
  }

  #setAside(work: Work, now: number, reason: string): void {
    const league = work.kind === 'league' ? work.calendar.plan.league.id : work.publisher.match.plan.league.id;
    this.#deps.setAside?.({ league, match: work.kind === 'league' ? 0 : work.publisher.match.fixture.id, reason });
    this.#queue.push(now + RETRY_FAILED_MS, work);
  }

  /** A match that has ended is published only to a receiver that knows it and missed its end. */
  #endedWhileUnpublished({ match, isAnnounced: begun }: MatchPublisher, now: number): boolean {
    const { id, startsAt } = match.fixture;
    return !begun && startsAt <= now && this.#deps.lastSeqOf(id) === 0 && this.#world.endsAt(match) <= now;
  }

  #advance(publisher: MatchPublisher, now: number): void {
    publisher.advance(now);
    if (publisher.isFinished) this.#removeMatch(publisher, now);
    // Never twice at the same moment, whatever its due time.
    else this.#queue.push(Math.max(publisher.dueAt, now + 1), { kind: 'publish', publisher });
  }

  #removeMatch({ match }: MatchPublisher, now: number): void {
    const { id } = match.fixture;
    this.#publishers.delete(id);
    this.#world.outrights.release(id);
    this.#finishedAt.set(id, now);
    if (this.#finishedAt.size > MAX_REMEMBERED) this.#prune(now);
  }

  #scanCompetition(calendar: Calendar, now: number): void {
    const { id } = calendar.plan.league;
    const work = { kind: 'league', calendar } as const;
    if (this.#world.prepare(calendar, now)) {
      const steps = (this.#workSteps.get(id) ?? 0) + 1;
      this.#workSteps.set(id, steps % MAX_WORK_STEPS);
      // One piece a turn, then everybody else.
      if (steps < MAX_WORK_STEPS) this.#addGroundwork(work, now);
      else this.#setAside(work, now, `its work does not end: ${MAX_WORK_STEPS} pieces are done`);
      return;
    }
    this.#workSteps.delete(id);
    this.#askedLeagues.delete(id);
    for (const match of this.#world.announced(calendar, now)) this.#addMatch(match, now);
    this.#queue.push(now + (calendar.plan.kind === 'cycle' ? CYCLE_SCAN_INTERVAL_MS : SCAN_INTERVAL_MS), work);
  }

  #addGroundwork(work: Extract<Work, { readonly kind: 'league' }>, now: number): void {
    const { id } = work.calendar.plan.league;
    if (this.#askedLeagues.has(id)) {
      this.#hastened.push(work);
      return;
    }
    this.#groundwork.set(id, work);
    this.#upcoming.push(now + GROUNDWORK_AFTER_MS, work);
  }

  #addMatch(match: PlannedMatch, now: number): void {
    const { id } = match.fixture;
    if (this.#publishers.has(id) || this.#finishedAt.has(id) || this.#deps.isFinished?.(id)) return;
    const publisher = new MatchPublisher(this.#world, match, this.#deps.emit, this.#deps.lastSeqOf(id), () =>
      this.#deps.knownSelections(id),
    );
    this.#publishers.set(id, publisher);
    if (this.#deps.isUnread?.(id)) this.#unread.add(id);
    else this.#publishFirst(publisher, now);
  }

  #publishFirst(publisher: MatchPublisher, now: number): void {
    if (this.#askedEarly.delete(publisher.match.fixture.id)) this.#hastened.push({ kind: 'publish', publisher });
    else this.#addBackgroundWork({ kind: 'publish', publisher }, now);
  }

  /** Matches of the last days that the receiver knows. Their ids follow from the calendar without working the matches out. */
  #resumeRecent(calendar: Calendar, now: number): void {
    const { league } = calendar.plan;
    for (let round = calendar.roundAt(now - MAX_OUTAGE_MS); round <= calendar.roundAt(now); round++)
      for (let pair = 0; pair < calendar.pairsIn(round); pair++) {
        const id = fixtureId(league, { round, pair });
        if (this.#deps.lastSeqOf(id) === 0 || this.#deps.isFinished?.(id)) continue;
        const match = calendar.match(round, pair);
        if (match && match.fixture.startsAt <= now) this.#addMatch(match, now);
      }
  }

  #prune(now: number): void {
    for (const [id, finishedAt] of this.#finishedAt) if (finishedAt < now - 2 * MAX_OUTAGE_MS) this.#finishedAt.delete(id);
  }
}
