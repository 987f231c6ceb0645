import type { CouponView } from '@touchline/contract/coupon/shapes';
import { parseMoney } from '@touchline/kernel/money';
import type { MilliOdds } from '@touchline/kernel/odds';
import { useMemo } from 'react';
import { oddsRange } from '../../../shell/formats/odds-range.ts';
import { type Formats, useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { CouponLeg } from '../state/coupon-leg.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import type { Totals } from './coupon-totals.tsx';
import { type LocalQuote, localQuote } from './local-quote.ts';
import type { CurrentLegPrice } from './price-changes.ts';

export interface CouponSummary {
  readonly totals: Totals;
  /** Greatest return after tax, written; null while there is nothing to reckon with. */
  readonly possible: string | null;
  /** One line's stake, written; null while no stake is typed. */
  readonly unit: string | null;
  readonly lines: number;
  /** The return after the moved prices: "−0.31 €"; null where nothing changes or no stake is typed. */
  readonly change: string | null;
}

export interface FigureContext {
  readonly currency: string;
  /** As `LocalPrices` has them. */
  readonly marginPermille: number | null;
  readonly joint: ReadonlyMap<string, MilliOdds>;
}

/** The coupon's figures: the server's where its quote is about exactly this coupon, otherwise our own by the same functions, before tax. `stake` is what is paid in all. */
export function useCouponSummary(
  draft: CouponDraft,
  stake: bigint | null,
  now: (leg: CouponLeg) => CurrentLegPrice | undefined,
  view: CouponView | null,
  context: FigureContext,
): CouponSummary {
  const formats = useFormats();
  const odds = useOddsFormatter();
  const { currency, marginPermille, joint } = context;
  return useMemo(
    () => figures(draft, stake ?? 0n, now, view, { currency, marginPermille, joint }, formats, odds),
    [draft, stake, now, view, currency, marginPermille, joint, formats, odds],
  );
}

function figures(
  draft: CouponDraft,
  stake: bigint,
  now: (leg: CouponLeg) => CurrentLegPrice | undefined,
  view: CouponView | null,
  { currency, marginPermille, joint }: FigureContext,
  { amount, money, scale: scaleOf }: Formats,
  odds: (milli: number) => string,
): CouponSummary {
  const scale = scaleOf(currency);
  const seen = localQuote(draft, stake, { oddsOf: (leg) => leg.acceptedOdds, marginPermille, scale });
  const local = localQuote(draft, stake, {
    oddsOf: (leg) => {
      const state = now(leg);
      return state && state.status === 'open' && state.odds > 0 ? state.odds : leg.acceptedOdds;
    },
    joint,
    marginPermille,
    scale,
  });
  const typed = stake > 0n;
  const moved = typed && seen && local ? local.maxReturnMinor - seen.maxReturnMinor : 0n;
  const min = view?.minReturn ?? null;
  const max = view?.potentialReturn ?? null;
  const taxed = (tax: string | null | undefined): string | null => (tax && minor(tax, scale) > 0n ? amount(tax, currency) : null);
  return {
    lines: view?.lines ?? local?.lines ?? 1,
    unit: typed && local ? unitStake(local, stake, currency, money) : null,
    possible: typed ? (max ? amount(max, currency) : local ? money(local.maxReturnMinor, currency) : null) : null,
    change: moved === 0n ? null : money(moved, currency, { sign: 'always' }),
    totals: {
      totalOdds: local?.totalOdds
        ? oddsRange(odds, decimal(local.totalOdds), local.lines > 1 && local.minOdds !== null ? decimal(local.minOdds) : null)
        : oddsRange(odds, view?.totalOdds ?? null, view?.minOdds ?? null),
      stakeTax: taxed(view?.stakeTax),
      payoutTax: taxed(view?.payoutTax),
      min: typed && min !== null && min !== max && minor(min, scale) > 0n ? amount(min, currency) : null,
    },
  };
}

const decimal = (milli: bigint): string => (Number(milli) / 1000).toFixed(3);

/** A line's stake where the lines divide the whole evenly; else the division itself, which is what they are paid by. */
const unitStake = ({ lines, lineStakeMinor }: LocalQuote, stake: bigint, currency: string, money: Formats['money']): string =>
  lineStakeMinor * BigInt(lines) === stake ? money(lineStakeMinor, currency) : `${money(stake, currency)} ÷ ${lines}`;

const minor = (text: string, scale: number): bigint => {
  const parsed = parseMoney(text, scale);
  return parsed.ok ? parsed.value : 0n;
};
