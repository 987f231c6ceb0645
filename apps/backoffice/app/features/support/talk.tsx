import type { ReplyFor } from '@touchline/contract/calls';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNavigate } from 'react-router';
import { CallImage } from '../../parts/call-image.tsx';
import { PlayerLink } from '../../parts/player-link.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';
import { Answer } from './answer.tsx';
import { PaymentQueryPanel } from './payment-query-panel.tsx';

type Talked = ReplyFor<'operatorSupportThread'>;

export interface TalkProps {
  readonly threadId: string;
  /** Another one: something was written. */
  readonly version: number;
  readonly onChange: () => void;
}

/** A conversation: what was written, the answer, and who has it. */
export function Talk({ threadId, version, onChange }: TalkProps) {
  const t = useTranslator();
  const caller = useApiClient();
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
            {talk.thread.topic === 'payment' ? (
              <PaymentQueryPanel
                threadId={threadId}
                version={version}
                onChange={() => {
                  view.reload();
                  onChange();
                }}
              />
            ) : null}
            <Answer
              thread={talk.thread}
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
  const caller = useApiClient();
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
