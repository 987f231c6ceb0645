import { isIdentifier } from '@touchline/client/validation/text-rules';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';
import { PasswordField } from './password-field.tsx';
import { completeLogin, type LoginTab, type SecondFactorStep } from './sign-in.ts';

const TEXT = { id: 'id', email: 'email', phone_number: 'phone' } as const;
const INPUT = {
  id: { inputMode: 'numeric', autoComplete: 'username', type: 'text' },
  email: { inputMode: 'email', autoComplete: 'email', type: 'email' },
} as const;

interface PasswordLoginProps {
  readonly kind: Exclude<LoginTab, 'sms'>;
  readonly next: string;
  readonly countryId: number;
  readonly phone: RenderPhoneField;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

/** A login and its password (C016). A player's number has digits alone (R108). */
export function PasswordLogin({ kind, next, countryId, phone, onSecondFactor }: PasswordLoginProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['login', 'password'] as const);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const writeLogin = (text: string, typed = true): void => {
    setLogin(text);
    if (typed) form.forget('login');
  };
  const submit = (): void => {
    const required = t('validation.auth_required_field');
    const wrongId = kind === 'id' && !isIdentifier(login.trim(), 'digits');
    const right = form.check({
      login: login.trim() === '' ? required : wrongId ? t('validation.validation_available_symbols') : null,
      password: password === '' ? required : null,
    });
    if (!right) return;
    void form.send(
      () => redirectIfBlocked(caller.execute('authenticate', { body: { type: kind, login: login.trim(), password } }), t.language),
      (answer) => completeLogin(answer, next, onSecondFactor),
    );
  };
  const label = t(`login.field.${TEXT[kind]}`);
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      {kind === 'phone_number' ? (
        phone({ label, name: 'login', error: form.errors.login, countryId, onChange: writeLogin })
      ) : (
        <TextField
          label={label}
          name="login"
          {...INPUT[kind]}
          dir="ltr"
          maxLength={254}
          value={login}
          error={form.errors.login}
          onChange={(event) => writeLogin(event.target.value)}
        />
      )}
      <PasswordField label={t('login.field.password')} autoComplete="current-password" {...form.bind('password', password, setPassword)} />
      <Link className="forgotten-password" to={`/${t.language}/password-reset`}>
        {t('login.forgot')}
      </Link>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
    </CallForm>
  );
}
