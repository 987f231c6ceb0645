import type { BetView } from '@touchline/contract/bets';
import type { Language } from '@touchline/i18n/languages';
import type { AccountFeature } from '#features/account';
import type { FeedFeature } from '#features/feed';
import type { FreeBetsFeature } from '#features/freebets';
import type { LineFeature } from '#features/line';
import type { RiskFeature } from '#features/risk';
import type { SenderFeature } from '#features/sender';
import type { SiteFeature } from '#features/site';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { type AfterPlacing, type AfterPlacingCalls, createAfterPlacing } from './after-placing.ts';
import { betDecision } from './calls/bet-decision.ts';
import { betDetail } from './calls/bet-detail.ts';
import { betsExport } from './calls/bets-export.ts';
import { betsHistory } from './calls/bets-history.ts';
import type { LineDoor, PlacingDoors, PlayerDoor } from './doors.ts';
import { readBetMatches } from './history/bet-matches.store.ts';
import { type BetTotals, readBetOwner, readBetTotals, readHasRunning } from './history/bet-search.store.ts';
import { readHistoryViews } from './history/read-history-views.ts';
import { createLineDoor } from './line-door.ts';
import { readPowerStake } from './placement/power-stake.ts';
import { createPlacing, type Placing, type PlacingCalls } from './placing.ts';
import { createPlayerDoor } from './player-door.ts';
import { type OutcomeReader, readOutcomes } from './settlement/read-outcomes.ts';
import { createSettler } from './settlement/settler.ts';
import { voidBet } from './undo/void-bet.ts';

export type { BettingPlayer, LineDoor, PlayerDoor } from './doors.ts';
export { combinationsNow, composeCoupon, couponOf } from './placement/compose-coupon.ts';
export { riskLegsOf } from './placement/prepare-bet.ts';
export { failureOf } from './placement/refusals.ts';
export { totalOddsText } from './placement/worth.ts';
export { bettingTaxOf } from './player-door.ts';

export interface BetsDoorsOfServer {
  readonly account: AccountFeature;
  readonly site: SiteFeature;
  readonly feed: Pick<FeedFeature, 'book' | 'readPastMatch' | 'readResults' | 'observe'>;
  readonly line: Pick<LineFeature, 'readQuote' | 'onMaterial'>;
  readonly risk: RiskFeature;
  readonly freeBets: FreeBetsFeature;
  readonly sender: Pick<SenderFeature, 'send'>;
}

type BetsCalls = AfterPlacingCalls | PlacingCalls | 'betDecision' | 'betsHistory' | 'betDetail' | 'betsExport';

export interface BetsFeature extends Feature<BetsCalls> {
  /** What the coupon asks too. */
  readonly line: LineDoor;
  readonly players: PlayerDoor;
  /** For the console: what is open and what moved today (UTC), by currency. Goes through all bets. */
  readTotals(): Promise<BetTotals[]>;
  /** How outcomes of markets ended, by the confirmed results that bets are settled by. */
  readOutcomes(markets: readonly { readonly matchId: number; readonly marketId: number }[]): Promise<OutcomeReader>;
  /** For the console: whose a bet is. */
  readOwner(betId: bigint): Promise<bigint | undefined>;
  /** For the console: a page of a player's bets, newest first; those with lower numbers than `before`. */
  readViews(
    playerId: bigint,
    wanted: { readonly betId: bigint | undefined; readonly before: bigint | undefined; readonly from?: number },
    most: number,
    language: Language,
  ): Promise<BetView[]>;
  /** Whether a bet of the player has not ended, or waits to be placed. */
  hasRunning(playerId: bigint): Promise<boolean>;
  /** For the console: makes a running bet void. Throws Failure `bet_unknown` or `bet_not_running`. */
  voidBet(playerId: bigint, betId: bigint): Promise<void>;
  /** Matches of a player's latest legs, newest first. */
  readBetMatches(playerId: bigint, mostLegs: number): Promise<number[]>;
  followSales: AfterPlacing['followSales'];
  /** Carries out orders to sell and early payouts that are due now; for tests. */
  carryOutAll(): Promise<void>;
  /** What a running bet would bring to a power bet as its stake, decimal text. Throws Failure where it has no value. */
  readPowerStake(playerId: bigint, betId: bigint): Promise<string>;
  /** Bets as they were agreed with a trader. */
  readonly placing: Placing['agreed'];
  /** Decides on the lent stakes and the auto bets that are due now; for tests. */
  lookAll(): Promise<void>;
  /** Settles everything that is due now; for tests and tools. */
  settleAll(): Promise<void>;
}

/** Bets from the moment a coupon is sent until its last correction: placing, waiting, settling, history. */
export function createBetsFeature(
  platform: Platform,
  { account, sender, site, feed, line, risk, freeBets }: BetsDoorsOfServer,
): BetsFeature {
  const doors: PlacingDoors = {
    line: createLineDoor(line, feed),
    players: createPlayerDoor(account, site, platform.clock),
    minBetMinor: site.minBetMinor,
    risk,
    freeBets,
  };
  const placing = createPlacing(platform, doors);
  const settler = createSettler(platform, feed);
  const after = createAfterPlacing(platform, { doors, feed, sender });
  const deps = { platform, doors };
  return {
    handlers: {
      ...after.handlers,
      ...placing.handlers,
      betDecision: betDecision(deps),
      betsHistory: betsHistory(deps),
      betDetail: betDetail(deps),
      betsExport: betsExport(deps),
    },
    line: doors.line,
    players: doors.players,
    readTotals: () => readBetTotals(platform.pool),
    readOutcomes: (markets) => readOutcomes(platform.pool, markets),
    readOwner: (betId) => readBetOwner(platform.pool, betId),
    readViews: (playerId, wanted, most, language) => readHistoryViews(deps, playerId, wanted, most, language),
    hasRunning: (playerId) => readHasRunning(platform.pool, playerId),
    voidBet: (playerId, betId) => voidBet(deps, playerId, betId),
    readBetMatches: (playerId, mostLegs) => readBetMatches(platform.pool, playerId, mostLegs),
    followSales: after.followSales,
    carryOutAll: () => after.carryOutAll(),
    readPowerStake: (playerId, betId) => readPowerStake(platform.pool, doors, playerId, betId),
    placing: placing.agreed,
    lookAll: () => placing.lookAll(),
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
