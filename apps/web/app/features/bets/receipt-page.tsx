import type { BetDetail, ReceiptStep } from '@touchline/contract/bets';
import { Badge } from '@touchline/ui/badge';
import { useTexts } from '@touchline/ui/texts';
import { useRevalidator } from 'react-router';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { ReceiptFact, ReceiptHead } from '../../receipt-head.tsx';
import { useFormats } from '../../use-formats.ts';
import { BetLegRow } from './bet-leg-row.tsx';
import { betTitle } from './bet-title.ts';

/** The receipt of a bet: what was agreed, every step since, leg by leg, with the arithmetic. Prints on one page. */
export function ReceiptPage({ bet }: { readonly bet: BetDetail }) {
  const t = useTexts();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  useFollowMatches(bet.status === 'open' ? [...new Set(bet.legs.map((leg) => leg.matchId))] : []);
  usePersonalNews((news) => {
    if (news.kind === 'bet' && news.betId === bet.betId) void revalidate();
  });
  const money = (text: string): string => amount(text, bet.currency);
  return (
    <article className="card receipt">
      <ReceiptHead back={`/${t.language}/bets${bet.status === 'open' ? '' : '?tab=settled'}`} backName={t('bets.receipt.back')} />
      <div className="rc-t">
        <h1>{betTitle(t, bet)}</h1>
        <Badge tone={bet.status === 'won' ? 'brand' : bet.status === 'lost' ? 'danger' : bet.status === 'open' ? 'info' : 'amber'}>
          {t(`bets.status.${bet.status}`)}
        </Badge>
        <span className="mut num">{t('coupon.done.number', { id: bet.betId })}</span>
      </div>
      <dl className="rc-m">
        <ReceiptFact name={t('bets.stake')} value={money(bet.stake)} />
        {bet.lines > 1 ? (
          <ReceiptFact name={t('bets.receipt.lines')} value={`${bet.lines}${bet.unitStake ? ` × ${money(bet.unitStake)}` : ''}`} />
        ) : null}
        <ReceiptFact name={t('bets.odds')} value={bet.totalOdds ?? '–'} />
        {isNought(bet.stakeTax) ? null : <ReceiptFact name={t('bets.tax.stake')} value={money(bet.stakeTax)} />}
        {bet.payoutTax === null || isNought(bet.payoutTax) ? null : (
          <ReceiptFact name={t('bets.tax.payout')} value={money(bet.payoutTax)} />
        )}
        {bet.paid === null ? (
          <ReceiptFact name={t('bets.possible')} value={money(bet.possibleReturn)} strong />
        ) : (
          <ReceiptFact name={t('bets.paid')} value={money(bet.paid)} strong />
        )}
      </dl>
      <h2>{t('bets.receipt.legs')}</h2>
      <ul className="rc-l">
        {bet.legs.map((leg) => (
          <BetLegRow key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ul>
      <h2>{t('bets.receipt.steps')}</h2>
      <ol className="rc-s">
        {bet.receipt.map((step) => (
          <Step key={`${step.step} ${step.at} ${step.transaction}`} step={step} bet={bet} />
        ))}
      </ol>
      <footer className="mut3">
        {t('bets.receipt.guid')} <bdi className="num">{bet.betGuid}</bdi> · {dateTimeLong(bet.placedAt)}
      </footer>
    </article>
  );
}

const isNought = (text: string): boolean => /^0*(\.0*)?$/.test(text);

function Step({ step, bet }: { readonly step: ReceiptStep; readonly bet: BetDetail }) {
  const t = useTexts();
  const odds = useOddsText();
  const { amount, dateTimeLong, time } = useFormats();
  return (
    <li>
      <div className="rc-s1">
        <b className="strong">{t(`bets.receipt.${step.step}`)}</b>
        <time className="mut num" dateTime={new Date(step.at).toISOString()}>
          {dateTimeLong(step.at)}
        </time>
        <span className="sp" />
        <b className={`num${step.amount.startsWith('-') || isNought(step.amount) ? '' : ' green'}`}>
          {amount(step.amount, bet.currency, { sign: 'always' })}
        </b>
      </div>
      {step.arithmetic ? (
        <p className="rc-a num" title={t('bets.receipt.arithmetic')}>
          {step.arithmetic}
        </p>
      ) : null}
      {step.legs.length > 0 ? (
        <ul className="rc-sl">
          {step.legs.map((leg) => (
            <li key={leg.leg}>
              <span className="ell">{bet.legs[leg.leg]?.selectionName}</span>
              <span className="num mut">{odds(leg.odds)}</span>
              <span>{t.find(`bets.leg.${leg.result.split(' ')[0]}`) ?? leg.result}</span>
              <span className="num mut">{t('bets.receipt.multiplier', { value: leg.multiplier })}</span>
              {leg.message ? (
                <small className="mut3 num">
                  {t('bets.receipt.message', { version: leg.message.version, time: time(leg.message.receivedAt) })}
                </small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {step.rule ? <p className="mut3">{step.rule}</p> : null}
      <p className="mut3">
        {t('bets.receipt.transaction')} <bdi className="num">{step.transaction}</bdi>
      </p>
    </li>
  );
}
