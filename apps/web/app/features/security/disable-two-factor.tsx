import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { EmptyState } from '@touchline/ui/empty-state';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { securityPath } from '../../shell/paths.ts';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';

/** A code of the application, or the recovery key. */
const PROOF = /^(\d{6}|[0-9a-f]{32})$/;

/** Two-factor sign-in is switched off by a code of the application, or by the recovery key where the application is lost (S160, R088). */
export function DisableTwoFactor({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['hash'] as const);
  // The loader revalidates after success: keep the first value, or the form would turn into another one under the success message.
  const [wasOn] = useState(overview.two_factor);
  const [proof, setProof] = useState('');
  const [off, setOff] = useState(false);
  if (off) return <SuccessCard title={t('security.two-factor-off.done')} text={t('security.two-factor-off.done.text')} />;

  const submit = (): void => {
    const hash = proof.replace(/\s/g, '').toLowerCase();
    if (!form.check({ hash: PROOF.test(hash) ? null : t('security.two-factor-off.format') })) return;
    void form.send(
      () => caller.execute('twoFactorDisable', { body: { hash } }),
      () => setOff(true),
    );
  };
  return (
    <FormCard advice={[t('security.two-factor-off.advice.weaker'), t('security.two-factor-off.advice.lost')]}>
      {wasOn ? (
        <CallForm form={form} onSubmit={submit}>
          <Callout kind="warning">
            <p>{t('security.two-factor-off.hold')}</p>
          </Callout>
          <FormError text={form.problem} />
          <TextField
            label={t('security.two-factor-off.field')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            hint={t('security.two-factor-off.hint')}
            {...form.field('hash', proof, setProof)}
          />
          <Button type={form.submitType} tone="danger" size="lg" block busy={form.busy}>
            {t('security.two-factor-off.submit')}
          </Button>
        </CallForm>
      ) : (
        <EmptyState title={t('security.two-factor-off.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'two-factor-on')}>
            {t('security.two-factor-on.title')}
          </Link>
        </EmptyState>
      )}
    </FormCard>
  );
}
