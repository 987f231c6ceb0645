import type { CasinoTableVersion } from '@touchline/contract/casino/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useProposeEdge } from '../features/casino/use-propose-edge.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { changeText } from '../parts/change-text.ts';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { percentText } from '../parts/percent-text.ts';
import { SettingProposals } from '../parts/settings/setting-proposals.tsx';
import { byText } from '../parts/settings/setting-versions.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** The tables of the house's own games: what each keeps, what it has returned, and the edges that wait for a second operator. */
export default function Casino() {
  const t = useTranslator();
  const caller = useApiClient();
  const propose = useProposeEdge();
  const changes = useChanges('casino-edges');
  const view = useView(() => caller.execute('operatorCasinoTables', { body: {} }), `casino-tables ${changes}`);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ tables, proposals, former }) => (
        <>
          <PageHead title={t('console.nav.casino')} text={t('console.casino.text')} />
          <SettingProposals
            name={t('console.casino.proposals')}
            title={t('console.casino.change')}
            proposals={proposals}
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
            ]}
            describe={({ game, proposedPpm }) => (
              <p className="monospace">
                {game} {percentText(proposedPpm)}
              </p>
            )}
            decide={(body) => caller.execute('operatorDecideCasinoEdge', { body })}
            onAct={setAct}
          />
          <Tables
            name={t('console.casino.tables')}
            tables={tables}
            waiting={new Set(proposals.map(({ game }) => game))}
            onChange={(table) => setAct(propose(table))}
          />
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
  /** Games with a proposal that nobody has decided yet. */
  readonly waiting?: ReadonlySet<string>;
  /** Of tables as they are played now. */
  readonly onChange?: (table: CasinoTableVersion) => void;
}

function Tables({ name, tables, waiting, onChange }: TablesProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const observedText = ({ observed }: CasinoTableVersion): string =>
    observed === null ? '–' : `${percentText(observed.returnPpm)} ± ${percentText(observed.bandPpm)} (${observed.rounds})`;
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
          cell: (row) => <span className="figures">{row.bounds === null ? t('console.casino.fixed') : percentText(row.edgePpm)}</span>,
          order: (row) => row.edgePpm,
          csv: (row) => String(row.edgePpm),
        },
        {
          key: 'return',
          head: t('console.casino.return'),
          cell: (row) => <span className="figures">{percentText(row.returnPpm)}</span>,
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
        { key: 'by', head: t('console.settings.by'), cell: (row) => byText(row) || '–', csv: byText },
        ...(onChange
          ? [
              {
                key: 'change',
                head: t('console.decision'),
                cell: (row: CasinoTableVersion) =>
                  row.bounds === null || waiting?.has(row.game) ? null : (
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
