import { Button } from '@touchline/ui/button';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OneTimeCodeField } from '../../shell/forms/one-time-code-field.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';
import type { SecondFactorStep } from './sign-in.ts';

/** Digits of an authenticator app (RFC 6238). */
const APP_DIGITS = 6;

interface SecondFactorFormProps {
  readonly step: SecondFactorStep;
  readonly next: string;
  readonly onRetry: () => void;
}

/** The code of the player's app ends a sign-in, whichever way it began (C019, C024); a browser of one's own may be spared the question. */
export function SecondFactorForm({ step, next, onRetry }: SecondFactorFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['code'] as const);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const submit = (): void => {
    if (!form.check({ code: code.length === APP_DIGITS ? null : t('validation.equal_length', { n: APP_DIGITS }) })) return;
    void form.send(
      () => redirectIfBlocked(caller.execute('secondFactor', { body: { guid: step.guid, code, remember } }), t.language),
      () => window.location.assign(next),
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <p className="muted">{t('login.second.text')}</p>
      <FormError text={form.problem} />
      <OneTimeCodeField label={t('login.second.code')} length={APP_DIGITS} {...form.bind('code', code, setCode)} />
      <CheckControl name="remember" checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('login.second.remember')}
      </CheckControl>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <Button tone="ghost" block onClick={onRetry}>
        {t('login.again')}
      </Button>
    </CallForm>
  );
}
