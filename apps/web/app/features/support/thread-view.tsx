import { checkLength } from '@touchline/client/validation/text-rules';
import type { InputFor } from '@touchline/contract/calls';
import type { SupportTalk } from '@touchline/contract/support';
import { SUPPORT_TEXT } from '@touchline/contract/support-words';
import { AreaField } from '@touchline/ui/area-field';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { FilePicker } from './file-picker.tsx';
import { StatusBadge } from './status-badge.tsx';
import { supportBody } from './support-body.ts';
import { TalkList } from './talk-list.tsx';

type Body = NonNullable<InputFor<'supportPost'>['body']>;

/** A request whole, with a place to answer; what the house writes meanwhile comes by push. */
export function ThreadView({ talk: { thread, posts } }: { readonly talk: SupportTalk }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const closed = thread.status === 'closed';
  usePersonalNews((news) => {
    if (news.kind === 'support' && news.threadId === thread.id && news.event !== 'typing') void revalidate();
  });
  return (
    <Card>
      <CardHead title={t(`support.topic.${thread.topic}`)}>
        <StatusBadge status={thread.status} />
      </CardHead>
      <TalkList posts={posts} label={t('support.thread.log')} live />
      <div className="talk-end">{closed ? <Reopen id={thread.id} /> : <Reply id={thread.id} />}</div>
    </Card>
  );
}

/** Closes a request, or opens it again; the page shows how it stands then. */
function useClosing(id: string) {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const form = useCallForm([] as const);
  const set = (closed: boolean): void => {
    void form.send(
      () => caller.execute('supportClose', { params: { threadId: id }, body: { closed } }),
      () => {
        notify('success', t(closed ? 'support.closed' : 'support.reopened'));
        void revalidate();
      },
    );
  };
  return { set, busy: form.busy, problem: form.problem };
}

function Reopen({ id }: { readonly id: string }) {
  const t = useTexts();
  const { set, busy, problem } = useClosing(id);
  return (
    <>
      <p className="mut">{t('support.closed.text')}</p>
      <ProblemNote text={problem} />
      <div className="acts">
        <Button icon="refresh" busy={busy} onClick={() => set(false)}>
          {t('support.reopen')}
        </Button>
      </div>
    </>
  );
}

function Reply({ id }: { readonly id: string }) {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const closing = useClosing(id);
  const form = useCallForm(['text', 'files.0', 'files.1', 'files.2'] as const);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(() => nanoid());
  const submit = (): void => {
    const words = text.trim();
    const tooShort = checkLength(words, { min: SUPPORT_TEXT.least });
    if (!form.check({ text: tooShort ? t(`validation.${tooShort.key}`, tooShort.args) : null })) return;
    void form.send(
      () => caller.execute('supportPost', { params: { threadId: id }, body: supportBody<Body>({ text: words, key }, files) }),
      () => {
        setText('');
        setFiles([]);
        setKey(nanoid());
        void revalidate();
      },
    );
  };
  const problem = form.problem ?? closing.problem;
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={problem} />
      <AreaField label={t('support.reply')} rows={3} maxLength={SUPPORT_TEXT.most} {...form.field('text', text, setText)} />
      <FilePicker files={files} error={form.errors['files.0'] ?? form.errors['files.1'] ?? form.errors['files.2']} onChange={setFiles} />
      <div className="acts">
        <Button type={form.submitType} tone="brand" busy={form.busy}>
          {t(form.busy ? 'support.sending' : 'support.send')}
        </Button>
        <Button icon="check" busy={closing.busy} onClick={() => closing.set(true)}>
          {t('support.close')}
        </Button>
      </div>
    </CallFormElement>
  );
}
