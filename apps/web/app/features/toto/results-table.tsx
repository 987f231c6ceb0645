import type { TotoDrawView } from '@touchline/contract/toto';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import { totoDrawPath } from './toto-paths.ts';

/** Draws that are over: what was in them and what they paid. */
export function ResultsTable({ draws }: { readonly draws: readonly TotoDrawView[] }) {
  const t = useTexts();
  const { amount, dateTime } = useFormats();
  return (
    <div className="toto-scroll">
      <table className="tbl toto-results">
        <thead>
          <tr>
            <th scope="col">{t('toto.results.pool')}</th>
            <th scope="col" className="wide">
              {t('toto.results.day')}
            </th>
            <th scope="col" className="r wide">
              {t('toto.pot')}
            </th>
            <th scope="col" className="r">
              {t('toto.jackpot')}
            </th>
            <th scope="col" className="r">
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
                <span className="mut3 num">{t('toto.draw', { n: draw.number })}</span>
              </td>
              <td className="wide num">{draw.settledAt === null ? '' : dateTime(draw.settledAt)}</td>
              <td className="r wide num">{amount(draw.poolAmount, draw.currency)}</td>
              <td className="r num">{amount(draw.jackpot, draw.currency, { short: true })}</td>
              <td className="r num strong">{draw.status === 'off' ? t('toto.status.off') : amount(draw.paid ?? '0', draw.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
