import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { DeliveriesTable } from '../features/webhooks/deliveries-table.tsx';
import { NewSecret } from '../features/webhooks/new-secret.tsx';
import { useWebhookActs, type Webhook } from '../features/webhooks/use-webhook-acts.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** Receivers of a brand's events: addresses, how it goes, and what was sent. */
export default function Webhooks() {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorWebhooks', { body: {} }), useChanges('webhooks'));
  const [secret, setSecret] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const acts = useWebhookActs(setSecret);
  return (
    <>
      <PageHead title={t('console.nav.webhooks')} text={t('console.webhooks.text')} />
      {secret === null ? null : <NewSecret secret={secret} onClose={() => setSecret(null)} />}
      <Viewed view={view}>
        {({ webhooks }) => (
          <>
            <List
              webhooks={webhooks}
              openId={openId}
              onOpen={({ id }) => setOpenId(id === openId ? null : id)}
              onAct={(webhook, action) => setAct(acts.act(webhook, action))}
              tools={
                <Button size="xs" icon="plus" tone="brand" onClick={() => setAct(acts.add())}>
                  {t('console.webhooks.add')}
                </Button>
              }
            />
            {webhooks.some(({ id }) => id === openId) && openId !== null ? <DeliveriesTable key={openId} webhookId={openId} /> : null}
            <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
          </>
        )}
      </Viewed>
    </>
  );
}

interface ListProps {
  readonly webhooks: readonly Webhook[];
  readonly openId: string | null;
  readonly onOpen: (webhook: Webhook) => void;
  readonly onAct: (webhook: Webhook, action: 'pause' | 'resume' | 'test' | 'resend' | 'remove') => void;
  readonly tools: React.ReactNode;
}

function List({ webhooks, openId, onOpen, onAct, tools }: ListProps) {
  const t = useTranslator();
  return (
    <DataTable
      name={t('console.nav.webhooks')}
      exportable
      rows={webhooks}
      rowKey={({ id }) => id}
      openKey={openId}
      onOpen={onOpen}
      edge={({ failing }) => (failing ? 'danger' : undefined)}
      empty={t('console.webhooks.none')}
      tools={tools}
      columns={useColumns(onAct)}
    />
  );
}

function useColumns(onAct: ListProps['onAct']): readonly Column<Webhook>[] {
  const t = useTranslator();
  const { at } = useFormats();
  return [
    {
      key: 'url',
      head: t('console.webhooks.url'),
      cell: (row) => <b className="monospace cell-words cell-wide">{row.url}</b>,
      order: (row) => row.url,
      csv: (row) => row.url,
    },
    {
      key: 'kinds',
      head: t('console.webhooks.kinds'),
      cell: (row) => <span className="cell-words cell-wide">{row.kinds.map((kind) => t(`console.webhooks.kind.${kind}`)).join(', ')}</span>,
      csv: (row) => row.kinds.join(' '),
    },
    {
      key: 'state',
      head: t('console.webhooks.state'),
      cell: (row) => <State webhook={row} />,
      order: (row) => (row.paused ? 1 : row.failing ? 2 : 0),
      csv: (row) => (row.paused ? 'paused' : (row.failing?.error ?? 'active')),
    },
    {
      key: 'waiting',
      head: t('console.webhooks.waiting'),
      end: true,
      cell: (row) => <span className="figures">{row.waiting}</span>,
      order: (row) => row.waiting,
      csv: (row) => String(row.waiting),
    },
    {
      key: 'given-up',
      head: t('console.webhooks.status.given-up'),
      end: true,
      cell: (row) => <span className="figures">{row.givenUp}</span>,
      order: (row) => row.givenUp,
      csv: (row) => String(row.givenUp),
    },
    {
      key: 'delivered',
      head: t('console.webhooks.last'),
      cell: (row) => <span className="figures">{row.deliveredAt === null ? '–' : at(row.deliveredAt)}</span>,
      order: (row) => row.deliveredAt ?? 0,
      csv: (row) => (row.deliveredAt === null ? '' : new Date(row.deliveredAt).toISOString()),
    },
    { key: 'decide', head: t('console.decision'), cell: (row) => <Acts webhook={row} onAct={onAct} /> },
  ];
}

function Acts({ webhook, onAct }: { readonly webhook: Webhook; readonly onAct: ListProps['onAct'] }) {
  const t = useTranslator();
  return (
    <span className="in-row">
      <Button size="xs" onClick={() => onAct(webhook, 'test')}>
        {t('console.webhooks.test')}
      </Button>
      <Button size="xs" onClick={() => onAct(webhook, webhook.paused ? 'resume' : 'pause')}>
        {t(webhook.paused ? 'console.webhooks.resume' : 'console.webhooks.pause')}
      </Button>
      {webhook.givenUp > 0 ? (
        <Button size="xs" onClick={() => onAct(webhook, 'resend')}>
          {t('console.webhooks.resend')}
        </Button>
      ) : null}
      <Button size="xs" tone="danger" onClick={() => onAct(webhook, 'remove')}>
        {t('console.webhooks.remove')}
      </Button>
    </span>
  );
}

function State({ webhook: { paused, failing } }: { readonly webhook: Webhook }) {
  const t = useTranslator();
  const { at } = useFormats();
  if (paused) return <Badge tone="plain">{t('console.webhooks.paused')}</Badge>;
  if (!failing) return <Badge tone="brand">{t('console.webhooks.active')}</Badge>;
  return (
    <div className="cell-words cell-wide">
      <Badge tone="danger">{t('console.webhooks.failing')}</Badge>
      <p>{failing.error}</p>
      <p className="muted">{t('console.webhooks.next', { time: at(failing.nextTryAt) })}</p>
    </div>
  );
}
