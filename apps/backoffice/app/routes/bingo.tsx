import type { OperatorBingoGame } from '@touchline/contract/bingo/operator';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { percentText } from '../parts/percent-text.ts';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient } from '../shell/session.tsx';

/** The rooms of bingo with their terms and their last day, their games, and the way to cancel a game, which takes two. */
export default function Bingo() {
  const t = useTranslator();
  const caller = useApiClient();
  const cancel = useCancel();
  const view = useView(() => caller.execute('operatorBingoGames', { body: {} }), 'bingo-games');
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ games, rooms }) => (
        <>
          <PageHead title={t('console.nav.bingo')} text={t('console.bingo.text')} />
          <Rooms rooms={rooms} />
          <Games games={games} onCancel={(game) => setAct(cancel(game))} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

function Rooms({ rooms }: Pick<ReplyFor<'operatorBingoGames'>, 'rooms'>) {
  const t = useTranslator();
  const { money } = useFormats();
  return (
    <DataTable
      name={t('console.bingo.rooms')}
      rows={rooms}
      rowKey={({ room }) => room}
      empty={t('console.bingo.none')}
      columns={[
        { key: 'room', head: t('console.bingo.room'), cell: (row) => t(`bingo.name.${row.room}`) },
        {
          key: 'price',
          head: t('console.bingo.price'),
          cell: (row) => <span className="figures">{money(row.ticketPrice, row.currency)}</span>,
        },
        { key: 'min', head: t('console.bingo.min'), cell: (row) => <span className="figures">{row.minPlayers}</span> },
        { key: 'max', head: t('console.bingo.max'), cell: (row) => <span className="figures">{row.maxTickets}</span> },
        { key: 'return', head: t('console.bingo.return'), cell: (row) => <span className="figures">{percentText(row.returnPpm)}</span> },
        { key: 'played', head: t('console.bingo.played'), cell: (row) => <span className="figures">{row.played}</span> },
        { key: 'sold', head: t('console.bingo.sold-day'), cell: (row) => <span className="figures">{money(row.sold, row.currency)}</span> },
        { key: 'paid', head: t('console.bingo.paid-day'), cell: (row) => <span className="figures">{money(row.paid, row.currency)}</span> },
      ]}
    />
  );
}

interface GamesProps {
  readonly games: readonly OperatorBingoGame[];
  readonly onCancel: (game: OperatorBingoGame) => void;
}

function Games({ games, onCancel }: GamesProps) {
  const t = useTranslator();
  const { at, money } = useFormats();
  return (
    <DataTable
      name={t('console.bingo.games')}
      exportable
      rows={games}
      rowKey={({ gameId }) => gameId}
      empty={t('console.bingo.none')}
      columns={[
        {
          key: 'game',
          head: t('console.bingo.game'),
          cell: (row) => (
            <>
              {t(`bingo.name.${row.room}`)} <span className="figures">{row.number}</span>
            </>
          ),
          csv: (row) => `${row.room} ${row.number}`,
        },
        { key: 'status', head: t('console.bingo.status'), cell: (row) => t(`bingo.status.${row.status}`), csv: (row) => row.status },
        {
          key: 'at',
          head: t('console.bingo.starts'),
          cell: (row) => <span className="figures">{at(row.startsAt)}</span>,
          order: (row) => row.startsAt,
          csv: (row) => new Date(row.startsAt).toISOString(),
        },
        {
          key: 'players',
          head: t('console.bingo.players'),
          cell: (row) => <span className="figures">{row.players}</span>,
          order: (row) => row.players,
          csv: (row) => String(row.players),
        },
        {
          key: 'tickets',
          head: t('console.bingo.tickets'),
          cell: (row) => <span className="figures">{row.tickets}</span>,
          order: (row) => row.tickets,
          csv: (row) => String(row.tickets),
        },
        {
          key: 'sold',
          head: t('console.bingo.sold'),
          cell: (row) => <span className="figures">{money(row.sales, row.currency)}</span>,
          csv: (row) => row.sales,
        },
        {
          key: 'paid',
          head: t('console.bingo.paid'),
          cell: (row) => <span className="figures">{row.paid === null ? '–' : money(row.paid, row.currency)}</span>,
          csv: (row) => row.paid ?? '',
        },
        {
          key: 'asked',
          head: t('console.bingo.asked'),
          cell: (row) => (row.cancelAskedBy === null ? '–' : `${row.cancelAskedBy}: ${row.cancelReason ?? ''}`),
          csv: (row) => row.cancelAskedBy ?? '',
        },
        {
          key: 'cancel',
          head: t('console.decision'),
          cell: (row) =>
            row.status === 'open' ? (
              <Button size="xs" tone="danger" onClick={() => onCancel(row)}>
                {t('console.bingo.cancel')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

function useCancel(): (game: OperatorBingoGame) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ gameId, room, number, cancelAskedBy }) => ({
    title: t('console.bingo.cancel'),
    text: (
      <>
        <p>
          {t(`bingo.name.${room}`)} <span className="figures">{number}</span>
        </p>
        <p>{t(cancelAskedBy === null ? 'console.bingo.cancel.first' : 'console.bingo.cancel.second', { by: cancelAskedBy ?? '' })}</p>
      </>
    ),
    confirm: t('console.bingo.cancel'),
    danger: true,
    fields: [reason],
    async run(values) {
      const { cancelled } = await caller.execute('operatorCancelBingoGame', { body: { bingoGameId: gameId, reason: values.reason ?? '' } });
      return t(cancelled ? 'console.bingo.cancelled' : 'console.bingo.asked-for');
    },
  });
}
