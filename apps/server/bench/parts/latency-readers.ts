import { once } from 'node:events';
import net from 'node:net';
import { quantile } from './betting-bench.ts';
import { HANDSHAKE } from './push-scene.ts';

/**
 * Readers for push-latency, in a process of their own. They connect, then for each order note when every message of so many bytes has come
 * in whole on every socket, and tell the quantiles of the time since it was due. Clocks of processes on one machine agree.
 */
export interface ReaderOrder {
  readonly connect?: { readonly clients: number; readonly endpointPort: number; readonly plainPort: number };
  readonly arm?: { readonly sender: 'endpoint' | 'plain'; readonly bytes: number; readonly messages: number };
  /** Milliseconds of the shared clock. */
  readonly dueAt?: readonly number[];
}
export interface ReaderAnswer {
  readonly p50: number;
  readonly p99: number;
}

const clock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;
interface Reader {
  got: number;
}
const readers: Record<'endpoint' | 'plain', Reader[]> = { endpoint: [], plain: [] };
let armed: { readonly sender: 'endpoint' | 'plain'; readonly bytes: number; readonly messages: number } | undefined;
/** By message, when it had come to each. */
let arrivals: number[][] = [];

async function connect(sender: 'endpoint' | 'plain', port: number, greeting: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (greeting !== '') {
    socket.write(greeting);
    await once(socket, 'data');
  }
  const reader: Reader = { got: 0 };
  readers[sender].push(reader);
  socket.on('data', (chunk: Buffer) => {
    if (armed?.sender !== sender) return;
    const before = Math.floor(reader.got / armed.bytes);
    reader.got += chunk.length;
    const at = clock();
    for (let n = before; n < Math.floor(reader.got / armed.bytes); n++) arrivals[n]?.push(at);
  });
}

async function obey({ connect: whereTo, arm, dueAt }: ReaderOrder): Promise<ReaderAnswer | 'ready'> {
  if (whereTo) {
    for (let i = 0; i < whereTo.clients; i++)
      await Promise.all([connect('endpoint', whereTo.endpointPort, HANDSHAKE), connect('plain', whereTo.plainPort, '')]);
  }
  if (arm) {
    for (const reader of readers[arm.sender]) reader.got = 0;
    arrivals = Array.from({ length: arm.messages }, () => []);
    armed = arm;
  }
  if (!dueAt || !armed) return 'ready';
  const wanted = readers[armed.sender].length;
  while (arrivals.some((list) => list.length < wanted)) await new Promise((resolve) => setTimeout(resolve, 10));
  armed = undefined;
  const sorted = arrivals.flatMap((list, n) => list.map((at) => at - (dueAt[n] ?? 0))).sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

process.on('message', (order: ReaderOrder) => void obey(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit(0));
