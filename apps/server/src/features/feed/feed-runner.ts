import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent, FeedEventBody, FeedSource } from '@touchline/feed/feed-events';
import type { Platform } from '#platform/platform';
import type { FeedStore } from './feed.store.ts';
import type { FeedExchange } from './feed-exchange.ts';
import { type FeedPersistence, KEEP_PRICE_DAYS } from './feed-persistence.ts';
import type { FeedWatchdog } from './feed-watchdog.ts';
import { createFinishedMatches, type FinishedMatches, isFinished } from './finished-matches.ts';
import type { ObservedBook } from './observed-book.ts';
import { presentResult } from './result-message.ts';
import { StoredMatches } from './stored-matches.ts';
import type { Known } from './threads/messages.ts';

/** Parts that the runner of the source works with. */
export interface FeedRunnerParts {
  readonly view: ObservedBook;
  readonly watch: FeedWatchdog;
  readonly store: FeedStore;
  readonly recorder: FeedPersistence;
  readonly exchange: FeedExchange;
  /** Whether the source may begin, and bets be taken, before all stored matches are in the book. */
  readonly isSoonFirst: boolean;
  /** Made when the lease is held, because a process without it needs no source; `known`: what one that starts over may build on. */
  readonly createSource: (known: () => Known) => FeedSource | Promise<FeedSource>;
}

/** Matches that start within so long come into the book before bets are taken again, the others after that. */
const SOON_MS = 2 * 3_600_000;

/** Runs the source while this process holds the lease: its events change the book, are recorded, and go out to the other processes. */
export class FeedRunner {
  readonly #platform: Pick<Platform, 'clock' | 'log'>;
  readonly #parts: FeedRunnerParts;
  readonly #finished: FinishedMatches = createFinishedMatches();
  #source: FeedSource | undefined;
  /** One that was made before the lease was held, until it is taken. */
  #prepared: Promise<FeedSource> | undefined;
  /** Whether this process holds the lease, and whether its source speaks. */
  #chosen = false;
  /** How many times the lease has been won: what began under an earlier one is over. */
  #term = 0;
  #leading = false;
  #everAlive = false;
  /** Of the matches of the last days the last number, and which are over. */
  #seqs = new Map<number, number>();
  #over = new Set<number>();
  readonly #stored: StoredMatches;

  constructor(platform: Pick<Platform, 'clock' | 'log'>, parts: FeedRunnerParts) {
    this.#platform = platform;
    this.#parts = parts;
    this.#stored = new StoredMatches({
      store: parts.store,
      log: platform.log,
      isLaterDue: () => !parts.isSoonFirst || !this.#chosen || parts.view.isOpen,
      take: (snapshot) => this.#restore(snapshot),
      taken: (ids) => {
        if (this.#leading) this.#source?.read?.(this.#offered(ids));
      },
    });
  }

  get isLeading(): boolean {
    return this.#leading;
  }
  get history(): FeedSource['history'] {
    return this.#source?.history;
  }
  notes(): readonly string[] {
    return this.#source?.notes?.() ?? [];
  }

  /**
   * Puts the stored pictures into the book, suspended until the source confirms them. Where it may begin with them it resolves once those of running
   * matches and of the next hours are there; the others follow.
   */
  restore(): Promise<void> {
    this.#stored.start(this.#platform.clock.now() + SOON_MS);
    return this.#restored;
  }
  get #restored(): Promise<void> {
    return this.#parts.isSoonFirst ? this.#stored.soonRead : this.#stored.allRead;
  }
  #restore(snapshot: MatchSnapshot): void {
    const { view } = this.#parts;
    view.takeSnapshot(snapshot, false);
    this.#finished.changed(view.book.match(snapshot.fixture.id), this.#platform.clock.now());
  }

  /** Whether a match is stored and still to come into the book. */
  isUnread(matchId: number): boolean {
    return this.#stored.unread.has(matchId);
  }

  /** Makes the source before the lease is held, where nobody else can hold it: it plans while the rest of the process starts. */
  prepare(): void {
    this.#prepared = this.#createSource();
    // Whoever takes it is told of a failure.
    this.#prepared.catch(() => {});
  }

  /** The lease is held. The first picture may take seconds: the start of the process does not wait for it, /health does. */
  choose(): void {
    this.#chosen = true;
    this.#term++;
    void this.#lead(this.#term).catch((err: unknown) => this.#platform.log.error({ err }, 'the feed could not be started'));
  }

  /** The lease is lost. */
  async resign(): Promise<void> {
    this.#chosen = false;
    this.#leading = false;
    await this.#source?.stop();
    this.#source = undefined;
  }

  /** Everything that was taken is published and written. */
  async stop(): Promise<void> {
    this.#chosen = false;
    this.#stored.stop();
    const unused = await this.#takePrepared()?.catch(() => undefined);
    await Promise.all([unused?.stop(), this.#source?.stop()]);
    if (!this.#leading) return;
    this.#parts.exchange.publish();
    this.#leading = false;
    await this.#parts.recorder.stop();
  }

  /** Says the next thing of a match that is made out of other matches; false, and nothing said, where this process does not run the source. */
  emitDerived(match: number, body: FeedEventBody): boolean {
    if (!this.#leading) return false;
    const { clock } = this.#platform;
    this.#take({ source: 'derived', seq: this.#lastSeqOf(match) + 1, match, sourceTime: clock.now(), receivedAt: clock.now(), ...body });
    return true;
  }

  /** Somebody looks at a match: where its prices wait to be confirmed, it comes before others. */
  hasten(matchId: number): void {
    if (this.#parts.view.look(matchId) && this.#leading) this.#source?.hasten?.(matchId);
  }

  /** Takes matches out of the book that ended long enough ago. */
  sweep(): void {
    if (!this.#leading) return;
    const { view, recorder, exchange } = this.#parts;
    for (const matchId of this.#finished.due(this.#platform.clock.now())) {
      const match = view.book.match(matchId);
      if (!match || !isFinished(match.facts)) continue;
      recorder.over(match);
      this.#seqs.set(matchId, match.seq);
      this.#over.add(matchId);
      view.remove(matchId);
      exchange.removed(matchId);
    }
  }

  /** A source that plans already. */
  async #createSource(): Promise<FeedSource> {
    const source = await this.#parts.createSource(() => this.#known());
    source.prepare?.();
    return source;
  }

  #takePrepared(): Promise<FeedSource> | undefined {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    return prepared;
  }

  async #lead(term: number): Promise<void> {
    const { view, store, recorder } = this.#parts;
    // Lost meanwhile, and perhaps won again: that term has a source of its own.
    const isTermLost = (): boolean => !this.#chosen || term !== this.#term;
    const source = await (this.#takePrepared() ?? this.#createSource());
    if (isTermLost()) return source.stop();
    this.#source = source;
    // The source plans meanwhile: both take seconds, on different processors.
    await this.#restored;
    const stored = await store.readStored();
    await store.keepPriceDays(KEEP_PRICE_DAYS);
    if (isTermLost()) return;
    this.#seqs = stored.seqs;
    this.#over = stored.over;
    this.#leading = true;
    recorder.start();
    this.#platform.log.info({ source: source.name }, 'running the feed');
    const whole = source.start(
      (event) => this.#take(event),
      (match) => this.#lastSeqOf(match),
      (match) => view.offered(match),
      (match) => this.#over.has(match),
      (match) => this.isUnread(match),
    );
    for (const match of view.lookedAt()) source.hasten?.(match);
    await whole;
  }

  /** The only method through which events change the book of the process that runs the source. */
  #take(event: FeedEvent): void {
    if (!this.#leading) return;
    const { view, watch, recorder, exchange } = this.#parts;
    const { clock, log } = this.#platform;
    exchange.send(event);
    if (event.type === 'Alive') {
      if (event.subscribed) this.#alive();
      return;
    }
    if (event.type === 'SnapshotComplete') {
      log.info('the feed is complete');
      watch.recovered(clock.now());
      view.setSilence(false);
      view.open();
      return;
    }
    const change = applyFeedEvent(view.book, event);
    if (change.applied === 'duplicate') return;
    // Results count even for matches that have left the book.
    const result = presentResult(event);
    if (result && !(change.applied === 'unknown' && event.seq <= (this.#seqs.get(event.match) ?? 0))) recorder.result(result);
    if (change.applied === 'unknown') return;
    if (change.applied === 'gap') {
      log.warn({ match: event.match, seq: event.seq }, 'feed messages are missing');
      this.#source?.recover?.(event.match);
    }
    if (event.type === 'MarketChanged') view.confirm(event.match);
    recorder.changed(change);
    this.#finished.changed(view.book.match(event.match), clock.now());
    view.tell(change);
  }

  #alive(): void {
    const { view, watch } = this.#parts;
    const { clock } = this.#platform;
    const returns = watch.silent && this.#everAlive;
    this.#everAlive = true;
    watch.alive(clock.now());
    if (!watch.silent) return;
    // After a silence nothing is open until the source has said it again: each match opens as its picture comes. At a start the stored
    // pictures are stale as they are.
    if (returns) view.suspendAll();
    watch.recovered(clock.now());
    view.setSilence(false);
    if (returns) this.#source?.recover?.();
  }

  /** The last number of a match that is known, in the book or stored; 0 for none. */
  #lastSeqOf(match: number): number {
    return Math.max(this.#parts.view.book.match(match)?.seq ?? 0, this.#seqs.get(match) ?? 0);
  }

  #known(): Known {
    const { view } = this.#parts;
    const seqs = new Map(this.#seqs);
    const matches = [...view.book.matches()];
    for (const match of matches) seqs.set(match.id, Math.max(match.seq, this.#seqs.get(match.id) ?? 0));
    return { seqs, offered: this.#offered(matches.map(({ id }) => id)), over: this.#over, unread: this.#stored.unread };
  }

  #offered(matchIds: readonly number[]): ReadonlyMap<number, Float64Array> {
    return new Map(matchIds.map((id) => [id, Float64Array.from(this.#parts.view.offered(id))]));
  }
}
