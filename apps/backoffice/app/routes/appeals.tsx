import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient, useMay } from '../shell/session.tsx';

type Appeal = ReplyFor<'operatorAppeals'>[number];

/** Appeals of blocked players: the block is lifted or kept, with an answer that the player reads. */
export default function Appeals() {
  const t = useTranslator();
  const may = useMay();
  const caller = useApiClient();
  const { at } = useFormats();
  const changes = useChanges('appeals');
  const view = useView(() => caller.execute('operatorAppeals', {}), changes);
  const [act, setAct] = useState<Act | null>(null);
  const decide = ({ id: appealId, text }: Appeal, decision: 'lifted' | 'kept'): Act => ({
    title: t(`console.appeals.${decision}`),
    text: <p className="quote">{text}</p>,
    confirm: t(`console.appeals.${decision}`),
    danger: decision === 'kept',
    fields: [{ name: 'answer', label: t('console.support.answer'), kind: 'area', min: 3, max: 1_000 }],
    async run(values) {
      await caller.execute('operatorAnswerAppeal', { body: { appealId, decision, answer: values.answer ?? '' } });
      return t(`console.appeals.done.${decision}`);
    },
  });
  return (
    <>
      <PageHead title={t('console.nav.appeals')} text={t('console.appeals.text')} />
      <Viewed view={view}>
        {(appeals) => (
          <DataTable
            name={t('console.nav.appeals')}
            rows={appeals}
            rowKey={({ id }) => id}
            empty={t('console.appeals.none')}
            columns={[
              { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} /> },
              {
                key: 'scope',
                head: t('console.block.scope'),
                cell: (row) => <Badge tone="danger">{t(`console.block.scope.${row.scope}`)}</Badge>,
                order: (row) => row.scope,
              },
              { key: 'text', head: t('console.support.asked'), cell: (row) => <span className="cell-words cell-wide">{row.text}</span> },
              {
                key: 'at',
                head: t('console.when'),
                cell: (row) => <span className="figures">{at(row.createdAt)}</span>,
                order: (row) => row.createdAt,
              },
              {
                key: 'decide',
                head: t('console.decision'),
                cell: (row) =>
                  may('operatorAnswerAppeal') ? (
                    <span className="in-row">
                      <Button size="xs" onClick={() => setAct(decide(row, 'lifted'))}>
                        {t('console.appeals.lifted')}
                      </Button>
                      <Button size="xs" tone="danger" onClick={() => setAct(decide(row, 'kept'))}>
                        {t('console.appeals.kept')}
                      </Button>
                    </span>
                  ) : null,
              },
            ]}
          />
        )}
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
    </>
  );
}
