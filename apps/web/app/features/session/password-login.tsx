import { isIdentifier } from '@touchline/client/validation/text-rules';
import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { orBlockPage } from '../../block-page.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import type { PhoneSlot } from '../../phone-slot.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { PasswordField } from './password-field.tsx';
import { follow, type LoginTab, type SecondFactorStep } from './sign-in.ts';

const TEXT = { id: 'id', email: 'email', phone_number: 'phone' } as const;
const INPUT = {
  id: { inputMode: 'numeric', autoComplete: 'username', type: 'text' },
  email: { inputMode: 'email', autoComplete: 'email', type: 'email' },
} as const;

interface PasswordLoginProps {
  readonly kind: Exclude<LoginTab, 'sms'>;
  readonly next: string;
  readonly countryId: number;
  readonly phone: PhoneSlot;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

/** A login and its password (C016). A player's number has digits alone (R108). */
export function PasswordLogin({ kind, next, countryId, phone, onSecondFactor }: PasswordLoginProps) {
  const t = useTexts();
  const caller = useCaller();
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
      () => orBlockPage(caller.execute('authenticate', { body: { type: kind, login: login.trim(), password } }), t.language),
      (answer) => follow(answer, next, onSecondFactor),
    );
  };
  const label = t(`login.field.${TEXT[kind]}`);
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={form.problem} />
      {kind === 'phone_number' ? (
        phone({ label, name: 'login', error: form.errors.login, countryId, onChange: writeLogin })
      ) : (
        <Field
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
      <Link className="forgot" to={`/${t.language}/password-reset`}>
        {t('login.forgot')}
      </Link>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
    </CallFormElement>
  );
}
