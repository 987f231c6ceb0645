import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { freePort } from '../src/platform/free-port.ts';

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

/** nginx with one worker, serving a file that is compressed already. Undefined where nginx is not installed. */
export async function startNginx(name: string, identity: Buffer, gzip: Buffer): Promise<Measured | undefined> {
  const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => fs.existsSync(file));
  if (!binary) return undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, name), identity);
  fs.writeFileSync(path.join(folder, `${name}.gz`), gzip);
  const port = await freePort();
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; keepalive_requests 10000000; sendfile on; tcp_nopush on; gzip_static on; etag on; default_type application/json; open_file_cache max=10;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}; } }\n`,
  );
  const child: ChildProcess = spawn(binary, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  for (let i = 0; i < 200; i++) {
    if (await reachable(port)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  invariant(child.pid, 'nginx runs');
  const worker = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    port,
    async cpuUs() {
      // The time on a processor in nanoseconds; /proc/<pid>/stat counts in hundredths of a second, as long as a whole round.
      return Number(fs.readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]) / 1000;
    },
    stop() {
      child.kill('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const reachable = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

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
