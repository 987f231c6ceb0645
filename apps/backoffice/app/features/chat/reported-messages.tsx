import type { MutedPlayer, OperatorChatMessage, ReportedMessage } from '@touchline/contract/casino-chat/operator';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useChatActs } from './use-chat-acts.tsx';

interface ReportedMessagesProps {
  readonly reported: readonly ReportedMessage[];
  /** Players who may not write already: an operator sees that another one has seen to it. */
  readonly muted: readonly MutedPlayer[];
  readonly onAct: (act: Act) => void;
}

/** Messages that readers have reported, within what was said around them. */
export function ReportedMessages({ reported, muted, onAct }: ReportedMessagesProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const acts = useChatActs();
  return (
    <DataTable
      name={t('console.chat.reported')}
      rows={reported}
      rowKey={({ id }) => id}
      empty={t('console.chat.none')}
      columns={[
        {
          key: 'room',
          head: t('console.chat.room'),
          cell: (row) => <span className="monospace">{`${row.game} ${row.language}`}</span>,
          order: (row) => `${row.game} ${row.language}`,
        },
        {
          key: 'player',
          head: t('console.player'),
          cell: (row) => (
            <span className="in-row row-wrap">
              <PlayerLink id={row.playerId} />
              {muted.some(({ playerId }) => playerId === row.playerId) ? <Badge tone="amber">{t('console.chat.muted.now')}</Badge> : null}
            </span>
          ),
        },
        { key: 'text', head: t('console.chat.messages'), cell: (row) => <Talked message={row} /> },
        {
          key: 'reports',
          head: t('console.chat.reports'),
          cell: (row) => (
            <span className="cell-words">{row.reports.map(({ reason }) => t(`casino.chat.reason.${reason}`)).join(', ')}</span>
          ),
          order: (row) => row.reports.length,
        },
        { key: 'at', head: t('console.when'), cell: (row) => <span className="figures">{at(row.at)}</span>, order: (row) => row.at },
        {
          key: 'decide',
          head: t('console.decision'),
          cell: (row) => (
            <span className="in-row row-wrap">
              <Button size="xs" onClick={() => onAct(acts.decide(row, 'keep'))}>
                {t('console.chat.keep')}
              </Button>
              <Button size="xs" tone="danger" onClick={() => onAct(acts.decide(row, 'remove'))}>
                {t('console.chat.remove')}
              </Button>
              <Button size="xs" onClick={() => onAct(acts.mute(row))}>
                {t('console.chat.mute')}
              </Button>
              <Button size="xs" onClick={() => onAct(acts.rename(row))}>
                {t('console.chat.rename')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

/** The message in its place among those before and after it. */
function Talked({ message }: { readonly message: ReportedMessage }) {
  const t = useTranslator();
  const lines: readonly OperatorChatMessage[] = [...message.context, message].toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  return (
    <div className="cell-words cell-wide">
      {lines.map(({ id, name, text, removed }) => (
        <p key={id} className={id === message.id ? undefined : 'muted'} dir="auto">
          {id === message.id ? <b>{`${name}: ${text}`}</b> : `${name}: ${text}`}
          {removed ? ` (${t('console.chat.removed')})` : ''}
        </p>
      ))}
    </div>
  );
}
