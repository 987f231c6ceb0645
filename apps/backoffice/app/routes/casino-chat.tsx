import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { ChatWords } from '../features/chat/chat-words.tsx';
import { MutedPlayers } from '../features/chat/muted-players.tsx';
import { ReportedMessages } from '../features/chat/reported-messages.tsx';
import { RoomMessages } from '../features/chat/room-messages.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** The chat of shared tables: what readers reported, what is said in rooms, who may not write, and the words that rooms do not take. */
export default function CasinoChat() {
  const t = useTranslator();
  const caller = useApiClient();
  const changes = useChanges('chat-reports');
  const view = useView(() => caller.execute('operatorChatReports', { body: {} }), `chat ${changes}`);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <PageHead title={t('console.nav.casino-chat')} text={t('console.chat.text')} />
      <Viewed view={view}>
        {({ reported, muted }) => (
          <>
            <ReportedMessages reported={reported} muted={muted} onAct={setAct} />
            <h2>{t('console.chat.muted')}</h2>
            <MutedPlayers muted={muted} onAct={setAct} />
            <RoomMessages muted={muted} onDone={view.reload} />
            <ChatWords />
          </>
        )}
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
    </>
  );
}
