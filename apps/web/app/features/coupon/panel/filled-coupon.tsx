import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { Button, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';
import { KindExplanation } from '../legs/bet-kind-explanation.tsx';
import { BetKindTabs } from '../legs/bet-kind-tabs.tsx';
import { BetTermsPanel } from '../legs/bet-terms-panel.tsx';
import { CouponLegs } from '../legs/coupon-legs.tsx';
import type { PlaceAction } from '../placing/place-action.ts';
import { PlaceButton } from '../placing/place-button.tsx';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { BoostMeter } from '../pricing/boost-meter.tsx';
import { CouponTotals } from '../pricing/coupon-totals.tsx';
import { PriceChangeNote } from '../pricing/price-change-note.tsx';
import type { LegNow } from '../pricing/price-changes.ts';
import { PriceModeMenu } from '../pricing/price-mode-menu.tsx';
import { RejectionNote } from '../result/rejection-note.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { AdvanceOffer } from '../stake/advance-offer.tsx';
import { OverMaxStake } from '../stake/over-max-stake.tsx';
import { PowerNote } from '../stake/power-bet-note.tsx';
import { StakeField } from '../stake/stake-field.tsx';
import { stakePresets } from '../stake/stake-presets.ts';
import { formatShortStake, stakeMinor } from '../stake/stake-text.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { useCouponView } from './use-coupon-view.ts';

const isBlocked = (leg: LegNow | undefined): boolean => leg !== undefined && (leg.status !== 'open' || leg.odds === 0);

/** A coupon with selections: kinds, legs, stake, terms, figures, and the one button that says what it does. */
export function FilledCoupon({ placing }: { readonly placing: PlaceBet }) {
  const t = useTranslator();
  const navigate = useNavigate();
  const formats = useFormats();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const coupon = useCouponView();
  const { draft, now, quote, view, fresh, currency, scale, bounds, toPay, figures, moves, balanceMinor, action, online } = coupon;
  const { funding, auto } = useCouponTerms();
  const { chooseKind, removeLeg, writeStake, acceptPrices, acceptJoint } = useCoupon.getState();
  const [sharing, setSharing] = useState(false);
  const sending = placing.placement.phase === 'sending';
  const refusal = placing.placement.phase === 'refused' ? placing.placement.refusal : null;
  const money = (amount: bigint): string => formats.money(amount, currency, { short: true });
  const symbol = currencyByCode(currency)?.symbol ?? currency;
  const typed = stakeMinor(draft.stakeText, scale);
  const accept = (): void => {
    acceptPrices(moves.prices);
    acceptJoint(moves.joint);
  };

  const press = (pressed: PlaceAction): void => {
    switch (pressed.do) {
      case 'login':
        askLogin();
        break;
      case 'remove-blocked':
        for (const leg of draft.legs) if (isBlocked(now(leg))) removeLeg(leg);
        break;
      case 'raise':
        writeStake(formatShortStake(pressed.minMinor, scale));
        break;
      case 'lower':
        writeStake(formatShortStake(pressed.maxMinor, scale));
        break;
      case 'deposit':
        void navigate(`/${t.language}/deposit?amount=${formatShortStake(pressed.missingMinor, scale)}`);
        break;
      case 'accept-and-place':
        accept();
        placing.place();
        break;
      case 'order':
      case 'place':
        placing.place();
        break;
      case 'stake':
      case 'offline':
      case 'wait':
      case 'combine':
      case 'target':
        break;
    }
  };

  const stakeProblem =
    typed === null || bounds === null
      ? null
      : typed > bounds.maxMinor
        ? t('coupon.stake.high', { max: money(bounds.maxMinor) })
        : typed > 0n && typed < bounds.minMinor
          ? t('coupon.stake.low', { min: money(bounds.minMinor) })
          : null;
  const over = action.do === 'lower' && draft.kind !== 'singles' && funding.from === 'balance' && auto === null && typed !== null;
  const power = funding.from === 'power';

  return (
    <form
      className="coupon-body"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        press(action);
      }}
    >
      <BetKindTabs kind={draft.kind} legs={draft.legs} onChoose={chooseKind} />
      <KindExplanation draft={draft} lines={figures.lines} unit={figures.unit} eachWay={fresh?.eachWay ?? null} />
      <PriceChangeNote moves={moves} change={figures.change} onAccept={accept} />
      {refusal ? (
        <RejectionNote
          refusal={refusal}
          currency={currency}
          onStake={(text) => {
            writeStake(text);
            placing.dismiss();
          }}
          onClose={placing.dismiss}
        />
      ) : null}
      {quote.failed && online ? (
        <Callout kind="warning" live>
          <p className="note-words">{t('coupon.quote.failed')}</p>
          <Button size="xs" onClick={quote.refresh}>
            {t('coupon.quote.retry')}
          </Button>
        </Callout>
      ) : null}
      {fresh?.problem && stakeProblem === null && action.do !== 'wait' ? (
        <Callout kind="error" live>
          <p>{fresh.problem.message}</p>
        </Callout>
      ) : null}
      <CouponLegs {...coupon} fresh={fresh !== null} refusal={refusal} symbol={symbol} />
      {fresh?.boost ? <BoostMeter boost={fresh.boost} currency={currency} /> : null}
      <hr className="coupon-rule" />
      {power ? (
        <PowerNote betId={funding.betId} currency={currency} />
      ) : (
        <StakeField
          text={draft.stakeText}
          label={t(draft.kind === 'singles' ? 'coupon.stake.each' : 'coupon.stake')}
          currency={currency}
          symbol={symbol}
          bounds={bounds}
          presetsMinor={stakePresets(scale, bounds)}
          maxMinor={bounds && (balanceMinor >= bounds.minMinor && balanceMinor < bounds.maxMinor ? balanceMinor : bounds.maxMinor)}
          problem={stakeProblem}
          onWrite={writeStake}
        />
      )}
      {over && bounds ? (
        <OverMaxStake
          wanted={money(typed)}
          most={money(bounds.maxMinor)}
          onPart={bounds.maxMinor >= bounds.minMinor ? () => placing.placePart(formatShortStake(bounds.maxMinor, scale)) : null}
          onAsk={placing.ask}
        />
      ) : null}
      {session ? <AdvanceOffer draft={draft} short={action.do === 'deposit' && draft.kind !== 'singles'} /> : null}
      {session ? (
        <BetTermsPanel
          freeBets={fresh?.freeBets ?? []}
          currency={currency}
          totalOdds={figures.totals.totalOdds}
          plain={draft.kind === 'singles' || power}
          canWait={draft.kind === 'single' || draft.kind === 'express'}
        />
      ) : null}
      <CouponTotals totals={figures.totals} stake={draft.kind === 'singles' && toPay !== null ? formats.money(toPay, currency) : null} />
      {view !== null && view.delaySeconds > 0 ? <p className="coupon-delay">{t('coupon.delay', { seconds: view.delaySeconds })}</p> : null}
      <div className="coupon-place">
        <div className="key-value key-value-big">
          <span>{t(draft.kind === 'single' || draft.kind === 'express' ? 'coupon.return.single' : 'coupon.return.upTo')}</span>
          <b>{figures.possible ?? '–'}</b>
        </div>
        {action.do === 'wait' ? (
          <Callout kind="warning" icon="pause" live>
            <p>{t('coupon.silent')}</p>
          </Callout>
        ) : null}
        <PlaceButton action={action} stake={toPay === null ? null : formats.money(toPay, currency)} money={money} busy={sending} />
      </div>
      <div className="coupon-foot">
        <PriceModeMenu />
        <span className="spacer" />
        <IconButton icon="share" label={t('coupon.share')} small onClick={() => setSharing(true)} />
      </div>
      {sharing ? <ShareDialog draft={draft} onClose={() => setSharing(false)} /> : null}
    </form>
  );
}
