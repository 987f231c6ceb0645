import type { ProposalView } from '@touchline/contract/operator/player';
import type { Translator } from '@touchline/i18n/translator';
import { Badge } from '@touchline/ui/badge';
import type { Column } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { amountOrder } from '../../parts/sort-rows.ts';
import type { useFormats } from '../../parts/use-formats.ts';

/** How a proposal stands in a table: of what kind, for whom, how much, why, by whom, when, and how it stands. */
export const proposalColumns = (t: Translator, { money, at }: ReturnType<typeof useFormats>): Column<ProposalView>[] => [
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
];
