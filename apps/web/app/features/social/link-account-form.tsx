import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OneTimeCodeField } from '../../shell/forms/one-time-code-field.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';

/** Digits of an authenticator app (RFC 6238). */
const APP_DIGITS = 6;

interface LinkAccountFormProps {
  readonly ticket: string;
  /** The service's own name. */
  readonly name: string;
  readonly next: string;
  readonly onBack: () => void;
}

/** The login and the password of an account link it with the profile; one with a second factor is asked for its code as well. */
export function LinkAccountForm({ ticket, name, next, onBack }: LinkAccountFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['login', 'password', 'code'] as const);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  /** Null while nobody has asked for it. */
  const [code, setCode] = useState<string | null>(null);
  const needed = (text: string): string | null => (text.trim() === '' ? t('validation.auth_required_field') : null);
  const submit = (): void => {
    const short = code !== null && code.length !== APP_DIGITS;
    const wrong = short ? t('validation.equal_length', { n: APP_DIGITS }) : null;
    if (!form.check({ login: needed(login), password: needed(password), code: wrong })) return;
    const body = { social_ticket: ticket, login: login.trim(), password, ...(code === null ? {} : { code }) };
    void form.send(
      () => redirectIfBlocked(caller.execute('linkSocial', { body }), t.language),
      (reply) => (reply.step === 'code' ? setCode('') : window.location.assign(next)),
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <h2>{t('social.link.title')}</h2>
      <p className="muted">{t(code === null ? 'social.link.text' : 'login.second.text', { name })}</p>
      <FormError text={form.problem} />
      <TextField
        label={t('social.link.login')}
        autoComplete="username"
        dir="ltr"
        maxLength={254}
        {...form.field('login', login, setLogin)}
      />
      <TextField
        label={t('login.field.password')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        maxLength={200}
        {...form.field('password', password, setPassword)}
      />
      {code === null ? null : <OneTimeCodeField label={t('login.second.code')} length={APP_DIGITS} {...form.bind('code', code, setCode)} />}
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('social.link.submit')}
      </Button>
      <Button tone="ghost" block onClick={onBack}>
        {t('action.back')}
      </Button>
    </CallForm>
  );
}
