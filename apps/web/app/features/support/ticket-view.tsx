import { validateLength } from '@touchline/client/validation/text-rules';
import type { InputFor } from '@touchline/contract/calls';
import type { SupportTicketDetail } from '@touchline/contract/support/calls';
import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FilePicker } from './file-picker.tsx';
import { MessageList } from './message-list.tsx';
import { StatusBadge } from './status-badge.tsx';
import { supportBody } from './support-body.ts';

type Body = NonNullable<InputFor<'addTicketMessage'>['body']>;

/** A request whole, with a place to answer; what the house writes meanwhile comes by push. */
export function TicketView({ talk: { thread, posts } }: { readonly talk: SupportTicketDetail }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const closed = thread.status === 'closed';
  usePlayerEvents((news) => {
    if (news.kind === 'support' && news.threadId === thread.id && news.event !== 'typing') void revalidate();
  });
  return (
    <Card>
      <CardHeader title={t(`support.topic.${thread.topic}`)}>
        <StatusBadge status={thread.status} />
      </CardHeader>
      <MessageList posts={posts} label={t('support.thread.log')} live />
      <div className="talk-end">{closed ? <Reopen id={thread.id} /> : <Reply id={thread.id} />}</div>
    </Card>
  );
}

/** Closes a request, or opens it again; the page shows how it stands then. */
function useClosing(id: string) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const form = useCallForm([] as const);
  const set = (closed: boolean): void => {
    void form.send(
      () => caller.execute('supportClose', { params: { threadId: id }, body: { closed } }),
      () => {
        showToast('success', t(closed ? 'support.closed' : 'support.reopened'));
        void revalidate();
      },
    );
  };
  return { set, busy: form.busy, problem: form.problem };
}

function Reopen({ id }: { readonly id: string }) {
  const t = useTranslator();
  const { set, busy, problem } = useClosing(id);
  return (
    <>
      <p className="muted">{t('support.closed.text')}</p>
      <FormError text={problem} />
      <div className="office-actions talk-actions">
        <Button icon="refresh" busy={busy} onClick={() => set(false)}>
          {t('support.reopen')}
        </Button>
      </div>
    </>
  );
}

function Reply({ id }: { readonly id: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const closing = useClosing(id);
  const form = useCallForm(['text', 'files.0', 'files.1', 'files.2'] as const);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(() => nanoid());
  const submit = (): void => {
    const words = text.trim();
    const tooShort = validateLength(words, { min: SUPPORT_TEXT.min });
    if (!form.check({ text: tooShort ? t(`validation.${tooShort.key}`, tooShort.args) : null })) return;
    void form.send(
      () => caller.execute('addTicketMessage', { params: { threadId: id }, body: supportBody<Body>({ text: words, key }, files) }),
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
    <CallForm form={form} onSubmit={submit}>
      <FormError text={problem} />
      <TextAreaField label={t('support.reply')} rows={3} maxLength={SUPPORT_TEXT.max} {...form.field('text', text, setText)} />
      <FilePicker files={files} error={form.errors['files.0'] ?? form.errors['files.1'] ?? form.errors['files.2']} onChange={setFiles} />
      <div className="office-actions talk-actions">
        <Button type={form.submitType} tone="brand" busy={form.busy}>
          {t(form.busy ? 'support.sending' : 'support.send')}
        </Button>
        <Button icon="check" busy={closing.busy} onClick={() => closing.set(true)}>
          {t('support.close')}
        </Button>
      </div>
    </CallForm>
  );
}
