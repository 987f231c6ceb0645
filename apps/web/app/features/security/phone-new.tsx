import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import type { SentCode } from './code-step.tsx';
import type { PhoneFormProps } from './phone-add.tsx';
import { phoneFault } from './phone-fault.ts';

interface PhoneNewProps extends Pick<PhoneFormProps, 'homeId' | 'phoneField'> {
  /** With the number as it was written down, and where its code went. */
  readonly onSent: (phone: string, sent: SentCode) => void;
}

/** The new number, which receives a code of its own (C061). */
export function PhoneNew({ homeId, phoneField, onSent }: PhoneNewProps) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['phone'] as const);
  const [phone, setPhone] = useState('');
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const submit = (): void => {
    if (!form.check({ phone: phoneFault(phone, t) })) return;
    void form.send(
      () => caller.execute('changePhone', { body: { phone } }),
      (sent) => onSent(phone, sent),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={form.problem} />
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
    </CallFormElement>
  );
}
