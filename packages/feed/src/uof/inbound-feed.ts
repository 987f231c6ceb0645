import type { FeedEvent } from '../feed-events.ts';
import { InboundMatches, type UofCatalogue, type UofReceiver } from './inbound-matches.ts';
import { MarketMapping } from './market-mapping.ts';
import { type ProducerAction, Producers } from './producers.ts';
import type { UofMessage } from './uof-message.ts';
import type { UofMetrics } from './uof-metrics.ts';
import type { UofOptions } from './uof-ports.ts';

/** The outcome of the provider's messages: of its matches, and of its producers, each of which is up or down as a whole. */
export class InboundFeed {
  readonly #options: Pick<UofOptions, 'api' | 'now' | 'warn'>;
  readonly #receiver: UofReceiver;
  readonly #catalogue: { -readonly [K in keyof UofCatalogue]: UofCatalogue[K] };
  readonly #matches: InboundMatches;
  readonly #first = Promise.withResolvers<void>();
  #aliveSeq = 0;

  constructor(source: string, options: Pick<UofOptions, 'api' | 'now' | 'warn'>, counts: UofMetrics) {
    this.#options = options;
    this.#receiver = { source, emit: () => {}, lastSeqOf: () => 0 };
    this.#catalogue = { mapping: new MarketMapping(new Map()), producers: new Producers([], options.now(), 0), names: new Map() };
    this.#matches = new InboundMatches(options, counts, this.#receiver, this.#catalogue);
  }

  /** Resolves with the first complete snapshot, or when the source is stopped. */
  get first(): Promise<void> {
    return this.#first.promise;
  }
  giveUp(): void {
    this.#first.resolve();
  }

  sendTo(emit: UofReceiver['emit'], lastSeqOf: UofReceiver['lastSeqOf']): void {
    this.#receiver.emit = emit;
    this.#receiver.lastSeqOf = lastSeqOf;
  }
  learn({ mapping, producers, names }: UofCatalogue): void {
    this.#catalogue.mapping = mapping;
    this.#catalogue.producers = producers;
    this.#catalogue.names = names;
  }

  apply(message: UofMessage): void {
    const { producers } = this.#catalogue;
    switch (message.type) {
      case 'alive':
        this.#perform(producers.alive(message.product, message.timestamp, message.subscribed, this.#options.now()));
        if (producers.isAnyUp) this.#emitToAll({ type: 'Alive', subscribed: true });
        return;
      case 'snapshot_complete':
        this.#perform(producers.snapshotComplete(message.product, message.requestId));
        return;
      default:
        this.#matches.apply(message);
    }
  }
  disconnected(): void {
    this.#perform(this.#catalogue.producers.disconnected());
  }
  /** To be called every second. */
  tick(): void {
    this.#perform(this.#catalogue.producers.checkTimeouts(this.#options.now()));
    this.#matches.removeEnded();
  }
  recover(match: number | undefined): void {
    this.#matches.recover(match);
    if (match === undefined) this.#complete();
  }

  #perform(actions: readonly ProducerAction[]): void {
    const { api, warn } = this.#options;
    for (const action of actions) {
      switch (action.kind) {
        case 'suspend':
          this.#matches.suspend(action.product);
          break;
        case 'recover':
          void api.recover(action.name, action.requestId, action.after).catch((err: unknown) => {
            this.#catalogue.producers.recoveryFailed(action.product, action.requestId);
            warn(`producer ${action.name} could not be asked for a recovery`, err);
          });
          break;
        case 'release':
          void this.#matches.settled().then(() => {
            // It may have gone down again while fixtures were on their way.
            if (this.#catalogue.producers.state(action.product) !== 'up') return;
            this.#matches.release(action.product);
            this.#complete();
          });
          break;
      }
    }
  }

  #complete(): void {
    if (!this.#catalogue.producers.isComplete) return;
    this.#emitToAll({ type: 'SnapshotComplete' });
    this.#first.resolve();
  }

  #emitToAll(body: { type: 'Alive'; subscribed: boolean } | { type: 'SnapshotComplete' }): void {
    const { now } = this.#options;
    const { source, emit } = this.#receiver;
    emit({ source, seq: ++this.#aliveSeq, match: 0, sourceTime: now(), receivedAt: now(), ...body } as FeedEvent);
  }
}
