import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { useTranslator } from '@touchline/ui/translator-context';
import { useParams } from 'react-router';
import { ActsBar } from '../features/player/acts-bar.tsx';
import { AuditCard } from '../features/player/audit-card.tsx';
import { ContactsCard } from '../features/player/contacts-card.tsx';
import { DocumentsCard } from '../features/player/documents-card.tsx';
import { LimitsCard } from '../features/player/limits-card.tsx';
import { NotesCard } from '../features/player/notes-card.tsx';
import { PaymentsTable } from '../features/player/payments-table.tsx';
import { PersonCard } from '../features/player/person-card.tsx';
import { SessionsTable } from '../features/player/sessions-table.tsx';
import { StandingCard } from '../features/player/standing-card.tsx';
import { betColumns } from '../parts/bet-columns.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient } from '../shell/session.tsx';

/** A player whole, as far as the operator's roles need it: on one page, without tabs. */
export default function PlayerPage() {
  const t = useTranslator();
  const { player = '' } = useParams();
  return (
    <ReasonGate key={player} place={`player ${player}`} title={t('console.player.title', { id: player })}>
      {(reason) => <Player id={player} reason={reason} />}
    </ReasonGate>
  );
}

function Player({ id, reason }: { readonly id: string; readonly reason: string }) {
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorPlayer', { body: { playerId: id, reason } }), id);
  return <Viewed view={view}>{(player) => <Whole player={player} reason={reason} reload={view.reload} />}</Viewed>;
}

interface WholeProps {
  readonly player: OperatorPlayer;
  readonly reason: string;
  readonly reload: () => void;
}

function Whole({ player, reason, reload }: WholeProps) {
  const t = useTranslator();
  const formats = useFormats();
  const { profile, balances, bets, payments, sessions, documents, support, limits, audit, selfTests } = player;
  return (
    <>
      <ActsBar player={player} reason={reason} onDone={reload} />
      <div className="player">
        <div className="stack console-stack">
          <PersonCard profile={profile} reason={reason} />
          <StandingCard standing={player.standing} selfTests={selfTests} />
          {limits ? <LimitsCard limits={limits} /> : null}
        </div>
        <div className="stack console-stack">
          {balances ? (
            <DataTable
              name={t('console.balances')}
              rows={balances}
              rowKey={({ currency, kind }) => `${currency} ${kind}`}
              empty={t('console.none')}
              columns={[
                { key: 'kind', head: t('console.account'), cell: (row) => row.kind },
                {
                  key: 'balance',
                  head: t('console.balance'),
                  end: true,
                  cell: (row) => <b className="figures">{formats.money(row.balance, row.currency)}</b>,
                },
              ]}
            />
          ) : null}
          {bets ? (
            <DataTable
              name={t('console.nav.bets')}
              exportable
              rows={bets}
              rowKey={({ betId }) => betId}
              empty={t('console.bets.none')}
              columns={betColumns<(typeof bets)[number]>(t, formats)}
            />
          ) : null}
          {payments ? <PaymentsTable payments={payments} /> : null}
          {sessions ? <SessionsTable sessions={sessions} /> : null}
        </div>
        <div className="stack console-stack">
          {documents ? <DocumentsCard documents={documents} /> : null}
          <NotesCard playerId={profile.id} notes={player.notes} onDone={reload} />
          {support ? <ContactsCard threads={support} /> : null}
          {audit ? <AuditCard audit={audit} /> : null}
        </div>
      </div>
    </>
  );
}
