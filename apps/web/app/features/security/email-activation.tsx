import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { securityPath } from '../../shell/paths.ts';
import { CodeStep, type SentCode } from './code-step.tsx';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';

/** The address that the account has is confirmed by a code (S164). */
export function EmailActivation({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  // The loader revalidates after success: keep the first value, or the form would turn into another one under the success message.
  const [before] = useState(overview);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  if (confirmed) return <SuccessCard title={t('security.email-activation.done')} />;
  const send = () => caller.execute('sendEmailActivation', {});
  return (
    <FormCard advice={[t('security.email-activation.advice.why'), t('security.email-activation.advice.junk')]}>
      {before.email === null || before.email_confirmed ? (
        <EmptyState title={t(before.email === null ? 'security.email-login.none' : 'security.email-activation.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'email')}>
            {t(before.email === null ? 'security.email.add' : 'security.email.title')}
          </Link>
        </EmptyState>
      ) : sent === null ? (
        <CallForm form={form} onSubmit={() => void form.send(send, setSent)}>
          <FormError text={form.problem} />
          <p>
            {t('security.email.now')} <bdi className="figures">{before.email}</bdi>
          </p>
          <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
            {t('security.code.send')}
          </Button>
          <Link className="security-other" to={securityPath(t.language, 'email')}>
            {t('security.email-activation.other')}
          </Link>
        </CallForm>
      ) : (
        <CodeStep
          sent={sent}
          submitText={t('security.email.confirm')}
          check={(code) => caller.execute('confirmEmail', { body: { confirm_code: code } })}
          onVerified={() => setConfirmed(true)}
          sendAgain={send}
        />
      )}
    </FormCard>
  );
}
