import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { securityPath } from '../../addresses.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';

/** Setting 1 of the player's settings says that the e-mail address does not sign in (C041). */
const DISABLE_AUTH_BY_EMAIL = 1;

/** Whether the e-mail address, which others know, signs in (S162). */
export function EmailLogin({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTexts();
  const caller = useCaller();
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
        <Empty title={t('security.email-login.none')} text={t('security.email-login.none.text')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'email')}>
            {t('security.email.add')}
          </Link>
        </Empty>
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
      <CallFormElement form={form} onSubmit={submit}>
        <ProblemNote text={form.problem} />
        <Note kind={changes > 0 ? 'success' : 'info'} live={changes > 0}>
          <p>{t(on ? 'security.email-login.is-on' : 'security.email-login.is-off', { email: `\u2066${overview.email}\u2069` })}</p>
        </Note>
        <Button type={form.submitType} tone={on ? 'danger' : 'brand'} size="lg" block busy={form.busy}>
          {t(on ? 'security.email-login.switch-off' : 'security.email-login.switch-on')}
        </Button>
      </CallFormElement>
    </FormCard>
  );
}
