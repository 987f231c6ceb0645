import { hash } from 'node:crypto';
import type { AcceptanceFacts } from '@touchline/betting/acceptance/acceptance-facts';
import { decideAcceptance } from '@touchline/betting/acceptance/decide-acceptance';
import { decideLiveDelay } from '@touchline/betting/acceptance/decide-live-delay';
import { checkShape } from '@touchline/betting/coupon/check-shape';
import { COUPON_RULES, type Coupon } from '@touchline/betting/coupon/coupon';
import { NO_TAX, taxStake } from '@touchline/betting/tax/betting-tax';
import { currencyByCode } from '@touchline/catalogue/currencies';
import type { WireBet } from '@touchline/contract/coupon-shapes';
import { parseMoney } from '@touchline/kernel/money';
import { parseOdds } from '@touchline/kernel/odds';
import { marketOf } from '@touchline/kernel/selection';
import { Failure } from '#platform/failure';
import type { BetsDoors, BettingAccount, BettingPlayer } from '../doors.ts';
import type { PreparedBet, PreparedLeg } from '../prepared-bet.ts';
import { shapeOfWire } from './coupon-of-wire.ts';
import { legQuote, quoteLeg } from './leg-quotes.ts';
import { failureOf } from './refusals.ts';
import { worthOf } from './worth.ts';

/** The same for the same body, whatever spaces it was sent with: of the parsed body, in the order of its schema. */
export const hashBody = (wire: WireBet): string => hash('sha256', JSON.stringify(wire), 'base64url');

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

const seenOdds = (text: string, leg: number): number => {
  const odds = parseOdds(text);
  if (!odds.ok) throw new Failure('invalid', { fields: { [`couponEvents.${leg}.coef`]: ['a price from 1.001 to 10000'] } });
  return odds.value;
};

export interface KnownFunds {
  /** Undefined: the database is to decide, under lock. */
  readonly availableMinor: bigint | undefined;
}

/**
 * Decides on a bet by all that this process knows, in the order of the betting rules. Throws Failure with the first refusal.
 *
 * With `availableMinor` undefined funds are taken as given, because the database alone can tell; a refusal for a later reason must then be
 * decided again with the real funds, so that the player hears of the first thing that is wrong.
 */
export function prepareBet(doors: BetsDoors, playerId: bigint, player: BettingPlayer, wire: WireBet, funds: KnownFunds): Preparation {
  if (!player.account) throw new Failure('invalid', { fields: { accountId: ['unknown'] } });
  if (doors.line.isSilent()) throw new Failure('feed_down');
  const { account } = player;
  const tax = player.tax ?? NO_TAX;
  const shape = shapeOfWire(wire, currencyByCode(account.currency)?.scale ?? 2);
  if (!shape.ok) throw new Failure('amount_format', { fields: { groupsSums: ['amounts with the decimals of the currency'] } });
  const quoted = wire.legs.map((leg) => quoteLeg(doors.line, leg));
  const seen = wire.legs.map((leg, i) => seenOdds(leg.oddsSeenText, i));
  const quotes = quoted.map((q, i) => legQuote(q, seen[i] ?? 0));

  const couponAt = (workingMinor: bigint, odds: readonly number[]): Coupon => ({
    stakeMinor: workingMinor,
    shape: shape.value,
    legs: wire.legs.map((leg, i) => ({ match: leg.matchId, selection: leg.selectionId, odds: odds[i] ?? 0 })),
  });
  const current = quotes.map((q) => q.currentMilli);
  const riskLegs = wire.legs.map((leg) => ({ matchId: leg.matchId, selectionId: leg.selectionId, live: leg.feed === 'live' }));
  const asked = readStake(wire.stakeText, account.currency);
  // Bounds exist only for a coupon whose shape holds; where it does not, the checks below say so before they come to the bounds.
  const shapely = checkShape(couponAt(asked, current), COUPON_RULES) === undefined && wire.legs.length > 0;
  const bounds = shapely
    ? doors.risk.decideBounds(couponAt(asked, current), riskLegs, account.currency)
    : { mostStakeMinor: asked, mostReturnMinor: asked };
  const leastStakeMinor = doors.minBetMinor(account.currency);
  const cut = wire.stakeCutApproved && asked > bounds.mostStakeMinor && bounds.mostStakeMinor >= leastStakeMinor;
  const stakeMinor = cut ? bounds.mostStakeMinor : asked;
  const taxed = taxStake(stakeMinor, tax);

  const facts: AcceptanceFacts = {
    session: true,
    block: player.block,
    limits: [],
    funds: { source: 'balance', availableMinor: funds.availableMinor ?? stakeMinor },
    coupon: couponAt(taxed.workingMinor, seen),
    stakeMinor,
    quotes,
    rules: COUPON_RULES,
    bounds: { leastStakeMinor, ...bounds },
    priceMode: wire.priceMode,
    toleranceBasisPoints: wire.toleranceBasisPoints,
  };
  const decided = decideAcceptance(facts);
  if (!decided.ok) {
    const [first] = decided.error;
    throw first ? failureOf(first, account.currency) : new Failure('conflict');
  }
  return present(decided.value);

  function present(coupon: Coupon): Preparation {
    const legs = wire.legs.map((leg, i): PreparedLeg => {
      const quote = quoted[i]?.quote;
      return {
        matchId: leg.matchId,
        marketId: marketOf(leg.selectionId),
        selectionId: leg.selectionId,
        seenOdds: seen[i] ?? 0,
        odds: coupon.legs[i]?.odds ?? 0,
        // The match's own state counts, not what the caller calls it.
        live: quote?.kind === 'live',
        startsAt: quote?.startsAt ?? 0,
        bank: leg.bank,
        block: leg.block,
        matchVersion: quote?.matchVersion ?? 0,
        marketVersion: quote?.marketVersion ?? 0,
      };
    });
    const base = {
      playerId,
      accountId: (account as BettingAccount).id,
      currency: (account as BettingAccount).currency,
      guid: wire.betGuid,
      bodyHash: hashBody(wire),
      shape: coupon.shape,
      tax: player.tax,
      stakeMinor,
      stakeTaxMinor: taxed.taxMinor,
      legs,
      priceMode: wire.priceMode,
      toleranceBasisPoints: wire.toleranceBasisPoints,
    };
    return {
      bet: { ...base, ...worthOf(base) },
      delayMs: decideLiveDelay(quoted.map(({ quote }) => ({ live: quote?.kind === 'live', delayMs: quote?.delayMs ?? 0 }))),
    };
  }
}
