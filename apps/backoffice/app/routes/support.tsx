import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Talk } from '../features/support/talk.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

type Threads = ReplyFor<'operatorSupport'>;
const KINDS = ['all', 'requests', 'chats'] as const;

/** Requests and chats that run, those that wait longest for the house first; the one that is open stands beside them. */
export default function Support() {
  const t = useTranslator();
  const caller = useApiClient();
  const { thread } = useParams();
  const changes = useChanges('support');
  const [search, setSearch] = useSearchParams();
  const kind = KINDS.find((one) => one === search.get('kind')) ?? 'all';
  const view = useView(
    () => caller.execute('operatorSupport', { query: kind === 'all' ? {} : { chat: kind === 'chats' } }),
    `${kind} ${changes}`,
  );
  return (
    <>
      <PageHead title={t('console.nav.support')} text={t('console.support.text')}>
        <div className="chips">
          {KINDS.map((one) => (
            <Chip key={one} on={one === kind} onClick={() => setSearch(one === 'all' ? {} : { kind: one })}>
              {t(`console.support.${one}`)}
            </Chip>
          ))}
        </div>
      </PageHead>
      <div className="with-pane" data-open={thread !== undefined}>
        <Viewed view={view}>{(threads) => <Table threads={threads} open={thread ?? null} />}</Viewed>
        {thread === undefined ? null : <Talk key={thread} threadId={thread} version={changes} onChange={view.reload} />}
      </div>
    </>
  );
}

function Table({ threads, open }: { readonly threads: Threads; readonly open: string | null }) {
  const t = useTranslator();
  const navigate = useNavigate();
  const { at } = useFormats();
  return (
    <DataTable
      name={t('console.support.running')}
      rows={threads}
      rowKey={({ id }) => id}
      openKey={open}
      onOpen={({ id }) => void navigate(`/support/${id}`)}
      edge={(row) => (row.status === 'open' ? 'accent' : undefined)}
      empty={t('console.support.none')}
      columns={[
        {
          key: 'topic',
          head: t('console.support.topic'),
          cell: (row) => <b>{t(`support.topic.${row.topic}`)}</b>,
          order: (row) => row.topic,
        },
        { key: 'kind', head: t('console.support.kind'), cell: (row) => t(row.chat ? 'console.support.chat' : 'console.support.request') },
        { key: 'excerpt', head: t('console.support.asked'), cell: (row) => <span className="cell-words">{row.excerpt}</span> },
        { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} /> },
        { key: 'taken', head: t('console.support.taken'), cell: (row) => row.taken ?? '–', order: (row) => row.taken },
        {
          key: 'changed',
          head: t('console.when'),
          cell: (row) => <span className="figures">{at(row.changedAt)}</span>,
          order: (row) => row.changedAt,
        },
        {
          key: 'status',
          head: t('console.state'),
          cell: (row) => <Badge tone={row.status === 'open' ? 'amber' : 'plain'}>{t(`console.support.status.${row.status}`)}</Badge>,
        },
      ]}
    />
  );
}
