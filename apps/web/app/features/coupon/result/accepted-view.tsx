import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { oddsRange } from '../../../shell/formats/odds-range.ts';
import { PlacePrice } from '../../../shell/formats/place-price.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { UndoButton } from '../placing/undo-button.tsx';
import { localQuote } from '../pricing/local-quote.ts';
import { builderLegs } from '../state/collapse-legs.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { ResultHeading } from './result-heading.tsx';

interface AcceptedViewProps {
  readonly answer: BetPlacementResponse;
  /** The placed bet. */
  readonly draft: CouponDraft;
  readonly onUndo: () => Promise<'undone' | 'refused'>;
  /** Asks a trader for what was left over. */
  readonly onRequestRemainder: (restText: string) => void;
  readonly onRepeat: () => void;
  readonly onNext: () => void;
}

/** The bet stands, or waits for its price: its number, what it may return, the receipt; back within seconds, once more, or a new coupon. */
export function AcceptedView({ answer, draft, onUndo, onRequestRemainder, onRepeat, onNext }: AcceptedViewProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const session = useSession();
  const { currency, betId, autoBetId, remainder } = answer;
  const odds = useOddsFormatter();
  const takenOdds = ({ matchId, selectionId, acceptedOdds }: CouponLeg): number =>
    answer.legs.find((leg) => leg.matchId === matchId && leg.selectionId === selectionId)?.odds ?? acceptedOdds;
  const local = localQuote(draft, 0n, { oddsOf: takenOdds });
  const total = oddsRange(
    odds,
    answer.totalOdds,
    local && local.lines > 1 && local.minOdds !== null ? (Number(local.minOdds) / 1000).toFixed(3) : null,
  );
  return (
    <div className="accepted">
      <ResultHeading title={t(autoBetId ? 'coupon.auto.ordered' : 'coupon.done.title')} icon={autoBetId ? 'clock' : 'check'} />
      {betId ? <p className="muted figures accepted-words">{t('coupon.done.number', { id: betId })}</p> : null}
      {autoBetId ? <p className="muted accepted-words">{t('coupon.auto.ordered.text')}</p> : null}
      <AcceptedLegs answer={answer} draft={draft} takenOdds={takenOdds} />
      <dl className="coupon-totals">
        <Row name={t('coupon.done.stake')} value={amount(answer.stake, currency)} />
        {answer.funding === 'balance' || answer.funding === 'bid' ? null : (
          <Row name={t('coupon.pay')} value={t(`coupon.funding.${answer.funding}`)} />
        )}
        {total === null ? null : <Row name={t('coupon.odds')} value={total} />}
        {answer.potentialReturn ? (
          <Row
            name={t(draft.kind === 'single' || draft.kind === 'express' ? 'coupon.return.single' : 'coupon.return.upTo')}
            value={amount(answer.potentialReturn, currency)}
            strong
          />
        ) : null}
        <Row name={t('coupon.done.balance')} value={amount(session?.balance ?? answer.balance, currency)} />
      </dl>
      {remainder ? (
        <Callout kind="question">
          <div className="note-words stack-small">
            <p>{t('coupon.rest.text', { amount: amount(remainder, currency) })}</p>
            <div className="note-actions">
              <Button size="xs" tone="amber" onClick={() => onRequestRemainder(remainder)}>
                {t('coupon.rest.ask', { amount: amount(remainder, currency) })}
              </Button>
            </div>
          </div>
        </Callout>
      ) : null}
      {answer.undoUntil === null ? null : <UndoButton until={answer.undoUntil} onUndo={onUndo} />}
      <div className="coupon-actions">
        {autoBetId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets?tab=auto`}>
            <Icon name="clock" size="s" />
            {t('bets.tab.auto')}
          </Link>
        ) : betId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets/${betId}`}>
            <Icon name="ticket" size="s" />
            {t('coupon.done.receipt')}
          </Link>
        ) : null}
        <Button size="sm" icon="refresh" onClick={onRepeat}>
          {t('coupon.done.repeat')}
        </Button>
      </div>
      <Button tone="brand" block onClick={onNext}>
        {t('coupon.done.next')}
      </Button>
    </div>
  );
}

interface AcceptedLegsProps extends Pick<AcceptedViewProps, 'answer' | 'draft'> {
  readonly takenOdds: (leg: CouponLeg) => number;
}

/** The selections as they were taken, each with its market; those of a bet builder have their joint price among the totals. */
function AcceptedLegs({ answer, draft, takenOdds }: AcceptedLegsProps) {
  const odds = useOddsFormatter();
  const placeLegs = answer.legs.flatMap(({ odds: winOdds, place }) => (place ? [{ odds: winOdds, place }] : []));
  const inBuilder = new Set(builderLegs(draft.legs).flatMap((unit) => unit.map((index) => draft.legs[index])));
  return (
    <ul className="accepted-legs">
      {draft.legs.map((leg, index) => (
        <li key={`${leg.matchId}:${leg.selectionId}`}>
          <span>
            <span className="strong">{leg.selectionName}</span>
            <small className="muted">
              {leg.marketName} · {leg.matchName}
            </small>
          </span>
          {inBuilder.has(leg) ? null : <b className="figures">{odds(takenOdds(leg))}</b>}
          {placeLegs[index] ? <PlacePrice {...placeLegs[index]} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Row({ name, value, strong }: { readonly name: string; readonly value: string; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'key-value key-value-big' : 'key-value'}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
