import type { LoginKind } from '@touchline/contract/session';
import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { Segments } from '@touchline/ui/segments';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { PasswordField } from './password-field.tsx';

/** Kinds of identifier that a password goes with (R052), the account number first: it is what registration gives. */
const KINDS = ['id', 'email', 'phone_number'] as const satisfies readonly LoginKind[];
const TEXT = { id: 'id', email: 'email', phone_number: 'phone' } as const;
const INPUT = {
  id: { inputMode: 'numeric', autoComplete: 'username', type: 'text' },
  email: { inputMode: 'email', autoComplete: 'email', type: 'email' },
  phone_number: { inputMode: 'tel', autoComplete: 'tel', type: 'tel' },
} as const;

/** The authorisation form (S208). On success the page is loaded anew: everything on it belongs to the player from then on. */
export function LoginForm({ next }: { readonly next: string }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['login', 'password'] as const);
  const [kind, setKind] = useState<LoginKind>('id');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (): void => {
    const required = t('validation.auth_required_field');
    if (!form.check({ login: login.trim() === '' ? required : null, password: password === '' ? required : null })) return;
    void form.send(
      () => caller.execute('authenticate', { body: { type: kind, login: login.trim(), password } }),
      () => window.location.assign(next),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <Segments
        label={t('login.by')}
        value={kind}
        onChange={setKind}
        items={KINDS.map((key) => ({ key, label: t(`login.by.${TEXT[key]}`) }))}
      />
      {form.problem ? (
        <Note kind="error" live>
          <p>{form.problem}</p>
        </Note>
      ) : null}
      <Field
        label={t(`login.field.${TEXT[kind]}`)}
        name="login"
        {...INPUT[kind]}
        dir="ltr"
        maxLength={254}
        value={login}
        error={form.errors.login}
        onChange={(event) => {
          setLogin(event.target.value);
          form.forget('login');
        }}
      />
      <PasswordField
        label={t('login.field.password')}
        autoComplete="current-password"
        value={password}
        error={form.errors.password}
        onChange={(text) => {
          setPassword(text);
          form.forget('password');
        }}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <p className="form-f">
        {t('login.no-account')} <Link to={`/${t.language}/registration`}>{t('nav.register')}</Link>
      </p>
    </CallFormElement>
  );
}
