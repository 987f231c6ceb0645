import type { ReplyFor } from '@touchline/contract/calls';
import { IDENTITY_REASONS, type IdentityReason } from '@touchline/contract/identification/enums';
import { Badge } from '@touchline/ui/badge';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { CallImage } from '../parts/call-image.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient, useMay } from '../shell/session.tsx';

type Paper = ReplyFor<'operatorDocuments'>['documents'][number];

/** Documents that wait for a decision: photographs, marked with who looks, beside what the player has typed. */
export default function Documents() {
  const t = useTranslator();
  return (
    <>
      <PageHead title={t('console.nav.documents')} text={t('console.documents.text')} />
      <ReasonGate place="documents" title={t('console.documents.reason')}>
        {(reason) => <Queue reason={reason} />}
      </ReasonGate>
    </>
  );
}

function Queue({ reason }: { readonly reason: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { at } = useFormats();
  const changes = useChanges('documents');
  const view = useView(() => caller.execute('operatorDocuments', { body: { count: 50, reason } }), changes);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Viewed view={view}>
      {({ documents }) => {
        const open = documents.find(({ id }) => id === openId) ?? null;
        return (
          <div className="with-pane" data-open={open !== null}>
            <DataTable
              name={t('console.documents.waiting')}
              rows={documents}
              rowKey={({ id }) => id}
              openKey={openId}
              onOpen={({ id }) => setOpenId(id)}
              empty={t('console.documents.none')}
              columns={[
                {
                  key: 'kind',
                  head: t('console.document.kind'),
                  cell: (row) => <b>{t(`identification.kind.${row.kind}`)}</b>,
                  order: (row) => row.kind,
                },
                { key: 'country', head: t('console.person.country'), cell: (row) => row.country, order: (row) => row.country },
                { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} /> },
                {
                  key: 'photos',
                  head: t('console.document.photos'),
                  end: true,
                  cell: (row) => <span className="figures">{row.photoIds.length}</span>,
                },
                {
                  key: 'at',
                  head: t('console.when'),
                  cell: (row) => <span className="figures">{at(row.createdAt)}</span>,
                  order: (row) => row.createdAt,
                },
                {
                  key: 'status',
                  head: t('console.state'),
                  cell: (row) => <Badge tone="info">{t(`console.document.${row.status}`)}</Badge>,
                },
              ]}
            />
            {open ? <Pane key={open.id} paper={open} onClose={() => setOpenId(null)} onDone={view.reload} /> : null}
          </div>
        );
      }}
    </Viewed>
  );
}

function Pane({ paper, onClose, onDone }: { readonly paper: Paper; readonly onClose: () => void; readonly onDone: () => void }) {
  const t = useTranslator();
  const may = useMay();
  const caller = useApiClient();
  const acts = useDecisions(paper);
  const [act, setAct] = useState<Act | null>(null);
  const kind = t(`identification.kind.${paper.kind}`);
  return (
    <section className="card pane" aria-label={kind}>
      <div className="pane-head">
        <h2>{kind}</h2>
        <IconButton icon="close" label={t('action.close')} small onClick={onClose} />
      </div>
      <div className="photos">
        {paper.photoIds.map((photoId, n) => (
          <CallImage
            key={photoId}
            address={caller.address('operatorPhoto', { params: { photoId } })}
            alt={t('console.document.photo', { n: n + 1, kind })}
          />
        ))}
      </div>
      <dl className="facts">
        <div>
          <dt>{t('console.player')}</dt>
          <dd>
            <PlayerLink id={paper.playerId} />
          </dd>
        </div>
        {Object.entries(paper.fields).map(([field, value]) => (
          <div key={field}>
            <dt>{t.find(`console.document.field.${field}`) ?? field}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      {paper.status === 'review' && may('operatorDecideDocument') ? (
        <div className="in-row pane-foot">
          <Button tone="danger" onClick={() => setAct(acts.reject)}>
            {t('console.refuse')}
          </Button>
          <Button tone="brand" onClick={() => setAct(acts.approve)}>
            {t('console.approve')}
          </Button>
        </div>
      ) : null}
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </section>
  );
}

function useDecisions({ id: documentId }: Paper): Readonly<Record<'approve' | 'reject', Act>> {
  const t = useTranslator();
  const caller = useApiClient();
  return {
    approve: {
      title: t('console.documents.approve'),
      text: <p>{t('console.documents.approve.text')}</p>,
      confirm: t('console.approve'),
      fields: [],
      async run() {
        await caller.execute('operatorDecideDocument', { body: { documentId, decision: 'approve' } });
        return t('console.documents.approved');
      },
    },
    reject: {
      title: t('console.documents.reject'),
      confirm: t('console.refuse'),
      danger: true,
      fields: [
        {
          name: 'reason',
          label: t('console.documents.why'),
          kind: 'choice',
          initial: 'unreadable',
          options: IDENTITY_REASONS.map((value) => ({ value, label: t(`console.documents.why.${value}`) })),
        },
        { name: 'note', label: t('console.documents.note'), kind: 'area', min: 0, max: 300 },
      ],
      async run(values) {
        const note = (values.note ?? '').trim();
        await caller.execute('operatorDecideDocument', {
          body: { documentId, decision: 'reject', reason: values.reason as IdentityReason, ...(note === '' ? {} : { note }) },
        });
        return t('console.documents.rejected');
      },
    },
  };
}
