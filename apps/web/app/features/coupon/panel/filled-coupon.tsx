import { useTranslator } from '@touchline/ui/translator-context';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { KindExplanation } from '../legs/bet-kind-explanation.tsx';
import { BetKindTabs } from '../legs/bet-kind-tabs.tsx';
import { BetTermsPanel } from '../legs/bet-terms-panel.tsx';
import { CouponLegs } from '../legs/coupon-legs.tsx';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { useRunPlaceAction } from '../placing/use-run-place-action.ts';
import { BoostMeter } from '../pricing/boost-meter.tsx';
import { CouponTotals } from '../pricing/coupon-totals.tsx';
import { PriceChangeNote } from '../pricing/price-change-note.tsx';
import { AdvanceOffer } from '../stake/advance-offer.tsx';
import { validateStake } from '../stake/validate-stake.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { CouponFoot } from './coupon-foot.tsx';
import { CouponProblems } from './coupon-problems.tsx';
import { CouponStake } from './coupon-stake.tsx';
import { PlaceRow } from './place-row.tsx';
import { useCouponView } from './use-coupon-view.ts';

/** A coupon with selections: kinds, legs, stake, terms, figures, and the one button that says what it does. */
export function FilledCoupon({ placing }: { readonly placing: PlaceBet }) {
  const t = useTranslator();
  const formats = useFormats();
  const session = useSession();
  const coupon = useCouponView();
  const { draft, view, fresh, currency, scale, bounds, stakeTotalMinor, figures, moves, action } = coupon;
  const { funding } = useCouponTerms();
  const { chooseKind, acceptPrices, acceptBuilderOdds } = useCoupon.getState();
  const sending = placing.placement.phase === 'sending';
  const rejection = placing.placement.phase === 'refused' ? placing.placement.refusal : null;
  const money = (amount: bigint): string => formats.money(amount, currency, { short: true });
  const accept = (): void => {
    acceptPrices(moves.prices);
    acceptBuilderOdds(moves.joint);
  };
  const runAction = useRunPlaceAction({ ...coupon, placing, accept });
  const stakeProblem = validateStake(stakeMinor(draft.stakeText, scale), bounds, t, money);

  return (
    <form
      className="coupon-body"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        runAction(action);
      }}
    >
      <BetKindTabs kind={draft.kind} legs={draft.legs} onChoose={chooseKind} />
      <KindExplanation draft={draft} lines={figures.lines} unit={figures.unit} />
      <PriceChangeNote moves={moves} change={figures.change} onAccept={accept} />
      <CouponProblems coupon={coupon} rejection={rejection} stakeProblem={stakeProblem} onDismiss={placing.dismiss} />
      <CouponLegs {...coupon} fresh={fresh !== null} rejection={rejection} symbol={currencySymbol(currency)} />
      {fresh?.boost ? <BoostMeter boost={fresh.boost} currency={currency} /> : null}
      <hr className="coupon-rule" />
      <CouponStake coupon={coupon} placing={placing} problem={stakeProblem} />
      {session ? <AdvanceOffer draft={draft} short={action.do === 'deposit' && draft.kind !== 'singles'} /> : null}
      {session ? (
        <BetTermsPanel
          freeBets={fresh?.freeBets ?? []}
          currency={currency}
          totalOdds={figures.totals.totalOdds}
          plain={draft.kind === 'singles' || funding.from === 'power'}
          canWait={draft.kind === 'single' || draft.kind === 'express'}
        />
      ) : null}
      <CouponTotals
        totals={figures.totals}
        stake={draft.kind === 'singles' && stakeTotalMinor !== null ? formats.money(stakeTotalMinor, currency) : null}
      />
      {view !== null && view.delaySeconds > 0 ? <p className="coupon-delay">{t('coupon.delay', { seconds: view.delaySeconds })}</p> : null}
      <PlaceRow coupon={coupon} busy={sending} />
      <CouponFoot draft={draft} />
    </form>
  );
}
