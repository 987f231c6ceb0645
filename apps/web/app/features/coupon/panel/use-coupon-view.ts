import type { CouponView } from '@touchline/contract/coupon/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { useMemo, useState } from 'react';
import { useStandstill } from '../../../live/standstill.tsx';
import { useMatchSubscriptions } from '../../../live/use-match-subscriptions.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { decidePlaceAction } from '../placing/place-action.ts';
import { findPriceChanges } from '../pricing/price-changes.ts';
import { useBuilderLegOdds } from '../pricing/use-builder-leg-odds.ts';
import { useCouponQuote } from '../pricing/use-coupon-quote.ts';
import { useCouponSummary } from '../pricing/use-coupon-summary.ts';
import { useLegPrices } from '../pricing/use-leg-prices.ts';
import { stakesMinor, totalStakeMinor } from '../stake/coupon-stakes.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCouponSettings } from '../state/coupon-settings-store.ts';
import { pickDraft, useCoupon } from '../state/coupon-store.ts';
import { useSharedBounds } from '../state/use-shared-bounds.ts';

/** The currency of a guest's coupon until an account says otherwise. */
const GUEST_CURRENCY = 'EUR';

/** Everything that the filled coupon shows, put together from its store, the price stream and the server's quote. */
export function useCouponView() {
  const formats = useFormats();
  const session = useSession();
  const standstill = useStandstill();
  const online = standstill?.why !== 'line';
  const settings = useCouponSettings();
  const { funding, auto } = useCouponTerms();
  const coupon = useCoupon();
  const { legs, kind, systemSize, stakeText, cover, groupStakes, voidPolicy, acceptedBuilderOdds } = coupon;
  const draft = useMemo(
    () => pickDraft({ legs, kind, systemSize, stakeText, cover, groupStakes, voidPolicy, acceptedBuilderOdds }),
    [legs, kind, systemSize, stakeText, cover, groupStakes, voidPolicy, acceptedBuilderOdds],
  );
  useMatchSubscriptions(useMemo(() => [...new Set(legs.map((leg) => leg.matchId))], [legs]));

  const [lastView, setLastView] = useState<CouponView | null>(null);
  const { now, streamed } = useLegPrices(legs, lastView);
  const quote = useCouponQuote(draft, streamed);
  if (quote.view !== lastView) setLastView(quote.view);
  const { view } = quote;
  const fresh = quote.fresh ? view : null;
  const joint = useBuilderLegOdds(draft, fresh);
  const currentBuilderOdds = useMemo(
    () => new Map(joint.flatMap(({ key, odds }) => (odds === null ? [] : [[key, odds] as const]))),
    [joint],
  );

  const currency = view?.currency ?? session?.currency ?? GUEST_CURRENCY;
  const scale = formats.scale(currency);
  const minor = (text: string | undefined): bigint | null => {
    const parsed = text === undefined ? null : parseMoney(text, scale);
    return parsed?.ok ? parsed.value : null;
  };
  const bounds = useSharedBounds(minor(view?.minStake), minor(view?.maxStake));
  const stakeTotalMinor = totalStakeMinor(draft, scale);
  const figures = useCouponSummary(draft, stakeTotalMinor, now, fresh, {
    currency,
    marginPermille: view?.marginPermille ?? null,
    joint: currentBuilderOdds,
  });
  const moves = findPriceChanges(draft, now, currentBuilderOdds, settings);
  const balanceMinor = minor(session?.balance) ?? 0n;

  const action = decidePlaceAction({
    legs: legs.map(now),
    moves: auto ? { needAccepting: 0 } : moves,
    asksFirst: settings.priceMode === 'refuse-any',
    priced: joint.every(({ key }) => acceptedBuilderOdds[key] !== undefined),
    refused: fresh !== null && isRefused(fresh),
    signedIn: session !== null,
    online,
    feedSilent: standstill?.why === 'feed',
    stakesMinor: stakesMinor(draft, scale),
    bounds,
    balanceMinor,
    fromBalance: funding.from === 'balance',
    auto,
  });
  return {
    draft,
    now,
    quote,
    view,
    fresh,
    joint,
    currency,
    scale,
    bounds,
    stakeTotalMinor,
    figures,
    moves,
    balanceMinor,
    action,
    online,
    settings,
  };
}

export type FilledCouponView = ReturnType<typeof useCouponView>;

/** A stake outside of its bounds has its own words and its own button: it does not reject the coupon. */
const STAKE_BOUND_CODES: ReadonlySet<string> = new Set(['stake_too_low', 'stake_too_high']);

const isRefused = ({ problem, legs }: CouponView): boolean =>
  (problem !== null && !STAKE_BOUND_CODES.has(problem.code)) ||
  legs.some((leg) => leg.problem !== null && !STAKE_BOUND_CODES.has(leg.problem.code));
