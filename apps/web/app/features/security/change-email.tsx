import { encodePassword } from '@touchline/client/validation/encode-password';
import { checkEmail } from '@touchline/contract/check-email';
import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CodeStep, type SentCode } from './code-step.tsx';
import { DoneCard } from './done-card.tsx';
import { FormCard } from './form-card.tsx';
import type { PasswordSlot } from './password-slot.ts';
import type { SecurityOverview } from './security-overview.ts';

/** A new e-mail address: the password first, then the code that the address receives (S163). Nothing changes before that. */
export function ChangeEmail({ overview, password }: { readonly overview: SecurityOverview; readonly password: PasswordSlot }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['email', 'password'] as const);
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (confirmed !== null)
    return <DoneCard title={t('security.email.done')} text={t('security.email.done.text', { email: `\u2066${confirmed}\u2069` })} />;

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
        <CallFormElement form={form} onSubmit={submit}>
          <ProblemNote text={form.problem} />
          {overview.email === null ? null : (
            <p>
              {t('security.email.now')} <bdi className="num">{overview.email}</bdi>
            </p>
          )}
          <Field
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
        </CallFormElement>
      ) : (
        <CodeStep
          sent={sent}
          submitText={t('security.email.confirm')}
          check={(code) => caller.execute('confirmEmail', { body: { confirm_code: code } })}
          onRight={(reply) => setConfirmed(reply.email)}
          sendAgain={send}
        />
      )}
    </FormCard>
  );
}
