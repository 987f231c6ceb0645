import { decideLiveDelay } from '@touchline/betting/acceptance/decide-live-delay';
import { stepOdds } from '@touchline/betting/builder/builder-leg';
import { checkCombinable } from '@touchline/betting/coupon/check-combinable';
import { checkShape } from '@touchline/betting/coupon/check-shape';
import { COUPON_RULES, type Coupon, independentLegs } from '@touchline/betting/coupon/coupon';
import type { CouponRejection } from '@touchline/betting/coupon/coupon-rejection';
import { priceCoupon } from '@touchline/betting/coupon/price-coupon';
import { returnBounds, returnOf } from '@touchline/betting/coupon/return-bounds';
import { minStake } from '@touchline/betting/systems/min-stake';
import { systemOptions } from '@touchline/betting/systems/system-options';
import { type BettingTax, NO_TAX, type TaxedStake, taxPayout, taxStake } from '@touchline/betting/tax/betting-tax';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { CouponView } from '@touchline/contract/coupon/shapes';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { parseOdds } from '@touchline/kernel/odds';
import type { Ratio } from '@touchline/kernel/ratio';
import {
  composeCoupon,
  couponOf,
  currentBuilderLegs,
  type HouseTerms,
  type MarketData,
  ofLimit,
  rejectionFailure,
  riskLegsOf,
  totalOddsText,
  withoutSports,
} from '#features/bets';
import type { RiskFeature } from '#features/risk';
import { Failure } from '#platform/http/failure';
import { presentBoost } from './present-boost.ts';
import { presentLegs } from './present-legs.ts';
import type { CouponRequest } from './wire-coupon.ts';

export interface CouponTerms {
  readonly currency: string;
  readonly tax: BettingTax | null;
  readonly house: HouseTerms;
}

export interface CouponPorts {
  readonly line: MarketData;
  readonly risk: Pick<RiskFeature, 'calculateStakeLimits'>;
}

type Problem = CouponView['problem'];

export const problemOf = (failure: Failure, language: Language): NonNullable<Problem> => {
  const args = failure.detail.args ?? {};
  const text = findText(language, `error.${failure.code}`, args) ?? failure.code;
  const accepted = failure.detail.accepted && findText(language, `error.${failure.code}.accepted`, args);
  return { code: failure.code, message: accepted ? `${text} ${accepted}` : text };
};

const seenOdds = (text: string): number => {
  const odds = parseOdds(text);
  return odds.ok ? odds.value : 0;
};

/** Decimal text as minor units; nothing typed is 0. Throws Failure `amount_format`. */
function parseAmount(text: string | undefined, scale: number): bigint {
  if (text === undefined) return 0n;
  const amount = parseMoney(text, scale);
  if (!amount.ok) throw new Failure('amount_format', { fields: { summ: ['an amount with the decimals of the currency'] } });
  return amount.value;
}

/** How long a bet with live legs waits for its answer, rounded up; 0 without one. */
const delaySecondsOf = ({ legs }: ReturnType<typeof composeCoupon>): number =>
  Math.ceil(decideLiveDelay(legs.map(({ quoted: { quote } }) => ({ live: quote?.kind === 'live', delayMs: quote?.delayMs ?? 0 }))) / 1000);

/** The payout, after tax, of a stake that is won at a multiplier. */
const taxedReturn = (stake: TaxedStake, multiplier: Ratio, tax: BettingTax) =>
  taxPayout(stake, { outcome: 'won', returnMinor: returnOf(stake.netStakeMinor, multiplier), multiplier }, tax);

const presentCombinations = ({ combinations }: ReturnType<typeof composeCoupon>, language: Language): CouponView['combinations'] =>
  combinations.map(({ prices, problem }) => ({
    odds: prices?.at(-1) ?? null,
    together: prices ? stepOdds(prices) : [],
    problem: problem && problemOf(problem, language),
  }));

/** The systems and full covers that so many legs can form, each with its lines. */
function presentOptions(legs: number): Pick<CouponView, 'systemOptions' | 'coverOptions'> {
  const options = systemOptions(legs);
  return {
    systemOptions: options.flatMap((option) => (option.kind === 'system' ? [[option.size, option.lines] as [number, number]] : [])),
    coverOptions: options.flatMap((option) => (option.kind === 'full-cover' ? [[option.cover, option.lines] as [string, number]] : [])),
  };
}

/** The coupon's worth: everything in it repriced, whatever of it can no longer be played named and marked. */
export async function presentCoupon(
  ports: CouponPorts,
  request: CouponRequest,
  terms: CouponTerms,
  language: Language,
): Promise<CouponView> {
  const { currency } = terms;
  const scale = currencyByCode(currency)?.scale ?? 2;
  const money = (minor: bigint): string => formatMoney(minor, scale);
  const tax = terms.tax ?? NO_TAX;
  const { house } = terms;
  const line = withoutSports(ports.line, house.closedSports);
  const composition = composeCoupon(line, request, currency, 'groupsSumms');
  const { shape } = composition;
  const names = await line.readNames(request.legs, language);
  const odds = composition.legs.map((leg) => leg.quoted.quote?.odds || seenOdds(leg.oddsSeenText));
  const couponAt = (netStakeMinor: bigint): Coupon => couponOf(composition, netStakeMinor, odds, currentBuilderLegs(request, composition));
  const shapely = composition.problem === null && checkShape(couponAt(0n), COUPON_RULES) === undefined;
  const minStakeMinor = shapely ? minStake(couponAt(0n), house.minBetMinor(currency)) : house.minBetMinor(currency);
  const asked = parseAmount(request.stakeText, scale);
  const stake: TaxedStake = taxStake(asked === 0n && request.minStakeOnly ? minStakeMinor : asked, tax);
  const coupon = couponAt(stake.netStakeMinor);
  const tell = (rejection: CouponRejection): NonNullable<Problem> => problemOf(rejectionFailure(rejection, currency), language);
  const combinable = checkCombinable(independentLegs(coupon));
  const misshapen = checkShape(coupon, COUPON_RULES);
  const playable = composition.problem === null && odds.every((o) => o > 1000);
  const priced = playable ? priceCoupon(coupon) : undefined;

  const legs = presentLegs(request, composition, names, (leg, closed) => {
    if (closed) return problemOf(rejectionFailure({ code: 'legs-closed', closed: [{ leg, reason: closed }] }, currency), language);
    const clash = combinable.find((rejection) => 'legs' in rejection && rejection.legs.includes(leg));
    return clash ? tell(clash) : null;
  });

  const lines = priced?.ok ? priced.value.explanation.lines : 1;
  const max = priced?.ok ? ofLimit(ports.risk.calculateStakeLimits(coupon, riskLegsOf(composition), currency).maxStakeMinor, house) : 0n;
  const bounds = priced?.ok ? returnBounds(coupon) : undefined;
  const maxReturn = bounds && taxedReturn(stake, bounds.max, tax);
  return {
    legs,
    kind: request.kind,
    systemSize: request.systemSize,
    ...presentOptions(request.legs.length),
    lines,
    unitStake: priced?.ok && stake.grossStakeMinor > 0n ? money(priced.value.explanation.lineStakeMinor) : null,
    totalOdds: bounds ? totalOddsText(bounds.max) : null,
    minOdds: bounds && lines > 1 ? totalOddsText(bounds.min) : null,
    minStake: money(minStakeMinor),
    maxStake: money(max),
    stakeTax: tax.type === 'none' ? null : money(stake.taxMinor),
    payoutTax: tax.type === 'none' || !maxReturn ? null : money(maxReturn.taxMinor),
    minReturn: bounds && stake.grossStakeMinor > 0n ? money(taxedReturn(stake, bounds.min, tax).netMinor) : null,
    potentialReturn: maxReturn && stake.grossStakeMinor > 0n ? money(maxReturn.netMinor) : null,
    currency,
    delaySeconds: delaySecondsOf(composition),
    marginPermille: shape.kind === 'anti-express' ? shape.marginPermille : null,
    combinations: presentCombinations(composition, language),
    boost: composition.boost && presentBoost(composition.boost, coupon, money),
    eachWay: composition.eachWay && [...composition.eachWay],
    freeBets: null,
    problem: couponProblem(),
  };

  /** Faults of the coupon as a whole, in the order of the acceptance checks. */
  function couponProblem(): Problem {
    if (request.legs.length === 0) return null;
    if (ports.line.isFeedDown()) return problemOf(new Failure('feed_down'), language);
    const [clash] = combinable;
    if (clash) return tell(clash);
    if (composition.problem) return problemOf(composition.problem, language);
    if (misshapen) return tell(misshapen);
    if (priced && !priced.ok && priced.error[0]) return tell(priced.error[0]);
    if (stake.grossStakeMinor === 0n) return null;
    if (stake.grossStakeMinor < minStakeMinor)
      return problemOf(rejectionFailure({ code: 'stake-too-low', acceptedStakeMinor: minStakeMinor }, currency), language);
    if (stake.grossStakeMinor > max)
      return problemOf(rejectionFailure({ code: 'stake-too-high', acceptedStakeMinor: max }, currency), language);
    return null;
  }
}
