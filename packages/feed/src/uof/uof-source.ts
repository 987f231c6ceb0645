import { backoffMs, retry } from '@touchline/kernel/retry';
import type { FeedEvent, FeedEventBody, FeedSource } from '../feed-events.ts';
import { parseDescriptions } from './market-descriptions.ts';
import { MarketMapping } from './market-mapping.ts';
import { type ProducerAction, Producers } from './producers.ts';
import { parseProducers, parseUofFixture, uofMatchId } from './uof-fixture.ts';
import { UofMatch } from './uof-match.ts';
import { parseUofMessage, type UofEventMessage, type UofMessage } from './uof-message.ts';
import { UofMetrics } from './uof-metrics.ts';
import type { UofApi, UofStream } from './uof-ports.ts';

const SOURCE = 'uof';
const TICK_MS = 1_000;
/** A fixture that could not be read is asked for again with a later message, at the soonest after so long. */
const FIXTURE_RETRY_MS = 30_000;
/** A provider that does not answer at the start is asked again. */
const START_PAUSES = { firstMs: 2_000, maxMs: 20_000 };
const KEEP_ENDED_MS = 24 * 3_600_000;
/** Messages that wait for one fixture; beyond that the match is recovered instead. */
const MAX_PENDING_MESSAGES = 200;

export interface UofOptions {
  readonly stream: UofStream;
  readonly api: UofApi;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called with every failure; the stream never sees an exception. */
  readonly warn: (what: string, err: unknown) => void;
}

/** One match on its way in: its fixture is asked for first, and its messages wait for it. */
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

/**
 * The odds-feed format used across the industry as a feed: messages over a broker, fixtures, descriptions and recovery over calls. A
 * producer that is silent for 20 s, not subscribed or disconnected has its markets suspended, and shows them again only once its recovery
 * is complete (feeds.md, "Sources").
 */
export function createUofSource({ stream, api, now, warn }: UofOptions): FeedSource & { readonly counts: UofMetrics } {
  const counts = new UofMetrics();
  const inboundMatches = new Map<string, InboundMatch>();
  let mapping = new MarketMapping(new Map());
  let producers = new Producers([], now(), 0);
  let names = new Map<number, string>();
  let emit: (event: FeedEvent) => void = () => {};
  let lastSeqOf: (match: number) => number = () => 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let aliveSeq = 0;
  let stopped = false;
  let wake: () => void = () => {};
  const first = Promise.withResolvers<void>();

  const emitToAll = (body: { type: 'Alive'; subscribed: boolean } | { type: 'SnapshotComplete' }): void =>
    emit({ source: SOURCE, seq: ++aliveSeq, match: 0, sourceTime: now(), receivedAt: now(), ...body });

  function openMatch(event: string, id: number, text: string): UofMatch | 'unmapped' {
    const read = parseUofFixture(text);
    if (read.kind === 'unmapped') {
      counts.unmapped(`fixture: ${read.why}`);
      return 'unmapped';
    }
    if (read.fixture.id !== id) throw new Error(`the fixture of ${event} is that of another match`);
    let seq = lastSeqOf(id);
    const output = {
      get nextSeq() {
        return seq + 1;
      },
      send(body: FeedEventBody, at: number): void {
        emit({ source: SOURCE, seq: ++seq, match: id, sourceTime: at, receivedAt: now(), ...body } as FeedEvent);
      },
    };
    const match = new UofMatch(read.fixture, mapping, (product) => producers.state(product) === 'up', output, counts);
    match.publishSnapshot(now());
    return match;
  }

  async function loadFixture(inbound: InboundMatch, id: number): Promise<void> {
    try {
      const text = await api.fixture(inbound.event);
      if (inbound.match instanceof UofMatch) {
        const read = parseUofFixture(text);
        if (read.kind === 'fixture') inbound.match.changeFixture(read.fixture, now());
      } else inbound.match = openMatch(inbound.event, id, text);
    } catch (err) {
      inbound.failedAt = now();
      counts.unreadable('fixture');
      warn(`the fixture of ${inbound.event} could not be read`, err);
      if (inbound.match === undefined) {
        inbound.hasLostMessages ||= inbound.pendingMessages.length > 0;
        inbound.pendingMessages = [];
      }
      return;
    }
    const pendingMessages = inbound.pendingMessages;
    inbound.pendingMessages = [];
    for (const message of pendingMessages) deliver(inbound, message);
    if (inbound.hasLostMessages && inbound.match !== 'unmapped') recoverEvent(inbound.event);
    inbound.hasLostMessages = false;
  }

  function requestFixture(inbound: InboundMatch, id: number): void {
    inbound.fixtureRequest ??= loadFixture(inbound, id).finally(() => {
      inbound.fixtureRequest = undefined;
    });
  }

  function recoverEvent(event: string): void {
    for (const [product, name] of names)
      if (producers.state(product) === 'up')
        void api.recoverEvent(name, event, producers.nextRequestId()).catch((err: unknown) => warn(`${event} could not be recovered`, err));
  }

  function deliver(inbound: InboundMatch, message: UofEventMessage): void {
    if (!(inbound.match instanceof UofMatch)) return;
    if (message.type !== 'fixture_change') inbound.match.apply(message);
  }

  function applyEventMessage(message: UofEventMessage): void {
    if (message.type === 'odds_change' && producers.state(message.product) === undefined) counts.unmapped(`producer ${message.product}`);
    const id = uofMatchId(message.event);
    if (id === undefined) {
      counts.unmapped(`event: ${message.event.split(':').slice(0, 2).join(':')}`);
      return;
    }
    let inbound = inboundMatches.get(message.event);
    if (!inbound) {
      inbound = {
        event: message.event,
        match: undefined,
        pendingMessages: [],
        fixtureRequest: undefined,
        failedAt: Number.NEGATIVE_INFINITY,
        hasLostMessages: false,
      };
      inboundMatches.set(message.event, inbound);
    }
    if (message.type === 'fixture_change') {
      // Also one that could not be offered before may be now.
      if (inbound.match === 'unmapped') inbound.match = undefined;
      requestFixture(inbound, id);
      return;
    }
    if (inbound.match !== undefined) {
      deliver(inbound, message);
      return;
    }
    if (inbound.pendingMessages.length >= MAX_PENDING_MESSAGES) {
      inbound.hasLostMessages = true;
      counts.unreadable('message without its fixture');
      return;
    }
    inbound.pendingMessages.push(message);
    if (now() - inbound.failedAt >= FIXTURE_RETRY_MS) requestFixture(inbound, id);
  }

  /** Waits for open fixture requests: a snapshot is complete when the messages that waited for them are applied. */
  const settled = async (): Promise<void> => {
    await Promise.all([...inboundMatches.values()].flatMap((inbound) => inbound.fixtureRequest ?? []));
  };

  function complete(): void {
    if (!producers.isComplete) return;
    emitToAll({ type: 'SnapshotComplete' });
    first.resolve();
  }

  /** Removes matches that ended long ago: a late message opens them anew. */
  function removeEnded(): void {
    for (const [event, { match }] of inboundMatches)
      if (match instanceof UofMatch && match.hasEndedBefore(now() - KEEP_ENDED_MS)) inboundMatches.delete(event);
  }

  function perform(actions: readonly ProducerAction[]): void {
    for (const action of actions) {
      switch (action.kind) {
        case 'suspend':
          for (const { match } of inboundMatches.values()) if (match instanceof UofMatch) match.suspend(action.product, now());
          break;
        case 'recover':
          void api.recover(action.name, action.requestId, action.after).catch((err: unknown) => {
            producers.recoveryFailed(action.product, action.requestId);
            warn(`producer ${action.name} could not be asked for a recovery`, err);
          });
          break;
        case 'release':
          void settled().then(() => {
            // It may have gone down again while fixtures were on their way.
            if (producers.state(action.product) !== 'up') return;
            for (const { match } of inboundMatches.values()) if (match instanceof UofMatch) match.release(action.product, now());
            complete();
          });
          break;
      }
    }
  }

  function apply(message: UofMessage): void {
    switch (message.type) {
      case 'alive':
        perform(producers.alive(message.product, message.timestamp, message.subscribed, now()));
        if (producers.isAnyUp) emitToAll({ type: 'Alive', subscribed: true });
        return;
      case 'snapshot_complete':
        perform(producers.snapshotComplete(message.product, message.requestId));
        return;
      default:
        applyEventMessage(message);
    }
  }

  /** Who the producers are and what their markets mean; asked again until it is answered. Undefined once stopped. */
  async function loadCatalogue() {
    const load = async () => {
      if (stopped) return undefined;
      const [producerText, marketText] = await Promise.all([api.producers(), api.markets()]);
      return [parseProducers(producerText), parseDescriptions(marketText)] as const;
    };
    return retry(load, {
      tries: Number.POSITIVE_INFINITY,
      isPassing: () => true,
      pause(failures, err) {
        warn('the provider does not say what it offers', err);
        return new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, backoffMs(failures, START_PAUSES, Math.random)).unref();
        });
      },
    });
  }

  return {
    name: SOURCE,
    counts,
    async start(to, from) {
      emit = to;
      lastSeqOf = from;
      const known = await loadCatalogue();
      if (!known) return;
      const [list, descriptions] = known;
      names = new Map(list.map(({ id, name }) => [id, name]));
      mapping = new MarketMapping(descriptions);
      for (const id of mapping.mismatched) warn(`market ${id} is described otherwise and not offered`, undefined);
      producers = new Producers(list, now(), Math.floor(now() / 1000) % 1_000_000_000);
      await stream.start({
        message(text) {
          let message: UofMessage;
          try {
            message = parseUofMessage(text);
          } catch (err) {
            counts.unreadable('message');
            warn('a message could not be read', err);
            return;
          }
          counts.message(message.type);
          apply(message);
        },
        disconnected: () => perform(producers.disconnected()),
      });
      timer = setInterval(() => {
        perform(producers.checkTimeouts(now()));
        removeEnded();
      }, TICK_MS);
      await first.promise;
    },
    async stop() {
      stopped = true;
      wake();
      clearInterval(timer);
      first.resolve();
      await stream.stop();
    },
    recover(match) {
      for (const inbound of inboundMatches.values()) {
        if (!(inbound.match instanceof UofMatch) || (match !== undefined && inbound.match.fixture.id !== match)) continue;
        inbound.match.publishSnapshot(now());
        if (match !== undefined) recoverEvent(inbound.event);
      }
      if (match === undefined) complete();
    },
  };
}
