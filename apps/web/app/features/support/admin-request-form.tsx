import { checkEmail } from '@touchline/contract/check-email';
import { SUPPORT_TEXT } from '@touchline/contract/support-words';
import { AreaField } from '@touchline/ui/area-field';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** Asks the administration to write: a name, an address, a few words (C045). */
export function AdminRequestForm() {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['userName', 'email', 'text'] as const);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const submit = (): void => {
    const fault = checkEmail(email.trim());
    const right = form.check({
      userName: name.trim() === '' ? t('validation.auth_required_field') : null,
      email:
        email.trim() === ''
          ? t('validation.auth_required_field')
          : fault !== null && fault.key !== 'validation_email_domain_suggestion'
            ? t(`validation.${fault.key}`)
            : null,
    });
    if (!right) return;
    const words = text.trim();
    void form.send(
      () =>
        caller.execute('adminRequest', {
          body: { userName: name.trim(), email: email.trim(), ...(words === '' ? {} : { text: words }) },
        }),
      ({ request_id }) => {
        setText('');
        notify('success', t('support.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <Card className="office-b">
      <CallFormElement form={form} onSubmit={submit}>
        <ProblemNote text={form.problem} />
        <div className="form-2">
          <Field label={t('support.admin.name')} autoComplete="name" maxLength={60} {...form.field('userName', name, setName)} />
          <Field
            label={t('support.admin.email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            {...form.field('email', email, setEmail)}
          />
        </div>
        <AreaField
          label={`${t('support.admin.text')} (${t('common.optional')})`}
          rows={4}
          maxLength={SUPPORT_TEXT.most}
          {...form.field('text', text, setText)}
        />
        <div className="acts">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'support.send')}
          </Button>
        </div>
      </CallFormElement>
    </Card>
  );
}
