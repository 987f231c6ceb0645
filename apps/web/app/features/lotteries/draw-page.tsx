import './lotteries.css';
import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DrawProof } from './draw-proof.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { lotteryResultsPath } from './lottery-paths.ts';
import { useRefreshAt } from './use-refresh-at.ts';

const TONE = { open: 'brand', closed: 'info', drawn: 'info', settled: 'plain', off: 'amber' } as const;

/** A draw (S229): its numbers, who won what, and the check of its promise. */
export function DrawPage({ draw }: { readonly draw: LotteryDrawView }) {
  const t = useTranslator();
  useRefreshAt(draw.status === 'settled' || draw.status === 'off' ? null : draw.closesAt);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={lotteryResultsPath(t.language, draw.lottery)}>{t('lotteries.tab.results')}</Link>
        <Icon name="next" flip />
        <span>{t('lotteries.draw', { n: draw.number })}</span>
      </nav>
      <section className="card lottery-draw-head">
        <div className="lottery-title">
          <h1>
            {t(`lotteries.name.${draw.lottery}`)} <span>{t('lotteries.draw', { n: draw.number })}</span>
          </h1>
          <Badge tone={TONE[draw.status]}>{t(`lotteries.status.${draw.status}`)}</Badge>
        </div>
        {draw.numbers ? <DrawnNumbers label={t('lotteries.numbers', { n: draw.number })} numbers={draw.numbers} /> : null}
        <DrawFacts draw={draw} />
      </section>
      {draw.prizes ? (
        <Card>
          <CardHeader title={t('lotteries.winners')} />
          <Winners draw={draw} />
        </Card>
      ) : null}
      <Card>
        <CardHeader title={t('lotteries.proof')} />
        <DrawProof draw={draw} />
      </Card>
    </>
  );
}

function DrawFacts({ draw }: { readonly draw: LotteryDrawView }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const sums = [
    { name: t('lotteries.jackpot'), text: draw.jackpot },
    { name: t('lotteries.sales'), text: draw.sales },
    { name: t('lotteries.paid'), text: draw.paid },
  ];
  return (
    <dl className="lottery-facts">
      <div>
        <dt>{t(draw.status === 'open' ? 'lotteries.next' : 'lotteries.drawn-at')}</dt>
        <dd className="figures">{draw.status === 'open' ? <Countdown until={draw.closesAt} /> : dateTimeLong(draw.closesAt)}</dd>
      </div>
      {sums.map(({ name, text }) =>
        text === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{amount(text, draw.currency)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Winners({ draw: { prizes, currency } }: { readonly draw: LotteryDrawView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  if (!prizes || prizes.length === 0) return <p className="lottery-rules muted">{t('lotteries.nobody')}</p>;
  return (
    <table className="table">
      <caption className="screen-reader-only">{t('lotteries.winners')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lotteries.right')}</th>
          <th scope="col" className="table-end">
            {t('lotteries.lines')}
          </th>
          <th scope="col" className="table-end">
            {t('lotteries.per-line')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ picks, hits, lines, perLine }) => (
          <tr key={`${picks} ${hits}`}>
            <th scope="row">{t('lotteries.right-of', { hits, picks })}</th>
            <td className="table-end figures">{lines}</td>
            <td className="table-end figures">{amount(perLine, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
