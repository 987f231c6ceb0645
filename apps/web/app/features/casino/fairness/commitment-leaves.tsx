import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { SeedText } from './seed-text.tsx';

/** The commitments of an hour by their places, and what they are summed up in. */
export function CommitmentLeaves({ hour: { root, leaves, next } }: { readonly hour: ReplyFor<'commitmentLeaves'> }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <>
      <Card>
        <dl className="seeds">
          <SeedText label={t('casino.log.root')} text={root.root} />
          <SeedText label={t('casino.log.previous-head')} text={root.previousHead} />
          <SeedText label={t('casino.log.head')} text={root.head} />
        </dl>
      </Card>
      <Card>
        <p className="log-summary">{t('casino.log.summary', { at: dateTimeLong(root.hour), n: root.leaves })}</p>
        {leaves.length === 0 ? null : (
          <ScrollBox label={t('casino.log.commitments')} className="log-table">
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('casino.log.place')}</th>
                  <th scope="col">{t('casino.log.kind')}</th>
                  <th scope="col">{t('casino.log.promise')}</th>
                </tr>
              </thead>
              <tbody>
                {leaves.map(({ place, kind, promise }) => (
                  <tr key={place}>
                    <td className="figures">{place}</td>
                    <td>{t(`casino.log.kind.${kind}`)}</td>
                    <td>
                      <code dir="ltr">{promise}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </Card>
      {next === null ? null : (
        <Link className={buttonClass('plain', 'md', true)} to={`?root=${root.number}&from=${next}`}>
          {t('action.show-more')}
        </Link>
      )}
    </>
  );
}
