import type { FastifyInstance } from 'fastify';
import { createInProcessCall, type InProcessCall } from '#platform/call-runner';
import type { Feature } from '#platform/feature';
import { registerHealth } from '#platform/health';
import { createHttpServer } from '#platform/http';
import { createInternalAccess } from '#platform/internal-access';
import { registerOpenApi } from '#platform/openapi';
import type { Platform } from '#platform/platform';
import { withStatementDeadline } from '#platform/statement-deadline';
import { registerUpgrades } from '#platform/upgrades';
import { composeHandlers } from './calls.ts';
import { createFeatures, type Features, type Ports } from './features.ts';
import { LANGUAGES, sentence } from './sentences.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly features: Features;
  readonly call: InProcessCall;
  /** What keeps this process from its work, in words for operators; empty where bets are taken. */
  readonly trouble: () => string[];
  /** Starts the features' loops, the relay and the jobs of this process's roles. */
  start(): Promise<void>;
  /** Lets calls in flight end, then stops everything that `start` began. */
  stop(): Promise<void>;
}

/** Puts the process together: features over the platform, calls over features, pages over calls. */
export async function createApp(platform: Platform, ports: Ports = {}): Promise<App> {
  const { roles, jobs, outbox } = platform;
  const features = await createFeatures(platform, ports);
  const doors: Feature<never>[] = Object.values(features);
  const handlers = composeHandlers(features);
  const call = createInProcessCall(handlers);
  const http = createHttpServer({
    platform,
    authenticator: features.session,
    operators: features.operator,
    sentence,
    languages: LANGUAGES,
  });
  const { server } = http;
  server.addHook('onRequest', (_request, _reply, done) => withStatementDeadline(platform.config.statementTimeoutMs, done));

  const isInternal = createInternalAccess(platform.config);
  const trouble = (): string[] => doors.flatMap((door) => door.trouble?.() ?? []);
  registerHealth(server, platform, trouble, () => doors.flatMap((door) => door.notes?.() ?? []), isInternal);
  if (roles.has('api')) {
    registerOpenApi(server, isInternal);
    http.addCalls(handlers);
  }
  for (const door of doors) door.routes?.(server);
  registerUpgrades(server, platform, Object.assign({}, ...doors.map((door) => door.upgrades)));
  if (roles.has('web')) {
    const { registerSite } = await import('#platform/ssr');
    await registerSite(server, {
      platform,
      call,
      readCaller: http.readCaller,
      admission: http.admission,
      pages: http.pages,
      readSilence: features.line.readSilence,
    });
  }

  return {
    server,
    features,
    call,
    trouble,
    async start() {
      await Promise.all(doors.map(async (door) => door.start?.()));
      if (!roles.has('jobs')) return;
      outbox.start();
      await jobs.start();
    },
    async stop() {
      for (const door of doors) door.drain?.();
      await server.close();
      if (roles.has('jobs')) {
        await jobs.stop();
        await outbox.stop();
      }
      for (const door of doors.toReversed()) await door.stop?.();
    },
  };
}
