import { currencyByCode } from '@touchline/catalogue/currencies';
import { Button, IconButton } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { AdvanceOffer } from './advance-offer.tsx';
import { BoostMeter } from './boost-meter.tsx';
import { CouponLegs } from './coupon-legs.tsx';
import { useCoupon } from './coupon-store.ts';
import { useCouponTerms } from './coupon-terms-store.ts';
import { CouponTotals } from './coupon-totals.tsx';
import { KindChoice } from './kind-choice.tsx';
import { KindExplanation } from './kind-explanation.tsx';
import { MovesNote } from './moves-note.tsx';
import { OverLimit } from './over-limit.tsx';
import type { PlaceAction } from './place-action.ts';
import { PlaceButton } from './place-button.tsx';
import { PowerNote } from './power-note.tsx';
import { PriceModeMenu } from './price-mode-menu.tsx';
import type { LegNow } from './price-moves.ts';
import { RefusedNote } from './refused-note.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StakeField } from './stake-field.tsx';
import { stakePresets } from './stake-presets.ts';
import { shortStake, stakeMinor } from './stake-text.ts';
import { TermsChoice } from './terms-choice.tsx';
import { useFilledCoupon } from './use-filled-coupon.ts';
import type { Placing } from './use-placing.ts';

const isBlocked = (leg: LegNow | undefined): boolean => leg !== undefined && (leg.status !== 'open' || leg.odds === 0);

/** A coupon with selections: kinds, legs, stake, terms, figures, and the one button that says what it does. */
export function FilledCoupon({ placing }: { readonly placing: Placing }) {
  const t = useTexts();
  const navigate = useNavigate();
  const formats = useFormats();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const coupon = useFilledCoupon();
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
        writeStake(shortStake(pressed.minMinor, scale));
        break;
      case 'lower':
        writeStake(shortStake(pressed.maxMinor, scale));
        break;
      case 'deposit':
        void navigate(`/${t.language}/deposit?amount=${shortStake(pressed.missingMinor, scale)}`);
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
      className="coupon-b"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        press(action);
      }}
    >
      <KindChoice kind={draft.kind} legs={draft.legs} onChoose={chooseKind} />
      <KindExplanation draft={draft} lines={figures.lines} unit={figures.unit} eachWay={fresh?.eachWay ?? null} />
      <MovesNote moves={moves} change={figures.change} onAccept={accept} />
      {refusal ? (
        <RefusedNote
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
        <Note kind="warning" live>
          <p className="grow">{t('coupon.quote.failed')}</p>
          <Button size="xs" onClick={quote.refresh}>
            {t('coupon.quote.retry')}
          </Button>
        </Note>
      ) : null}
      {fresh?.problem && stakeProblem === null && action.do !== 'wait' ? (
        <Note kind="error" live>
          <p>{fresh.problem.message}</p>
        </Note>
      ) : null}
      <CouponLegs {...coupon} fresh={fresh !== null} refusal={refusal} symbol={symbol} />
      {fresh?.boost ? <BoostMeter boost={fresh.boost} currency={currency} /> : null}
      <hr className="rule" />
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
          mostMinor={bounds && (balanceMinor >= bounds.minMinor && balanceMinor < bounds.maxMinor ? balanceMinor : bounds.maxMinor)}
          problem={stakeProblem}
          onWrite={writeStake}
        />
      )}
      {over && bounds ? (
        <OverLimit
          wanted={money(typed)}
          most={money(bounds.maxMinor)}
          onPart={bounds.maxMinor >= bounds.minMinor ? () => placing.placePart(shortStake(bounds.maxMinor, scale)) : null}
          onAsk={placing.ask}
        />
      ) : null}
      {session ? <AdvanceOffer draft={draft} short={action.do === 'deposit' && draft.kind !== 'singles'} /> : null}
      {session ? (
        <TermsChoice
          freeBets={fresh?.freeBets ?? []}
          currency={currency}
          totalOdds={figures.totals.totalOdds}
          plain={draft.kind === 'singles' || power}
          canWait={draft.kind === 'single' || draft.kind === 'express'}
        />
      ) : null}
      <CouponTotals totals={figures.totals} stake={draft.kind === 'singles' && toPay !== null ? formats.money(toPay, currency) : null} />
      {view !== null && view.delaySeconds > 0 ? <p className="delay">{t('coupon.delay', { seconds: view.delaySeconds })}</p> : null}
      <div className="place">
        <div className="kv big">
          <span>{t(draft.kind === 'single' || draft.kind === 'express' ? 'coupon.return.single' : 'coupon.return.upTo')}</span>
          <b>{figures.possible ?? '–'}</b>
        </div>
        {action.do === 'wait' ? (
          <Note kind="warning" icon="pause" live>
            <p>{t('coupon.silent')}</p>
          </Note>
        ) : null}
        <PlaceButton action={action} stake={toPay === null ? null : formats.money(toPay, currency)} money={money} busy={sending} />
      </div>
      <div className="coupon-f">
        <PriceModeMenu />
        <span className="sp" />
        <IconButton icon="share" label={t('coupon.share')} small onClick={() => setSharing(true)} />
      </div>
      {sharing ? <ShareDialog draft={draft} onClose={() => setSharing(false)} /> : null}
    </form>
  );
}
