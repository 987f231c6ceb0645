import type { FastifyInstance } from 'fastify';
import type { Feature } from './feature.ts';
import { isOwnOrigin } from './origin.ts';
import type { Platform } from './platform.ts';

/** Hands socket upgrades to the feature of their path; anything else, and pages of other sites, are turned away. */
export function registerUpgrades(server: FastifyInstance, platform: Platform, upgrades: NonNullable<Feature<never>['upgrades']>): void {
  server.server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const handle = Object.hasOwn(upgrades, path) ? upgrades[path] : undefined;
    if (handle && isOwnOrigin(request.headers, platform.config.publicUrl)) return handle(request, socket, head);
    // Vite listens on the same server in development.
    if (platform.config.dev && !handle) return;
    socket.end(`HTTP/1.1 ${handle ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}
