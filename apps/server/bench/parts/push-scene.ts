import { once } from 'node:events';
import { createServer } from 'node:http';
import net from 'node:net';
import { Book } from '@touchline/feed/book/book';
import type { FeedFeature } from '../../src/features/feed/index.ts';
import { createTopicSeqs } from '../../src/features/line/topic-sequences.ts';
import { Channel } from '../../src/features/push/channel.ts';
import { createChatChannels } from '../../src/features/push/chat-channels.ts';
import { createConnector } from '../../src/features/push/connection.ts';
import { Hub } from '../../src/features/push/hub.ts';
import { createPlayerChannels } from '../../src/features/push/player-channels.ts';
import { createTableChannels } from '../../src/features/push/table-channels.ts';
import { createWebSocketEndpoint } from '../../src/features/push/websocket-endpoint.ts';
import { createLocalBus } from '../../src/platform/events/bus.ts';
import { createLog } from '../../src/platform/watch/log.ts';

/** The socket endpoint as in production over an empty book, and one channel that everybody who comes in listens to. */
export async function openPushEndpoint() {
  const log = createLog('silent');
  const now = () => Date.now();
  const seqs = createTopicSeqs(1);
  const feed = { book: new Book() } as unknown as FeedFeature;
  const hub = new Hub({ clock: { now } }, { feed, line: { seqs, readSilence: () => null } });
  const personal = createPlayerChannels({ bus: createLocalBus(log), log }, seqs, now, () => () => {});
  const tableBus = createLocalBus(log);
  const tables = createTableChannels({ bus: tableBus, clock: { now }, log }, seqs);
  const chat = createChatChannels({ bus: tableBus, clock: { now }, log }, seqs);
  const channel = new Channel('line', { of: 'overview', kind: 'line', sport: 0, champ: 0 }, 'en', now());
  const connect = createConnector({ hub, personal, tables, chat, readToken: async () => null, now, closedSports: () => [] });
  const endpoint = createWebSocketEndpoint(
    (wire) => {
      const connection = connect(wire, 1);
      channel.subscribers.add(connection.subscriber);
      return connection;
    },
    async () => null,
  );
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) => void endpoint.upgrade(request, socket, head));
  await once(server, 'listening');
  return {
    channel,
    /** Topics of tables, not started: they tell what comes on `tableBus`. */
    tables,
    tableBus,
    port: portOf(server),
    stop() {
      endpoint.stop();
      server.close();
    },
  };
}

/** A plain TCP server, the floor of push; everything that came in is in `sockets`. */
export async function openPlainServer() {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    // As for every socket that carries small news at once.
    socket.setNoDelay(true);
    sockets.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    sockets,
    port: portOf(server),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const portOf = (server: net.Server): number => (server.address() as net.AddressInfo).port;

/** Below the protocol of WebSockets, as a client of the endpoint says it. */
export const HANDSHAKE =
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** The text of a delta of 20 prices. */
export const DELTA_TEXT = `{"t":"d","topic":"line","seq":1,"d":{"p":[${Array.from({ length: 20 }, (_, i) => `[${1000 + i},4611686018${i},2150,0]`).join(',')}]}}`;
