import type { FastifyInstance } from 'fastify';
import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { beginPayAndPlay, finishPayAndPlay, payAndPlayWebhook } from './calls/pay-and-play.ts';
import type { PayAndPlayDeps, PayAndPlayFeatureDeps } from './pay-and-play-deps.ts';
import { registerSandboxBank } from './sandbox-bank.ts';

/** An account opened, or entered, by paying in from a bank that says who pays (S198). */
export async function createPayAndPlayFeature(platform: Platform, featureDeps: PayAndPlayFeatureDeps) {
  const { pool, roles } = platform;
  const deps: PayAndPlayDeps = { platform, ...featureDeps, hash: createKeyedHash(await getOrCreateSecret(pool, 'registration')) };
  const bankKey = await getOrCreateSecret(pool, 'bank-webhook');
  return {
    handlers: {
      beginPayAndPlay: beginPayAndPlay(deps),
      finishPayAndPlay: finishPayAndPlay(deps),
      payAndPlayWebhook: payAndPlayWebhook(deps, bankKey),
    },
    routes(server: FastifyInstance) {
      if (roles.has('api')) registerSandboxBank(server, platform, bankKey);
    },
  } satisfies Feature;
}
