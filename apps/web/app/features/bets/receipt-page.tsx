import type { BetDetail, ReceiptStep } from '@touchline/contract/bets/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { ReceiptHeader, ReceiptRow } from '../../shell/page/receipt-header.tsx';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { BetLegList } from './bet-leg-list.tsx';
import { betTitle } from './bet-title.ts';

/** The receipt of a bet: what was agreed, every step since, leg by leg, with the arithmetic. Prints on one page. */
export function ReceiptPage({ bet }: { readonly bet: BetDetail }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  useMatchSubscriptions(bet.status === 'open' ? [...new Set(bet.legs.map((leg) => leg.matchId))] : []);
  usePlayerEvents((news) => {
    if (news.kind === 'bet' && news.betId === bet.betId) void revalidate();
  });
  const money = (text: string): string => amount(text, bet.currency);
  return (
    <article className="card receipt">
      <ReceiptHeader back={`/${t.language}/bets${bet.status === 'open' ? '' : '?tab=settled'}`} backLabel={t('bets.receipt.back')} />
      <div className="receipt-title">
        <h1>{betTitle(t, bet)}</h1>
        <Badge tone={bet.status === 'won' ? 'brand' : bet.status === 'lost' ? 'danger' : bet.status === 'open' ? 'info' : 'amber'}>
          {t(`bets.status.${bet.status}`)}
        </Badge>
        <span className="muted figures">{t('coupon.done.number', { id: bet.betId })}</span>
      </div>
      <dl className="receipt-figures">
        <ReceiptRow name={t('bets.stake')} value={money(bet.stake)} />
        {bet.lines > 1 ? (
          <ReceiptRow name={t('bets.receipt.lines')} value={`${bet.lines}${bet.unitStake ? ` × ${money(bet.unitStake)}` : ''}`} />
        ) : null}
        <ReceiptRow name={t('bets.odds')} value={bet.totalOdds ?? '–'} />
        {isZero(bet.stakeTax) ? null : <ReceiptRow name={t('bets.tax.stake')} value={money(bet.stakeTax)} />}
        {bet.payoutTax === null || isZero(bet.payoutTax) ? null : <ReceiptRow name={t('bets.tax.payout')} value={money(bet.payoutTax)} />}
        {bet.paid === null ? (
          <ReceiptRow name={t('bets.possible')} value={money(bet.potentialReturn)} strong />
        ) : (
          <ReceiptRow name={t('bets.paid')} value={money(bet.paid)} strong />
        )}
      </dl>
      <h2>{t('bets.receipt.legs')}</h2>
      <BetLegList bet={bet} className="receipt-legs" />
      <h2>{t('bets.receipt.steps')}</h2>
      <ol className="receipt-steps">
        {bet.receipt.map((step) => (
          <Step key={`${step.step} ${step.at} ${step.transaction}`} step={step} bet={bet} />
        ))}
      </ol>
      <footer className="faint">
        {t('bets.receipt.guid')} <bdi className="figures">{bet.betGuid}</bdi> · {dateTimeLong(bet.placedAt)}
      </footer>
    </article>
  );
}

const isZero = (text: string): boolean => /^0*(\.0*)?$/.test(text);

function Step({ step, bet }: { readonly step: ReceiptStep; readonly bet: BetDetail }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { amount, dateTimeLong, time } = useFormats();
  return (
    <li>
      <div className="receipt-step-line">
        <b className="strong">{t(`bets.receipt.${step.step}`)}</b>
        <time className="muted figures" dateTime={new Date(step.at).toISOString()}>
          {dateTimeLong(step.at)}
        </time>
        <span className="spacer" />
        <b className={`figures${step.amount.startsWith('-') || isZero(step.amount) ? '' : ' green'}`}>
          {amount(step.amount, bet.currency, { sign: 'always' })}
        </b>
      </div>
      {step.arithmetic ? (
        <p className="receipt-arithmetic figures" title={t('bets.receipt.arithmetic')}>
          {step.arithmetic}
        </p>
      ) : null}
      {step.legs.length > 0 ? (
        <ul className="receipt-step-legs">
          {step.legs.map((leg) => (
            <li key={leg.leg}>
              <span className="ellipsis">{bet.legs[leg.leg]?.selectionName}</span>
              <span className="figures muted">{odds(leg.odds)}</span>
              <span>{t.find(`bets.leg.${leg.result.split(' ')[0]}`) ?? leg.result}</span>
              <span className="figures muted">{t('bets.receipt.multiplier', { value: leg.multiplier })}</span>
              {leg.message ? (
                <small className="faint figures">
                  {t('bets.receipt.message', { version: leg.message.version, time: time(leg.message.receivedAt) })}
                </small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {step.rule ? <p className="faint">{step.rule}</p> : null}
      <p className="faint">
        {t('bets.receipt.transaction')} <bdi className="figures">{step.transaction}</bdi>
      </p>
    </li>
  );
}
