import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Segments } from '@touchline/ui/forms/segments';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { ResendButton } from '../../shell/forms/one-time-code-field.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';

const KINDS = ['email', 'phone_number'] as const;
type ResetKind = (typeof KINDS)[number];
/** Another letter can be asked for after a minute: the server's rule. */
const RESEND_MS = 60_000;

interface PasswordResetFormProps {
  readonly countryId: number;
  readonly phone: RenderPhoneField;
  readonly onDone: () => void;
}

/** A forgotten password: a link to the mail, or a code to the phone and the new password at once. Alike for logins that nobody has. */
export function PasswordResetForm({ countryId, phone, onDone }: PasswordResetFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(['login'] as const);
  const [kind, setKind] = useState<ResetKind>('email');
  const [login, setLogin] = useState('');
  const [begun, setBegun] = useState<(ReplyFor<'beginPasswordReset'> & { readonly resendAt: number }) | null>(null);
  const ask = (): void => {
    if (!form.check({ login: login.trim() === '' ? t('validation.auth_required_field') : null })) return;
    void form.send(
      () => caller.execute('beginPasswordReset', { body: { type: kind, login: login.trim() } }),
      (reply) => setBegun({ ...reply, resendAt: clock.now() + RESEND_MS }),
    );
  };
  const write = (text: string, typed = true): void => {
    setLogin(text);
    if (typed) form.forget('login');
  };
  if (begun?.channel === 'sms')
    return (
      <NewPasswordForm key={begun.id} id={begun.id} proof={{ codeLength: begun.code_length }} onDone={onDone}>
        {form.problem ? <Problem text={form.problem} /> : null}
        <ResendButton at={begun.resendAt} busy={form.busy} onResend={ask} />
      </NewPasswordForm>
    );
  if (begun)
    return (
      <ResetMailSent address={login.trim()}>
        {form.problem ? <Problem text={form.problem} /> : null}
        <ResendButton at={begun.resendAt} busy={form.busy} onResend={ask} />
      </ResetMailSent>
    );
  return (
    <div className="login-panel">
      <p className="muted">{t('reset.text')}</p>
      <Segments
        label={t('reset.by')}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          write('');
        }}
        items={KINDS.map((key) => ({ key, label: t(key === 'email' ? 'login.by.email' : 'login.by.phone') }))}
      />
      <CallForm form={form} onSubmit={ask}>
        {form.problem ? <Problem text={form.problem} /> : null}
        {kind === 'phone_number' ? (
          phone({ label: t('login.field.phone'), name: 'login', error: form.errors.login, countryId, onChange: write })
        ) : (
          <TextField
            label={t('login.field.email')}
            name="login"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            value={login}
            error={form.errors.login}
            onChange={(event) => write(event.target.value)}
          />
        )}
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t(form.busy ? 'reset.sending' : kind === 'email' ? 'reset.send-link' : 'registration.send-code')}
        </Button>
      </CallForm>
      <p className="form-foot">
        <Link to={`/${t.language}/login`}>{t('reset.to-login')}</Link>
      </p>
    </div>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Callout kind="error" live>
      <p>{text}</p>
    </Callout>
  );
}
