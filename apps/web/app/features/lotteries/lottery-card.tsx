import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type { LotteryView } from '@touchline/contract/lotteries/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { lotteryDrawPath, lotteryPath } from './lottery-paths.ts';

/** The greatest pay of a lottery at fixed odds: "×100,000". */
function topPay(language: Language, key: LotteryKey): string {
  const lottery = LOTTERIES[key];
  if (lottery.kind === 'pool') return '';
  const pays = [...lottery.pays.values()].flat().map(({ num, den }) => Number(num) / Number(den));
  return `×${formatNumber(language, Math.max(...pays))}`;
}

/** A lottery: what there is to win, how long its next draw takes tickets, what came last. */
export function LotteryCard({
  lottery: { lottery, jackpot, poolCurrency, currency, linePrice, next, last },
}: {
  readonly lottery: LotteryView;
}) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <article className="card lottery-card" aria-labelledby={`lottery-${lottery}`}>
      <h2 id={`lottery-${lottery}`}>{t(`lotteries.name.${lottery}`)}</h2>
      <p className="muted">{t(`lotteries.what.${lottery}`)}</p>
      <p className="lottery-jackpot">
        <small>{t(jackpot === null ? 'lotteries.top-pay' : 'lotteries.jackpot')}</small>
        <b className="figures">{jackpot === null ? topPay(t.language, lottery) : amount(jackpot, poolCurrency, { short: true })}</b>
      </p>
      <dl className="lottery-facts">
        <div>
          <dt>{t('lotteries.next')}</dt>
          <dd>{next ? <Countdown until={next.closesAt} /> : t('lotteries.soon')}</dd>
        </div>
        <div>
          <dt>{t('lotteries.line-price')}</dt>
          <dd className="figures">{amount(linePrice, currency)}</dd>
        </div>
      </dl>
      {last?.numbers ? (
        <div className="lottery-last">
          <Link className="muted" to={lotteryDrawPath(t.language, last.drawId)}>
            {t('lotteries.last', { n: last.number })}
          </Link>
          <DrawnNumbers label={t('lotteries.numbers', { n: last.number })} numbers={last.numbers} />
        </div>
      ) : null}
      <Link className={buttonClass('brand', 'md', true)} to={lotteryPath(t.language, lottery)} prefetch="intent">
        {t('lotteries.play')}
      </Link>
    </article>
  );
}
