import type { FeedSource } from '@touchline/feed/vocabulary';
import { createAccountFeature } from '#features/account';
import { createBetsFeature } from '#features/bets';
import { createCouponFeature } from '#features/coupon';
import { createFavoritesFeature } from '#features/favorites';
import { createFeedFeature } from '#features/feed';
import { createLimitsFeature } from '#features/limits';
import { createLineFeature } from '#features/line';
import { createOperatorFeature } from '#features/operator';
import { createPaymentsFeature } from '#features/payments';
import { createPushFeature } from '#features/push';
import { createRegistrationFeature } from '#features/registration';
import { createRiskFeature } from '#features/risk';
import { createSessionFeature } from '#features/session';
import { createSiteFeature } from '#features/site';
import { createTranslationFeature } from '#features/translation';
import { createWalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

/** What a test or a tool may put in the place of what the settings name. */
export interface Ports {
  readonly source?: FeedSource;
}

/** Makes the features in the order in which they ask each other: downward only. Each line is a door and the doors it knows. */
export async function createFeatures(platform: Platform, ports: Ports = {}) {
  const site = createSiteFeature();
  const translation = createTranslationFeature();
  const wallet = createWalletFeature(platform);
  const account = createAccountFeature(platform, { site, wallet });
  const session = await createSessionFeature(platform, { account });
  const registration = createRegistrationFeature(platform, { site, account, session });
  const limits = createLimitsFeature({ account });
  const payments = await createPaymentsFeature(platform, { site, wallet, account, limits });
  const feed = createFeedFeature(platform, ports.source);
  const line = createLineFeature(platform, feed);
  const favorites = createFavoritesFeature(platform, { line });
  const risk = createRiskFeature(platform, site.unitMinor);
  const bets = createBetsFeature(platform, { account, site, feed, line, risk });
  const coupon = createCouponFeature(platform, { bets, risk, site });
  const push = createPushFeature(platform, { feed, line, session, couponLegs: coupon.readLegs });
  const operator = createOperatorFeature(platform, { account, wallet, payments, feed, bets, site });
  return {
    operator,
    feed,
    line,
    favorites,
    push,
    risk,
    bets,
    coupon,
    site,
    translation,
    wallet,
    account,
    session,
    registration,
    limits,
    payments,
  };
}

export type Features = Awaited<ReturnType<typeof createFeatures>>;
