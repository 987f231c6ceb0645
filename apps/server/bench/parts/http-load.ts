import { fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { type Nginx, nginxBinary, startMicroCache, startNginxFile } from '../../tests/harness/nginx.ts';

/** One request again and again over kept connections, one at a time on each; what is counted is the server's CPU, not ours. */
export async function load(
  port: number,
  request: string,
  count: number,
  connections = 16,
): Promise<{ readonly bytes: number; readonly status: string }> {
  let left = count;
  let bytes = 0;
  let status = '';
  const payload = Buffer.from(request);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.setNoDelay(true);
      await new Promise<void>((resolve, reject) => {
        let awaited = -1;
        let got = 0;
        const next = (): void => {
          if (left-- <= 0) {
            socket.destroy();
            resolve();
            return;
          }
          awaited = -1;
          got = 0;
          socket.write(payload);
        };
        socket.on('error', reject);
        socket.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          got += chunk.length;
          if (awaited < 0) {
            // Heads are small and come in one piece.
            const end = chunk.indexOf('\r\n\r\n');
            const head = chunk.toString('latin1', 0, end);
            if (status === '') status = head.slice(9, 12);
            awaited = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
          }
          if (got >= awaited) next();
        });
        next();
      });
    }),
  );
  return { bytes, status };
}

export const requestFor = (target: string, headers: Record<string, string> = {}): string =>
  `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries({ 'accept-encoding': 'gzip', ...headers })
    .map(([k, v]) => `${k}: ${v}\r\n`)
    .join('')}\r\n`;

export interface Measured {
  readonly port: number;
  cpuUs(): Promise<number>;
  stop(): void;
}

/** Our server. */
export const startFeedServer = (): Promise<Measured> => startNode('feed-server.ts');

/** node:http alone, serving these bytes. */
export const startBareServer = (gzip: Buffer): Promise<Measured> => startNode('bare-server.ts', { gzip: gzip.toString('base64') });

async function startNode(program: string, first?: { readonly gzip: string }): Promise<Measured> {
  const child = fork(path.join(import.meta.dirname, program), { env: { ...process.env, NODE_ENV: 'production' } });
  if (first) child.send(first);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    async cpuUs() {
      child.send('cpu');
      const [{ cpuUs }] = (await once(child, 'message')) as [{ cpuUs: number }];
      return cpuUs;
    },
    stop: () => child.disconnect(),
  };
}

/** nginx serving a file that is compressed already; undefined where nginx is not installed. */
export const startFileNginx = async (identity: Buffer, gzip: Buffer): Promise<Measured | undefined> =>
  nginxBinary ? measured(await startNginxFile('feed.json', identity, gzip)) : undefined;

/** nginx as the recipe of docs/operations has it, before this server; undefined where nginx is not installed. */
export const startProxy = async ({ port }: Measured): Promise<Measured | undefined> =>
  nginxBinary ? measured(await startMicroCache(port)) : undefined;

const measured = (nginx: Nginx): Measured => ({ port: nginx.port, cpuUs: async () => nginx.cpuUs(), stop: () => nginx.stop() });

export const ratioOf = (ours: readonly number[], theirs: readonly number[]): { readonly median: number; readonly spread: string } => {
  const ratios = ours.map((us, i) => us / (theirs[i] ?? 1));
  return { median: median(ratios), spread: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}` };
};

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** CPU microseconds of one request. */
export async function costOf(server: Measured, request: string, count: number): Promise<number> {
  const before = await server.cpuUs();
  await load(server.port, request, count);
  return ((await server.cpuUs()) - before) / count;
}
