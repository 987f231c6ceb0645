import type { UofProducer } from './uof-fixture.ts';

/** Silence after which a producer counts as down (the provider's own rule: no alive for 20 s). */
export const PRODUCER_SILENCE_MS = 20_000;
/** A recovery not completed within this time is requested again. */
const RECOVERY_LIMIT_MS = 15 * 60_000;

/** down: no messages, its markets are suspended. recovering: connected, missed messages are still arriving. up: its odds are offered. */
export type ProducerState = 'down' | 'recovering' | 'up';

/** Steps after a word of the provider, or after time has passed. */
export type ProducerAction =
  | { readonly kind: 'suspend'; readonly product: number }
  /** `after`: epoch ms of the last moment known to be complete; null = everything. */
  | { readonly kind: 'recover'; readonly product: number; readonly name: string; readonly requestId: number; readonly after: number | null }
  | { readonly kind: 'release'; readonly product: number };

interface Producer {
  readonly producer: UofProducer;
  state: ProducerState;
  lastMessageAt: number;
  /** Provider's time of the last alive at which nothing was missing. */
  lastCompleteAt: number | null;
  /** Provider's time of the alive after which nothing is missing but what its recovery brings. */
  recoveryFrom: number;
  requestId: number;
  requestedAt: number;
}

/** The producers of the provider: each is up, down or recovering. Knows no clock: `now` (epoch ms) comes with every word. */
export class Producers {
  readonly #producers: ReadonlyMap<number, Producer>;
  #requests: number;

  /** `firstRequest`: request ids count up from there, so that answers to a former process are not taken for ours. */
  constructor(producers: readonly UofProducer[], now: number, firstRequest: number) {
    this.#requests = firstRequest;
    this.#producers = new Map(
      producers.map((description) => [
        description.id,
        { producer: description, state: 'down', lastMessageAt: now, lastCompleteAt: null, recoveryFrom: 0, requestId: 0, requestedAt: 0 },
      ]),
    );
  }

  state(product: number): ProducerState | undefined {
    return this.#producers.get(product)?.state;
  }
  get isAnyUp(): boolean {
    return [...this.#producers.values()].some(({ state }) => state === 'up');
  }
  /** At least one is up and none is still recovering: no messages are missing. */
  get isComplete(): boolean {
    return this.isAnyUp && ![...this.#producers.values()].some(({ state }) => state === 'recovering');
  }

  alive(product: number, timestamp: number, subscribed: boolean, now: number): ProducerAction[] {
    const producer = this.#producers.get(product);
    if (!producer) return [];
    producer.lastMessageAt = now;
    // "Not subscribed" says that messages may have been lost although the connection stands.
    const actions = subscribed ? [] : this.#down(producer);
    if (producer.state === 'up') producer.lastCompleteAt = timestamp;
    else if (producer.state === 'down') {
      producer.recoveryFrom = timestamp;
      actions.push(this.#recover(producer, now));
    }
    return actions;
  }

  snapshotComplete(product: number, requestId: number): ProducerAction[] {
    const producer = this.#producers.get(product);
    if (producer?.state !== 'recovering' || producer.requestId !== requestId) return [];
    producer.state = 'up';
    producer.lastCompleteAt = producer.recoveryFrom;
    return [{ kind: 'release', product }];
  }

  /** The connection broke: messages may have been missed. */
  disconnected(): ProducerAction[] {
    return [...this.#producers.values()].flatMap((producer) => this.#down(producer));
  }

  /** A number for a request of the caller's own. */
  nextRequestId(): number {
    return ++this.#requests;
  }

  /** To be called every second or so. */
  checkTimeouts(now: number): ProducerAction[] {
    return [...this.#producers.values()].flatMap((producer) => {
      if (now - producer.lastMessageAt >= PRODUCER_SILENCE_MS) return this.#down(producer);
      if (producer.state === 'recovering' && now - producer.requestedAt >= RECOVERY_LIMIT_MS) return [this.#recover(producer, now)];
      return [];
    });
  }

  /** The recovery could not be asked for; the next alive tries again. */
  recoveryFailed(product: number, requestId: number): void {
    const producer = this.#producers.get(product);
    if (producer?.state === 'recovering' && producer.requestId === requestId) producer.state = 'down';
  }

  #down(producer: Producer): ProducerAction[] {
    const before = producer.state;
    producer.state = 'down';
    return before === 'down' ? [] : [{ kind: 'suspend', product: producer.producer.id }];
  }

  #recover(producer: Producer, now: number): ProducerAction {
    const { id, name, recoveryMinutes } = producer.producer;
    producer.state = 'recovering';
    producer.requestId = this.nextRequestId();
    producer.requestedAt = now;
    // Beyond its window the producer no longer knows what was missed, only how things stand.
    const known = producer.lastCompleteAt !== null && now - producer.lastCompleteAt < recoveryMinutes * 60_000;
    return { kind: 'recover', product: id, name, requestId: producer.requestId, after: known ? producer.lastCompleteAt : null };
  }
}
