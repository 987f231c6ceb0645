import type { FeedSource } from '@touchline/feed/feed-events';
import { createAccountFeature } from '#features/account';
import { createActivationFeature } from '#features/activation';
import { createBetsFeature } from '#features/bets';
import { createBidsFeature } from '#features/bids';
import { createBingoFeature } from '#features/bingo';
import { createBlocksFeature } from '#features/blocks';
import { createBooksFeature } from '#features/books';
import { createCaptchaFeature } from '#features/captcha';
import { createCasinoFeature } from '#features/casino';
import { createCasinoChallengesFeature } from '#features/casino-challenges';
import { createCasinoChatFeature } from '#features/casino-chat';
import { createCasinoClubFeature } from '#features/casino-club';
import { createCasinoTournamentsFeature } from '#features/casino-tournaments';
import { createCommitmentsFeature } from '#features/commitments';
import { createConsoleFeature } from '#features/console';
import { createCouponFeature } from '#features/coupon';
import { createDuelsFeature } from '#features/duels';
import { createEnrolmentFeature } from '#features/enrolment';
import { createFavoritesFeature } from '#features/favorites';
import { createFeedFeature, createForBrands, type Thread } from '#features/feed';
import { createFreeBetsFeature } from '#features/free-bets';
import { createHighlightsFeature } from '#features/highlights';
import { createIdentificationFeature } from '#features/identification';
import { createLimitsFeature } from '#features/limits';
import { createLineFeature } from '#features/line';
import { createLinksFeature } from '#features/links';
import { createLotteriesFeature } from '#features/lotteries';
import { createMessagesFeature } from '#features/messages';
import { createOffersFeature } from '#features/offers';
import { createOfficeFeature, readHiddenSports } from '#features/office';
import { createOneTimeCodesFeature } from '#features/one-time-codes';
import { createOperatorFeature } from '#features/operator';
import { createPayAndPlayFeature } from '#features/pay-and-play';
import { createPaymentsFeature, hasDeposited } from '#features/payments';
import { createPhonesFeature } from '#features/phones';
import { createPokerFeature } from '#features/poker';
import { createPreviewsFeature } from '#features/previews';
import { createPrivacyFeature } from '#features/privacy';
import { createProviderGamesFeature } from '#features/provider-games';
import { createProviderWalletFeature } from '#features/provider-wallet';
import { createPushFeature } from '#features/push';
import { createRegistrationFeature } from '#features/registration';
import { createReportsFeature } from '#features/reports';
import { createResultsFeature } from '#features/results';
import { createRiskFeature } from '#features/risk';
import { createSecurityFeature } from '#features/security';
import { createSecurityLogFeature } from '#features/security-log';
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
import { createSecondFactorFeature } from '#features/two-factor';
import { createVaultFeature } from '#features/vault';
import { createWalletFeature } from '#features/wallet';
import { createWebhooksFeature } from '#features/webhooks';
import type { Platform } from '#platform/platform';

/** Replacements by a test or a tool for parts that the settings name. */
export interface FeatureOverrides {
  readonly source?: FeedSource;
  /** The thread of the simulated world, where it has been started already. */
  readonly world?: Thread | undefined;
}

/**
 * Makes the features in the order in which they ask each other: downward only. They start in the order in which they are listed here, and stop in
 * the reverse of it.
 */
export async function createFeatures(platform: Platform, ports: FeatureOverrides = {}) {
  const ground = await createGroundFeatures(platform);
  const players = await createPlayerFeatures(platform, ground);
  const sports = createSportsFeatures(platform, ground, ports);
  const betting = await createBettingFeatures(platform, { ...ground, ...players, ...sports });
  const desk = createDeskFeatures(platform, { ...ground, ...players, ...sports, ...betting });
  return {
    throttle: ground.throttle,
    captcha: ground.captcha,
    operators: ground.operators,
    console: desk.console,
    reports: desk.reports,
    webhooks: desk.webhooks,
    feed: sports.feed,
    line: sports.line,
    duels: sports.duels,
    results: sports.results,
    statistics: sports.statistics,
    previews: sports.previews,
    links: sports.links,
    messages: ground.messages,
    subscriptions: sports.subscriptions,
    favorites: sports.favorites,
    highlights: betting.highlights,
    push: betting.push,
    risk: betting.risk,
    sender: ground.sender,
    bets: betting.bets,
    freeBets: players.freeBets,
    bids: betting.bids,
    toto: betting.toto,
    lotteries: betting.lotteries,
    bingo: betting.bingo,
    poker: betting.poker,
    commitments: betting.commitments,
    casino: players.casino,
    casinoChallenges: players.casinoChallenges,
    casinoChat: players.casinoChat,
    casinoClub: players.casinoClub,
    casinoTournaments: players.casinoTournaments,
    coupon: betting.coupon,
    site: ground.site,
    translation: ground.translation,
    vault: ground.vault,
    secondFactor: ground.secondFactor,
    wallet: ground.wallet,
    account: ground.account,
    codes: ground.codes,
    securityLog: ground.securityLog,
    security: players.security,
    phones: players.phones,
    office: desk.office,
    session: players.session,
    blocks: players.blocks,
    offers: players.offers,
    social: players.social,
    activation: players.activation,
    enrolment: players.enrolment,
    registration: players.registration,
    payAndPlay: players.payAndPlay,
    limits: ground.limits,
    payments: players.payments,
    providerGames: players.providerGames,
    providerWallet: players.providerWallet,
    books: players.books,
    identification: players.identification,
    support: desk.support,
    privacy: desk.privacy,
  };
}

// Each line below creates a feature out of the ones that it needs.

/** The ground that nearly everything else stands on: the site, its operators, who a player is and how they are written to. */
async function createGroundFeatures(platform: Platform) {
  const throttle = await createThrottleFeature(platform);
  const translation = createTranslationFeature();
  const vault = createVaultFeature(platform);
  const operators = createOperatorFeature(platform, { vault });
  const site = await createSiteFeature(platform, { operators });
  const wallet = createWalletFeature(platform, { operators });
  const account = createAccountFeature(platform, { site, wallet, vault, operators });
  const sender = createSenderFeature(platform, { account, vault });
  const captcha = await createCaptchaFeature(platform, { throttle, account, sender });
  const messages = createMessagesFeature(platform);
  const codes = await createOneTimeCodesFeature(platform, { sender, vault });
  const securityLog = createSecurityLogFeature(platform, { account, messages, sender, vault });
  const secondFactor = createSecondFactorFeature(platform, { vault });
  const limits = await createLimitsFeature(platform, { account, site, messages, sender });
  return {
    throttle,
    translation,
    vault,
    operators,
    site,
    wallet,
    account,
    sender,
    captcha,
    messages,
    codes,
    securityLog,
    secondFactor,
    limits,
  };
}

type GroundFeatures = Awaited<ReturnType<typeof createGroundFeatures>>;

/** Features for a player's account: registration and sign-in, identification, deposits and withdrawals. */
async function createPlayerFeatures(platform: Platform, deps: GroundFeatures) {
  const { throttle, vault, operators, site, wallet, account, sender, captcha, messages, codes, securityLog, secondFactor, limits } = deps;
  const session = await createSessionFeature(platform, { throttle, captcha, account, secondFactor, sender, limits, vault, operators });
  const blocks = createBlocksFeature(platform, { account, messages, operators, sender, session, vault });
  const security = createSecurityFeature(platform, { account, throttle, captcha, vault, codes, securityLog, secondFactor, session });
  const phones = createPhonesFeature(platform, { site, account, throttle, captcha, codes, securityLog, security, vault });
  const social = await createSocialFeature(platform, { site, account, session, secondFactor, securityLog });
  const offers = await createOffersFeature(platform, { account, limits, messages, sender });
  const freeBets = createFreeBetsFeature(platform, { wallet, limits, offers, operators });
  const identification = await createIdentificationFeature(platform, {
    account,
    site,
    vault,
    messages,
    limits,
    freeBets,
    operators,
    hasDeposited: (playerId) => hasDeposited(platform.pool, playerId),
  });
  const providerGames = createProviderGamesFeature(platform, { account, limits, operators, session, site });
  const providerWallet = createProviderWalletFeature(platform, { providerGames });
  const payments = await createPaymentsFeature(platform, {
    site,
    wallet,
    account,
    limits,
    securityLog,
    messages,
    vault,
    operators,
    isIdentified: async (playerId) => (await identification.readStanding(playerId)).status === 'verified',
  });
  const casino = await createCasinoFeature(platform, { account, operators, sender, site, vault });
  const books = await createBooksFeature(platform, { account, casino, providerGames, site });
  const casinoChallenges = createCasinoChallengesFeature(platform, { account, site, wallet });
  const casinoChat = createCasinoChatFeature(platform, { account, messages, operators, site });
  const casinoClub = await createCasinoClubFeature(platform, { account, casino, messages, operators, site, wallet });
  const casinoTournaments = await createCasinoTournamentsFeature(platform, { account, messages, operators, site, wallet });
  const activation = await createActivationFeature(platform, { account, sender, throttle, vault });
  const enrolment = createEnrolmentFeature(platform, { account, activation, limits, site, vault });
  const registration = createRegistrationFeature(platform, { captcha, enrolment, session, site, social });
  const payAndPlay = await createPayAndPlayFeature(platform, { account, captcha, enrolment, payments, session, site, vault });
  return {
    session,
    blocks,
    security,
    phones,
    social,
    offers,
    freeBets,
    identification,
    providerGames,
    providerWallet,
    payments,
    casino,
    books,
    casinoChallenges,
    casinoChat,
    casinoClub,
    casinoTournaments,
    activation,
    enrolment,
    registration,
    payAndPlay,
  };
}

type PlayerFeatures = Awaited<ReturnType<typeof createPlayerFeatures>>;

/** Matches, as they are to come, under way and over, and what is told of them. */
function createSportsFeatures(platform: Platform, deps: GroundFeatures, { source, world }: FeatureOverrides) {
  const { site, messages, limits } = deps;
  const feed = createFeedFeature(platform, source, world);
  const forBrands = createForBrands(feed, {
    brands: platform.brands,
    closedSports: (whose, country) => site.closedSportsFor({ ...whose, country }),
  });
  const line = createLineFeature(platform, feed, {
    forBrands,
    readHiddenSports: (playerId) => readHiddenSports(platform.pool, playerId),
  });
  const duels = createDuelsFeature(platform, { feed, forBrands, line });
  const results = createResultsFeature(platform, { feed, forBrands });
  const { archiveOver } = results;
  const statistics = createStatisticsFeature(platform, { feed, forBrands, archiveOver });
  const previews = createPreviewsFeature(platform, { forBrands, archiveOver, statistics });
  const links = createLinksFeature({ forBrands, archiveOver });
  const subscriptions = createSubscriptionsFeature(platform, { feed, forBrands, messages, limits, closedSports: site.closedSports });
  const favorites = createFavoritesFeature(platform, { feed, forBrands });
  return { feed, forBrands, line, duels, results, statistics, previews, links, subscriptions, favorites };
}

type SportsFeatures = ReturnType<typeof createSportsFeatures>;

/** Bets and draws, from the coupon to what is pushed of them. */
async function createBettingFeatures(platform: Platform, deps: GroundFeatures & PlayerFeatures & SportsFeatures) {
  const { operators, site, account, vault, sender, limits, session, freeBets, feed, forBrands, line, favorites } = deps;
  const risk = createRiskFeature(platform, site.unitMinor);
  const bets = createBetsFeature(platform, { account, feed, line, risk, freeBets, operators, terms: site, sendLetter: sender.send });
  const highlights = createHighlightsFeature({ forBrands, line, risk, favorites, bets });
  const coupon = createCouponFeature(platform, { bets, risk, freeBets, site });
  const push = createPushFeature(platform, {
    feed,
    line,
    session,
    closedSports: site.closedSports,
    followCashOutValues: bets.followCashOutValues,
    couponLegs: coupon.readLegs,
  });
  const toto = createTotoFeature(platform, { feed, forBrands, line, site, limits, bets });
  const lotteries = createLotteriesFeature(platform, { account, operators, site, vault });
  const bingo = createBingoFeature(platform, { account, operators, site, vault });
  const poker = await createPokerFeature(platform, { account, operators, site, vault });
  const commitments = createCommitmentsFeature(platform, { vault });
  const bids = createBidsFeature(platform, { bets, operators });
  return { risk, bets, highlights, coupon, push, toto, lotteries, bingo, poker, commitments, bids };
}

type BettingFeatures = Awaited<ReturnType<typeof createBettingFeatures>>;

/** The player's office, and what operators work with. */
function createDeskFeatures(platform: Platform, deps: GroundFeatures & PlayerFeatures & SportsFeatures & BettingFeatures) {
  const {
    vault,
    operators,
    site,
    wallet,
    account,
    messages,
    securityLog,
    session,
    offers,
    freeBets,
    payments,
    casino,
    feed,
    bets,
    toto,
    lotteries,
    bingo,
    poker,
  } = deps;
  const office = createOfficeFeature(platform, {
    site,
    account,
    offers,
    vault,
    securityLog,
    badges: {
      office_messages: messages.readUnread,
      office_payment_requests: payments.readOpenCount,
      office_promotion: freeBets.readActiveCount,
      office_settings_wallets: wallet.readMainCount,
    },
  });
  const support = createSupportFeature(platform, { vault, messages, wallet, operators, readPayments: payments.readPayments });
  const privacy = createPrivacyFeature(platform, {
    account,
    running: [bets.hasOpenBets, casino.hasOpenRound, toto.hasOpenTickets, lotteries.hasOpenTickets, bingo.hasOpenTickets, poker.isSeated],
    messages,
    session,
    vault,
    wallet,
  });
  const console = createConsoleFeature(platform, { feed, operators });
  const reports = createReportsFeature(platform);
  const webhooks = createWebhooksFeature(platform, { operators, vault });
  return { office, support, privacy, console, reports, webhooks };
}

export type Features = Awaited<ReturnType<typeof createFeatures>>;
