import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

const REQUEST_TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** Earlier requests, and what became of them. */
export function ConversionRequestsCard({ requests }: { readonly requests: ReplyFor<'getPlayerMessages'> }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <Card>
      <CardHeader title={t('office.convert.requests')} />
      {requests.length === 0 ? (
        <EmptyState title={t('office.convert.none')} text={t('office.convert.none-text')} />
      ) : (
        <ul className="office-list">
          {requests.map(({ id, status, text, at }) => (
            <li key={id}>
              <span className="office-main">
                <b className="ellipsis">{text}</b>
                <small className="figures">
                  #{id} · {dateTimeLong(at * 1000)}
                </small>
              </span>
              <Badge tone={REQUEST_TONES[status]}>{t(`office.request.${status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
