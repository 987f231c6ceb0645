import type { DecidedSetting, DecideSetting, SettingProposalView } from '@touchline/contract/operator/settings';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { Act } from '../act-dialog.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { DecisionButtons, type ProposalDecision } from '../decision-buttons.tsx';
import { useFormats } from '../use-formats.ts';
import { useReasonField } from '../use-reason-field.ts';

export interface SettingProposalsProps<P extends SettingProposalView> {
  readonly name: string;
  /** The title of a decision's dialog, and of the page's own act. */
  readonly title: string;
  readonly proposals: readonly P[];
  /** Columns of what is proposed. */
  readonly columns: readonly Column<P>[];
  /** The subject of a decision, in its dialog. */
  readonly describe: (proposal: P) => ReactNode;
  readonly decide: (body: DecideSetting) => Promise<DecidedSetting>;
  readonly onAct: (act: Act) => void;
}

/** Other values of a setting that somebody proposed: one's own wait for somebody else. */
export function SettingProposals<P extends SettingProposalView>(props: SettingProposalsProps<P>) {
  const { name, title, proposals, columns, describe, decide, onAct } = props;
  const t = useTranslator();
  const { at } = useFormats();
  const reason = useReasonField();
  const actOf = (proposal: P, decision: ProposalDecision): Act => ({
    title: `${title}: ${t(`console.${decision}`)}`,
    text: (
      <>
        {describe(proposal)}
        <p>{proposal.reason}</p>
      </>
    ),
    confirm: t(`console.${decision}`),
    danger: decision === 'refuse',
    fields: [reason],
    async run(values) {
      const { status } = await decide({ proposalId: proposal.id, decision, reason: values.reason ?? '' });
      return t(`console.proposal.${status}`);
    },
  });
  return (
    <DataTable
      name={name}
      rows={proposals}
      rowKey={({ id }) => id}
      empty={t('console.proposals.none')}
      columns={[
        ...columns,
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
          cell: (row) => <DecisionButtons proposedBy={row.proposedBy} onDecide={(decision) => onAct(actOf(row, decision))} />,
        },
      ]}
    />
  );
}
