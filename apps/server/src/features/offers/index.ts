import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getEmailSubscription, resubscribeEmails, unsubscribeEmails } from './calls/email-subscription.ts';
import { mailing } from './calls/mailing.ts';
import type { OffersDeps, OffersFeatureDeps } from './offers-deps.ts';
import { readSettings, writeSetting } from './player-setting.store.ts';
import { type Offer, sendMarketingOffer } from './tell-offer.ts';

/** Offers to players, and the ways by which they want to hear of them: consents, the letters and how they end. */
export async function createOffersFeature(platform: Platform, featureDeps: OffersFeatureDeps) {
  const deps: OffersDeps = { platform, ...featureDeps, letterHash: createKeyedHash(await getOrCreateSecret(platform.pool, 'letters')) };
  return {
    handlers: {
      mailing: mailing(deps),
      getEmailSubscription: getEmailSubscription(deps),
      unsubscribeEmails: unsubscribeEmails(deps),
      resubscribeEmails: resubscribeEmails(deps),
    },
    /** The only way to invite a player to something: in the inbox, and by a letter where the player wants such letters and may be sent them. */
    tell: (playerId: bigint, offer: Offer) => sendMarketingOffer(deps, playerId, offer),
    /** By the number of the setting; absent ones have their default. */
    readConsents: (playerId: bigint) => readSettings(platform.pool, playerId),
    writeConsent: (on: Queryable, playerId: bigint, settingId: number, value: boolean) => writeSetting(on, playerId, settingId, value),
  } satisfies Feature & Record<string, unknown>;
}

export type OffersFeature = Awaited<ReturnType<typeof createOffersFeature>>;
