import type { ReplyFor } from '@touchline/contract/calls';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { DataTable } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { wholeText } from '../../parts/whole-text.ts';
import { useApiClient } from '../../shell/session.tsx';

type SuspectPair = ReplyFor<'operatorPokerSignals'>['pairs'][number];

const DAYS = [7, 30, 90] as const;
/** Nobody needs to know how much less likely than one in a billion something is. */
const MAX_ONE_IN = 1_000_000_000;

const oneIn = (chance: number): number => Math.min(MAX_ONE_IN, Math.floor(1 / chance));

/** Pairs of players who may play together against the others, the least likely first. */
export function SignalsTable() {
  const t = useTranslator();
  const caller = useApiClient();
  const { at } = useFormats();
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const view = useView(() => caller.execute('operatorPokerSignals', { body: { days } }), days);
  return (
    <Viewed view={view}>
      {({ pairs }) => (
        <DataTable
          name={t('console.poker.signals')}
          exportable
          rows={pairs}
          rowKey={({ playerA, playerB }) => `${playerA} ${playerB}`}
          empty={t('console.poker.signals.none')}
          tools={DAYS.map((one) => (
            <Chip key={one} on={one === days} onClick={() => setDays(one)}>
              {t('console.poker.days', { n: one })}
            </Chip>
          ))}
          columns={[
            { key: 'a', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerA} />, csv: (row) => row.playerA },
            { key: 'b', head: t('console.poker.with'), cell: (row) => <PlayerLink id={row.playerB} />, csv: (row) => row.playerB },
            {
              key: 'signals',
              head: t('console.poker.signal'),
              cell: (row) => <Signals pair={row} />,
              csv: (row) => row.signals.map(({ kind, chance }) => `${kind} ${chance}`).join('; '),
            },
            {
              key: 'hands',
              head: t('console.poker.hands.between'),
              end: true,
              cell: (row) => <span className="figures">{wholeText(row.hands, t.language)}</span>,
              order: (row) => row.hands,
              csv: (row) => String(row.hands),
            },
            {
              key: 'last',
              head: t('console.poker.last-met'),
              cell: (row) => <span className="figures">{at(row.lastAt)}</span>,
              order: (row) => row.lastAt,
              csv: (row) => new Date(row.lastAt).toISOString(),
            },
          ]}
        />
      )}
    </Viewed>
  );
}

function Signals({ pair }: { readonly pair: SuspectPair }) {
  const t = useTranslator();
  return (
    <ul className="cell-words">
      {pair.signals.map(({ kind, chance }) => (
        <li key={kind}>
          {t(`console.poker.signal.${kind}`)} <span className="muted">{t('console.poker.chance', { n: oneIn(chance) })}</span>
        </li>
      ))}
    </ul>
  );
}
