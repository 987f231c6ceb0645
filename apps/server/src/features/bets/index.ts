import type { BETS_CALLS, BetView } from '@touchline/contract/bets/calls';
import type { BET_PLACEMENT_CALLS } from '@touchline/contract/bets/placement';
import type { CASH_OUT_CALLS } from '@touchline/contract/cash-out/calls';
import type { Language } from '@touchline/i18n/languages';
import type { AccountFeature } from '#features/account';
import type { FeedFeature } from '#features/feed';
import type { FreeBetsFeature } from '#features/free-bets';
import type { LineFeature } from '#features/line';
import type { OperatorFeature, OverviewSections, PlayerSections } from '#features/operator';
import type { RiskFeature } from '#features/risk';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createBettingPlayers } from './betting-players.ts';
import { betDecision } from './calls/bet-decision.ts';
import { betDetail } from './calls/bet-detail.ts';
import { betsExport } from './calls/bets-export.ts';
import { betsHistory } from './calls/bets-history.ts';
import { readBetMatches } from './history/bet-matches.store.ts';
import { hasOpenBets } from './history/bet-search.store.ts';
import { readHistoryViews } from './history/read-history-views.ts';
import { createMarketData } from './market-data.ts';
import { createOpenBetActions, type OpenBetActions } from './open-bet-actions.ts';
import { betFigures, betsOf } from './operator/bet-sections.ts';
import { operatorFindBets } from './operator/operator-find-bets.ts';
import { createVoidByHand } from './operator/void-by-hand.ts';
import { readPowerStake } from './placement/power-stake.ts';
import { createPlacing, type Placing } from './placing.ts';
import type { BettingPlayers, MarketData, PlacementPorts, SendLetter, TermsPort } from './ports.ts';
import { type OutcomeReader, readOutcomes } from './settlement/read-outcomes.ts';
import { createSettlementWorker } from './settlement/settlement-worker.ts';

export { bettingTaxOf } from './betting-players.ts';
export { type HouseTerms, ofLimit, withoutSports } from './house-terms.ts';
export { composeCoupon, couponOf, currentBuilderLegs } from './placement/compose-coupon.ts';
export { totalOddsText } from './placement/potential-return.ts';
export { rejectionFailure } from './placement/rejection-failure.ts';
export { riskLegsOf } from './placement/stake-bounds.ts';
export type { BettingPlayer, BettingPlayers, BuilderChoices, MarketData } from './ports.ts';

export interface BetsFeatureDeps {
  readonly account: AccountFeature;
  readonly terms: TermsPort;
  readonly feed: Pick<FeedFeature, 'book' | 'isUnread' | 'readPastMatch' | 'readResults' | 'observe'>;
  readonly line: Pick<LineFeature, 'readQuote' | 'onMatchIncident'>;
  readonly risk: RiskFeature;
  readonly freeBets: FreeBetsFeature;
  readonly sendLetter: SendLetter;
  readonly operators: OperatorFeature;
}

type BetsCalls = keyof typeof BETS_CALLS | keyof typeof BET_PLACEMENT_CALLS | keyof typeof CASH_OUT_CALLS | 'operatorFindBets';

export interface BetsFeature extends Feature<BetsCalls> {
  /** The market data, which the coupon asks too. */
  readonly line: MarketData;
  readonly players: BettingPlayers;
  readonly playerSections: PlayerSections<'bets'>;
  readonly overviewSections: OverviewSections<'bets'>;
  /** How outcomes of markets ended, by the confirmed results that bets are settled by. */
  readOutcomes(markets: readonly { readonly matchId: number; readonly marketId: number }[]): Promise<OutcomeReader>;
  /** A page of a player's bets, newest first; those with lower numbers than `before`. */
  readViews(
    playerId: bigint,
    wanted: { readonly betId: bigint | undefined; readonly before: bigint | undefined; readonly from?: number },
    max: number,
    language: Language,
  ): Promise<BetView[]>;
  /** Whether a bet of the player has not ended, or waits to be placed. */
  hasOpenBets(playerId: bigint, on?: Queryable): Promise<boolean>;
  /** Matches of a player's latest legs, newest first. */
  readBetMatches(playerId: bigint, maxLegs: number): Promise<number[]>;
  followCashOutValues: OpenBetActions['followCashOutValues'];
  /** Carries out orders to sell and early payouts that are due now; for tests. */
  runDuePayouts(): Promise<void>;
  /** The stake that a running bet would bring to a power bet, decimal text. Throws Failure where it has no value. */
  readPowerStake(playerId: bigint, betId: bigint): Promise<string>;
  /** Bets as they were agreed with a trader. */
  readonly placing: Placing['agreed'];
  /** Decides on the lent stakes and the auto bets that are due now; for tests. */
  runDueAutoBets(): Promise<void>;
  /** Settles everything that is due now; for tests and tools. */
  settleAll(): Promise<void>;
}

/** Bets from the moment a coupon is sent until its last correction: placing, waiting, settling, history. */
export function createBetsFeature(
  platform: Platform,
  { account, sendLetter, terms, feed, line, risk, freeBets, operators }: BetsFeatureDeps,
): BetsFeature {
  const ports: PlacementPorts = {
    line: createMarketData(line, feed),
    players: createBettingPlayers(account, terms, platform.clock),
    risk,
    freeBets,
  };
  const placing = createPlacing(platform, ports);
  const settler = createSettlementWorker(platform, feed);
  const after = createOpenBetActions(platform, { ports, feed, sendLetter });
  const deps = { platform, ports, operators, account };
  operators.executeProposals(['void-bet'], createVoidByHand(deps));
  return {
    handlers: {
      ...after.handlers,
      ...placing.handlers,
      betDecision: betDecision(deps),
      betsHistory: betsHistory(deps),
      betDetail: betDetail(deps),
      betsExport: betsExport(deps),
      operatorFindBets: operatorFindBets(deps),
    },
    playerSections: betsOf(deps),
    overviewSections: betFigures(deps),
    line: ports.line,
    players: ports.players,
    readOutcomes: (markets) => readOutcomes(platform.pool, markets),
    readViews: (playerId, wanted, max, language) => readHistoryViews(deps, playerId, wanted, max, language),
    hasOpenBets: (playerId, on = platform.pool) => hasOpenBets(on, playerId),
    readBetMatches: (playerId, maxLegs) => readBetMatches(platform.pool, playerId, maxLegs),
    followCashOutValues: after.followCashOutValues,
    runDuePayouts: () => after.runDue(),
    readPowerStake: (playerId, betId) => readPowerStake(platform.pool, ports, playerId, betId),
    placing: placing.agreed,
    runDueAutoBets: () => placing.runDue(),
    settleAll: () => settler.settleAll(),
    async start() {
      await placing.start?.();
      if (platform.roles.has('settle')) settler.start();
      await after.start?.();
    },
    async stop() {
      await placing.stop?.();
      await settler.stop();
      await after.stop?.();
    },
  };
}
