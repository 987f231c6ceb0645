import type { OperatorPokerTable } from '@touchline/contract/poker/operator';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useMay } from '../../shell/session.tsx';

interface TablesTableProps {
  readonly tables: readonly OperatorPokerTable[];
  readonly openId: string | null;
  readonly onOpen: (tableId: string) => void;
  readonly onVoid: (table: OperatorPokerTable) => void;
}

/** The cash tables with what was played at each within a day; one that is opened shows its hands. */
export function TablesTable({ tables, openId, onOpen, onVoid }: TablesTableProps) {
  const t = useTranslator();
  return (
    <DataTable
      name={t('console.poker.tables')}
      exportable
      rows={tables}
      rowKey={({ tableId }) => tableId}
      empty={t('console.casino.none')}
      openKey={openId}
      onOpen={({ tableId }) => onOpen(tableId)}
      columns={useColumns(onVoid)}
    />
  );
}

function useColumns(onVoid: TablesTableProps['onVoid']): readonly Column<OperatorPokerTable>[] {
  const t = useTranslator();
  const may = useMay();
  const { money } = useFormats();
  const figure = (key: 'players' | 'bots' | 'hands'): Column<OperatorPokerTable> => ({
    key,
    head: t(`console.poker.${key}`),
    end: true,
    cell: (row) => <span className="figures">{row[key]}</span>,
    order: (row) => row[key],
    csv: (row) => String(row[key]),
  });
  const amount = (key: 'pots' | 'rake'): Column<OperatorPokerTable> => ({
    key,
    head: t(`console.poker.${key}`),
    end: true,
    cell: (row) => <span className="figures">{money(row[key], row.currency)}</span>,
    order: (row) => Number(row[key]),
    csv: (row) => row[key],
  });
  return [
    { key: 'name', head: t('console.poker.table'), cell: (row) => <b>{row.name}</b>, order: (row) => row.name, csv: (row) => row.name },
    { key: 'variant', head: t('console.poker.game'), cell: (row) => t(`poker.variant.${row.variant}`), csv: (row) => row.variant },
    {
      key: 'blinds',
      head: t('console.poker.blinds'),
      cell: (row) => (
        <bdi className="figures">
          {row.smallBlind} / {money(row.bigBlind, row.currency)}
        </bdi>
      ),
      order: (row) => Number(row.bigBlind),
      csv: (row) => `${row.smallBlind} / ${row.bigBlind} ${row.currency}`,
    },
    {
      key: 'seats',
      head: t('console.poker.seats'),
      end: true,
      cell: (row) => <span className="figures">{row.seats}</span>,
      csv: (row) => String(row.seats),
    },
    figure('players'),
    figure('bots'),
    {
      key: 'state',
      head: t('console.poker.state'),
      cell: (row) =>
        row.isPlaying ? <Badge tone="brand">{t('console.poker.playing')}</Badge> : <Badge tone="plain">{t('console.poker.idle')}</Badge>,
      csv: (row) => (row.isPlaying ? 'playing' : 'idle'),
    },
    figure('hands'),
    amount('pots'),
    amount('rake'),
    {
      key: 'void',
      head: t('console.decision'),
      cell: (row) =>
        row.isPlaying && may('operatorVoidPokerHand') ? (
          <Button size="xs" tone="danger" onClick={() => onVoid(row)}>
            {t('console.poker.void-hand')}
          </Button>
        ) : null,
    },
  ];
}
