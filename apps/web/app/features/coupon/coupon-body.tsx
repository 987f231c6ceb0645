import { currencyByCode } from '@touchline/catalogue/currencies';
import type { CouponView } from '@touchline/contract/coupon-shapes';
import { parseMoney } from '@touchline/kernel/money';
import { Button, IconButton } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { AcceptedView } from './accepted-view.tsx';
import { type CouponLeg, legKey, sameLeg } from './coupon-leg.ts';
import { useCouponSettings } from './coupon-settings-store.ts';
import { combinedCount, useCoupon } from './coupon-store.ts';
import { CouponTotals } from './coupon-totals.tsx';
import { EmptyCoupon } from './empty-coupon.tsx';
import { KindChoice } from './kind-choice.tsx';
import { KindExplanation } from './kind-explanation.tsx';
import { LegCard } from './leg-card.tsx';
import { MovesNote } from './moves-note.tsx';
import { decidePlaceAction, type PlaceAction } from './place-action.ts';
import { PlaceButton } from './place-button.tsx';
import { PriceModeMenu } from './price-mode-menu.tsx';
import { type LegNow, priceMoves, takenByRule } from './price-moves.ts';
import { RefusedNote } from './refused-note.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StakeField } from './stake-field.tsx';
import { stakePresets } from './stake-presets.ts';
import { shortStake, stakeMinor } from './stake-text.ts';
import { useCouponFigures } from './use-coupon-figures.ts';
import { useCouponQuote } from './use-coupon-quote.ts';
import { useLegsNow } from './use-legs-now.ts';
import { useOnline } from './use-online.ts';
import { usePlacing } from './use-placing.ts';
import { WaitingView } from './waiting-view.tsx';

/** What a guest's coupon is reckoned in until an account says otherwise. */
const GUEST_CURRENCY = 'EUR';

/** The coupon itself: empty, being filled, waiting, accepted. */
export function CouponBody() {
  const { placement, place, checkAgain, dismiss } = usePlacing();
  const legs = useCoupon((coupon) => coupon.legs);
  if (placement.phase === 'accepted') {
    const repeat = (): void => {
      useCoupon.getState().replace(placement.draft);
      dismiss();
    };
    return <AcceptedView answer={placement.answer} onRepeat={repeat} onNext={dismiss} />;
  }
  if (placement.phase === 'waiting')
    return <WaitingView startedAt={placement.startedAt} decidesAt={placement.answer.decidesAt ?? placement.startedAt} />;
  if (placement.phase === 'unsure') return <UnsureView onCheck={checkAgain} />;
  if (legs.length === 0) return <EmptyCoupon />;
  return (
    <FilledCoupon
      sending={placement.phase === 'sending'}
      refusal={placement.phase === 'refused' ? placement.refusal : null}
      place={place}
      dismiss={dismiss}
    />
  );
}

function UnsureView({ onCheck }: { readonly onCheck: () => void }) {
  const t = useTexts();
  return (
    <div className="coupon-b">
      <Note kind="warning" live>
        <div>
          <b className="strong">{t('coupon.unsure.title')}</b>
          <p>{t('coupon.unsure.text')}</p>
        </div>
      </Note>
      <Button tone="amber" block onClick={onCheck}>
        {t('coupon.unsure.check')}
      </Button>
    </div>
  );
}

interface FilledCouponProps {
  readonly sending: boolean;
  readonly refusal: Parameters<typeof RefusedNote>[0]['refusal'] | null;
  readonly place: () => void;
  readonly dismiss: () => void;
}

function FilledCoupon({ sending, refusal, place, dismiss }: FilledCouponProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const formats = useFormats();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const online = useOnline();
  const settings = useCouponSettings();
  const { legs, kind, systemSize, stakeText, removeLeg, changeLeg, acceptPrices, chooseKind, chooseSystemSize, writeStake } = useCoupon();
  const draft = useMemo(() => ({ legs, kind, systemSize, stakeText }), [legs, kind, systemSize, stakeText]);
  const [sharing, setSharing] = useState(false);
  useFollowMatches(useMemo(() => [...new Set(legs.map((leg) => leg.matchId))], [legs]));

  const [lastView, setLastView] = useState<CouponView | null>(null);
  const now = useLegsNow(legs, lastView);
  const quote = useCouponQuote(draft, legs.map((leg) => `${now(leg)?.odds ?? ''}${now(leg)?.status ?? ''}`).join());
  if (quote.view !== lastView) setLastView(quote.view);
  const view = quote.view;
  const currency = view?.currency ?? session?.currency ?? GUEST_CURRENCY;
  const scale = formats.scale(currency);
  const minor = (text: string | undefined): bigint | null => {
    const parsed = text === undefined ? null : parseMoney(text, scale);
    return parsed?.ok ? parsed.value : null;
  };
  const minMinor = minor(view?.minStake);
  const maxMinor = minor(view?.maxStake);
  const bounds = minMinor !== null && maxMinor !== null ? { minMinor, maxMinor } : null;
  const stake = stakeMinor(stakeText, scale);
  const balanceMinor = minor(session?.balance) ?? 0n;
  const money = (amount: bigint): string => formats.money(amount, currency, { short: true });
  const figures = useCouponFigures(draft, stake, now, quote.fresh ? view : null, view?.marginPermille ?? null, currency);
  const moves = priceMoves(legs, now, settings);

  const action = decidePlaceAction({
    legs: legs.map(now),
    moves,
    refused: quote.fresh && view !== null && (view.problem !== null || view.legs.some((leg) => leg.problem !== null)),
    signedIn: session !== null,
    online,
    stakeMinor: stake,
    bounds,
    balanceMinor,
  });

  const press = (pressed: PlaceAction): void => {
    switch (pressed.do) {
      case 'login':
        askLogin();
        break;
      case 'remove-blocked':
        for (const leg of legs) if (isBlocked(now(leg))) removeLeg(leg);
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
        acceptPrices(moves.prices);
        place();
        break;
      case 'place':
        place();
        break;
      case 'stake':
      case 'offline':
      case 'combine':
        break;
    }
  };

  const ordered = kind === 'chain' || kind === 'conditional';
  const viewOf = (leg: CouponLeg) => view?.legs.find((other) => sameLeg(other, leg));
  const acceptOne = (leg: CouponLeg): (() => void) | null => {
    const odds = moves.prices.get(legKey(leg));
    return odds === undefined || takenByRule(leg.oddsSeen, odds, settings) ? null : () => acceptPrices(new Map([[legKey(leg), odds]]));
  };
  const stakeProblem =
    stake === null || bounds === null
      ? null
      : stake > bounds.maxMinor
        ? t('coupon.stake.high', { max: money(bounds.maxMinor) })
        : stake > 0n && stake < bounds.minMinor
          ? t('coupon.stake.low', { min: money(bounds.minMinor) })
          : null;

  return (
    <div className="coupon-b" aria-busy={sending}>
      <KindChoice kind={kind} legCount={legs.length} onChoose={chooseKind} />
      <KindExplanation
        kind={kind}
        legCount={legs.length}
        systemSize={systemSize}
        combined={combinedCount(kind, legs)}
        lines={figures.lines}
        unit={figures.unit}
        onSize={chooseSystemSize}
      />
      <MovesNote moves={moves} change={figures.change} onAccept={() => acceptPrices(moves.prices)} />
      {refusal ? (
        <RefusedNote
          refusal={refusal}
          currency={currency}
          onStake={(text) => {
            writeStake(text);
            dismiss();
          }}
          onClose={dismiss}
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
      {quote.fresh && view?.problem ? (
        <Note kind="error" live>
          <p>{view.problem.message}</p>
        </Note>
      ) : null}
      <ol className="legs" aria-label={t('coupon.legs')}>
        {legs.map((leg, index) => (
          <LegCard
            key={legKey(leg)}
            leg={leg}
            now={now(leg)}
            view={viewOf(leg)}
            problem={refusal?.leg === index ? refusal.message : quote.fresh ? (viewOf(leg)?.problem?.message ?? null) : null}
            lobby={kind === 'multi'}
            order={ordered ? index + 1 : null}
            onRemove={() => removeLeg(leg)}
            onLobby={() => changeLeg(leg, { lobby: leg.lobby !== true })}
            onAccept={acceptOne(leg)}
          />
        ))}
      </ol>
      <hr className="rule" />
      <StakeField
        text={stakeText}
        currency={currency}
        symbol={currencyByCode(currency)?.symbol ?? currency}
        bounds={bounds}
        presetsMinor={stakePresets(scale, bounds)}
        mostMinor={bounds && (balanceMinor >= bounds.minMinor && balanceMinor < bounds.maxMinor ? balanceMinor : bounds.maxMinor)}
        problem={stakeProblem}
        onWrite={writeStake}
        onSubmit={() => press(action)}
      />
      <CouponTotals totals={figures.totals} />
      {view !== null && view.delaySeconds > 0 ? <p className="delay">{t('coupon.delay', { seconds: view.delaySeconds })}</p> : null}
      <div className="place">
        <div className="kv big">
          <span>{t(kind === 'single' || kind === 'express' ? 'coupon.return.single' : 'coupon.return.upTo')}</span>
          <b>{figures.possible ?? '–'}</b>
        </div>
        <PlaceButton
          action={action}
          stake={stake === null ? null : formats.money(stake, currency)}
          money={money}
          busy={sending}
          onPress={press}
        />
      </div>
      <div className="coupon-f">
        <PriceModeMenu />
        <span className="sp" />
        <IconButton icon="share" label={t('coupon.share')} small onClick={() => setSharing(true)} />
      </div>
      {sharing ? <ShareDialog draft={draft} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}

const isBlocked = (leg: LegNow | undefined): boolean => leg !== undefined && (leg.status !== 'open' || leg.odds === 0);
