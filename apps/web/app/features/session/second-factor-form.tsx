import { Button } from '@touchline/ui/button';
import { Check } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { orBlockPage } from '../../block-page.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { CodeField } from '../../code-field.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import type { SecondFactorStep } from './sign-in.ts';

/** Digits of an authenticator app (RFC 6238). */
const APP_DIGITS = 6;

interface SecondFactorFormProps {
  readonly step: SecondFactorStep;
  readonly next: string;
  readonly onAgain: () => void;
}

/** The code of the player's app ends a sign-in, whichever way it began (C019, C024); a browser of one's own may be spared the question. */
export function SecondFactorForm({ step, next, onAgain }: SecondFactorFormProps) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['code'] as const);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const submit = (): void => {
    if (!form.check({ code: code.length === APP_DIGITS ? null : t('validation.equal_length', { n: APP_DIGITS }) })) return;
    void form.send(
      () => orBlockPage(caller.execute('secondFactor', { body: { guid: step.guid, code, remember } }), t.language),
      () => window.location.assign(next),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <p className="mut">{t('login.second.text')}</p>
      <ProblemNote text={form.problem} />
      <CodeField label={t('login.second.code')} length={APP_DIGITS} {...form.bind('code', code, setCode)} />
      <Check name="remember" checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('login.second.remember')}
      </Check>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <Button tone="ghost" block onClick={onAgain}>
        {t('login.again')}
      </Button>
    </CallFormElement>
  );
}
