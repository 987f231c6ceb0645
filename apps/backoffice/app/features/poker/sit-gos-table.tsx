import type { OperatorPokerSitGo } from '@touchline/contract/poker/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useMay } from '../../shell/session.tsx';

interface SitGosTableProps {
  readonly sitGos: readonly OperatorPokerSitGo[];
  readonly openId: string | null;
  readonly onOpen: (tableId: string) => void;
  readonly onVoid: (sitGo: OperatorPokerSitGo) => void;
}

const isOpen = ({ status }: OperatorPokerSitGo): boolean => status === 'open' || status === 'running';

/** Sit-and-gos that have not ended, or have within a day; one that has begun shows its hands when it is opened. */
export function SitGosTable({ sitGos, openId, onOpen, onVoid }: SitGosTableProps) {
  const t = useTranslator();
  return (
    <DataTable
      name={t('console.poker.sit-gos')}
      exportable
      rows={sitGos}
      rowKey={({ sitGoId, tableId }) => tableId ?? `entries ${sitGoId}`}
      empty={t('console.casino.none')}
      openKey={openId}
      onOpen={({ tableId }) => tableId !== null && onOpen(tableId)}
      columns={useColumns(onVoid)}
    />
  );
}

function useColumns(onVoid: SitGosTableProps['onVoid']): readonly Column<OperatorPokerSitGo>[] {
  const t = useTranslator();
  const may = useMay();
  const { at, money } = useFormats();
  const figure = (key: 'seats' | 'players' | 'bots' | 'hands', head: string): Column<OperatorPokerSitGo> => ({
    key,
    head,
    end: true,
    cell: (row) => <span className="figures">{row[key]}</span>,
    order: (row) => row[key],
    csv: (row) => String(row[key]),
  });
  return [
    {
      key: 'name',
      head: t('console.poker.sit-go'),
      cell: (row) => (
        <>
          <b>{row.name}</b> <span className="figures muted">#{row.sitGoId}</span>
        </>
      ),
      order: (row) => row.name,
      csv: (row) => `${row.name} #${row.sitGoId}`,
    },
    {
      key: 'status',
      head: t('console.poker.state'),
      cell: (row) => t(`poker.sit-go.status.${row.status}`),
      order: (row) => row.status,
      csv: (row) => row.status,
    },
    {
      key: 'entry',
      head: t('console.poker.entry'),
      cell: (row) => (
        <bdi className="figures">
          {money(row.buyIn, row.currency)} + {money(row.fee, row.currency)}
        </bdi>
      ),
      csv: (row) => `${row.buyIn} + ${row.fee} ${row.currency}`,
    },
    figure('seats', t('console.poker.seats')),
    figure('players', t('console.poker.players')),
    figure('bots', t('console.poker.bots')),
    figure('hands', t('console.poker.hands.played')),
    {
      key: 'opened',
      head: t('console.poker.opened'),
      cell: (row) => <span className="figures">{at(row.openedAt)}</span>,
      order: (row) => row.openedAt,
      csv: (row) => new Date(row.openedAt).toISOString(),
    },
    { key: 'ended', head: t('console.poker.ended'), cell: (row) => <span className="figures">{at(row.endedAt)}</span> },
    {
      key: 'void',
      head: t('console.decision'),
      cell: (row) =>
        isOpen(row) && may('operatorVoidPokerSitGo') ? (
          <Button size="xs" tone="danger" onClick={() => onVoid(row)}>
            {t('console.poker.void-sit-go')}
          </Button>
        ) : null,
    },
  ];
}
