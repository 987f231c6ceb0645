import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OneTimeCodeField, ResendButton } from '../../shell/forms/one-time-code-field.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

export type Activation = ReplyFor<'activation'>;

interface ActivationCodeFormProps {
  readonly loaded: Activation;
  readonly onConfirmed: () => void;
}

/** The code of the letter or the SMS, typed (C005); another one can be asked for after its pause (C008). */
export function ActivationCodeForm({ loaded, onConfirmed }: ActivationCodeFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['code'] as const);
  const [activation, setActivation] = useState(loaded);
  const [code, setCode] = useState('');
  const { id, code_length: length } = activation;
  const submit = (): void => {
    if (id === null || !form.check({ code: code.length === length ? null : t('validation.equal_length', { n: length }) })) return;
    void form.send(() => caller.execute('activateFast', { body: { data: { attributes: { id, code } } } }), onConfirmed);
  };
  const again = (): void => {
    void form.send(
      () => caller.execute('sendActivationMail', {}),
      (reply) => {
        setActivation(reply);
        setCode('');
        if (reply.confirmed) onConfirmed();
      },
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <p>
        {t(activation.channel === 'sms' ? 'activation.sms' : 'activation.mail')} <bdi dir="ltr">{activation.address}</bdi>
      </p>
      <FormError text={form.problem} />
      {id === null ? null : (
        <>
          <OneTimeCodeField
            key={id}
            focusOnMount={false}
            label={t('registration.field.code')}
            length={length}
            {...form.bind('code', code, setCode)}
          />
          <Button type={form.submitType} block busy={form.busy}>
            {t('action.confirm')}
          </Button>
        </>
      )}
      <ResendButton at={activation.resendAt} busy={form.busy} onResend={again} />
    </CallForm>
  );
}
