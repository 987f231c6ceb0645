import type { MutedPlayer } from '@touchline/contract/casino-chat/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useChatActs } from './use-chat-acts.tsx';

interface MutedPlayersProps {
  readonly muted: readonly MutedPlayer[];
  readonly onAct: (act: Act) => void;
}

/** Players who may not write in the chat at present. */
export function MutedPlayers({ muted, onAct }: MutedPlayersProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const acts = useChatActs();
  return (
    <DataTable
      name={t('console.chat.muted')}
      rows={muted}
      rowKey={({ playerId }) => playerId}
      empty={t('console.chat.muted.none')}
      columns={[
        { key: 'player', head: t('console.player'), cell: (row) => <PlayerLink id={row.playerId} /> },
        { key: 'name', head: t('console.chat.name'), cell: (row) => <bdi>{row.name}</bdi>, order: (row) => row.name },
        { key: 'reason', head: t('console.act.reason'), cell: (row) => <span className="cell-words cell-wide">{row.reason}</span> },
        { key: 'by', head: t('console.chat.muted.by'), cell: (row) => row.by },
        {
          key: 'until',
          head: t('console.chat.muted.until'),
          cell: (row) => <span className="figures">{row.until === null ? t('console.chat.mute.for-good') : at(row.until)}</span>,
        },
        {
          key: 'lift',
          head: t('console.decision'),
          cell: (row) => (
            <Button size="xs" onClick={() => onAct(acts.unmute(row))}>
              {t('console.chat.unmute')}
            </Button>
          ),
        },
      ]}
    />
  );
}
