import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { securityPath } from '../../shell/paths.ts';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';

/** Setting 1 of the player's settings says that the e-mail address does not sign in (C041). */
const DISABLE_AUTH_BY_EMAIL = 1;

/** Whether the e-mail address, which others know, signs in (S162). */
export function EmailLogin({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  const [on, setOn] = useState(overview.auth_by_email);
  const [changes, setChanges] = useState(0);
  const { element } = form;
  // The button was out of reach while the call went: the keyboard comes back to it.
  useEffect(() => {
    if (changes > 0) element.current?.querySelector('button')?.focus();
  }, [changes, element]);
  const advice = [t('security.email-login.advice.known'), t('security.email-login.advice.others')];
  if (overview.email === null)
    return (
      <FormCard advice={advice}>
        <EmptyState title={t('security.email-login.none')} text={t('security.email-login.none.text')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'email')}>
            {t('security.email.add')}
          </Link>
        </EmptyState>
      </FormCard>
    );
  const submit = (): void => {
    void form.send(
      () => caller.execute('saveSetting', { body: { setting_id: DISABLE_AUTH_BY_EMAIL, setting_value: on } }),
      (reply) => {
        setOn(!reply.setting_value);
        setChanges((before) => before + 1);
      },
    );
  };
  return (
    <FormCard advice={advice}>
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <Callout kind={changes > 0 ? 'success' : 'info'} live={changes > 0}>
          <p>{t(on ? 'security.email-login.is-on' : 'security.email-login.is-off', { email: `\u2066${overview.email}\u2069` })}</p>
        </Callout>
        <Button type={form.submitType} tone={on ? 'danger' : 'brand'} size="lg" block busy={form.busy}>
          {t(on ? 'security.email-login.switch-off' : 'security.email-login.switch-on')}
        </Button>
      </CallForm>
    </FormCard>
  );
}
