import type { FeedSource } from '@touchline/feed/vocabulary';
import { createAccountFeature } from '#features/account';
import { createBetsFeature } from '#features/bets';
import { createBidsFeature } from '#features/bids';
import { createCaptchaFeature } from '#features/captcha';
import { createChangesFeature } from '#features/changes';
import { createCodesFeature } from '#features/codes';
import { createCouponFeature } from '#features/coupon';
import { createDuelsFeature } from '#features/duels';
import { createFavoritesFeature } from '#features/favorites';
import { createFeedFeature } from '#features/feed';
import { createFreeBetsFeature } from '#features/freebets';
import { createHighlightsFeature } from '#features/highlights';
import { createIdentificationFeature } from '#features/identification';
import { createLimitsFeature } from '#features/limits';
import { createLineFeature } from '#features/line';
import { createLinksFeature } from '#features/links';
import { createMessagesFeature } from '#features/messages';
import { createOfficeFeature, readHiddenSports } from '#features/office';
import { createOperatorFeature } from '#features/operator';
import { createPaymentsFeature, hasDeposited } from '#features/payments';
import { createPhonesFeature } from '#features/phones';
import { createPreviewsFeature } from '#features/previews';
import { createPrivacyFeature } from '#features/privacy';
import { createPushFeature } from '#features/push';
import { createRegistrationFeature } from '#features/registration';
import { createResultsFeature } from '#features/results';
import { createRiskFeature } from '#features/risk';
import { createSecondFactorFeature } from '#features/second-factor';
import { createSecurityFeature } from '#features/security';
import { createSenderFeature } from '#features/sender';
import { createSessionFeature } from '#features/session';
import { createSiteFeature } from '#features/site';
import { createSocialFeature } from '#features/social';
import { createStatisticsFeature } from '#features/statistics';
import { createSubscriptionsFeature } from '#features/subscriptions';
import { createSupportFeature } from '#features/support';
import { createThrottleFeature } from '#features/throttle';
import { createTotoFeature } from '#features/toto';
import { createTranslationFeature } from '#features/translation';
import { createVaultFeature } from '#features/vault';
import { createWalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

/** What a test or a tool may put in the place of what the settings name. */
export interface Ports {
  readonly source?: FeedSource;
}

/** Makes the features in the order in which they ask each other: downward only. Each line is a door and the doors it knows. */
export async function createFeatures(platform: Platform, ports: Ports = {}) {
  const site = createSiteFeature(platform);
  const throttle = await createThrottleFeature(platform);
  const translation = createTranslationFeature();
  const vault = createVaultFeature(platform);
  const wallet = createWalletFeature(platform);
  const account = createAccountFeature(platform, { site, wallet, vault });
  const sender = createSenderFeature(platform, { account, vault });
  const captcha = await createCaptchaFeature(platform, { throttle, account, sender });
  const messages = createMessagesFeature(platform);
  const codes = await createCodesFeature(platform, { sender, vault });
  const changes = createChangesFeature(platform, { account, messages, sender, vault });
  const secondFactor = createSecondFactorFeature(platform, { vault });
  const limits = await createLimitsFeature(platform, { account, site, messages, sender });
  const session = await createSessionFeature(platform, { throttle, captcha, account, secondFactor, sender, limits, vault });
  const security = createSecurityFeature(platform, { account, throttle, captcha, vault, codes, changes, secondFactor, session });
  const phones = createPhonesFeature(platform, { site, account, throttle, captcha, codes, changes, security, vault });
  const social = await createSocialFeature(platform, { site, account, session, secondFactor, changes });
  const freeBets = createFreeBetsFeature(platform);
  const identification = await createIdentificationFeature(platform, {
    account,
    site,
    vault,
    messages,
    limits,
    freeBets,
    hasDeposited: (playerId) => hasDeposited(platform.db, playerId),
  });
  const payments = await createPaymentsFeature(platform, { site, wallet, account, limits, changes, identification, messages, vault });
  const registration = await createRegistrationFeature(platform, {
    site,
    throttle,
    captcha,
    account,
    session,
    limits,
    sender,
    vault,
    wallet,
    payments,
    social,
  });
  const feed = createFeedFeature(platform, ports.source);
  const line = createLineFeature(platform, feed, { readHiddenSports: (playerId) => readHiddenSports(platform.db, playerId) });
  const duels = createDuelsFeature(platform, { feed, line });
  const results = createResultsFeature(platform, { feed });
  const { archive } = results;
  const statistics = createStatisticsFeature(platform, { feed, archive });
  const previews = createPreviewsFeature(platform, { feed, archive, statistics });
  const links = createLinksFeature({ feed, archive });
  const subscriptions = createSubscriptionsFeature(platform, { feed, messages, limits });
  const favorites = createFavoritesFeature(platform, { line });
  const risk = createRiskFeature(platform, site.unitMinor);
  const bets = createBetsFeature(platform, { account, sender, site, feed, line, risk, freeBets });
  const highlights = createHighlightsFeature({ line, risk, favorites, bets });
  const coupon = createCouponFeature(platform, { bets, risk, freeBets, site });
  const push = createPushFeature(platform, { feed, line, session, followSales: bets.followSales, couponLegs: coupon.readLegs });
  const toto = createTotoFeature(platform, { feed, line, site, limits, bets });
  const bids = createBidsFeature(platform, { bets });
  const office = await createOfficeFeature(platform, {
    site,
    account,
    wallet,
    payments,
    freeBets,
    limits,
    vault,
    sender,
    messages,
    changes,
  });
  const support = createSupportFeature(platform, { vault, messages });
  const privacy = createPrivacyFeature(platform, { account, bets, toto, messages, session, vault, wallet });
  const operator = createOperatorFeature(platform, {
    throttle,
    captcha,
    office,
    account,
    session,
    wallet,
    payments,
    feed,
    bets,
    freeBets,
    bids,
    limits,
    messages,
    identification,
    site,
    support: support.desk,
    vault,
  });
  return {
    throttle,
    captcha,
    operator,
    feed,
    line,
    duels,
    results,
    statistics,
    previews,
    links,
    messages,
    subscriptions,
    favorites,
    highlights,
    push,
    risk,
    sender,
    bets,
    freeBets,
    bids,
    toto,
    coupon,
    site,
    translation,
    vault,
    secondFactor,
    wallet,
    account,
    codes,
    changes,
    security,
    phones,
    office,
    session,
    social,
    registration,
    limits,
    payments,
    identification,
    support,
    privacy,
  };
}

export type Features = Awaited<ReturnType<typeof createFeatures>>;
