import type { PaymentView } from '@touchline/contract/payments/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { DataTable } from '../../parts/data-table.tsx';
import { amountOrder } from '../../parts/sort-rows.ts';
import { useFormats } from '../../parts/use-formats.ts';

/** Deposits and withdrawals, the newest first. */
export function PaymentsTable({ payments }: { readonly payments: readonly PaymentView[] }) {
  const t = useTranslator();
  const { money, at } = useFormats();
  return (
    <DataTable
      name={t('console.payments')}
      exportable
      rows={payments}
      rowKey={({ id }) => id}
      empty={t('console.none')}
      columns={[
        {
          key: 'at',
          head: t('console.when'),
          cell: (row) => <span className="figures">{at(row.createdAt)}</span>,
          order: (row) => row.createdAt,
          csv: (row) => new Date(row.createdAt).toISOString(),
        },
        {
          key: 'direction',
          head: t('console.direction'),
          cell: (row) => t(`console.direction.${row.direction}`),
          order: (row) => row.direction,
          csv: (row) => row.direction,
        },
        { key: 'method', head: t('console.method'), cell: (row) => row.method, csv: (row) => row.method },
        {
          key: 'amount',
          head: t('console.amount'),
          end: true,
          cell: (row) => <span className="figures">{money(row.amount, row.currency)}</span>,
          order: (row) => amountOrder(row.amount),
          csv: (row) => `${row.amount} ${row.currency}`,
        },
        {
          key: 'status',
          head: t('console.state'),
          cell: (row) => (
            <Badge tone={row.status === 'paid' ? 'brand' : row.finishedAt === null ? 'info' : 'plain'}>
              {t(`console.payment.${row.status}`)}
            </Badge>
          ),
          order: (row) => row.status,
          csv: (row) => row.status,
        },
      ]}
    />
  );
}
