import { SHARED_GAME_KEYS, type SharedGameKey } from '@touchline/contract/casino/enums';
import type { MutedPlayer, OperatorChatMessage } from '@touchline/contract/casino-chat/operator';
import { LANGUAGES } from '@touchline/i18n/languages';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../../parts/act-dialog.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';
import { useChatActs } from './use-chat-acts.tsx';

interface RoomMessagesProps {
  readonly muted: readonly MutedPlayer[];
  /** After something was done: who is muted may have changed. */
  readonly onDone: () => void;
}

/** A room as it is read at its table, reported or not. Nothing is asked for before a table is chosen: whoever looks is recorded. */
export function RoomMessages({ muted, onDone }: RoomMessagesProps) {
  const t = useTranslator();
  const [game, setGame] = useState<SharedGameKey | null>(null);
  const [language, setLanguage] = useState(t.language);
  return (
    <section className="stack">
      <h2>{t('console.chat.rooms')}</h2>
      <div className="chips">
        {SHARED_GAME_KEYS.map((key) => (
          <Chip key={key} on={key === game} onClick={() => setGame(key)}>
            {key}
          </Chip>
        ))}
      </div>
      <div className="chips">
        {LANGUAGES.map(({ code, endonym }) => (
          <Chip key={code} on={code === language} onClick={() => setLanguage(code)}>
            {endonym}
          </Chip>
        ))}
      </div>
      {game === null ? (
        <p className="muted">{t('console.chat.rooms.choose')}</p>
      ) : (
        <Room key={`${game} ${language}`} game={game} language={language} muted={muted} onDone={onDone} />
      )}
    </section>
  );
}

function Room({ game, language, muted, onDone }: RoomMessagesProps & { readonly game: SharedGameKey; readonly language: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [before, setBefore] = useState<string | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const columns = useColumns(muted, setAct);
  const view = useView(
    () => caller.execute('operatorChatRoom', { body: { game, language, ...(before === null ? {} : { before }) } }),
    before ?? 'newest',
  );
  const done = (): void => {
    view.reload();
    onDone();
  };
  return (
    <>
      <Viewed view={view}>
        {({ messages, next }) => (
          <>
            <DataTable
              name={`${game} ${language}`}
              rows={messages}
              rowKey={({ id }) => id}
              empty={t('console.chat.rooms.none')}
              columns={columns}
            />
            <div className="in-row">
              <Button size="sm" onClick={() => (before === null ? view.reload() : setBefore(null))}>
                {t('console.chat.rooms.newest')}
              </Button>
              {next === null ? null : (
                <Button size="sm" onClick={() => setBefore(next)}>
                  {t('console.chat.rooms.older')}
                </Button>
              )}
            </div>
          </>
        )}
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={done} />
    </>
  );
}

function useColumns(muted: readonly MutedPlayer[], onAct: (act: Act) => void): readonly Column<OperatorChatMessage>[] {
  const t = useTranslator();
  const { at } = useFormats();
  const acts = useChatActs();
  return [
    { key: 'at', head: t('console.when'), cell: (row) => <span className="figures">{at(row.at)}</span>, order: (row) => row.at },
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
    { key: 'name', head: t('console.chat.name'), cell: (row) => <bdi>{row.name}</bdi>, order: (row) => row.name },
    {
      key: 'text',
      head: t('console.chat.messages'),
      cell: (row) => (
        <span className="cell-words cell-wide" dir="auto">
          {row.removed ? `${row.text} (${t('console.chat.removed')})` : row.text}
        </span>
      ),
    },
    {
      key: 'decide',
      head: t('console.decision'),
      cell: (row) => (
        <span className="in-row row-wrap">
          {row.removed ? null : (
            <Button size="xs" tone="danger" onClick={() => onAct(acts.decide(row, 'remove'))}>
              {t('console.chat.remove')}
            </Button>
          )}
          <Button size="xs" onClick={() => onAct(acts.mute(row))}>
            {t('console.chat.mute')}
          </Button>
          <Button size="xs" onClick={() => onAct(acts.rename(row))}>
            {t('console.chat.rename')}
          </Button>
        </span>
      ),
    },
  ];
}
