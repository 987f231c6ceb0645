import type { ReplyFor } from '@touchline/contract/calls';
import type { CommitmentKey } from '@touchline/contract/commitments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { NextPageLink } from '../../../../shell/page/next-page-link.tsx';
import { casinoLogProofPath } from '../../casino-paths.ts';
import { SeedText } from '../seed-text.tsx';
import { HeadSignature } from './head-signature.tsx';
import { useSignature } from './use-signature.ts';

interface CommitmentLeavesProps {
  readonly hour: ReplyFor<'commitmentLeaves'>;
  /** The published keys. */
  readonly keys: readonly CommitmentKey[];
}

/** The commitments of an hour by their places, and the log's root with them, signed. */
export function CommitmentLeaves({ hour: { head, leaves, next }, keys }: CommitmentLeavesProps) {
  const t = useTranslator();
  const finding = useSignature(head, keys);
  const { dateTimeLong } = useFormats();
  return (
    <>
      <Card>
        <dl className="seeds">
          <SeedText label={t('casino.log.root')} text={head.root} />
          <div>
            <dt>{t('casino.log.size')}</dt>
            <dd className="figures">{formatNumber(t.language, head.size)}</dd>
          </div>
        </dl>
      </Card>
      <Card>
        <div className="fairness-words">
          <h2>{t('casino.log.signed')}</h2>
          <p className="muted">{t('casino.log.signed.text')}</p>
          <HeadSignature head={head} finding={finding} />
        </div>
      </Card>
      <Card>
        <p className="log-summary">{t('casino.log.summary', { at: dateTimeLong(head.hour), n: head.added })}</p>
        {leaves.length === 0 ? null : (
          <ScrollBox label={t('casino.log.added')} className="log-table">
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
                    <td className="figures">{formatNumber(t.language, place)}</td>
                    <td>{t(`casino.log.kind.${kind}`)}</td>
                    <td>
                      <Link className="log-entry" to={casinoLogProofPath(t.language, promise)}>
                        <code dir="ltr">{promise}</code>
                      </Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </Card>
      <NextPageLink to={next === null ? null : `?head=${head.number}&from=${next}`} />
    </>
  );
}
