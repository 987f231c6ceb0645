import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { useTranslator } from '@touchline/ui/translator-context';
import { DataTable } from '../../parts/data-table.tsx';
import { useFormats } from '../../parts/use-formats.ts';

/** Addresses and devices that the player was signed in from. */
export function SessionsTable({ sessions }: { readonly sessions: NonNullable<OperatorPlayer['sessions']> }) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <DataTable
      name={t('console.sessions')}
      rows={sessions}
      rowKey={(row) => `${row.startedAt} ${row.ip} ${row.device}`}
      empty={t('console.none')}
      columns={[
        {
          key: 'start',
          head: t('console.sessions.started'),
          cell: (row) => <span className="figures">{at(row.startedAt)}</span>,
          order: (row) => row.startedAt,
        },
        { key: 'ip', head: t('console.sessions.ip'), cell: (row) => <span className="figures">{row.ip}</span>, order: (row) => row.ip },
        {
          key: 'device',
          head: t('console.sessions.device'),
          cell: (row) => <span className="cell-words">{row.device}</span>,
          order: (row) => row.device,
        },
        { key: 'method', head: t('console.method'), cell: (row) => row.method },
        {
          key: 'end',
          head: t('console.sessions.ended'),
          cell: (row) => <span className="figures">{at(row.endedAt)}</span>,
          order: (row) => row.endedAt,
        },
      ]}
    />
  );
}
