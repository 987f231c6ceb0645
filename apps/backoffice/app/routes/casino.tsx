import type { CasinoTableVersion } from '@touchline/contract/casino/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { FieldProblem } from '../shell/problem-of.ts';
import { useApiClient } from '../shell/session.tsx';

/** Millionths as a percentage: 2.50 %. */
const percent = (ppm: number): string => `${(ppm / 10_000).toFixed(2)} %`;

/** The tables of the house's own games: what each keeps, and what it has returned. */
export default function Casino() {
  const t = useTranslator();
  const caller = useApiClient();
  const change = useChange();
  const view = useView(() => caller.execute('operatorCasinoTables', { body: {} }), 'casino-tables');
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ tables, former }) => (
        <>
          <PageHead title={t('console.nav.casino')} text={t('console.casino.text')} />
          <Tables name={t('console.casino.tables')} tables={tables} onChange={(table) => setAct(change(table))} />
          <Tables name={t('console.casino.former')} tables={former} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

interface TablesProps {
  readonly name: string;
  readonly tables: readonly CasinoTableVersion[];
  /** Of tables as they are played now. */
  readonly onChange?: (table: CasinoTableVersion) => void;
}

function Tables({ name, tables, onChange }: TablesProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const observedText = ({ observed }: CasinoTableVersion): string =>
    observed === null ? '–' : `${percent(observed.returnPpm)} ± ${percent(observed.bandPpm)} (${observed.rounds})`;
  return (
    <DataTable
      name={name}
      exportable
      rows={tables}
      rowKey={({ game, version }) => `${game} ${version}`}
      empty={t('console.casino.none')}
      columns={[
        {
          key: 'game',
          head: t('console.casino.game'),
          cell: (row) => <b className="monospace">{row.game}</b>,
          order: (row) => row.game,
          csv: (row) => row.game,
        },
        {
          key: 'version',
          head: t('console.casino.version'),
          cell: (row) => <span className="figures">{row.version}</span>,
          csv: (row) => String(row.version),
        },
        {
          key: 'edge',
          head: t('console.casino.edge'),
          cell: (row) => <span className="figures">{row.bounds === null ? t('console.casino.fixed') : percent(row.edgePpm)}</span>,
          order: (row) => row.edgePpm,
          csv: (row) => String(row.edgePpm),
        },
        {
          key: 'return',
          head: t('console.casino.return'),
          cell: (row) => <span className="figures">{percent(row.returnPpm)}</span>,
          order: (row) => row.returnPpm,
          csv: (row) => String(row.returnPpm),
        },
        {
          key: 'observed',
          head: t('console.casino.observed'),
          cell: (row) => <span className="figures">{observedText(row)}</span>,
          csv: (row) => observedText(row),
        },
        {
          key: 'at',
          head: t('console.settings.at'),
          cell: (row) => <span className="figures">{at(row.addedAt)}</span>,
          csv: (row) => new Date(row.addedAt).toISOString(),
        },
        { key: 'by', head: t('console.settings.by'), cell: (row) => row.setBy ?? '–', csv: (row) => row.setBy ?? '' },
        ...(onChange
          ? [
              {
                key: 'change',
                head: t('console.decision'),
                cell: (row: CasinoTableVersion) =>
                  row.bounds === null ? null : (
                    <Button size="xs" onClick={() => onChange(row)}>
                      {t('console.settings.change')}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

function useChange(): (table: CasinoTableVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ game, version, edgePpm, bounds }) => ({
    title: t('console.casino.change'),
    text: <p className="monospace">{game}</p>,
    confirm: t('console.settings.change'),
    fields: [
      {
        name: 'edgePpm',
        label: t('console.casino.edge.percent'),
        hint: bounds ? t('console.casino.bounds', { least: percent(bounds.least), most: percent(bounds.most) }) : '',
        inputMode: 'decimal',
        initial: (edgePpm / 10_000).toFixed(2),
        max: 8,
      },
      reason,
    ],
    async run(values) {
      const edge = Math.round(Number((values.edgePpm ?? '').trim().replace(',', '.')) * 10_000);
      if (!Number.isSafeInteger(edge)) throw new FieldProblem({ edgePpm: t('console.casino.not-percent') });
      await caller.execute('operatorSetCasinoEdge', { body: { game, version, edgePpm: edge, reason: values.reason ?? '' } });
      return t('console.casino.changed');
    },
  });
}
