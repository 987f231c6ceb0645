import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { addJob } from '#platform/jobs/jobs';
import type { Platform } from '#platform/platform';
import { type ActivationChannel, deleteEnded } from './activation.store.ts';
import { sealPlainAddresses } from './activation-address.ts';
import type { ActivationDeps, ActivationFeatureDeps } from './activation-deps.ts';
import { activate, activateFast } from './calls/activate.ts';
import { activation, repeatActivationPopup, sendActivationMail } from './calls/activation-letter.ts';
import { type Activated, startActivation } from './start-activation.ts';
import { TELL_HOLDER, tellHolderJob } from './tell-holder.ts';

/** Proves that an address belongs to the player who gave it, and tells an earlier owner of the address. */
export async function createActivationFeature(platform: Platform, featureDeps: ActivationFeatureDeps) {
  const { pool, jobs } = platform;
  const deps: ActivationDeps = { platform, ...featureDeps, hash: createKeyedHash(await getOrCreateSecret(pool, 'registration')) };
  jobs.define(TELL_HOLDER, tellHolderJob(deps));
  jobs.define('registration-clean', () => deleteEnded(pool));
  jobs.every('29 4 * * *', 'registration-clean');
  return {
    handlers: {
      activate: activate(deps),
      activateFast: activateFast(deps),
      activation: activation(deps),
      sendActivationMail: sendActivationMail(deps),
      repeatActivationPopup: repeatActivationPopup(deps),
    },
    /** Writes the letter that proves an address, inside the caller's transaction. */
    begin: (on: Queryable, activated: Activated) => startActivation(deps, on, activated),
    /** Tells a player, after the commit, that somebody registered with the player's address. */
    tellHolder: (on: Queryable, playerId: bigint, channel: ActivationChannel) =>
      addJob(on, TELL_HOLDER, { playerId: String(playerId), channel }),
    start: () => featureDeps.vault.sealPlain('activation', sealPlainAddresses(featureDeps.vault)),
  } satisfies Feature & Record<string, unknown>;
}

export type ActivationFeature = Awaited<ReturnType<typeof createActivationFeature>>;
