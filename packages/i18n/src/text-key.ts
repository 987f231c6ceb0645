// The keys of texts are those of the base language's files: a key that no file has does not compile. An area is one line in each list.
import type account from '../../../locales/en/account.json';
import type authNotifications from '../../../locales/en/auth-notifications.json';
import type bets from '../../../locales/en/bets.json';
import type betting from '../../../locales/en/betting.json';
import type bingo from '../../../locales/en/bingo.json';
import type calculators from '../../../locales/en/calculators.json';
import type captcha from '../../../locales/en/captcha.json';
import type casino from '../../../locales/en/casino.json';
import type casinoCards from '../../../locales/en/casino-cards.json';
import type casinoChallenges from '../../../locales/en/casino-challenges.json';
import type casinoChat from '../../../locales/en/casino-chat.json';
import type casinoChips from '../../../locales/en/casino-chips.json';
import type casinoClub from '../../../locales/en/casino-club.json';
import type casinoGames from '../../../locales/en/casino-games.json';
import type casinoJackpots from '../../../locales/en/casino-jackpots.json';
import type casinoLive from '../../../locales/en/casino-live.json';
import type casinoTournaments from '../../../locales/en/casino-tournaments.json';
import type common from '../../../locales/en/common.json';
import type consoleFrame from '../../../locales/en/console-frame.json';
import type consoleHouse from '../../../locales/en/console-house.json';
import type consolePlayer from '../../../locales/en/console-player.json';
import type consolePoker from '../../../locales/en/console-poker.json';
import type consoleQueues from '../../../locales/en/console-queues.json';
import type countries from '../../../locales/en/countries.json';
import type coupon from '../../../locales/en/coupon.json';
import type cricket from '../../../locales/en/cricket.json';
import type errors from '../../../locales/en/errors.json';
import type frame from '../../../locales/en/frame.json';
import type greatTournaments from '../../../locales/en/great-tournaments.json';
import type home from '../../../locales/en/home.json';
import type identification from '../../../locales/en/identification.json';
import type incidents from '../../../locales/en/incidents.json';
import type informationPages from '../../../locales/en/information-pages.json';
import type insights from '../../../locales/en/insights.json';
import type letters from '../../../locales/en/letters.json';
import type limitNotifications from '../../../locales/en/limit-notifications.json';
import type limits from '../../../locales/en/limits.json';
import type line from '../../../locales/en/line.json';
import type lotteries from '../../../locales/en/lotteries.json';
import type marble from '../../../locales/en/marble.json';
import type markets from '../../../locales/en/markets.json';
import type matchNotifications from '../../../locales/en/match-notifications.json';
import type navigation from '../../../locales/en/navigation.json';
import type office from '../../../locales/en/office.json';
import type operatorNotifications from '../../../locales/en/operator-notifications.json';
import type paymentNotifications from '../../../locales/en/payment-notifications.json';
import type paymentQueries from '../../../locales/en/payment-queries.json';
import type payments from '../../../locales/en/payments.json';
import type poker from '../../../locales/en/poker.json';
import type privacy from '../../../locales/en/privacy.json';
import type providerGames from '../../../locales/en/provider-games.json';
import type receipts from '../../../locales/en/receipts.json';
import type registration from '../../../locales/en/registration.json';
import type results from '../../../locales/en/results.json';
import type sandbox from '../../../locales/en/sandbox.json';
import type sections from '../../../locales/en/sections.json';
import type security from '../../../locales/en/security.json';
import type securityNotifications from '../../../locales/en/security-notifications.json';
import type slots from '../../../locales/en/slots.json';
import type sports from '../../../locales/en/sports.json';
import type statistics from '../../../locales/en/statistics.json';
import type support from '../../../locales/en/support.json';
import type toto from '../../../locales/en/toto.json';
import type tournament from '../../../locales/en/tournament.json';
import type virtual from '../../../locales/en/virtual.json';
import type webBets from '../../../locales/en/web-bets.json';
import type webCoupon from '../../../locales/en/web-coupon.json';
import type webMatch from '../../../locales/en/web-match.json';

/** Every key of a text; names of markets are put together from families and counts, names of esports are the catalogue's. */
export type TextKey =
  | keyof typeof account
  | keyof typeof authNotifications
  | keyof typeof bets
  | keyof typeof betting
  | keyof typeof bingo
  | keyof typeof calculators
  | keyof typeof captcha
  | keyof typeof casino
  | keyof typeof casinoCards
  | keyof typeof casinoChallenges
  | keyof typeof casinoChat
  | keyof typeof casinoChips
  | keyof typeof casinoClub
  | keyof typeof casinoGames
  | keyof typeof casinoJackpots
  | keyof typeof casinoLive
  | keyof typeof casinoTournaments
  | keyof typeof common
  | keyof typeof consoleFrame
  | keyof typeof consoleHouse
  | keyof typeof consolePlayer
  | keyof typeof consolePoker
  | keyof typeof consoleQueues
  | keyof typeof countries
  | keyof typeof coupon
  | keyof typeof cricket
  | keyof typeof errors
  | keyof typeof frame
  | keyof typeof home
  | keyof typeof identification
  | keyof typeof greatTournaments
  | keyof typeof incidents
  | keyof typeof informationPages
  | keyof typeof insights
  | keyof typeof letters
  | keyof typeof limitNotifications
  | keyof typeof limits
  | keyof typeof line
  | keyof typeof lotteries
  | keyof typeof marble
  | keyof typeof markets
  | keyof typeof matchNotifications
  | keyof typeof navigation
  | keyof typeof office
  | keyof typeof operatorNotifications
  | keyof typeof paymentNotifications
  | keyof typeof paymentQueries
  | keyof typeof payments
  | keyof typeof poker
  | keyof typeof privacy
  | keyof typeof providerGames
  | keyof typeof receipts
  | keyof typeof registration
  | keyof typeof results
  | keyof typeof sandbox
  | keyof typeof sections
  | keyof typeof security
  | keyof typeof securityNotifications
  | keyof typeof slots
  | keyof typeof sports
  | keyof typeof statistics
  | keyof typeof support
  | keyof typeof toto
  | keyof typeof tournament
  | keyof typeof virtual
  | keyof typeof webBets
  | keyof typeof webCoupon
  | keyof typeof webMatch
  | `global-champ.${string}`
  | `discipline.${string}`
  | `market.${string}`
  | `sport.${number}`;
