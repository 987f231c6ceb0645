import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallSpec } from '@touchline/contract/call';
import type { CallKey } from '@touchline/contract/calls';
import type pg from 'pg';
import type { AdmissionClass } from './admission.ts';

/** Calls that move a player's money or end what others might do with it. Webhooks and the console's calls stand with them by their access. */
const MONEY: ReadonlySet<CallKey> = new Set<CallKey>([
  'makeBetWeb',
  'makeBetWebMulti',
  'putBetsCommon',
  'betDecision',
  'undoBet',
  'cancelAutoBet',
  'makeBetBidWeb',
  'answerBid',
  'cashOutBet',
  'setAutoCashOut',
  'cancelAutoCashOut',
  'insureBet',
  'editBet',
  'makeTotoTicket',
  'buyLotteryTicket',
  'buyBingoTickets',
  'pokerSit',
  'pokerTopUp',
  'pokerLeave',
  'pokerAct',
  'pokerEnterSitGo',
  'pokerLeaveSitGo',
  'casinoPlay',
  'casinoAct',
  'casinoSharedBet',
  'casinoSharedCancel',
  'casinoSharedCashOut',
  'fillPurse',
  'emptyPurse',
  'createDeposit',
  'createWithdrawal',
  'cancelWithdrawal',
  'setLimits',
  'limitAction',
  'blockUser',
  'disconnect',
  'logOutOtherSessions',
  'endSession',
  'operatorLogin',
]);

/** The admission class of a call. */
export const admissionClassOf = (key: CallKey, { access }: Pick<CallSpec, 'access'>): AdmissionClass =>
  MONEY.has(key) || access === 'signed' || access === 'operator' ? 'money' : 'read';

const reading = new AsyncLocalStorage<true>();

/** Runs what only reads: the connections that it asks for come from the readers' pool. */
export const asReader = <T>(run: () => T): T => reading.run(true, run);

/**
 * Lets readers take their connections from a pool of their own, whoever asks for them: hundreds of reads that wait for a slow database hold
 * none of those that bets, payments and jobs use. Everything reaches a pool through `connect`, `query` too.
 */
export function routeReaders(pool: pg.Pool, readers: pg.Pool): void {
  const { connect } = pool;
  pool.connect = ((...args: unknown[]): unknown =>
    reading.getStore() ? Reflect.apply(readers.connect, readers, args) : Reflect.apply(connect, pool, args)) as typeof pool.connect;
}
