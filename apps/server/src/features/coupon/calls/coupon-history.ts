import type { BetView } from '@touchline/contract/bets/calls';
import type { CouponHistoryItem } from '@touchline/contract/coupon/history';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { parseOdds } from '@touchline/kernel/odds';
import { type BetsFeature, type MarketData, withoutSports } from '#features/bets';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { SavedRow } from '../coupon.store.ts';
import { readKept } from '../coupon-history.store.ts';
import { KEPT_DAYS } from '../saved-coupon.ts';
import type { CouponRequest } from '../wire-coupon.ts';

export interface CouponHistoryDeps {
  readonly platform: Pick<Platform, 'pool' | 'clock'>;
  readonly bets: Pick<BetsFeature, 'line' | 'players' | 'readViews'>;
}

const MAX = 100;

function oddsNow(line: MarketData, matchId: number, selectionId: number): number | null {
  const quote = line.readQuote(matchId, selectionId);
  return quote?.marketStatus === 'open' && quote.odds > 0 ? quote.odds : null;
}

/** The selections of a bet as its coupon held them: those of an each-way bet once, with the terms of their places. */
const couponLegs = ({ legs }: BetView): BetView['legs'] => {
  const places = legs.filter(({ place }) => place !== null);
  return legs.flatMap((leg, i) => (leg.place === null ? [{ ...leg, place: places[i]?.place ?? null }] : []));
};

const presentSent = (line: MarketData, bet: BetView): CouponHistoryItem => ({
  how: 'sent',
  at: bet.placedAt,
  guid: null,
  code: null,
  betId: bet.betId,
  kind: bet.kind,
  systemSize: bet.systemSize,
  stake: bet.stake,
  currency: bet.currency,
  legs: couponLegs(bet).map(
    ({ result: _result, settledAt: _settledAt, earlyAt: _earlyAt, bestOdds: _best, startingOdds: _start, ...leg }) => ({
      ...leg,
      oddsNow: oddsNow(line, leg.matchId, leg.selectionId),
    }),
  ),
});

async function presentKept(line: MarketData, saved: SavedRow, language: Language): Promise<CouponHistoryItem> {
  const coupon = saved.coupon as CouponRequest;
  const names = await line.readNames(coupon.legs, language);
  return {
    how: 'saved',
    at: saved.savedAt.getTime(),
    guid: saved.guid,
    code: saved.code,
    betId: null,
    kind: coupon.kind,
    systemSize: coupon.systemSize,
    stake: coupon.stakeText ?? null,
    currency: null,
    legs: coupon.legs.map(({ matchId, selectionId, feed, bank, block, oddsSeenText }, i) => {
      const odds = parseOdds(oddsSeenText);
      const named = names[i];
      return {
        matchId,
        selectionId,
        feed,
        bank,
        block,
        odds: odds.ok ? odds.value : 0,
        place: null,
        oddsNow: oddsNow(line, matchId, selectionId),
        sport: named?.sport ?? 0,
        matchName: named?.matchName ?? '',
        champName: named?.champName ?? '',
        marketName: named?.marketName ?? '',
        selectionName: named?.selectionName ?? '',
        startsAt: Math.floor((named?.startsAt ?? 0) / 1000),
      };
    }),
  };
}

/** Coupons that a player sent and saved within the last days, put together by time. */
export const couponHistory =
  ({ platform, bets }: CouponHistoryDeps): Handler<'couponHistory'> =>
  async ({ query }, { player, language }) => {
    const spoken = resolveLanguage(query.lng ?? language);
    const from = Math.floor(platform.clock.now() / 1000) - KEPT_DAYS * 86_400;
    const sent = await bets.readViews(player.id, { betId: undefined, before: undefined, from }, MAX, spoken);
    const { house } = await bets.players.readBettingPlayer(player.id, undefined);
    const line = withoutSports(bets.line, house.closedSports);
    const kept = await readKept(platform.pool, player.id, KEPT_DAYS, MAX);
    const coupons = [
      ...sent.map((bet) => presentSent(line, bet)),
      ...(await Promise.all(kept.map((saved) => presentKept(line, saved, spoken)))),
    ];
    return { days: KEPT_DAYS, coupons: coupons.sort((a, b) => b.at - a.at).slice(0, MAX) };
  };
