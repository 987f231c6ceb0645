import type { ReplyFor } from '@touchline/contract/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoLogPath } from '../casino-paths.ts';

/** Hours of the log, newest first. */
export function CommitmentRoots({ list: { roots, next } }: { readonly list: ReplyFor<'commitmentRoots'> }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <>
      <Card>
        <ScrollBox label={t('casino.log.title')} className="log-table">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('casino.log.hour')}</th>
                <th scope="col">{t('casino.log.begins')}</th>
                <th scope="col">{t('casino.log.commitments')}</th>
                <th scope="col">{t('casino.log.root')}</th>
                <th scope="col">{t('casino.log.head')}</th>
              </tr>
            </thead>
            <tbody>
              {roots.map(({ number, hour, leaves, root, head }) => (
                <tr key={number}>
                  <th scope="row">
                    <Link className="log-hour" to={casinoLogPath(t.language, number)}>
                      {t('casino.log.hour-number', { number })}
                    </Link>
                  </th>
                  <td className="figures">{dateTimeLong(hour)}</td>
                  <td className="figures">{formatNumber(t.language, leaves)}</td>
                  <td>
                    <code dir="ltr">{root}</code>
                  </td>
                  <td>
                    <code dir="ltr">{head}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </Card>
      {next === null ? null : (
        <Link className={buttonClass('plain', 'md', true)} to={`?before=${next}`}>
          {t('action.show-more')}
        </Link>
      )}
    </>
  );
}
