import { passwordChange } from '@touchline/client/validation/encode-password';
import { PASSWORD_LENGTH } from '@touchline/contract/security/enums';
import { Button } from '@touchline/ui/button';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormCard } from './form-card.tsx';
import type { RenderPasswordField } from './render-password-field.ts';
import { SuccessCard } from './success-card.tsx';

const FIELDS = ['old_password', 'password', 'password_confirmation'] as const;
type PasswordField = (typeof FIELDS)[number];

/** A new password, after the present one (S134). Other devices may be signed out with it. */
export function ChangePassword({ password }: { readonly password: RenderPasswordField }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(FIELDS);
  const [values, setValues] = useState<Readonly<Record<PasswordField, string>>>({
    old_password: '',
    password: '',
    password_confirmation: '',
  });
  const [endOthers, setEndOthers] = useState(true);
  const [ended, setEnded] = useState<number | null>(null);
  if (ended !== null) return <SuccessCard title={t('security.password.done')} text={t('security.password.ended', { n: ended })} />;

  const submit = (): void => {
    const required = t('validation.auth_required_field');
    const weak = t('password.hint', { min: PASSWORD_LENGTH.min });
    const { old_password, password: wanted, password_confirmation } = values;
    const right = form.check({
      old_password: old_password === '' ? required : null,
      password: !isPasswordValid(wanted) ? weak : wanted === old_password ? t('validation.password_same') : null,
      password_confirmation: password_confirmation === wanted ? null : t('validation.passwords_differ'),
    });
    if (!right) return;
    const body = passwordChange({
      oldPassword: old_password,
      password: wanted,
      confirmation: password_confirmation,
      endOtherSessions: endOthers,
    });
    void form.send(
      () => caller.execute('changePassword', { body }),
      (reply) => setEnded(reply.ended_sessions),
    );
  };
  const field = (name: PasswordField, label: string, autoComplete: 'current-password' | 'new-password', hint?: string) =>
    password({
      label,
      name,
      autoComplete,
      value: values[name],
      error: form.errors[name],
      ...(hint === undefined ? {} : { hint }),
      onChange: (text) => {
        setValues((before) => ({ ...before, [name]: text }));
        form.forget(name);
      },
    });
  return (
    <FormCard advice={[t('security.password.advice.own'), t('security.password.advice.leaked'), t('security.password.advice.notice')]}>
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        {field('old_password', t('security.password.old'), 'current-password')}
        {field('password', t('security.password.new'), 'new-password', t('password.hint', { min: PASSWORD_LENGTH.min }))}
        {field('password_confirmation', t('security.password.repeat'), 'new-password')}
        <CheckControl kind="switch" checked={endOthers} onChange={(event) => setEndOthers(event.target.checked)}>
          {t('security.password.end-others')}
        </CheckControl>
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t('security.password.submit')}
        </Button>
      </CallForm>
    </FormCard>
  );
}

const isPasswordValid = (text: string): boolean => text.length >= PASSWORD_LENGTH.min && /\p{L}/u.test(text) && /\d/.test(text);
