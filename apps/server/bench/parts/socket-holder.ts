import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocketServer } from 'ws';
import { openPushEndpoint, portOf } from './push-scene.ts';

/**
 * A server for memory-socket, in a process of its own: our endpoint, or ws with the listeners that any server of it has. It tells its port, and
 * answers every later message with how many sockets it holds and the bytes that are still reachable.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function openBare() {
  const clients = new Set<unknown>();
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket as Socket, head, (ws) => {
      clients.add(ws);
      ws.on('message', () => undefined);
      ws.on('pong', () => undefined);
      ws.on('error', () => undefined);
      ws.on('close', () => clients.delete(ws));
    }),
  );
  await once(server, 'listening');
  return { port: portOf(server), held: () => clients.size };
}

async function openOurs() {
  const { port, channel } = await openPushEndpoint();
  return { port, held: () => channel.subscribers.size };
}

const { port, held } = await (process.argv[2] === 'ours' ? openOurs() : openBare());
process.on('message', () => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: held(), bytes: heapUsed + external });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
