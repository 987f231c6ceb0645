import type { OperatorPokerTerms } from '@touchline/contract/poker/terms';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import type { Act } from '../../parts/act-dialog.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { SettingProposals } from '../../parts/settings/setting-proposals.tsx';
import { byText, FormerVersions } from '../../parts/settings/setting-versions.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useChanges } from '../../shell/queues.tsx';
import { useApiClient } from '../../shell/session.tsx';
import { TermsChanges } from './terms-changes.tsx';
import { TERMS_VALUES } from './terms-values.ts';
import { useProposeTerms } from './use-propose-terms.tsx';

/** Rake and buy-ins of the cash tables, those that wait for a second operator, and the former ones of a table that is opened. */
export function TermsPart() {
  const t = useTranslator();
  const caller = useApiClient();
  const propose = useProposeTerms();
  const changes = useChanges('poker-tables');
  const view = useView(() => caller.execute('operatorPokerTerms', { body: {} }), `poker-terms ${changes}`);
  const [act, setAct] = useState<Act | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Viewed view={view}>
      {({ tables, proposals }) => {
        const currentOf = (name: string) => tables.find((table) => table.name === name)?.current;
        const open = tables.find(({ tableId }) => tableId === openId);
        const changesOf = (proposal: (typeof proposals)[number]) => {
          const current = currentOf(proposal.name);
          return current ? <TermsChanges from={current} to={proposal} /> : null;
        };
        return (
          <>
            <SettingProposals
              name={t('console.poker.proposals')}
              title={t('console.poker.change')}
              proposals={proposals}
              columns={[
                { key: 'table', head: t('console.poker.table'), cell: (row) => <b>{row.name}</b> },
                { key: 'changes', head: t('console.club.changes'), cell: changesOf },
              ]}
              describe={(proposal) => (
                <>
                  <p>
                    <b>{proposal.name}</b>
                  </p>
                  {changesOf(proposal)}
                </>
              )}
              decide={(body) => caller.execute('operatorDecidePokerTerms', { body })}
              onAct={setAct}
            />
            <Terms
              tables={tables}
              waiting={new Set(proposals.map(({ name }) => name))}
              openId={openId}
              onOpen={(tableId) => setOpenId(tableId === openId ? null : tableId)}
              onChange={(table) => setAct(propose(table))}
            />
            {open ? (
              <FormerVersions versions={[open.current, ...open.former]} changes={(from, to) => <TermsChanges from={from} to={to} />} />
            ) : null}
            <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
          </>
        );
      }}
    </Viewed>
  );
}

interface TermsProps {
  readonly tables: readonly OperatorPokerTerms[];
  /** Names of tables with a proposal that nobody has decided yet. */
  readonly waiting: ReadonlySet<string>;
  readonly openId: string | null;
  readonly onOpen: (tableId: string) => void;
  readonly onChange: (table: OperatorPokerTerms) => void;
}

function Terms({ tables, waiting, openId, onOpen, onChange }: TermsProps) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <DataTable
      name={t('console.poker.terms')}
      exportable
      rows={tables}
      rowKey={({ tableId }) => tableId}
      empty={t('console.casino.none')}
      openKey={openId}
      onOpen={({ tableId }) => onOpen(tableId)}
      columns={[
        { key: 'name', head: t('console.poker.table'), cell: (row) => <b>{row.name}</b>, order: (row) => row.name, csv: (row) => row.name },
        {
          key: 'version',
          head: t('console.casino.version'),
          cell: (row) => <span className="figures">{row.current.version}</span>,
          csv: (row) => String(row.current.version),
        },
        ...TERMS_VALUES.map(({ field, name, written }) => ({
          key: field,
          head: t(name),
          cell: (row: OperatorPokerTerms) => (
            <bdi className="figures" dir="ltr">
              {written(row.current)}
            </bdi>
          ),
          csv: (row: OperatorPokerTerms) => written(row.current),
        })),
        { key: 'currency', head: t('console.poker.currency'), cell: (row) => row.currency, csv: (row) => row.currency },
        { key: 'at', head: t('console.settings.at'), cell: (row) => <span className="figures">{at(row.current.addedAt)}</span> },
        { key: 'by', head: t('console.settings.by'), cell: (row) => byText(row.current) || '–', csv: (row) => byText(row.current) },
        {
          key: 'change',
          head: t('console.decision'),
          cell: (row) =>
            waiting.has(row.name) ? null : (
              <Button size="xs" onClick={() => onChange(row)}>
                {t('console.settings.change')}
              </Button>
            ),
        },
      ]}
    />
  );
}
