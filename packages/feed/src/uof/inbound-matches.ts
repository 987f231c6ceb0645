import type { FeedEvent, FeedEventBody } from '../feed-events.ts';
import type { MarketMapping } from './market-mapping.ts';
import type { Producers } from './producers.ts';
import { parseUofFixture, uofMatchId } from './uof-fixture.ts';
import { UofMatch } from './uof-match.ts';
import type { UofEventMessage } from './uof-message.ts';
import type { UofMetrics } from './uof-metrics.ts';
import type { UofOptions } from './uof-ports.ts';

/** Minimum wait before a fixture that could not be read is requested again, with the next message. */
const FIXTURE_RETRY_MS = 30_000;
const KEEP_ENDED_MS = 24 * 3_600_000;
/** Messages that wait for one fixture; beyond that the match is recovered instead. */
const MAX_PENDING_MESSAGES = 200;

/** One match whose messages wait until its fixture has arrived. */
interface InboundMatch {
  readonly event: string;
  match: UofMatch | 'unmapped' | undefined;
  pendingMessages: UofEventMessage[];
  /** The fixture's request; undefined while none is under way. */
  fixtureRequest: Promise<void> | undefined;
  failedAt: number;
  /** Messages were lost while the fixture was missing. */
  hasLostMessages: boolean;
}

/** The provider's news of itself; empty until it has been asked. */
export interface UofCatalogue {
  readonly mapping: MarketMapping;
  readonly producers: Producers;
  /** Of the producers, by number. */
  readonly names: ReadonlyMap<number, string>;
}

/** The receiver of the matches' events, and the number that they go on from. */
export interface UofReceiver {
  readonly source: string;
  emit(event: FeedEvent): void;
  lastSeqOf(match: number): number;
}

/** The provider's matches: the first message of each requests its fixture, and its messages wait for it. */
export class InboundMatches {
  readonly #options: Pick<UofOptions, 'api' | 'now' | 'warn'>;
  readonly #counts: UofMetrics;
  readonly #receiver: UofReceiver;
  readonly #catalogue: UofCatalogue;
  readonly #byEvent = new Map<string, InboundMatch>();

  constructor(options: Pick<UofOptions, 'api' | 'now' | 'warn'>, counts: UofMetrics, receiver: UofReceiver, catalogue: UofCatalogue) {
    this.#options = options;
    this.#counts = counts;
    this.#receiver = receiver;
    this.#catalogue = catalogue;
  }

  apply(message: UofEventMessage): void {
    const { producers } = this.#catalogue;
    if (message.type === 'odds_change' && producers.state(message.product) === undefined)
      this.#counts.unmapped(`producer ${message.product}`);
    const id = uofMatchId(message.event);
    if (id === undefined) {
      this.#counts.unmapped(`event: ${message.event.split(':').slice(0, 2).join(':')}`);
      return;
    }
    const inbound = this.#inboundOf(message.event);
    if (message.type === 'fixture_change') {
      // Also one that could not be offered before may be now.
      if (inbound.match === 'unmapped') inbound.match = undefined;
      this.#requestFixture(inbound, id);
      return;
    }
    if (inbound.match !== undefined) {
      this.#deliver(inbound, message);
      return;
    }
    if (inbound.pendingMessages.length >= MAX_PENDING_MESSAGES) {
      inbound.hasLostMessages = true;
      this.#counts.unreadable('message without its fixture');
      return;
    }
    inbound.pendingMessages.push(message);
    if (this.#options.now() - inbound.failedAt >= FIXTURE_RETRY_MS) this.#requestFixture(inbound, id);
  }

  /** Waits for open fixture requests: a snapshot is complete when the messages that waited for them are applied. */
  async settled(): Promise<void> {
    await Promise.all([...this.#byEvent.values()].flatMap((inbound) => inbound.fixtureRequest ?? []));
  }

  /** Suspends what a producer offers. */
  suspend(product: number): void {
    for (const { match } of this.#byEvent.values()) if (match instanceof UofMatch) match.suspend(product, this.#options.now());
  }

  /** Offers again what a producer has said since it is back. */
  release(product: number): void {
    for (const { match } of this.#byEvent.values()) if (match instanceof UofMatch) match.release(product, this.#options.now());
  }

  /** Says how a match stands, and asks the provider what was missed of it; of all matches only the former. */
  recover(match: number | undefined): void {
    for (const inbound of this.#byEvent.values()) {
      if (!(inbound.match instanceof UofMatch) || (match !== undefined && inbound.match.fixture.id !== match)) continue;
      inbound.match.publishSnapshot(this.#options.now());
      if (match !== undefined) this.#recoverEvent(inbound.event);
    }
  }

  /** Removes matches that ended long ago: a late message opens them again. */
  removeEnded(): void {
    for (const [event, { match }] of this.#byEvent)
      if (match instanceof UofMatch && match.hasEndedBefore(this.#options.now() - KEEP_ENDED_MS)) this.#byEvent.delete(event);
  }

  #inboundOf(event: string): InboundMatch {
    let inbound = this.#byEvent.get(event);
    if (!inbound) {
      inbound = {
        event,
        match: undefined,
        pendingMessages: [],
        fixtureRequest: undefined,
        failedAt: Number.NEGATIVE_INFINITY,
        hasLostMessages: false,
      };
      this.#byEvent.set(event, inbound);
    }
    return inbound;
  }

  #requestFixture(inbound: InboundMatch, id: number): void {
    inbound.fixtureRequest ??= this.#loadFixture(inbound, id).finally(() => {
      inbound.fixtureRequest = undefined;
    });
  }

  async #loadFixture(inbound: InboundMatch, id: number): Promise<void> {
    const { api, now, warn } = this.#options;
    try {
      const text = await api.fixture(inbound.event);
      if (inbound.match instanceof UofMatch) {
        const read = parseUofFixture(text);
        if (read.kind === 'fixture') inbound.match.changeFixture(read.fixture, now());
      } else inbound.match = this.#openMatch(inbound.event, id, text);
    } catch (err) {
      inbound.failedAt = now();
      this.#counts.unreadable('fixture');
      warn(`the fixture of ${inbound.event} could not be read`, err);
      if (inbound.match === undefined) {
        inbound.hasLostMessages ||= inbound.pendingMessages.length > 0;
        inbound.pendingMessages = [];
      }
      return;
    }
    const pendingMessages = inbound.pendingMessages;
    inbound.pendingMessages = [];
    for (const message of pendingMessages) this.#deliver(inbound, message);
    if (inbound.hasLostMessages && inbound.match !== 'unmapped') this.#recoverEvent(inbound.event);
    inbound.hasLostMessages = false;
  }

  #openMatch(event: string, id: number, text: string): UofMatch | 'unmapped' {
    const { now } = this.#options;
    const { mapping, producers } = this.#catalogue;
    const receiver = this.#receiver;
    const read = parseUofFixture(text);
    if (read.kind === 'unmapped') {
      this.#counts.unmapped(`fixture: ${read.why}`);
      return 'unmapped';
    }
    if (read.fixture.id !== id) throw new Error(`the fixture of ${event} is that of another match`);
    let seq = receiver.lastSeqOf(id);
    const output = {
      get nextSeq() {
        return seq + 1;
      },
      send(body: FeedEventBody, at: number): void {
        receiver.emit({ source: receiver.source, seq: ++seq, match: id, sourceTime: at, receivedAt: now(), ...body } as FeedEvent);
      },
    };
    const match = new UofMatch(read.fixture, mapping, (product) => producers.state(product) === 'up', output, this.#counts);
    match.publishSnapshot(now());
    return match;
  }

  #deliver(inbound: InboundMatch, message: UofEventMessage): void {
    if (!(inbound.match instanceof UofMatch)) return;
    if (message.type !== 'fixture_change') inbound.match.apply(message);
  }

  #recoverEvent(event: string): void {
    const { api, warn } = this.#options;
    const { names, producers } = this.#catalogue;
    for (const [product, name] of names)
      if (producers.state(product) === 'up')
        void api.recoverEvent(name, event, producers.nextRequestId()).catch((err: unknown) => warn(`${event} could not be recovered`, err));
  }
}
