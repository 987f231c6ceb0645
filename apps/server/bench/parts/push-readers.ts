import { once } from 'node:events';
import net from 'node:net';
import { HANDSHAKE } from './push-scene.ts';

/**
 * Readers for the benches of push, in a process of their own so that the sender's CPU is measured alone. The first message says where to
 * connect: to the socket endpoint as WebSocket clients, below the protocol, and to a plain TCP server. Every later one is answered with the
 * bytes read so far.
 */
let got = 0;
const count = (chunk: Buffer): void => {
  got += chunk.length;
};

async function connect(port: number, greeting: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (greeting !== '') {
    socket.write(greeting);
    await once(socket, 'data');
  }
  socket.on('data', count);
}

process.on('message', (message: { readonly clients?: number; readonly endpointPort?: number; readonly plainPort?: number }) => {
  if (message.clients === undefined) {
    process.send?.({ got });
    return;
  }
  const { clients, endpointPort = 0, plainPort = 0 } = message;
  void (async () => {
    for (let i = 0; i < clients; i++) await Promise.all([connect(endpointPort, HANDSHAKE), connect(plainPort, '')]);
    process.send?.({ connected: true });
  })();
});
process.on('disconnect', () => process.exit(0));
