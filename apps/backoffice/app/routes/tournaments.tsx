import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { prizesText } from '../features/tournaments/parse-prizes.ts';
import { type Tournament, useTournamentActs } from '../features/tournaments/use-tournament-acts.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient, useSession } from '../shell/session.tsx';

/** Tournaments of the casino: what runs, what is announced, what was paid. */
export default function Tournaments() {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorTournaments', { body: {} }), 'tournaments');
  const [act, setAct] = useState<Act | null>(null);
  const acts = useTournamentActs();
  const columns = useColumns(
    (tournament) => setAct(acts.approve(tournament)),
    (tournament) => setAct(acts.cancel(tournament)),
  );
  return (
    <>
      <PageHead title={t('console.nav.tournaments')} text={t('console.tournaments.text')} />
      <Viewed view={view}>
        {({ tournaments }) => (
          <>
            <DataTable
              name={t('console.nav.tournaments')}
              exportable
              rows={tournaments}
              rowKey={({ tournament }) => tournament}
              empty={t('console.tournaments.none')}
              tools={
                <Button size="xs" icon="plus" tone="brand" onClick={() => setAct(acts.create())}>
                  {t('console.tournaments.create')}
                </Button>
              }
              columns={columns}
            />
            <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
          </>
        )}
      </Viewed>
    </>
  );
}

const isOpen = ({ status }: Tournament): boolean => ['proposed', 'announced', 'running'].includes(status);

/** The logins of the two who announced it; empty for the house's own. */
const byText = ({ setBy, approvedBy }: Tournament): string => [setBy, approvedBy].filter((login) => login !== null).join(', ');

type OnTournament = (tournament: Tournament) => void;

function useColumns(onApprove: OnTournament, onCancel: OnTournament): readonly Column<Tournament>[] {
  const t = useTranslator();
  const { at } = useFormats();
  return [
    {
      key: 'name',
      head: t('console.tournaments.name'),
      cell: (row) => <b>{row.name}</b>,
      order: (row) => row.name,
      csv: (row) => row.name,
    },
    {
      key: 'state',
      head: t('console.tournaments.state'),
      cell: (row) => t(`tournaments.status.${row.status}`),
      order: (row) => row.status,
      csv: (row) => row.status,
    },
    {
      key: 'scoring',
      head: t('console.tournaments.scoring'),
      cell: (row) => t(`tournaments.scoring.${row.rules.scoring}`),
      order: (row) => row.rules.scoring,
      csv: (row) => JSON.stringify(row.rules),
    },
    {
      key: 'starts',
      head: t('console.tournaments.starts'),
      cell: (row) => <span className="figures">{at(row.startsAt)}</span>,
      order: (row) => row.startsAt,
      csv: (row) => new Date(row.startsAt).toISOString(),
    },
    {
      key: 'ends',
      head: t('console.tournaments.ends'),
      cell: (row) => <span className="figures">{at(row.endsAt)}</span>,
      order: (row) => row.endsAt,
      csv: (row) => new Date(row.endsAt).toISOString(),
    },
    {
      key: 'players',
      head: t('console.tournaments.players'),
      end: true,
      cell: (row) => <span className="figures">{row.players}</span>,
      order: (row) => row.players,
      csv: (row) => String(row.players),
    },
    {
      key: 'prizes',
      head: t('console.tournaments.prizes'),
      cell: (row) => (
        <span className="figures cell-words">
          {prizesText(row.prizes)} ({t(`console.tournaments.unit.${row.prizeUnit}`)})
        </span>
      ),
      csv: (row) => `${row.prizeUnit} ${prizesText(row.prizes)}`,
    },
    {
      key: 'paid',
      head: t('console.tournaments.paid'),
      end: true,
      cell: (row) => <span className="figures">{row.paid + row.owed === 0 ? '–' : `${row.paid} / ${row.paid + row.owed}`}</span>,
      csv: (row) => String(row.paid),
    },
    { key: 'by', head: t('console.settings.by'), cell: (row) => byText(row) || '–', csv: byText },
    {
      key: 'decide',
      head: t('console.decision'),
      cell: (row) => <Decision tournament={row} onApprove={() => onApprove(row)} onCancel={() => onCancel(row)} />,
    },
  ];
}

interface DecisionProps {
  readonly tournament: Tournament;
  readonly onApprove: () => void;
  readonly onCancel: () => void;
}

/** The ways to decide: one's own proposal somebody else approves. */
function Decision({ tournament, onApprove, onCancel }: DecisionProps) {
  const t = useTranslator();
  const { operator } = useSession();
  if (!isOpen(tournament)) return null;
  return (
    <span className="in-row">
      {tournament.status === 'proposed' && tournament.setBy !== operator.login ? (
        <Button size="xs" onClick={onApprove}>
          {t('console.approve')}
        </Button>
      ) : null}
      <Button size="xs" tone="danger" onClick={onCancel}>
        {t('console.tournaments.cancel')}
      </Button>
    </span>
  );
}
