import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OneTimeCodeField } from '../../shell/forms/one-time-code-field.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { NewPasswordField, passwordFault } from './new-password-field.tsx';

interface NewPasswordFormProps {
  readonly id: string;
  /** The proof for the reset: the token of a letter's link, or so many digits of an SMS that are still to be typed. */
  readonly proof: { readonly token: string } | { readonly codeLength: number };
  readonly onDone: () => void;
  /** The other way, under the button. */
  readonly children?: ReactNode;
}

/** The new password (C011). It ends every session of the player, so that it is followed by the login. */
export function NewPasswordForm({ id, proof, onDone, children }: NewPasswordFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['code', 'password'] as const);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const length = 'token' in proof ? 0 : proof.codeLength;
  const submit = (): void => {
    const right = form.check({
      code: code.length === length ? null : t('validation.equal_length', { n: length }),
      password: passwordFault(password, t),
    });
    if (!right) return;
    const secret = 'token' in proof ? { token: proof.token } : { code };
    void form.send(() => caller.execute('resetPassword', { body: { id, ...secret, password } }), onDone);
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      {length > 0 ? (
        <>
          <p className="muted" role="status">
            {t('reset.sms-sent')}
          </p>
          <OneTimeCodeField label={t('registration.field.code')} length={length} {...form.bind('code', code, setCode)} />
        </>
      ) : null}
      <NewPasswordField {...form.bind('password', password, setPassword)} />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'reset.saving' : 'reset.save')}
      </Button>
      {children}
    </CallForm>
  );
}
