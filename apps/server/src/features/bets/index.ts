import type { BetView } from '@touchline/contract/bets';
import type { Language } from '@touchline/i18n/languages';
import type { AccountFeature } from '#features/account';
import type { FeedFeature } from '#features/feed';
import type { LineFeature } from '#features/line';
import type { RiskFeature } from '#features/risk';
import type { SiteFeature } from '#features/site';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { betDecision } from './calls/bet-decision.ts';
import { betDetail } from './calls/bet-detail.ts';
import { betsExport } from './calls/bets-export.ts';
import { betsHistory } from './calls/bets-history.ts';
import { makeBetWeb } from './calls/make-bet-web.ts';
import type { BetsDoors, LineDoor, PlayerDoor } from './doors.ts';
import { type BetTotals, readBetOwner, readBetTotals } from './history/bet-search.store.ts';
import { readHistoryViews } from './history/read-history-views.ts';
import { createLineDoor } from './line-door.ts';
import { createBetDesk } from './placement/place-bet.ts';
import { createPlayerDoor } from './player-door.ts';
import { createSettler } from './settlement/settler.ts';

export type { LineDoor, PlayerDoor } from './doors.ts';
export { shapeOfWire } from './placement/coupon-of-wire.ts';
export { quoteLeg } from './placement/leg-quotes.ts';
export { failureOf } from './placement/refusals.ts';
export { totalOddsText } from './placement/worth.ts';
export { bettingTaxOf } from './player-door.ts';

export interface BetsDoorsOfServer {
  readonly account: AccountFeature;
  readonly site: SiteFeature;
  readonly feed: Pick<FeedFeature, 'book' | 'readPastMatch' | 'readResults' | 'observe'>;
  readonly line: Pick<LineFeature, 'readQuote' | 'onMaterial'>;
  readonly risk: RiskFeature;
}

type BetsCalls = 'makeBetWeb' | 'betDecision' | 'betsHistory' | 'betDetail' | 'betsExport';

export interface BetsFeature extends Feature<BetsCalls> {
  /** What the coupon asks too. */
  readonly line: LineDoor;
  readonly players: PlayerDoor;
  /** For the console: what is open and what moved today (UTC), by currency. Goes through all bets. */
  readTotals(): Promise<BetTotals[]>;
  /** For the console: whose a bet is. */
  readOwner(betId: bigint): Promise<bigint | undefined>;
  /** For the console: a page of a player's bets, newest first; those with lower numbers than `before`. */
  readViews(
    playerId: bigint,
    wanted: { readonly betId: bigint | undefined; readonly before: bigint | undefined },
    most: number,
    language: Language,
  ): Promise<BetView[]>;
  /** Settles everything that is due now; for tests and tools. */
  settleAll(): Promise<void>;
}

/** Bets from the moment a coupon is sent until its last correction: placing, waiting, settling, history. */
export function createBetsFeature(platform: Platform, { account, site, feed, line, risk }: BetsDoorsOfServer): BetsFeature {
  const doors: BetsDoors = {
    line: createLineDoor(line, feed),
    players: createPlayerDoor(account, site, platform.clock),
    minBetMinor: site.minBetMinor,
    risk,
  };
  const desk = createBetDesk(platform, doors);
  const settler = createSettler(platform, feed);
  const deps = { platform, doors, desk };
  return {
    handlers: {
      makeBetWeb: makeBetWeb(deps),
      betDecision: betDecision(deps),
      betsHistory: betsHistory(deps),
      betDetail: betDetail(deps),
      betsExport: betsExport(deps),
    },
    line: doors.line,
    players: doors.players,
    readTotals: () => readBetTotals(platform.pool),
    readOwner: (betId) => readBetOwner(platform.pool, betId),
    readViews: (playerId, wanted, most, language) => readHistoryViews(deps, playerId, wanted, most, language),
    settleAll: () => settler.settleAll(),
    async start() {
      if (platform.roles.has('api')) desk.start();
      if (platform.roles.has('settle')) settler.start();
    },
    async stop() {
      await desk.stop();
      await settler.stop();
    },
  };
}
