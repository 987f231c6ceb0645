import type { ChatReportReason } from '@touchline/contract/casino-chat/enums';
import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { LANGUAGES } from '@touchline/i18n/languages';
import { Button } from '@touchline/ui/button';
import { SelectField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { ChatAnnouncement } from './chat-announcement.tsx';
import { ChatFoot } from './chat-foot.tsx';
import { ChatLog } from './chat-log.tsx';
import { useChatChoice } from './use-chat-choice.ts';
import type { ChatRoom } from './use-chat-room.ts';

interface ChatBoxProps {
  readonly room: ChatRoom;
  /** Those of the room's messages that the player wants to read. */
  readonly shown: readonly ChatMessageView[];
  readonly ofOthers: readonly ChatMessageView[];
  readonly language: string;
}

/** A room: its language, what is said, and the way to write. */
export function ChatBox({ room, shown, ofOthers, language }: ChatBoxProps) {
  const t = useTranslator();
  const change = useChatChoice((choice) => choice.change);
  const { own } = room;
  const hidden = own?.hidden ?? [];
  const attempt = (act: Promise<void>, done?: string): void => {
    act.then(
      () => {
        if (done !== undefined) showToast('success', done);
      },
      (error: unknown) => showToast('error', problemOf(error, t) ?? ''),
    );
  };
  const report = (message: string, reason: ChatReportReason): void => attempt(room.report(message, reason), t('casino.chat.report.done'));
  return (
    <div className="table-chat-box">
      <div className="table-chat-head">
        <SelectField
          label={t('casino.chat.room')}
          labelHidden
          options={LANGUAGES.map(({ code, endonym }) => ({ value: code, label: endonym }))}
          value={language}
          onChange={(event) => change({ language: event.target.value === t.language ? null : event.target.value })}
        />
        <Button size="sm" icon="ban" onClick={() => change({ isOff: true })}>
          {t('casino.chat.off')}
        </Button>
      </div>
      {room.state === 'lost' ? <p className="table-chat-note">{t('casino.chat.lost')}</p> : null}
      {room.state === 'open' ? (
        <>
          <ChatLog messages={shown} own={own} onHide={(author) => attempt(room.hide(author, true))} onReport={report} />
          {hidden.length > 0 ? (
            <div className="table-chat-head muted">
              <span>{t('casino.chat.hidden', { n: hidden.length })}</span>
              <Button size="xs" onClick={() => attempt(Promise.all(hidden.map((author) => room.hide(author, false))).then(() => {}))}>
                {t('casino.chat.show-hidden')}
              </Button>
            </div>
          ) : null}
          <ChatFoot room={room} />
          <ChatAnnouncement messages={ofOthers} />
        </>
      ) : null}
    </div>
  );
}
