import { encodePassword } from '@touchline/client/validation/encode-password';
import { checkEmail } from '@touchline/contract/registration/check-email';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { CodeStep, type SentCode } from './code-step.tsx';
import { FormCard } from './form-card.tsx';
import type { RenderPasswordField } from './render-password-field.ts';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';

/** A new e-mail address: the password first, then the code that the address receives (S163). Nothing changes before that. */
export function ChangeEmail({ overview, password }: { readonly overview: SecurityOverview; readonly password: RenderPasswordField }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['email', 'password'] as const);
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (confirmed !== null)
    return <SuccessCard title={t('security.email.done')} text={t('security.email.done.text', { email: `\u2066${confirmed}\u2069` })} />;

  const fault = checkEmail(email.trim());
  const meant = fault?.key === 'validation_email_domain_suggestion' ? fault.suggestion : null;
  const send = () => caller.execute('changeEmail', { body: { email: email.trim(), password: encodePassword(secret) } });
  const submit = (): void => {
    const required = t('validation.auth_required_field');
    // A mistyped domain is a hint only: it may be somebody's own.
    const wrong = fault !== null && meant === null ? t(`validation.${fault.key}`) : null;
    if (!form.check({ email: email.trim() === '' ? required : wrong, password: secret === '' ? required : null })) return;
    void form.send(send, setSent);
  };
  return (
    <FormCard advice={[t('security.email.advice.code'), t('security.email.advice.old'), t('security.email.advice.hold')]}>
      {sent === null ? (
        <CallForm form={form} onSubmit={submit}>
          <FormError text={form.problem} />
          {overview.email === null ? null : (
            <p>
              {t('security.email.now')} <bdi className="figures">{overview.email}</bdi>
            </p>
          )}
          <TextField
            label={t('security.email.field')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            {...form.field('email', email, setEmail)}
          />
          {meant === null ? null : (
            <Button size="sm" tone="ghost" icon="question" onClick={() => setEmail(meant)}>
              {t('validation.validation_email_domain_suggestion', { suggestion: `\u2066${meant}\u2069` })}
            </Button>
          )}
          {password({
            label: t('login.field.password'),
            autoComplete: 'current-password',
            ...form.bind('password', secret, setSecret),
          })}
          <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
            {t('security.code.send')}
          </Button>
        </CallForm>
      ) : (
        <CodeStep
          sent={sent}
          submitText={t('security.email.confirm')}
          check={(code) => caller.execute('confirmEmail', { body: { confirm_code: code } })}
          onVerified={(reply) => setConfirmed(reply.email)}
          sendAgain={send}
        />
      )}
    </FormCard>
  );
}
