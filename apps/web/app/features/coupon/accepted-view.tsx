import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';

interface AcceptedViewProps {
  readonly answer: BetAnswer;
  readonly onRepeat: () => void;
  readonly onNext: () => void;
}

/** The bet stands: its number, what it may return, the receipt; once more, or a new coupon. Focus comes here, so that it is read out. */
export function AcceptedView({ answer, onRepeat, onNext }: AcceptedViewProps) {
  const t = useTexts();
  const { amount } = useFormats();
  const session = useSession();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { currency } = answer;
  return (
    <div className="accepted">
      <span className="tick" aria-hidden="true">
        <Icon name="check" size="l" />
      </span>
      <h3 ref={ref} tabIndex={-1}>
        {t('coupon.done.title')}
      </h3>
      {answer.betId ? <p className="mut num">{t('coupon.done.number', { id: answer.betId })}</p> : null}
      <dl className="totals">
        <Row name={t('coupon.done.stake')} value={amount(answer.stake, currency)} />
        {answer.totalOdds ? <Row name={t('coupon.odds')} value={answer.totalOdds} /> : null}
        {answer.possibleReturn ? <Row name={t('coupon.return.upTo')} value={amount(answer.possibleReturn, currency)} strong /> : null}
        <Row name={t('coupon.done.balance')} value={amount(session?.balance ?? answer.balance, currency)} />
      </dl>
      <div className="acts">
        {answer.betId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets/${answer.betId}`}>
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

function Row({ name, value, strong }: { readonly name: string; readonly value: string; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'kv big' : 'kv'}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
