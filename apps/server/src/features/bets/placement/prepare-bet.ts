import { hash } from 'node:crypto';
import type { AcceptanceFacts } from '@touchline/betting/acceptance/acceptance-facts';
import { decideAcceptance } from '@touchline/betting/acceptance/decide-acceptance';
import { decideLiveDelay } from '@touchline/betting/acceptance/decide-live-delay';
import { COUPON_RULES, type Coupon } from '@touchline/betting/coupon/coupon';
import { NO_TAX, taxStake } from '@touchline/betting/tax/betting-tax';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BetRequest } from '@touchline/contract/coupon/request';
import { parseMoney } from '@touchline/kernel/money';
import { type MilliOdds, parseOdds } from '@touchline/kernel/odds';
import { marketOf } from '@touchline/kernel/selection';
import { Failure } from '#platform/http/failure';
import { withoutSports } from '../house-terms.ts';
import type { BettingPlayer, BettingPorts } from '../ports.ts';
import { FROM_BALANCE, type Funding, type PreparedBet, type PreparedLeg } from '../prepared-bet.ts';
import { type Composition, combinationsSeen, composeCoupon, couponOf, currentBuilderLegs } from './compose-coupon.ts';
import { legQuote } from './leg-quotes.ts';
import { potentialReturn } from './potential-return.ts';
import { rejectionFailure } from './rejection-failure.ts';
import { decideStakeBounds } from './stake-bounds.ts';

/** The same for the same body, whatever spaces it was sent with: of the parsed body, in the order of its schema. */
export const hashBody = (wire: BetRequest): string => hash('sha256', JSON.stringify(wire), 'base64url');

export interface Preparation {
  readonly bet: PreparedBet;
  /** 0 for a bet without live legs. */
  readonly delayMs: number;
}

/** Amount text at the currency's scale. Throws Failure `amount_format`. */
export function readStake(text: string, currency: string): bigint {
  const amount = parseMoney(text, currencyByCode(currency)?.scale ?? 2);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { summ: ['an amount above 0 with the decimals of the currency'] } });
  return amount.value;
}

const seenOdds = (text: string, leg: number): MilliOdds => {
  const odds = parseOdds(text);
  if (!odds.ok) throw new Failure('invalid', { fields: { [`couponEvents.${leg}.coef`]: ['a price from 1.001 to 10000'] } });
  return odds.value;
};

/** Facts that a bet is prepared with besides what its request says. */
export interface PlacementTerms {
  /** Undefined: the database is to decide, under lock. */
  readonly availableMinor: bigint | undefined;
  readonly funding: Funding;
  /** Agreed with a trader: stake and prices stand; the book says only whether the selections are open. */
  readonly agreed: { readonly stakeMinor: bigint; readonly odds: readonly MilliOdds[] } | null;
}

export const FROM_MAIN: PlacementTerms = { availableMinor: undefined, funding: FROM_BALANCE, agreed: null };

interface Prices {
  readonly seen: readonly MilliOdds[];
  readonly current: readonly MilliOdds[];
}

function resolvePrices(composition: Composition, agreed: PlacementTerms['agreed']): Prices {
  const seen = composition.legs.map((leg, i) => seenOdds(leg.oddsSeenText, i));
  if (!agreed) return { seen, current: composition.legs.map((leg, i) => legQuote(leg.quoted, seen[i] ?? 0).currentOddsMilli) };
  const odds = composition.legs.map((_, i) => agreed.odds[i] ?? seen[i] ?? 0);
  return { seen: odds, current: odds };
}

const legOf = (leg: Composition['legs'][number], seen: MilliOdds, odds: MilliOdds): PreparedLeg => ({
  matchId: leg.matchId,
  marketId: marketOf(leg.selectionId),
  selectionId: leg.selectionId,
  seenOdds: seen,
  odds,
  // The match's own state counts, not what the caller calls it.
  live: leg.quoted.quote?.kind === 'live',
  startsAt: leg.quoted.quote?.startsAt ?? 0,
  bank: leg.bank,
  block: leg.block,
  matchVersion: leg.quoted.quote?.matchVersion ?? 0,
  marketVersion: leg.quoted.quote?.marketVersion ?? 0,
  place: leg.place,
});

/**
 * Decides on a bet by all that this process knows, in the order of the betting rules. Throws Failure with the first rejection.
 *
 * With `availableMinor` undefined funds are taken as given, because the database alone can tell; a rejection for a later reason must then be
 * decided again with the real funds, so that the player hears of the first thing that is wrong.
 */
export function prepareBet(
  ports: BettingPorts,
  playerId: bigint,
  player: BettingPlayer,
  wire: BetRequest,
  given: Partial<PlacementTerms> = FROM_MAIN,
): Preparation {
  const basis: PlacementTerms = { ...FROM_MAIN, ...given };
  const { account } = player;
  if (!account) throw new Failure('invalid', { fields: { accountId: ['unknown'] } });
  if (ports.line.isFeedDown()) throw new Failure('feed_down');
  const { house } = player;
  const composition = composeCoupon(withoutSports(ports.line, house.closedSports), wire, account.currency, 'groupsSums');
  const { seen, current } = resolvePrices(composition, basis.agreed);
  const nowCombined = currentBuilderLegs(wire, composition);
  const couponAt = (netStakeMinor: bigint, odds: readonly MilliOdds[]): Coupon =>
    couponOf(composition, netStakeMinor, odds, basis.agreed ? nowCombined : combinationsSeen(wire, composition));
  const bounds = decideStakeBounds(ports.risk, player, {
    currency: account.currency,
    asked: basis.agreed?.stakeMinor ?? readStake(wire.stakeText, account.currency),
    isAgreed: basis.agreed !== null,
    mayCut: wire.stakeCutApproved,
    composition,
    priceAt: (stakeMinor) => couponAt(stakeMinor, current),
    nowCombined,
  });
  const tax = player.tax ?? NO_TAX;
  const taxed = taxStake(bounds.stakeMinor, tax);
  const facts: AcceptanceFacts = {
    session: true,
    block: player.block,
    limits: [],
    funds: {
      source: basis.funding.source === 'free-bet' ? 'free-bet' : 'balance',
      availableMinor: basis.availableMinor ?? bounds.stakeMinor,
    },
    coupon: couponAt(taxed.netStakeMinor, seen),
    stakeMinor: bounds.stakeMinor,
    quotes: composition.legs.map((leg, i) => ({
      ...legQuote(leg.quoted, seen[i] ?? 0),
      seenOddsMilli: seen[i] ?? 0,
      currentOddsMilli: current[i] ?? 0,
    })),
    ...(nowCombined.length > 0 && { combinationsNow: nowCombined }),
    rules: COUPON_RULES,
    bounds,
    priceMode: wire.priceMode,
    toleranceBasisPoints: wire.toleranceBasisPoints,
  };
  const decided = decideAcceptance(facts);
  // Closed or uncombinable legs are reported first, then what cannot be composed, and only then anything about money.
  const first = decided.ok ? undefined : decided.error[0];
  if (composition.problem && (decided.ok || first?.code !== 'legs-closed')) throw composition.problem;
  if (!decided.ok) throw first ? rejectionFailure(first, account.currency) : new Failure('conflict');
  const { value: coupon } = decided;
  const base = {
    playerId,
    accountId: account.id,
    currency: account.currency,
    guid: wire.betGuid,
    bodyHash: hashBody(wire),
    shape: coupon.shape,
    combinations: coupon.combinations ?? [],
    boost: coupon.boost ?? null,
    funding: basis.funding,
    tax: player.tax,
    stakeMinor: bounds.stakeMinor,
    stakeTaxMinor: taxed.taxMinor,
    legs: composition.legs.map((leg, i) => legOf(leg, seen[i] ?? 0, coupon.legs[i]?.odds ?? 0)),
    priceMode: wire.priceMode,
    toleranceBasisPoints: wire.toleranceBasisPoints,
  };
  return {
    bet: { ...base, ...potentialReturn(base) },
    delayMs: decideLiveDelay(
      composition.legs.map(({ quoted: { quote } }) => ({ live: quote?.kind === 'live', delayMs: quote?.delayMs ?? 0 })),
    ),
  };
}
