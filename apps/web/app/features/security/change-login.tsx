import { Button } from '@touchline/ui/button';
import { CheckControl, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';

const LOGIN = /^[a-z][a-z0-9._-]{2,31}$/;

/** A login of one's own, and whether the e-mail address signs in beside it (S135). */
export function ChangeLogin({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['login'] as const);
  const [login, setLogin] = useState(overview.login ?? '');
  const [byEmail, setByEmail] = useState(overview.auth_by_email);
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen !== null)
    return <SuccessCard title={t('security.login.done')} text={t('security.login.done.text', { login: `\u2066${chosen}\u2069` })} />;

  const submit = (): void => {
    const wanted = login.trim().toLowerCase();
    if (!form.check({ login: LOGIN.test(wanted) ? null : t('validation.login_format') })) return;
    void form.send(
      () => caller.execute('changeLogin', { body: { login: wanted, auth_by_email: byEmail } }),
      (reply) => setChosen(reply.login),
    );
  };
  return (
    <FormCard advice={[t('security.login.advice.number'), t('security.login.advice.email')]}>
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <TextField
          label={t('security.login.field')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={32}
          hint={t('validation.login_format')}
          {...form.field('login', login, setLogin)}
        />
        {overview.email === null ? null : (
          <CheckControl kind="switch" checked={byEmail} onChange={(event) => setByEmail(event.target.checked)}>
            {t('security.login.by-email', { email: `\u2066${overview.email}\u2069` })}
          </CheckControl>
        )}
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t('security.login.submit')}
        </Button>
      </CallForm>
    </FormCard>
  );
}
