import { DeliverPolicy, DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { backoffMs, retry } from '@touchline/kernel/retry';
import type { Log } from '../watch/log.ts';
import type { Bus, Listener } from './bus.ts';

const STREAM = 'touchline-news';
/** Maximum age of messages: a subscriber that was away longer reads the tables. */
const KEEP_NS = 10 * 60 * 1e9;
const RECOVER_PAUSES = { firstMs: 250, maxMs: 2_000 };
/** How often a process that starts asks for the stream, some ten seconds: longer, and it is said that the broker is at fault. */
const START_TRIES = 10;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** The bus of several processes: prices over plain NATS, news through a JetStream stream that a reconnecting process catches up with. */
export async function connectNatsBus(url: string, log: Log): Promise<Bus> {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 250, name: 'touchline' });
  const open = new Set<() => void>();
  const followers = new Set<EventConsumer>();
  let disconnected = false;

  /**
   * The broker may not be ready for a moment, may have come back with an empty store, and refuses one of two processes that make the
   * stream at the same moment ("subjects overlap"): asked again, it has it.
   */
  const makeStream = (tries: number): Promise<string> =>
    retry(() => ensureStream(connection), {
      tries,
      isPassing: () => !connection.isClosed(),
      pause(failures, err) {
        log.warn({ err }, 'failed to create the event stream; retrying');
        return pause(backoffMs(failures, RECOVER_PAUSES, Math.random));
      },
    });
  let made: string;
  try {
    made = await makeStream(START_TRIES);
  } catch (error) {
    await connection.close();
    throw error;
  }

  async function recover(): Promise<void> {
    const now = await makeStream(Number.POSITIVE_INFINITY);
    if (now !== made) for (const follower of followers) follower.beginAnew();
    made = now;
    disconnected = false;
  }
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') disconnected = true;
      // It fails only once the connection is closed.
      if (status.type === 'reconnect') void recover().catch(() => undefined);
    }
  })();
  const js = jetstream(connection, { timeout: 5_000 });

  const deliver = (listener: Listener, subject: string, data: Uint8Array): void => {
    try {
      listener(JSON.parse(Buffer.from(data).toString()), subject);
    } catch (err) {
      log.error({ err, subject }, 'a bus listener failed');
    }
  };
  return {
    publish: (subject, message) => connection.publish(subject, JSON.stringify(message)),
    async publishDurable(subject, message) {
      await js.publish(subject, JSON.stringify(message));
    },
    subscribe(pattern, listener) {
      const take: Take = (subject, data) => deliver(listener, subject, data);
      let end: () => void;
      if (pattern.startsWith('news.')) {
        const follower = consumeEvents(connection, pattern, take, log);
        followers.add(follower);
        end = () => {
          followers.delete(follower);
          follower.end();
        };
      } else end = followPlain(connection, pattern, take);
      open.add(end);
      return () => {
        open.delete(end);
        end();
      };
    },
    healthIssue: () => (disconnected || connection.isClosed() ? 'the message broker does not answer' : undefined),
    async close() {
      for (const end of open) end();
      if (!connection.isClosed()) await connection.drain().catch(() => connection.close());
    },
  };
}

/** Makes the stream where it is missing; gives when it was made, which tells a new one from an old one. */
async function ensureStream(connection: NatsConnection): Promise<string> {
  const manager = await jetstreamManager(connection);
  const wanted = {
    name: STREAM,
    subjects: ['news.>'],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: KEEP_NS,
    max_bytes: 256 * 1024 * 1024,
  };
  // The same configuration again is no error.
  return (await manager.streams.add(wanted)).created;
}

type Take = (subject: string, data: Uint8Array) => void;

function followPlain(connection: NatsConnection, pattern: string, take: Take): () => void {
  const subscription = connection.subscribe(pattern, { callback: (error, message) => void (error ?? take(message.subject, message.data)) });
  return () => subscription.unsubscribe();
}

interface EventConsumer {
  /** The stream is another one: everything in it is new to this process. */
  beginAnew(): void;
  end(): void;
}

/** An ordered consumer from now on: it notices holes and resumes by itself; if its stream vanished it starts over. */
function consumeEvents(connection: NatsConnection, pattern: string, take: Take, log: Log): EventConsumer {
  let stopped = false;
  let from: DeliverPolicy = DeliverPolicy.New;
  let stopMessages: (() => unknown) | undefined;
  const follow = async (): Promise<void> => {
    while (!stopped) {
      try {
        const consumer = await jetstream(connection).consumers.get(STREAM, { filter_subjects: pattern, deliver_policy: from });
        from = DeliverPolicy.New;
        const messages = await consumer.consume();
        stopMessages = () => messages.stop();
        if (stopped) messages.stop();
        for await (const message of messages) take(message.subject, message.data);
      } catch (err) {
        if (!stopped) log.warn({ err, pattern }, 'following the news begins anew');
      }
      if (!stopped) await pause(RECOVER_PAUSES.firstMs);
    }
  };
  void follow();
  return {
    beginAnew() {
      from = DeliverPolicy.All;
      stopMessages?.();
    },
    end() {
      stopped = true;
      stopMessages?.();
    },
  };
}
