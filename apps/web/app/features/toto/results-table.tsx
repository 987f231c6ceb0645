import type { TotoDrawView } from '@touchline/contract/toto/calls';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { totoDrawPath } from './toto-paths.ts';

/** Draws that are over: what was in them and what they paid. */
export function ResultsTable({ draws }: { readonly draws: readonly TotoDrawView[] }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <ScrollBox label={t('toto.results.title')}>
      <table className="table toto-results">
        <thead>
          <tr>
            <th scope="col">{t('toto.results.pool')}</th>
            <th scope="col" className="toto-wide">
              {t('toto.results.day')}
            </th>
            <th scope="col" className="table-end toto-wide">
              {t('toto.pot')}
            </th>
            <th scope="col" className="table-end">
              {t('toto.jackpot')}
            </th>
            <th scope="col" className="table-end">
              {t('toto.results.paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <tr key={draw.drawId}>
              <td>
                <Link className="strong" to={totoDrawPath(t.language, draw.drawId)}>
                  {t(`toto.pool.${draw.pool}`)}
                </Link>{' '}
                <span className="faint figures">{t('toto.draw', { n: draw.number })}</span>
              </td>
              <td className="toto-wide figures">{draw.settledAt === null ? '' : dateTime(draw.settledAt)}</td>
              <td className="table-end toto-wide figures">{amount(draw.poolAmount, draw.currency)}</td>
              <td className="table-end figures">{amount(draw.jackpot, draw.currency, { short: true })}</td>
              <td className="table-end figures strong">
                {draw.status === 'off' ? t('toto.status.off') : amount(draw.paid ?? '0', draw.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
