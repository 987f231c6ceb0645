import type { FastifyInstance } from 'fastify';
import { createInternalAccess } from '#platform/auth/internal-access';
import { withStatementDeadline } from '#platform/db/statement-deadline';
import type { Feature } from '#platform/feature';
import { createInProcessCall, type InProcessCall } from '#platform/http/call-runner';
import { createHttpServer } from '#platform/http/http';
import { registerOpenApi } from '#platform/http/openapi';
import { registerUpgrades } from '#platform/http/upgrades';
import { createConsoleListener } from '#platform/pages/console-listener';
import type { Platform } from '#platform/platform';
import { registerHealth } from '#platform/watch/health';
import { composeHandlers } from './calls.ts';
import { withOpenModules } from './closed-modules.ts';
import { createFeatures, type FeatureOverrides, type Features } from './features.ts';
import { LANGUAGES, sentence } from './sentences.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly features: Features;
  readonly call: InProcessCall;
  /** Reasons that keep this process from its work, in words for operators; empty where bets are taken. */
  readonly healthIssues: () => string[];
  /** Listens where the settings say, once `start` is through. */
  listen(): Promise<void>;
  /** Starts the features' loops, and the consumers of events and the jobs where they are this process's role. */
  start(): Promise<void>;
  /** Lets calls in flight end, then stops everything that `start` began. */
  stop(): Promise<void>;
}

/** Puts the process together: features over the platform, calls over features, pages over calls. */
export async function createApp(platform: Platform, ports: FeatureOverrides = {}): Promise<App> {
  const { roles, jobs, events } = platform;
  jobs.define('events-forget-old', () => events.tidy());
  jobs.every('41 * * * *', 'events-forget-old');
  const features = await createFeatures(platform, ports);
  const featureList: Feature[] = Object.values(features);
  const handlers = withOpenModules(composeHandlers(platform, features), features.site.isOpen);
  const call = createInProcessCall(handlers);
  const http = createHttpServer({
    platform,
    authenticator: features.session,
    operators: features.operators,
    sentence,
    languages: LANGUAGES,
    readMaintenance: features.site.readMaintenance,
  });
  const { server } = http;
  server.addHook('onRequest', (_request, _reply, done) => withStatementDeadline(platform.config.statementTimeoutMs, done));

  const consoleListener = createConsoleListener(server, platform.config);
  const isInternal = createInternalAccess(platform.config);
  const healthIssues = (): string[] => featureList.flatMap((feature) => feature.healthIssue?.() ?? []);
  registerHealth(server, platform, healthIssues, () => featureList.flatMap((feature) => feature.notes?.() ?? []), isInternal);
  if (roles.has('api')) {
    registerOpenApi(server, platform.brands, isInternal);
    http.addCalls(handlers);
  }
  for (const feature of featureList) feature.routes?.(server, { rates: http.rates });
  registerUpgrades(server, platform, Object.assign({}, ...featureList.map((feature) => feature.upgrades)));
  if (roles.has('web')) {
    const [{ registerSite }, { registerConsolePages }] = await Promise.all([
      import('#platform/pages/ssr'),
      import('#platform/pages/console-pages'),
    ]);
    await registerConsolePages(server, platform);
    await registerSite(server, {
      platform,
      call,
      readCaller: http.readCaller,
      admission: http.admission,
      pages: http.pages,
      readSilence: features.line.readSilence,
      readLook: features.site.readLook,
      readMaintenance: features.site.readMaintenance,
      isAuthRequired: features.site.isAuthRequired,
      addressInOurLanguage: features.site.addressInOurLanguage,
      readFrameOrigins: features.providerGames.frameOrigins,
    });
  }

  return {
    server,
    features,
    call,
    healthIssues,
    async start() {
      await Promise.all(featureList.map(async (feature) => feature.start?.()));
      if (!roles.has('jobs')) return;
      await events.start();
      await jobs.start();
    },
    async listen() {
      await server.listen({ host: platform.config.host, port: platform.config.port });
      await consoleListener.listen();
    },
    async stop() {
      for (const feature of featureList) feature.drain?.();
      await server.close();
      if (roles.has('jobs')) {
        await jobs.stop();
        await events.stop();
      }
      for (const feature of featureList.toReversed()) await feature.stop?.();
    },
  };
}
