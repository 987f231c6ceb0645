import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature.ts';
import type { Platform } from '../platform.ts';
import { createHostCheck } from './hosts.ts';
import { isOwnOrigin } from './origin.ts';

/** Hands socket upgrades to the feature of their path; anything else, other hosts' names and pages of other sites are turned away. */
export function registerUpgrades(server: FastifyInstance, platform: Platform, upgrades: NonNullable<Feature['upgrades']>): void {
  const isOurHost = createHostCheck(platform.config, platform.brands);
  server.server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const handle = Object.hasOwn(upgrades, path) ? upgrades[path] : undefined;
    // Vite listens on the same server in development.
    if (platform.config.dev && !handle) return;
    if (!handle) return refuse(socket, '404 Not Found', 'not_found');
    if (!isOurHost(request)) return refuse(socket, '421 Misdirected Request', 'wrong_host');
    if (!isOwnOrigin(request.headers, platform.brands.ofHost(request.headers.host).publicUrl))
      return refuse(socket, '403 Forbidden', 'forbidden');
    handle(request, socket, head);
  });
}

/** As every refusal says it: a status for the protocol and a code for programs. */
function refuse(socket: Duplex, status: string, code: string): void {
  const body = JSON.stringify({ success: false, code });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nX-Failure-Code: ${code}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
