import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { lotteryDrawPath } from './lottery-paths.ts';

/** Draws that are over: when, which numbers, what was paid. */
export function ResultsTable({ draws }: { readonly draws: readonly LotteryDrawView[] }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <ul className="lottery-results">
      {draws.map((draw) => (
        <li key={draw.drawId}>
          <span>
            <Link to={lotteryDrawPath(t.language, draw.drawId)}>
              <b>{t(`lotteries.name.${draw.lottery}`)}</b> <span>{t('lotteries.draw', { n: draw.number })}</span>
            </Link>
            <small className="muted figures">{dateTime(draw.closesAt)}</small>
          </span>
          {draw.numbers ? (
            <DrawnNumbers label={t('lotteries.numbers', { n: draw.number })} numbers={draw.numbers} />
          ) : (
            <Badge tone="amber">{t(`lotteries.status.${draw.status}`)}</Badge>
          )}
          <span className="figures">{draw.paid === null ? '' : amount(draw.paid, draw.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
