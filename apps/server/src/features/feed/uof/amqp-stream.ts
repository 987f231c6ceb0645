import type { UofStream } from '@touchline/feed/uof/uof-ports';
import { type ChannelModel, connect, type RecoveringChannelModel } from 'amqplib';

export interface AmqpOptions {
  /** "amqps://token:@host/virtual-host". */
  readonly url: string;
  /** Number of this node among those of one customer: it hears everybody's messages and its own recoveries. */
  readonly node: number;
  /** First wait before a broken connection is made again; it doubles up to 30 s. */
  readonly retryMs?: number;
  readonly warn: (what: string, err: unknown) => void;
}

const EXCHANGE = 'unifiedfeed';
const HEARTBEAT_S = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

/**
 * The provider's broker (AMQP 0-9-1): a queue of our own on its topic exchange, which lives as long as the connection. Routing keys end in
 * the node that a message is for, `-` meaning all. Messages lost with a connection come back by recovery, so none is acknowledged.
 */
export function createAmqpStream({ url, node, retryMs = RETRY_MS, warn }: AmqpOptions): UofStream {
  let connection: RecoveringChannelModel | undefined;
  return {
    async start({ message, disconnected }) {
      async function listen(model: ChannelModel): Promise<void> {
        const channel = await model.createChannel();
        // A channel alone may die with the connection standing: both start over.
        const renew = (): void => void model.close().catch(() => undefined);
        channel.on('error', (err: Error) => {
          warn('the channel to the broker broke', err);
          renew();
        });
        const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false });
        for (const target of ['-', String(node)]) await channel.bindQueue(queue, EXCHANGE, `*.*.*.*.*.*.*.${target}.#`);
        await channel.consume(
          queue,
          (delivery) => {
            if (delivery) message(delivery.content.toString('utf8'));
            // The broker took the queue away.
            else renew();
          },
          { noAck: true, exclusive: true },
        );
      }
      connection = await connect(`${url}${url.includes('?') ? '&' : '?'}heartbeat=${HEARTBEAT_S}`, {
        timeout: CONNECT_TIMEOUT_MS,
        recovery: { setup: listen, initialDelay: retryMs, maxDelay: LONGEST_RETRY_MS, waitForConnect: false },
      });
      connection.on('disconnect', (err) => {
        warn('the connection to the broker broke', err);
        disconnected();
      });
      // A breakdown is told by "disconnect" as well; without a listener an error would end the process.
      connection.on('error', (err) => warn('the broker reports an error', err));
      connection.on('connect-failed', (err) => warn('the broker could not be reached', err));
      await connection.waitForConnect();
    },
    async stop() {
      await connection?.close();
    },
  };
}
