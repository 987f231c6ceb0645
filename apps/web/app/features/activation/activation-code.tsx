import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { CodeField, Resend } from '../../code-field.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

export type Activation = ReplyFor<'activation'>;

interface ActivationCodeProps {
  readonly loaded: Activation;
  readonly onConfirmed: () => void;
}

/** The code of the letter or the SMS, typed (C005); another one can be asked for after its pause (C008). */
export function ActivationCode({ loaded, onConfirmed }: ActivationCodeProps) {
  const t = useTexts();
  const caller = useCaller();
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
    <CallFormElement form={form} onSubmit={submit}>
      <p>
        {t(activation.channel === 'sms' ? 'activation.sms' : 'activation.mail')} <bdi dir="ltr">{activation.address}</bdi>
      </p>
      <ProblemNote text={form.problem} />
      {id === null ? null : (
        <>
          <CodeField
            key={id}
            takesOver={false}
            label={t('registration.field.code')}
            length={length}
            {...form.bind('code', code, setCode)}
          />
          <Button type={form.submitType} block busy={form.busy}>
            {t('action.confirm')}
          </Button>
        </>
      )}
      <Resend at={activation.resendAt} busy={form.busy} onAsk={again} />
    </CallFormElement>
  );
}
