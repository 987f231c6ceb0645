import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { freePort } from '../../src/platform/db/free-port.ts';

export interface Nginx {
  readonly port: number;
  /** Microseconds that its one worker has been on a processor. */
  cpuUs(): number;
  stop(): void;
}

export const nginxBinary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => fs.existsSync(file));

/** nginx with one worker; `http` writes what its http block says besides. Throws where nginx is not installed. */
async function startNginx(http: (port: number, folder: string) => string): Promise<Nginx> {
  invariant(nginxBinary, 'nginx is installed');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; default_type application/json;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${http(port, folder)} }\n`,
  );
  const child: ChildProcess = spawn(nginxBinary, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  for (let i = 0; i < 200 && !(await reachable(port)); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  invariant(child.pid && child.exitCode === null, `nginx runs: ${fs.readFileSync(path.join(folder, 'error.log'), 'utf8')}`);
  const pid = child.pid;
  const processes = (): number[] => fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return {
    port,
    // /proc/<pid>/stat counts in hundredths of a second, as long as a whole round of a bench; schedstat in nanoseconds.
    cpuUs: () => processes().reduce((sum, id) => sum + Number(fs.readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]), 0) / 1000,
    stop() {
      child.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
}

/** Serving a file that is compressed already. */
export const startNginxFile = (name: string, identity: Buffer, gzip: Buffer): Promise<Nginx> =>
  startNginx((port, folder) => {
    fs.writeFileSync(path.join(folder, name), identity);
    fs.writeFileSync(path.join(folder, `${name}.gz`), gzip);
    return `keepalive_requests 10000000; sendfile on; tcp_nopush on; gzip_static on; etag on; open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder}; }`;
  });

const TEMPLATE = path.resolve(import.meta.dirname, '../../../../docs/operations/nginx.conf.template');

/** Before a server of ours on this port, as docs/operations tells operators to run it. */
export const startMicroCache = (upstream: number): Promise<Nginx> =>
  startNginx((port, folder) => {
    // Its worker is another user than the one who made the folder.
    const cache = path.join(folder, 'cache');
    fs.mkdirSync(cache);
    fs.chmodSync(cache, 0o777);
    const values: Record<string, string> = {
      TOUCHLINE_LISTEN: `127.0.0.1:${port}`,
      TOUCHLINE_UPSTREAM: `127.0.0.1:${upstream}`,
      TOUCHLINE_CACHE: cache,
    };
    return fs.readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  });

const reachable = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
