import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import type { SentCode } from '../code-step.tsx';
import type { AddPhoneFormProps } from './add-phone-form.tsx';
import { validatePhone } from './validate-phone.ts';

interface NewPhoneStepProps extends Pick<AddPhoneFormProps, 'homeId' | 'phoneField'> {
  /** With the number as it was written down, and where its code went. */
  readonly onSent: (phone: string, sent: SentCode) => void;
}

/** The new number, which receives a code of its own (C061). */
export function NewPhoneStep({ homeId, phoneField, onSent }: NewPhoneStepProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['phone'] as const);
  const [phone, setPhone] = useState('');
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const submit = (): void => {
    if (!form.check({ phone: validatePhone(phone, t) })) return;
    void form.send(
      () => caller.execute('changePhone', { body: { phone } }),
      (sent) => onSent(phone, sent),
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      {phoneField({
        countryId: homeId,
        name: 'phone',
        label: t('security.phone.new'),
        error: form.errors.phone,
        onChange: (text, typed) => {
          setPhone(text);
          if (typed) form.forget('phone');
        },
      })}
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('security.code.send')}
      </Button>
    </CallForm>
  );
}
