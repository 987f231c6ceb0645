import type { JackpotRulesProposal, JackpotRulesVersion } from '@touchline/contract/casino/jackpot-operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { DecisionButtons, type ProposalDecision } from '../../parts/decision-buttons.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';
import { RulesChanges } from './rules-changes.tsx';

export interface RulesProposalsProps {
  readonly current: JackpotRulesVersion;
  readonly proposals: readonly JackpotRulesProposal[];
  readonly onAct: (act: Act) => void;
}

/** Rules that somebody proposed: one's own wait for somebody else. */
export function RulesProposals({ current, proposals, onAct }: RulesProposalsProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const decide = useDecisions(current);
  return (
    <DataTable
      name={t('console.jackpots.proposals')}
      rows={proposals}
      rowKey={({ id }) => id}
      empty={t('console.proposals.none')}
      columns={[
        { key: 'changes', head: t('console.club.changes'), cell: (row) => <RulesChanges from={current} to={row} /> },
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

function useDecisions(current: JackpotRulesVersion): (proposal: JackpotRulesProposal, decision: ProposalDecision) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return (proposal, decision) => ({
    title: `${t('console.jackpots.change')}: ${t(`console.${decision}`)}`,
    text: (
      <>
        <RulesChanges from={current} to={proposal} />
        <p>{proposal.reason}</p>
      </>
    ),
    confirm: t(`console.${decision}`),
    danger: decision === 'refuse',
    fields: [reason],
    async run(values) {
      const { status } = await caller.execute('operatorDecideJackpotRules', {
        body: { proposalId: proposal.id, decision, reason: values.reason ?? '' },
      });
      return t(`console.proposal.${status}`);
    },
  });
}
