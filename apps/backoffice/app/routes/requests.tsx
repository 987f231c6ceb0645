import { PLAYER_MESSAGE_KINDS } from '@touchline/contract/office/enums';
import { Button } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** Requests of players to the house that nobody has answered. */
export default function Requests() {
  const t = useTranslator();
  const caller = useApiClient();
  const { at } = useFormats();
  const changes = useChanges('requests');
  const [search, setSearch] = useSearchParams();
  const kind = PLAYER_MESSAGE_KINDS.find((one) => one === search.get('kind'));
  const view = useView(
    () => caller.execute('operatorRequests', { query: { limit: 200, ...(kind ? { kind } : {}) } }),
    `${kind} ${changes}`,
  );
  const [act, setAct] = useState<Act | null>(null);
  const answer = (requestId: string, text: string): Act => ({
    title: t('console.requests.answer'),
    text: <p className="quote">{text}</p>,
    confirm: t('console.support.send'),
    fields: [{ name: 'answer', label: t('console.support.answer'), kind: 'area', min: 2, max: 2_000 }],
    async run(values) {
      await caller.execute('operatorAnswerRequest', { body: { requestId, answer: values.answer ?? '' } });
      return t('console.support.answered');
    },
  });
  return (
    <>
      <PageHead title={t('console.nav.requests')} text={t('console.requests.text')}>
        <div className="chips">
          <Chip on={kind === undefined} onClick={() => setSearch({})}>
            {t('console.support.all')}
          </Chip>
          {PLAYER_MESSAGE_KINDS.map((one) => (
            <Chip key={one} on={one === kind} onClick={() => setSearch({ kind: one })}>
              {t(`console.requests.${one}`)}
            </Chip>
          ))}
        </div>
      </PageHead>
      <Viewed view={view}>
        {(requests) => (
          <DataTable
            name={t('console.nav.requests')}
            rows={requests}
            rowKey={({ id }) => id}
            empty={t('console.requests.none')}
            columns={[
              {
                key: 'kind',
                head: t('console.support.kind'),
                cell: (row) => <b>{t(`console.requests.${row.kind}`)}</b>,
                order: (row) => row.kind,
              },
              { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} /> },
              { key: 'text', head: t('console.support.asked'), cell: (row) => <span className="cell-words cell-wide">{row.text}</span> },
              {
                key: 'at',
                head: t('console.when'),
                cell: (row) => <span className="figures">{at(row.at * 1000)}</span>,
                order: (row) => row.at,
              },
              {
                key: 'answer',
                head: t('console.decision'),
                cell: (row) => (
                  <Button size="xs" onClick={() => setAct(answer(row.id, row.text))}>
                    {t('console.requests.answer')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
    </>
  );
}
