import type { ReplyFor } from '@touchline/contract/calls';
import { Button, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallImage } from '../../parts/call-image.tsx';
import { newKey } from '../../parts/new-key.ts';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { problemOf } from '../../shell/problem-of.ts';
import { useCaller, useSession } from '../../shell/session.tsx';

type Talked = ReplyFor<'operatorSupportThread'>;
const TYPING_EVERY_MS = 3_000;

export interface TalkProps {
  readonly threadId: string;
  /** Another one: something was written. */
  readonly version: number;
  readonly onChange: () => void;
}

/** A conversation: what was written, the answer, and who has it. */
export function Talk({ threadId, version, onChange }: TalkProps) {
  const t = useTranslator();
  const caller = useCaller();
  const navigate = useNavigate();
  const view = useView(() => caller.execute('operatorSupportThread', { params: { threadId } }), version);
  return (
    <section className="card pane" aria-label={t('console.support.talk')}>
      <div className="pane-head">
        <h2>{t('console.support.talk')}</h2>
        <IconButton icon="close" label={t('action.close')} small onClick={() => void navigate('/support')} />
      </div>
      <Viewed view={view}>
        {(talk) => (
          <>
            <Posts talk={talk} />
            <Answer
              talk={talk}
              onDone={() => {
                view.reload();
                onChange();
              }}
            />
          </>
        )}
      </Viewed>
    </section>
  );
}

function Posts({ talk: { thread, posts } }: { readonly talk: Talked }) {
  const t = useTranslator();
  const caller = useCaller();
  const { at } = useFormats();
  return (
    <>
      <p className="in-row muted row-wrap">
        <PlayerLink id={thread.playerId} /> {t(`support.topic.${thread.topic}`)} · {thread.taken ?? t('console.support.free')}
      </p>
      <ol className="posts">
        {posts.map((post) => (
          <li key={post.id} data-by={post.by}>
            <span className="muted">
              {t(`console.support.by.${post.by}`)} <span className="figures">{at(post.at)}</span>
            </span>
            <p className="post-text">{post.text}</p>
            {post.files.map(({ id }, n) => (
              <CallImage
                key={id}
                address={caller.address('operatorSupportFile', { params: { fileId: id } })}
                alt={t('console.support.picture', { n: n + 1 })}
              />
            ))}
          </li>
        ))}
      </ol>
      {thread.playerTyping ? (
        <p className="muted" role="status">
          {t('console.support.typing')}
        </p>
      ) : null}
    </>
  );
}

function Answer({ talk: { thread }, onDone }: { readonly talk: Talked; readonly onDone: () => void }) {
  const t = useTranslator();
  const caller = useCaller();
  const { operator } = useSession();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);
  const typedAt = useRef(0);
  const params = { threadId: thread.id };

  async function act(run: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await run();
      showToast('success', said);
      onDone();
    } catch (error) {
      setProblem(problemOf(error, t).text);
    } finally {
      setBusy(false);
    }
  }
  const answer = (close: boolean): Promise<void> =>
    act(async () => {
      await caller.execute('operatorSupportAnswer', { params, body: { text, key, close } });
      setText('');
      setKey(newKey());
    }, t('console.support.answered'));
  function type(value: string): void {
    setText(value);
    if (!thread.chat || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = Date.now();
    void caller.executeSafe('operatorSupportTyping', { params });
  }
  if (thread.status === 'closed')
    return (
      <Callout>
        <p>{t('console.support.status.closed')}</p>
      </Callout>
    );
  const isMine = thread.taken === operator.login;
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
        onChange={(event) => type(event.target.value)}
      />
      <div className="in-row row-wrap">
        {isMine ? null : (
          <Button
            size="sm"
            busy={busy}
            onClick={() => void act(() => caller.execute('operatorSupportTake', { params }), t('console.support.taken.done'))}
          >
            {t('console.support.take')}
          </Button>
        )}
        <Button
          size="sm"
          busy={busy}
          onClick={() => void act(() => caller.execute('operatorSupportClose', { params }), t('console.support.closed.done'))}
        >
          {t('console.support.close')}
        </Button>
        <span className="spacer" />
        <Button size="sm" busy={busy} disabled={text.trim() === ''} onClick={() => void answer(true)}>
          {t('console.support.answer-close')}
        </Button>
        <Button size="sm" tone="brand" type="submit" busy={busy} disabled={text.trim() === ''}>
          {t('console.support.send')}
        </Button>
      </div>
    </form>
  );
}
