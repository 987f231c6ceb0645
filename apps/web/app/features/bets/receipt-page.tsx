import type { BetDetail, ReceiptStep } from '@touchline/contract/bets/calls';
import { parseMoney } from '@touchline/kernel/money';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { oddsRange } from '../../shell/formats/odds-range.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { ReceiptHeader, ReceiptRow } from '../../shell/page/receipt-header.tsx';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { BetLegList } from './bet-leg-list.tsx';
import { betTitle } from './bet-title.ts';
import { CashOutControl } from './cash-out/cash-out-control.tsx';
import { useManagedBets } from './manage/use-managed-bets.ts';
import { ReceiptStepLegs } from './receipt-step-legs.tsx';

/** The receipt of a bet: what was agreed, every step since, leg by leg, with the arithmetic. Prints on one page. */
export function ReceiptPage({ bet }: { readonly bet: BetDetail }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  useMatchSubscriptions(bet.status === 'open' ? [...new Set(bet.legs.map((leg) => leg.matchId))] : []);
  usePlayerEvents((news) => {
    if (news.kind === 'bet' && news.betId === bet.betId) void revalidate();
  });
  const odds = useOddsFormatter();
  const managed = useManagedBets({ wanted: bet.status === 'open', only: { betId: bet.betId } });
  const running = bet.status === 'open' ? managed.bets?.find((one) => one.bet.betId === bet.betId) : undefined;
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
        {bet.lines > 1 ? <ReceiptRow name={t('bets.receipt.lines')} value={linesOf(bet, money)} /> : null}
        <ReceiptRow name={t('bets.odds')} value={oddsRange(odds, bet.totalOdds, bet.minOdds) ?? '–'} />
        {isZero(bet.stakeTax) ? null : <ReceiptRow name={t('bets.tax.stake')} value={money(bet.stakeTax)} />}
        {bet.payoutTax === null || isZero(bet.payoutTax) ? null : <ReceiptRow name={t('bets.tax.payout')} value={money(bet.payoutTax)} />}
        {bet.paid === null ? (
          <ReceiptRow name={t('bets.possible')} value={money(bet.potentialReturn)} strong />
        ) : (
          <ReceiptRow name={t('bets.paid')} value={money(bet.paid)} strong />
        )}
      </dl>
      {running ? (
        <div className="receipt-cash-out">
          <CashOutControl
            sale={running.sale}
            points={managed.points.get(bet.betId) ?? []}
            onDone={() => {
              managed.reload();
              void revalidate();
            }}
          />
        </div>
      ) : null}
      <h2>{t('bets.receipt.legs')}</h2>
      <BetLegList bet={bet} className="receipt-legs" />
      <h2>{t('bets.receipt.steps')}</h2>
      <ol className="receipt-steps">
        {bet.receipt.map((step) => (
          <Step key={`${step.step} ${step.at} ${step.transaction}`} step={step} bet={bet} />
        ))}
      </ol>
      <footer className="faint">
        {t('bets.receipt.guid')} <bdi className="figures">{bet.betGuid}</bdi> · <bdi className="figures">{dateTimeLong(bet.placedAt)}</bdi>
      </footer>
    </article>
  );
}

/** "3 × 2.00 €"; where the lines do not divide the stake evenly, the division: together they are the whole of it. */
function linesOf({ lines, unitStake, stake, stakeTax }: BetDetail, money: (text: string) => string): string {
  const minor = (text: string | null): bigint => {
    const parsed = parseMoney(text ?? '0', MAX_DECIMALS);
    return parsed.ok ? parsed.value : 0n;
  };
  const even = minor(unitStake) * BigInt(lines) === minor(stake) - minor(stakeTax);
  return even && unitStake ? `${lines} × ${money(unitStake)}` : `${money(stake)} ÷ ${lines}`;
}
/** Of any currency: amounts are only compared. */
const MAX_DECIMALS = 8;

const isZero = (text: string): boolean => /^0*(\.0*)?$/.test(text);

function Step({ step, bet }: { readonly step: ReceiptStep; readonly bet: BetDetail }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
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
      <ReceiptStepLegs step={step} bet={bet} />
      {step.rule ? <p className="faint">{step.rule}</p> : null}
      <p className="faint">
        {t('bets.receipt.transaction')} <bdi className="figures">{step.transaction}</bdi>
      </p>
    </li>
  );
}
