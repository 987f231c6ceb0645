import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DraftDocument } from './draft-document.tsx';
import type { PlayerDocument } from './identification-data.ts';

const DOCUMENT_TONES = { draft: 'plain', review: 'info', approved: 'brand', rejected: 'danger', expired: 'amber' } as const;

/** Documents that were handed in, newest first: how each document stands, and why one was refused. A draft can be completed where it stands. */
export function DocumentList({
  documents,
  maxFileBytes,
}: {
  readonly documents: readonly PlayerDocument[];
  readonly maxFileBytes: number;
}) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <Card>
      <CardHeader title={t('identification.documents')} />
      {documents.length === 0 ? (
        <p className="identification-none">{t('identification.documents.none')}</p>
      ) : (
        <ul className="office-list identification-documents">
          {documents.map((one) => (
            <li key={one.id}>
              <Icon name="card" className="office-icon" />
              <span className="office-main identification-main">
                <b>{t(`identification.kind.${one.kind}`)}</b>
                <small>
                  {one.decidedAt === null
                    ? t(one.status === 'draft' ? 'identification.document.begun' : 'identification.document.sent', {
                        time: dateTimeLong(one.createdAt),
                      })
                    : t('identification.document.decided', { time: dateTimeLong(one.decidedAt) })}{' '}
                  · {t('identification.document.photos', { n: one.photos, of: one.photosNeeded })}
                </small>
                {one.reason === null ? null : (
                  <small className="identification-reason">
                    {t(`identification.reason.${one.reason}`)} {one.note === null ? null : <q>{one.note}</q>}
                  </small>
                )}
                {one.status === 'draft' ? <DraftDocument document={one} maxFileBytes={maxFileBytes} /> : null}
              </span>
              <Badge tone={DOCUMENT_TONES[one.status]}>{t(`identification.document.${one.status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
