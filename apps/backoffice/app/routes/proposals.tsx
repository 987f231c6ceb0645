import { PROPOSAL_STATUSES, type ProposalStatus } from '@touchline/contract/operator/enums';
import type { ProposalView } from '@touchline/contract/operator/player';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { proposalColumns } from '../features/proposals/proposal-columns.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { DecisionButtons, type ProposalDecision } from '../parts/decision-buttons.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient, useMay, useSession } from '../shell/session.tsx';

/** Changes of money that two people make: one's own, which wait for somebody else, and those that wait for oneself. */
export default function Proposals() {
  const t = useTranslator();
  const caller = useApiClient();
  const changes = useChanges('proposals');
  const [search, setSearch] = useSearchParams({ status: 'open' });
  const status = PROPOSAL_STATUSES.find((one) => one === search.get('status'));
  const view = useView(() => caller.execute('operatorProposals', { query: status ? { status } : {} }), `${status} ${changes}`);
  const choose = (next: ProposalStatus | 'all'): void => setSearch({ status: next });
  return (
    <>
      <PageHead title={t('console.nav.proposals')} text={t('console.proposals.text')} />
      <div className="chips">
        {[...PROPOSAL_STATUSES, 'all' as const].map((one) => (
          <Chip key={one} on={(status ?? 'all') === one} onClick={() => choose(one)}>
            {t(`console.proposal.${one}`)}
          </Chip>
        ))}
      </div>
      <Viewed view={view}>{(proposals) => <Table proposals={proposals} onDone={view.reload} />}</Viewed>
    </>
  );
}

function Table({ proposals, onDone }: { readonly proposals: readonly ProposalView[]; readonly onDone: () => void }) {
  const t = useTranslator();
  const formats = useFormats();
  const decide = useDecisions();
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <DataTable
        name={t('console.nav.proposals')}
        exportable
        rows={proposals}
        rowKey={({ id }) => id}
        empty={t('console.proposals.none')}
        columns={[
          ...proposalColumns(t, formats),
          {
            key: 'decide',
            head: t('console.decision'),
            cell: (row) => <Decision proposal={row} onDecide={(decision) => setAct(decide(row, decision))} />,
          },
        ]}
      />
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </>
  );
}

/** The decision, or the buttons for deciding: of one's own proposals nobody decides. */
function Decision({ proposal, onDecide }: { readonly proposal: ProposalView; readonly onDecide: (decision: ProposalDecision) => void }) {
  const may = useMay();
  const { operator } = useSession();
  if (proposal.status !== 'open') return proposal.decidedBy ?? '–';
  if (proposal.proposedBy !== operator.login && !may('operatorDecideProposal')) return null;
  return <DecisionButtons proposedBy={proposal.proposedBy} onDecide={onDecide} />;
}

function useDecisions(): (proposal: ProposalView, decision: ProposalDecision) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return (proposal, decision) => ({
    title: `${t(`console.act.${proposal.kind}`)}: ${t(`console.${decision}`)}`,
    text: <p>{proposal.reason}</p>,
    confirm: t(`console.${decision}`),
    danger: decision === 'refuse',
    fields: [reason],
    async run(values) {
      const { status } = await caller.execute('operatorDecideProposal', {
        body: { proposalId: proposal.id, decision, reason: values.reason ?? '' },
      });
      return t(`console.proposal.${status}`);
    },
  });
}
