import { validateLength } from '@touchline/client/validation/text-rules';
import type { InputFor } from '@touchline/contract/calls';
import { SUPPORT_TEXT, SUPPORT_TOPICS, type SupportTopic } from '@touchline/contract/support/enums';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { SelectField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FilePicker } from './file-picker.tsx';
import { supportBody } from './support-body.ts';

type Body = NonNullable<InputFor<'createTicket'>['body']>;

/** A new request: topic, words, pictures. Once it is sent its thread opens. */
export function NewTicketForm({ topic: wished }: { readonly topic: SupportTopic | null }) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const form = useCallForm(['topic', 'text', 'files.0', 'files.1', 'files.2'] as const);
  const [topic, setTopic] = useState<SupportTopic | ''>(wished ?? '');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key] = useState(() => nanoid());
  const submit = (): void => {
    const words = text.trim();
    const tooShort = validateLength(words, { min: SUPPORT_TEXT.min });
    const right = form.check({
      topic: topic === '' ? t('support.topic.choose') : null,
      text: tooShort ? t(`validation.${tooShort.key}`, tooShort.args) : null,
    });
    if (!right) return;
    void form.send(
      () => caller.execute('createTicket', { body: supportBody<Body>({ topic, text: words, key }, files) }),
      ({ thread }) => {
        showToast('success', t('support.sent', { id: thread.id }));
        void navigate(`/${t.language}/office/support/${thread.id}`);
      },
    );
  };
  return (
    <Card className="office-body">
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <SelectField
          label={t('support.topic')}
          name="topic"
          value={topic}
          error={form.errors.topic}
          options={[
            ...(topic === '' ? [{ value: '', label: t('support.topic.choose') }] : []),
            ...SUPPORT_TOPICS.map((value) => ({ value, label: t(`support.topic.${value}`) })),
          ]}
          onChange={(event) => {
            setTopic(SUPPORT_TOPICS.find((one) => one === event.target.value) ?? '');
            form.forget('topic');
          }}
        />
        <TextAreaField
          label={t('support.text')}
          rows={7}
          maxLength={SUPPORT_TEXT.max}
          hint={t('support.text.left', { n: SUPPORT_TEXT.max - text.length })}
          {...form.field('text', text, setText)}
        />
        <FilePicker files={files} error={form.errors['files.0'] ?? form.errors['files.1'] ?? form.errors['files.2']} onChange={setFiles} />
        <div className="office-actions">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'support.send')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}
