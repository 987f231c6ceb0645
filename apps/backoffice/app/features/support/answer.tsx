import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useRef, useState } from 'react';
import { newKey } from '../../parts/new-key.ts';
import { useApiClient, useSession } from '../../shell/session.tsx';
import { useAct } from './use-act.ts';

const TYPING_EVERY_MS = 3_000;

export interface AnswerProps {
  readonly thread: ReplyFor<'operatorSupportThread'>['thread'];
  /** After each act that was carried out. */
  readonly onDone: () => void;
}

/** The operator's answer in a conversation, and the other actions on it; of a closed one only that it is closed. */
export function Answer({ thread, onDone }: AnswerProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { operator } = useSession();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const { busy, problem, act } = useAct(onDone);
  const tellTyping = useTyping(thread);
  const params = { threadId: thread.id };

  const answer = (close: boolean): Promise<void> =>
    act(async () => {
      await caller.execute('operatorSupportAnswer', { params, body: { text, key, close } });
      setText('');
      setKey(newKey());
    }, t('console.support.answered'));
  if (thread.status === 'closed')
    return (
      <Callout>
        <p>{t('console.support.status.closed')}</p>
      </Callout>
    );
  return (
    <form
      className="stack console-stack"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (text.trim() !== '') void answer(false);
      }}
    >
      {problem ? (
        <Callout kind="error" live>
          <p>{problem}</p>
        </Callout>
      ) : null}
      <TextAreaField
        label={t('console.support.answer')}
        rows={4}
        maxLength={2_000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          tellTyping();
        }}
      />
      <AnswerButtons
        isMine={thread.taken === operator.login}
        busy={busy}
        empty={text.trim() === ''}
        onTake={() => void act(() => caller.execute('operatorAssignTicket', { params }), t('console.support.taken.done'))}
        onClose={() => void act(() => caller.execute('operatorSupportClose', { params }), t('console.support.closed.done'))}
        onAnswerAndClose={() => void answer(true)}
      />
    </form>
  );
}

interface AnswerButtonsProps {
  /** Whether the operator has the conversation already. */
  readonly isMine: boolean;
  readonly busy: boolean;
  /** Nothing is written that could be sent. */
  readonly empty: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
  readonly onAnswerAndClose: () => void;
}

/** The last of them sends the form. */
function AnswerButtons({ isMine, busy, empty, onTake, onClose, onAnswerAndClose }: AnswerButtonsProps) {
  const t = useTranslator();
  return (
    <div className="in-row row-wrap">
      {isMine ? null : (
        <Button size="sm" busy={busy} onClick={onTake}>
          {t('console.support.take')}
        </Button>
      )}
      <Button size="sm" busy={busy} onClick={onClose}>
        {t('console.support.close')}
      </Button>
      <span className="spacer" />
      <Button size="sm" busy={busy} disabled={empty} onClick={onAnswerAndClose}>
        {t('console.support.answer-close')}
      </Button>
      <Button size="sm" tone="brand" type="submit" busy={busy} disabled={empty}>
        {t('console.support.send')}
      </Button>
    </div>
  );
}

/** Tells the player of a chat that somebody is writing, at most once in `TYPING_EVERY_MS`. */
function useTyping({ id: threadId, chat }: AnswerProps['thread']): () => void {
  const caller = useApiClient();
  const typedAt = useRef(0);
  return () => {
    if (!chat || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = Date.now();
    void caller.tryExecute('operatorSupportTyping', { params: { threadId } });
  };
}
