import type { ReplyFor } from '@touchline/contract/calls';
import { DELIVERY_STATUSES, type DeliveryStatus, WEBHOOK_KINDS } from '@touchline/contract/webhooks/enums';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useChanges } from '../../shell/queues.tsx';
import { useApiClient } from '../../shell/session.tsx';

type Delivery = ReplyFor<'operatorWebhookDeliveries'>['deliveries'][number];

const DELIVERY_TONES = { waiting: 'info', delivered: 'brand', 'given-up': 'danger' } as const;
const ROWS = 100;

/** Deliveries to a webhook in the last 30 days, the newest first. */
export function DeliveriesTable({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const columns = useColumns();
  const [status, setStatus] = useState<DeliveryStatus | ''>('');
  const [before, setBefore] = useState<string | null>(null);
  const changes = useChanges('webhooks');
  const view = useView(
    () =>
      caller.execute('operatorWebhookDeliveries', {
        body: { webhookId, count: ROWS, ...(status ? { status } : {}), ...(before === null ? {} : { before }) },
      }),
    `${webhookId} ${status} ${before} ${changes}`,
  );
  return (
    <Viewed view={view}>
      {({ deliveries }) => (
        <DataTable
          name={t('console.webhooks.deliveries')}
          exportable
          rows={deliveries}
          rowKey={({ id }) => id}
          empty={t('console.webhooks.deliveries.none')}
          edge={(row) => (row.status === 'given-up' ? 'danger' : undefined)}
          tools={
            <>
              <SelectField
                label={t('console.webhooks.state')}
                name="status"
                value={status}
                options={[
                  { value: '', label: t('console.webhooks.status.all') },
                  ...DELIVERY_STATUSES.map((one) => ({ value: one, label: t(`console.webhooks.status.${one}`) })),
                ]}
                onChange={({ target }) => {
                  setStatus(DELIVERY_STATUSES.find((one) => one === target.value) ?? '');
                  setBefore(null);
                }}
              />
              {before === null ? null : (
                <Button size="xs" onClick={() => setBefore(null)}>
                  {t('console.webhooks.newest')}
                </Button>
              )}
              {deliveries.length === ROWS ? (
                <Button size="xs" onClick={() => setBefore(deliveries.at(-1)?.id ?? null)}>
                  {t('console.webhooks.older')}
                </Button>
              ) : null}
            </>
          }
          columns={columns}
        />
      )}
    </Viewed>
  );
}

function useColumns(): readonly Column<Delivery>[] {
  const t = useTranslator();
  const { at } = useFormats();
  const kindText = ({ kind }: Delivery): string => {
    const known = WEBHOOK_KINDS.find((one) => one === kind);
    return known ? t(`console.webhooks.kind.${known}`) : t('console.webhooks.test');
  };
  return [
    {
      key: 'created',
      head: t('console.webhooks.at'),
      cell: (row) => <span className="figures">{at(row.createdAt)}</span>,
      order: (row) => row.createdAt,
      csv: (row) => new Date(row.createdAt).toISOString(),
    },
    {
      key: 'event',
      head: t('console.number'),
      cell: (row) => <span className="monospace">{row.eventId || '–'}</span>,
      csv: (row) => row.eventId,
    },
    { key: 'kind', head: t('console.webhooks.kind'), cell: kindText, order: kindText, csv: (row) => row.kind },
    {
      key: 'status',
      head: t('console.webhooks.state'),
      cell: (row) => <Badge tone={DELIVERY_TONES[row.status]}>{t(`console.webhooks.status.${row.status}`)}</Badge>,
      order: (row) => row.status,
      csv: (row) => row.status,
    },
    {
      key: 'tries',
      head: t('console.jobs.tries'),
      end: true,
      cell: (row) => <span className="figures">{row.tries}</span>,
      order: (row) => row.tries,
      csv: (row) => String(row.tries),
    },
    {
      key: 'delivered',
      head: t('console.webhooks.status.delivered'),
      cell: (row) => <span className="figures">{row.deliveredAt === null ? '–' : at(row.deliveredAt)}</span>,
      csv: (row) => (row.deliveredAt === null ? '' : new Date(row.deliveredAt).toISOString()),
    },
    {
      key: 'error',
      head: t('console.jobs.error'),
      cell: (row) => <span className="cell-words cell-wide monospace">{row.lastError ?? '–'}</span>,
      csv: (row) => row.lastError ?? '',
    },
  ];
}
