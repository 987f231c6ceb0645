import { checkEmail } from '@touchline/contract/registration/check-email';
import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

/** Asks the administration to write: a name, an address, a few words (C045). */
export function AdminRequestForm() {
  const t = useTranslator();
  const caller = useApiClient();
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
        caller.execute('contactHouse', {
          body: { userName: name.trim(), email: email.trim(), ...(words === '' ? {} : { text: words }) },
        }),
      ({ request_id }) => {
        setText('');
        showToast('success', t('support.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <Card className="office-body">
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <div className="form-pair office-fields">
          <TextField label={t('support.admin.name')} autoComplete="name" maxLength={60} {...form.field('userName', name, setName)} />
          <TextField
            label={t('support.admin.email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            {...form.field('email', email, setEmail)}
          />
        </div>
        <TextAreaField
          label={`${t('support.admin.text')} (${t('common.optional')})`}
          rows={4}
          maxLength={SUPPORT_TEXT.max}
          {...form.field('text', text, setText)}
        />
        <div className="office-actions">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'support.send')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}
