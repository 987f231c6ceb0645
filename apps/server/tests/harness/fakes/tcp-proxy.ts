import net from 'node:net';

/**
 * The faults of a connection:
 * - `pass`: nothing.
 * - `cut-reply`: the request arrives, the reply does not: both connections are closed at its first byte, which is sent after the commit.
 * - `cut-request`: the connection falls before the server has seen the whole request.
 * - `truncate`: the reply ends inside its head or its body, as if that were all.
 * - `delay`: the reply waits.
 * - `half-close`: the client ends its side while it still waits for the reply.
 */
export type Fault =
  | { readonly kind: 'pass' | 'cut-reply' | 'half-close' }
  | { readonly kind: 'cut-request'; readonly afterBytes: number }
  | { readonly kind: 'truncate'; readonly inside: 'head' | 'body' }
  | { readonly kind: 'delay'; readonly ms: number };

export interface TcpProxy {
  readonly url: string;
  /** Scripts of the next connections, one after the other; afterwards they pass. */
  script(...faults: Fault[]): void;
  /** Connections so far. */
  readonly connections: number;
  close(): Promise<void>;
}

/** A proxy before a server on the loopback, on which each connection meets a fault of its script. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const faults: Fault[] = [];
  const open = new Set<net.Socket>();
  let connections = 0;

  const keep = (socket: net.Socket): net.Socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A planned break complains on both sides.
    socket.on('error', () => {});
    return socket;
  };
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    connections += 1;
    const fault: Fault = faults.shift() ?? { kind: 'pass' };
    const upstream = keep(net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
    keep(client);
    sendRequest(fault, client, upstream);
    sendReply(fault, client, upstream);
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    script: (...next) => void faults.push(...next),
    get connections() {
      return connections;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const HEAD_END = '\r\n\r\n';

function sendRequest(fault: Fault, client: net.Socket, upstream: net.Socket): void {
  let seen = Buffer.alloc(0);
  client.on('data', (bytes) => {
    const before = seen.length;
    seen = Buffer.concat([seen, bytes]);
    if (fault.kind === 'cut-request' && seen.length > fault.afterBytes) {
      upstream.write(seen.subarray(before, fault.afterBytes), () => {
        client.resetAndDestroy();
        upstream.resetAndDestroy();
      });
      return;
    }
    upstream.write(bytes);
    if (fault.kind === 'half-close' && isWhole(seen)) upstream.end();
  });
  client.on('end', () => upstream.end());
}

/** Whether the head and as much of a body as it announces are there. */
function isWhole(message: Buffer): boolean {
  const head = message.indexOf(HEAD_END);
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(message.toString('latin1', 0, head))?.[1] ?? '0';
  return message.length >= head + HEAD_END.length + Number(length);
}

function sendReply(fault: Fault, client: net.Socket, upstream: net.Socket): void {
  upstream.on('data', (bytes) => {
    if (fault.kind === 'cut-reply') {
      client.resetAndDestroy();
      upstream.destroy();
    } else if (fault.kind === 'truncate') {
      // Everything that the server writes at once arrives at once: head and body together.
      const head = bytes.indexOf(HEAD_END);
      client.end(bytes.subarray(0, fault.inside === 'head' ? head / 2 : head + HEAD_END.length + 5));
      upstream.destroy();
    } else if (fault.kind === 'delay') setTimeout(() => client.write(bytes), fault.ms);
    else client.write(bytes);
  });
  upstream.on('end', () => {
    if (fault.kind === 'delay') setTimeout(() => client.end(), fault.ms);
    else client.end();
  });
}
