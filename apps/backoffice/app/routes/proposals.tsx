import { PROPOSAL_STATUSES, type ProposalStatus } from '@touchline/contract/operator/enums';
import type { ProposalView } from '@touchline/contract/operator/player';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { amountOrder } from '../parts/sort-rows.ts';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useCaller, useMay, useSession } from '../shell/session.tsx';

/** Changes of money that two people make: one's own, which wait for somebody else, and those that wait for oneself. */
export default function Proposals() {
  const t = useTranslator();
  const caller = useCaller();
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
  const may = useMay();
  const { operator } = useSession();
  const { money, at } = useFormats();
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
          {
            key: 'kind',
            head: t('console.proposal.kind'),
            cell: (row) => <b>{t(`console.act.${row.kind}`)}</b>,
            order: (row) => row.kind,
            csv: (row) => row.kind,
          },
          { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} />, csv: (row) => row.playerId },
          {
            key: 'what',
            head: t('console.proposal.what'),
            end: true,
            cell: (row) => (
              <span className="figures">
                {row.amount !== null && row.currency !== null ? money(row.amount, row.currency) : (row.betId ?? row.grantId ?? '–')}
              </span>
            ),
            order: (row) => amountOrder(row.amount),
            csv: (row) => (row.amount === null ? (row.betId ?? '') : `${row.amount} ${row.currency}`),
          },
          {
            key: 'reason',
            head: t('console.act.reason'),
            cell: (row) => (
              <span className="cell-words" title={row.reason}>
                {row.reason}
              </span>
            ),
            csv: (row) => row.reason,
          },
          {
            key: 'by',
            head: t('console.proposal.by'),
            cell: (row) => row.proposedBy,
            order: (row) => row.proposedBy,
            csv: (row) => row.proposedBy,
          },
          {
            key: 'at',
            head: t('console.when'),
            cell: (row) => <span className="figures">{at(row.proposedAt)}</span>,
            order: (row) => row.proposedAt,
            csv: (row) => new Date(row.proposedAt).toISOString(),
          },
          {
            key: 'status',
            head: t('console.state'),
            cell: (row) => (
              <Badge tone={row.status === 'open' ? 'amber' : row.status === 'approved' ? 'brand' : 'plain'}>
                {t(`console.proposal.${row.status}`)}
              </Badge>
            ),
            csv: (row) => row.status,
          },
          {
            key: 'decide',
            head: t('console.decision'),
            cell: (row) =>
              row.status !== 'open' ? (
                (row.decidedBy ?? '–')
              ) : row.proposedBy === operator.login ? (
                <span className="muted">{t('console.proposal.yours')}</span>
              ) : may('operatorDecideProposal') ? (
                <span className="in-row">
                  <Button size="xs" onClick={() => setAct(decide(row, 'approve'))}>
                    {t('console.approve')}
                  </Button>
                  <Button size="xs" tone="danger" onClick={() => setAct(decide(row, 'refuse'))}>
                    {t('console.refuse')}
                  </Button>
                </span>
              ) : null,
          },
        ]}
      />
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </>
  );
}

function useDecisions(): (proposal: ProposalView, decision: 'approve' | 'refuse') => Act {
  const t = useTranslator();
  const caller = useCaller();
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
