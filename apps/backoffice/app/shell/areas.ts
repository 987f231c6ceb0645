import type { CallKey } from '@touchline/contract/calls';
import type { ConsoleQueue } from '@touchline/contract/console/enums';
import type { OperatorView } from '@touchline/contract/operator/calls';
import type { IconName } from '@touchline/ui/icon';
import { mayCall } from './session.tsx';

/** A page of the side navigation. Shown to operators who may make at least one of its calls. */
export interface Area {
  readonly key: string;
  readonly path: string;
  readonly icon: IconName;
  readonly calls: readonly CallKey[];
  readonly queues?: readonly ConsoleQueue[];
}

export const AREAS = [
  { key: 'overview', path: '/', icon: 'stats', calls: ['operatorMe'] },
  { key: 'players', path: '/players', icon: 'users', calls: ['operatorFindPlayers', 'operatorPlayer'] },
  { key: 'bets', path: '/bets', icon: 'ticket', calls: ['operatorFindBets'] },
  { key: 'withdrawals', path: '/withdrawals', icon: 'wallet', calls: ['operatorWithdrawals'], queues: ['withdrawals'] },
  { key: 'proposals', path: '/proposals', icon: 'swap', calls: ['operatorProposals'], queues: ['proposals'] },
  { key: 'documents', path: '/documents', icon: 'card', calls: ['operatorDocuments'], queues: ['documents'] },
  { key: 'bids', path: '/bids', icon: 'graph', calls: ['operatorBids'], queues: ['bids'] },
  { key: 'support', path: '/support', icon: 'support', calls: ['operatorSupport'], queues: ['support'] },
  { key: 'requests', path: '/requests', icon: 'mail', calls: ['operatorRequests'], queues: ['requests'] },
  { key: 'appeals', path: '/appeals', icon: 'shield', calls: ['operatorAppeals'], queues: ['appeals'] },
  { key: 'free-bets', path: '/free-bets', icon: 'gift', calls: ['operatorGrantFreeBet'] },
  { key: 'reports', path: '/reports', icon: 'cal', calls: ['operatorReport'] },
  { key: 'ledger', path: '/ledger', icon: 'bank', calls: ['operatorLedgerCheck'] },
  { key: 'site-settings', path: '/site-settings', icon: 'globe', calls: ['operatorSiteSettings'] },
  { key: 'casino', path: '/casino', icon: 'dice', calls: ['operatorCasinoTables'], queues: ['casino-edges'] },
  { key: 'casino-chat', path: '/casino-chat', icon: 'mail', calls: ['operatorChatReports'], queues: ['chat-reports'] },
  { key: 'casino-club', path: '/casino-club', icon: 'star', calls: ['operatorClubTerms'], queues: ['club-terms'] },
  { key: 'casino-jackpots', path: '/casino-jackpots', icon: 'crown', calls: ['operatorJackpotRules'], queues: ['jackpot-rules'] },
  { key: 'tournaments', path: '/tournaments', icon: 'trophy', calls: ['operatorTournaments'] },
  { key: 'lotteries', path: '/lotteries', icon: 'ticket', calls: ['operatorLotteryDraws'] },
  { key: 'bingo', path: '/bingo', icon: 'bingo', calls: ['operatorBingoGames'] },
  { key: 'poker', path: '/poker', icon: 'spade', calls: ['operatorPokerTables'], queues: ['poker-tables'] },
  { key: 'game-providers', path: '/game-providers', icon: 'dice', calls: ['operatorGameProviders'] },
  { key: 'webhooks', path: '/webhooks', icon: 'link', calls: ['operatorWebhooks'] },
  { key: 'jobs', path: '/jobs', icon: 'gear', calls: ['operatorJobs'] },
] as const satisfies readonly Area[];

export const areasOf = (operator: Pick<OperatorView, 'roles'>): (typeof AREAS)[number][] =>
  AREAS.filter(({ calls }) => calls.some((key) => mayCall(operator, key)));
