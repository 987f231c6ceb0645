import type { OperatorPokerHand } from '@touchline/contract/poker/operator';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { downloadText } from '../../parts/csv.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';

/** The hands of a table, newest first; one that is over can be read with everybody's cards. */
export function HandsTable({ tableId }: { readonly tableId: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [before, setBefore] = useState<readonly string[]>([]);
  const [handId, setHandId] = useState<string | null>(null);
  const cursor = before.at(-1);
  const view = useView(
    () => caller.execute('operatorPokerHands', { body: { pokerTableId: tableId, ...(cursor ? { before: cursor } : {}) } }),
    `${tableId} ${cursor ?? ''}`,
  );
  return (
    <Viewed view={view}>
      {({ name, currency, hands, next }) => (
        <>
          <Hands name={t('console.poker.hands.of', { table: name })} currency={currency} hands={hands} onRead={setHandId} />
          <div className="in-row">
            {before.length > 0 ? <Button onClick={() => setBefore(before.slice(0, -1))}>{t('console.newer')}</Button> : null}
            {next === null ? null : <Button onClick={() => setBefore([...before, next])}>{t('console.older')}</Button>}
          </div>
          <Dialog
            open={handId !== null}
            onClose={() => setHandId(null)}
            title={t('console.poker.hand', { n: handId ?? '' })}
            closeText={t('action.close')}
            wide
          >
            {handId === null ? null : <HandText handId={handId} />}
          </Dialog>
        </>
      )}
    </Viewed>
  );
}

interface HandsProps {
  readonly name: string;
  /** Null where chips are no money. */
  readonly currency: string | null;
  readonly hands: readonly OperatorPokerHand[];
  readonly onRead: (handId: string) => void;
}

function Hands({ name, currency, hands, onRead }: HandsProps) {
  const t = useTranslator();
  const { at, money } = useFormats();
  const write = (amount: string | null): string => (amount === null ? '–' : currency === null ? amount : money(amount, currency));
  const figure = (key: 'pot' | 'rake'): Column<OperatorPokerHand> => ({
    key,
    head: t(`console.poker.hand.${key}`),
    end: true,
    cell: (row) => <span className="figures">{write(row[key])}</span>,
    order: (row) => Number(row[key] ?? 0),
    csv: (row) => row[key] ?? '',
  });
  return (
    <DataTable
      name={name}
      exportable
      rows={hands}
      rowKey={(row) => row.handId}
      empty={t('console.casino.none')}
      columns={[
        {
          key: 'number',
          head: t('console.number'),
          cell: (row) => <span className="figures">{row.handId}</span>,
          csv: (row) => row.handId,
        },
        {
          key: 'at',
          head: t('console.when'),
          cell: (row) => <span className="figures">{at(row.startedAt)}</span>,
          csv: (row) => new Date(row.startedAt).toISOString(),
        },
        { key: 'state', head: t('console.poker.state'), cell: (row) => t(`console.poker.hand.${row.status}`), csv: (row) => row.status },
        figure('pot'),
        figure('rake'),
        {
          key: 'version',
          head: t('console.poker.terms'),
          end: true,
          cell: (row) => <span className="figures">{row.termsVersion ?? '–'}</span>,
          csv: (row) => String(row.termsVersion ?? ''),
        },
        {
          key: 'seats',
          head: t('console.poker.hand.nets'),
          cell: (row) => (
            <ul className="cell-words">
              {row.seats.map(({ seat, playerId, bot, net }) => (
                <li key={seat}>
                  {playerId === null ? <bdi>{bot}</bdi> : <PlayerLink id={playerId} />} <span className="figures">{write(net)}</span>
                </li>
              ))}
            </ul>
          ),
          csv: (row) => row.seats.map(({ playerId, bot, net }) => `${playerId ?? bot} ${net ?? ''}`).join('; '),
        },
        {
          key: 'read',
          head: t('console.decision'),
          cell: (row) =>
            row.status === 'over' ? (
              <Button size="xs" onClick={() => onRead(row.handId)}>
                {t('console.poker.hand.read')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

function HandText({ handId }: { readonly handId: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorPokerHand', { body: { pokerHandId: handId } }), handId);
  return (
    <Viewed view={view}>
      {({ text }) => (
        <>
          <div className="dialog-body">
            <ScrollBox label={t('console.poker.hand', { n: handId })}>
              <pre className="monospace" dir="ltr">
                {text}
              </pre>
            </ScrollBox>
          </div>
          <div className="dialog-foot">
            <Button icon="download" onClick={() => downloadText(`poker-${handId}.txt`, text, 'text/plain')}>
              {t('console.poker.hand.save')}
            </Button>
          </div>
        </>
      )}
    </Viewed>
  );
}
