import type { ReplyFor } from '@touchline/contract/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { NextPageLink } from '../../../../shell/page/next-page-link.tsx';
import { casinoLogPath } from '../../casino-paths.ts';

/** Hours of the log, newest first. */
export function CommitmentHeads({ list: { heads, next } }: { readonly list: ReplyFor<'commitmentHeads'> }) {
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
                <th scope="col">{t('casino.log.added')}</th>
                <th scope="col">{t('casino.log.size')}</th>
                <th scope="col">{t('casino.log.root')}</th>
              </tr>
            </thead>
            <tbody>
              {heads.map(({ number, hour, added, size, root }) => (
                <tr key={number}>
                  <th scope="row">
                    <Link className="log-entry" to={casinoLogPath(t.language, number)}>
                      {t('casino.log.hour-number', { number })}
                    </Link>
                  </th>
                  <td className="figures">{dateTimeLong(hour)}</td>
                  <td className="figures">{formatNumber(t.language, added)}</td>
                  <td className="figures">{formatNumber(t.language, size)}</td>
                  <td>
                    <code dir="ltr">{root}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </Card>
      <NextPageLink to={next === null ? null : `?before=${next}`} />
    </>
  );
}
