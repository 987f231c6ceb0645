import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

type Job = ReplyFor<'operatorJobs'>['jobs'][number];

/** Work behind the calls that failed for good: it is retried, or discarded. */
export default function Jobs() {
  const t = useTranslator();
  return (
    <>
      <PageHead title={t('console.nav.jobs')} text={t('console.jobs.text')} />
      <ReasonGate place="jobs" title={t('console.jobs.reason')}>
        {(reason) => <List reason={reason} />}
      </ReasonGate>
    </>
  );
}

function List({ reason }: { readonly reason: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { at } = useFormats();
  const decide = useDecisions();
  const view = useView(() => caller.execute('operatorJobs', { body: { count: 200, reason } }), useChanges('jobs'));
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ jobs }) => (
        <>
          <DataTable
            name={t('console.nav.jobs')}
            exportable
            rows={jobs}
            rowKey={({ id }) => id}
            empty={t('console.jobs.none')}
            columns={[
              {
                key: 'name',
                head: t('console.jobs.name'),
                cell: (row) => <b className="monospace">{row.name}</b>,
                order: (row) => row.name,
                csv: (row) => row.name,
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
                key: 'error',
                head: t('console.jobs.error'),
                cell: (row) => <span className="cell-words cell-wide monospace">{row.lastError ?? '–'}</span>,
                csv: (row) => row.lastError ?? '',
              },
              {
                key: 'failed',
                head: t('console.jobs.failed'),
                cell: (row) => <span className="figures">{at(row.failedAt)}</span>,
                order: (row) => row.failedAt,
                csv: (row) => new Date(row.failedAt).toISOString(),
              },
              {
                key: 'decide',
                head: t('console.decision'),
                cell: (row) => (
                  <span className="in-row">
                    <Button size="xs" onClick={() => setAct(decide(row, 'run'))}>
                      {t('console.jobs.run')}
                    </Button>
                    <Button size="xs" tone="danger" onClick={() => setAct(decide(row, 'discard'))}>
                      {t('console.jobs.discard')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

function useDecisions(): (job: Job, decision: 'run' | 'discard') => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return (job, decision) => ({
    title: t(`console.jobs.${decision}`),
    text: <p className="monospace">{job.name}</p>,
    confirm: t(`console.jobs.${decision}`),
    danger: decision === 'discard',
    fields: [reason],
    async run(values) {
      await caller.execute('operatorDecideJob', { body: { jobId: job.id, decision, reason: values.reason ?? '' } });
      return t(`console.jobs.done.${decision}`);
    },
  });
}
