import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { securityPath } from '../../../shell/paths.ts';
import type { SentCode } from '../code-step.tsx';
import { FormCard } from '../form-card.tsx';
import { phonePage, type SecurityOverview } from '../security-overview.ts';
import { SuccessCard } from '../success-card.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';

interface PhoneActivationProps {
  readonly overview: SecurityOverview;
  /** The number that the account has, digits; null where it has none. */
  readonly phone: string | null;
}

/** The number that the account has is confirmed by a code (S156). */
export function PhoneActivation({ overview, phone }: PhoneActivationProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  // The loader revalidates after success: keep the first value, or the form would turn into another one under the success message.
  const [start] = useState(() => ({ page: phonePage(overview), phone: phone === null ? null : `+${phone.replace(/\D/g, '')}` }));
  const [sent, setSent] = useState<SentCode | null>(null);
  const [done, setDone] = useState(false);
  if (done) return <SuccessCard title={t('security.phone-activation.done')} />;
  return (
    <FormCard advice={[t('security.phone-add.advice.why'), t('security.phone-activation.advice.other')]}>
      {start.page !== 'phone-activation' || start.phone === null ? (
        <EmptyState title={t(start.page === 'phone-add' ? 'security.phone-activation.none' : 'security.phone-activation.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, start.page)}>
            {t(`security.${start.page}.title`)}
          </Link>
        </EmptyState>
      ) : sent === null ? (
        <CallForm
          form={form}
          onSubmit={() =>
            void form.send(
              () => caller.execute('addPhone', { body: { data: { attributes: { phone_number: start.phone ?? '' } } } }),
              setSent,
            )
          }
        >
          <FormError text={form.problem} />
          <p>
            {t('security.phone.now')} <bdi className="figures">{overview.phone}</bdi>
          </p>
          <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
            {t('security.code.send')}
          </Button>
          <Link className="security-other" to={securityPath(t.language, 'phone-add')}>
            {t('security.phone-activation.other')}
          </Link>
        </CallForm>
      ) : (
        <PhoneConfirmation phone={start.phone} sent={sent} onDone={() => setDone(true)} />
      )}
    </FormCard>
  );
}
