import type { CasinoEdgeProposal } from '@touchline/contract/casino/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { changeText } from '../../parts/change-text.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { DecisionButtons, type ProposalDecision } from '../../parts/decision-buttons.tsx';
import { percentText } from '../../parts/percent-text.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

export interface EdgeProposalsProps {
  readonly proposals: readonly CasinoEdgeProposal[];
  readonly onAct: (act: Act) => void;
}

/** Edges that somebody proposed: one's own wait for somebody else. */
export function EdgeProposals({ proposals, onAct }: EdgeProposalsProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const decide = useDecisions();
  return (
    <DataTable
      name={t('console.casino.proposals')}
      rows={proposals}
      rowKey={({ id }) => id}
      empty={t('console.proposals.none')}
      columns={[
        { key: 'game', head: t('console.casino.game'), cell: (row) => <b className="monospace">{row.game}</b> },
        {
          key: 'edge',
          head: t('console.casino.edge'),
          cell: ({ edgePpm, proposedPpm }) => changeText(t, percentText(edgePpm), percentText(proposedPpm)),
        },
        {
          key: 'return',
          head: t('console.casino.return'),
          cell: (row) => <span className="figures">{percentText(row.returnPpm)}</span>,
        },
        {
          key: 'reason',
          head: t('console.act.reason'),
          cell: (row) => (
            <span className="cell-words" title={row.reason}>
              {row.reason}
            </span>
          ),
        },
        { key: 'by', head: t('console.proposal.by'), cell: (row) => row.proposedBy },
        { key: 'at', head: t('console.when'), cell: (row) => <span className="figures">{at(row.proposedAt)}</span> },
        {
          key: 'decide',
          head: t('console.decision'),
          cell: (row) => <DecisionButtons proposedBy={row.proposedBy} onDecide={(decision) => onAct(decide(row, decision))} />,
        },
      ]}
    />
  );
}

function useDecisions(): (proposal: CasinoEdgeProposal, decision: ProposalDecision) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ id, game, proposedPpm, reason: why }, decision) => ({
    title: `${t('console.casino.change')}: ${t(`console.${decision}`)}`,
    text: (
      <>
        <p className="monospace">
          {game} {percentText(proposedPpm)}
        </p>
        <p>{why}</p>
      </>
    ),
    confirm: t(`console.${decision}`),
    danger: decision === 'refuse',
    fields: [reason],
    async run(values) {
      const { status } = await caller.execute('operatorDecideCasinoEdge', {
        body: { proposalId: id, decision, reason: values.reason ?? '' },
      });
      return t(`console.proposal.${status}`);
    },
  });
}
