import { type BuilderLeg, builderLegOdds, stepOdds } from '@touchline/betting/builder/builder-leg';
import { returnBounds } from '@touchline/betting/coupon/return-bounds';
import { isWinMarket } from '@touchline/betting/markets/sport/race-markets';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BetView } from '@touchline/contract/bets/calls';
import type { Language } from '@touchline/i18n/languages';
import { marketOf } from '@touchline/kernel/selection';
import { type BetLegRow, type BetRow, betOf, withPlaces } from '../bet-row.ts';
import { wireKindOf } from '../placement/coupon-of-wire.ts';
import { totalOddsText } from '../placement/potential-return.ts';
import type { MarketData, SelectionNames } from '../ports.ts';
import { presentPlace } from '../present-place.ts';
import { linesOf } from './count-bet-lines.ts';

export interface BetWithLegs {
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
}

/** A bet builder's leg with its price after each of its selections: the sets of the first one, of the first two, and so on. */
const presentBuilderLeg = (own: BuilderLeg): BetView['combinations'][number] => ({
  legs: [...own.legs],
  odds: builderLegOdds(own),
  together: stepOdds(own.prices),
});

export function presentBet({ row, legs }: BetWithLegs, names: readonly SelectionNames[]): BetView {
  const money = (minor: bigint): string => moneyText(minor, row.currency);
  const bet = betOf(row, legs);
  const lines = linesOf(bet);
  const bounds = lines > 1 ? returnBounds(bet) : undefined;
  return {
    betId: row.id.toString(),
    betGuid: row.guid,
    kind: wireKindOf(bet.shape.kind),
    systemSize: row.systemSize,
    lines,
    status: row.status,
    currency: row.currency,
    stake: money(row.stakeMinor),
    stakeTax: money(row.stakeTaxMinor),
    totalOdds: row.totalOdds,
    minOdds: bounds ? totalOddsText(bounds.min) : null,
    potentialReturn: money(row.potentialReturnMinor),
    paid: row.paidMinor === null ? null : money(row.paidMinor + row.cashedOutMinor),
    payoutTax: row.payoutTaxMinor === null ? null : money(row.payoutTaxMinor),
    placedAt: row.placedAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
    sold:
      row.cashedOutStakeMinor === 0n
        ? null
        : {
            stake: money(row.cashedOutStakeMinor),
            paid: money(row.cashedOutMinor + (row.status === 'sold' ? (row.paidMinor ?? 0n) : 0n)),
          },
    cover: row.insuredMinor === 0n ? null : { amount: money(row.insuredMinor), premium: money(row.premiumMinor) },
    successorId: row.successorId?.toString() ?? null,
    predecessorId: row.predecessorId?.toString() ?? null,
    combinations: (bet.combinations ?? []).map(presentBuilderLeg),
    legs: withPlaces(row, legs).map((leg, i) => {
      const named = names[i];
      return {
        matchId: Number(leg.matchId),
        selectionId: Number(leg.selectionId),
        feed: leg.live ? 'live' : 'line',
        odds: leg.odds,
        place: presentPlace(leg.place, leg.selectionId),
        bank: leg.isBanker,
        block: leg.block,
        sport: named?.sport ?? 0,
        matchName: named?.matchName ?? '',
        champName: named?.champName ?? '',
        marketName: named?.marketName ?? '',
        selectionName: named?.selectionName ?? '',
        startsAt: Math.floor(leg.startsAt.getTime() / 1000),
        result: leg.result,
        settledAt: leg.settledAt?.getTime() ?? null,
        earlyAt: leg.earlyAt?.getTime() ?? null,
        // A place is paid by its runner's price to win.
        bestOdds: (named?.hasStartingPrices ?? false) && (leg.place !== null || isWinMarket(marketOf(Number(leg.selectionId)))),
        startingOdds: leg.startingOdds,
      };
    }),
  };
}

/** Bets with the names of all their legs, read together. */
export async function presentBets(
  line: Pick<MarketData, 'readNames'>,
  bets: readonly BetWithLegs[],
  language: Language,
): Promise<BetView[]> {
  const wanted = bets.flatMap(({ legs }) => legs.map((leg) => ({ matchId: Number(leg.matchId), selectionId: Number(leg.selectionId) })));
  const names = await line.readNames(wanted, language);
  let at = 0;
  return bets.map((bet) => {
    const own = names.slice(at, at + bet.legs.length);
    at += bet.legs.length;
    return presentBet(bet, own);
  });
}
