import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import type { RenderPhoneField } from '../../../shell/forms/render-phone-field.ts';
import { StepProgress } from '../../../shell/forms/step-progress.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { securityPath } from '../../../shell/paths.ts';
import type { SentCode } from '../code-step.tsx';
import { FormCard } from '../form-card.tsx';
import { phonePage, type SecurityOverview } from '../security-overview.ts';
import { SuccessCard } from '../success-card.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { validatePhone } from './validate-phone.ts';

const FIELD = 'data.attributes.phone_number';

export interface AddPhoneFormProps {
  readonly overview: SecurityOverview;
  /** Country of the player: where a number without a calling code is. */
  readonly homeId: number;
  /** The phones' field, put here by the route. */
  readonly phoneField: RenderPhoneField;
}

/** The first phone of an account: its number, then the code that it receives (S155). */
export function AddPhoneForm({ overview, homeId, phoneField }: AddPhoneFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([FIELD] as const);
  const [phone, setPhone] = useState('');
  // The loader revalidates after success. Keep the first value, or the form would turn into another one under the success message.
  const [page] = useState(() => phonePage(overview));
  const [sent, setSent] = useState<{ readonly phone: string; readonly code: SentCode } | null>(null);
  const [done, setDone] = useState(false);
  if (done) return <SuccessCard title={t('security.phone-add.done')} text={t('security.phone-add.done.text')} />;
  const submit = (): void => {
    if (!form.check({ [FIELD]: validatePhone(phone, t) })) return;
    void form.send(
      () => caller.execute('addPhone', { body: { data: { attributes: { phone_number: phone } } } }),
      (code) => setSent({ phone, code }),
    );
  };
  return (
    <FormCard advice={[t('security.phone-add.advice.why'), t('security.phone-add.advice.mobile'), t('security.phone-add.advice.hold')]}>
      {page === 'phone-change' ? (
        <EmptyState title={t('security.phone-add.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, page)}>
            {t('security.phone-change.title')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <StepProgress
            label={t('security.phone-add.title')}
            names={[t('security.phone.step.number'), t('security.phone.step.confirm')]}
            at={sent === null ? 0 : 1}
          />
          {sent === null ? (
            <CallForm form={form} onSubmit={submit}>
              <FormError text={form.problem} />
              {phoneField({
                countryId: homeId,
                name: 'phone',
                label: t('security.phone.number'),
                error: form.errors[FIELD],
                onChange: (text, typed) => {
                  setPhone(text);
                  if (typed) form.forget(FIELD);
                },
              })}
              <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
                {t('security.code.send')}
              </Button>
            </CallForm>
          ) : (
            <PhoneConfirmation phone={sent.phone} sent={sent.code} onDone={() => setDone(true)} />
          )}
        </>
      )}
    </FormCard>
  );
}
