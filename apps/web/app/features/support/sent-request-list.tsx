import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface SentRequestListProps {
  readonly requests: ReplyFor<'getPlayerMessages'>;
  readonly none: string;
  readonly noneText: string;
}

const REQUEST_TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** Requests to the house, newest first, each with the house's answer. */
export function SentRequestList({ requests, none, noneText }: SentRequestListProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <Card>
      <CardHeader title={t('support.history')} />
      {requests.length === 0 ? (
        <EmptyState title={none} text={noneText} />
      ) : (
        <ul className="sent-requests">
          {requests.map(({ id, status, text, at, answer, answeredAt }) => (
            <li key={id}>
              <div className="sent-requests-head">
                <small className="figures">
                  #{id} · {dateTimeLong(at * 1000)}
                </small>
                <Badge tone={REQUEST_TONES[status]}>{t(`support.request.${status}`)}</Badge>
              </div>
              <p dir="auto">{text}</p>
              {answer === null ? null : (
                <blockquote>
                  <small>
                    {t('support.house')}
                    {answeredAt === null ? null : (
                      <>
                        {' '}
                        · <time className="figures">{dateTimeLong(answeredAt * 1000)}</time>
                      </>
                    )}
                  </small>
                  <p dir="auto">{answer}</p>
                </blockquote>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
