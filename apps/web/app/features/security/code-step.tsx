import { validateSmsCode } from '@touchline/client/validation/text-rules';
import type { VerificationCodeSent } from '@touchline/contract/phones/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNow, useServerClock } from '../../live/clock.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OneTimeCodeField, ResendButton } from '../../shell/forms/one-time-code-field.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

export type SentCode = Pick<VerificationCodeSent, 'code_length' | 'channel' | 'sent_to' | 'resend_after_seconds'>;

interface CodeStepProps<R> {
  readonly sent: SentCode;
  readonly submitText: string;
  /** Whether phones of the kind take the code in a messenger too. */
  readonly messenger?: boolean;
  readonly check: (code: string) => Promise<R>;
  readonly onVerified: (reply: R) => void;
  readonly sendAgain: (toMessenger: boolean) => Promise<SentCode>;
}

/** The code of a message is typed; another one can be asked for once the time between two is over (R106). */
export function CodeStep<R>({ sent, submitText, messenger = false, check, onVerified, sendAgain }: CodeStepProps<R>) {
  const t = useTranslator();
  const clock = useServerClock();
  const now = useNow();
  const form = useCallForm(['confirm_code'] as const);
  const more = useCallForm([]);
  const [code, setCode] = useState('');
  const [last, setLast] = useState(() => ({ sent, at: clock.now(), count: 1 }));
  const again = last.at + last.sent.resend_after_seconds * 1000;

  const submit = (): void => {
    const fault = validateSmsCode(code, { length: last.sent.code_length });
    if (!form.check({ confirm_code: fault && (t.find(`validation.${fault.key}`, fault.args) ?? fault.key) })) return;
    void form.send(() => check(code), onVerified);
  };
  const ask = (toMessenger: boolean): void => {
    void more.send(
      () => sendAgain(toMessenger),
      (next) => {
        setLast({ sent: next, at: clock.now(), count: last.count + 1 });
        setCode('');
        form.element.current?.querySelector('input')?.focus();
      },
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <p role="status">
        {t(last.count > 1 ? 'security.code.sent-again' : 'security.code.sent')}{' '}
        <b>{t(`security.code.by.${last.sent.channel}`, { to: `\u2066${last.sent.sent_to}\u2069` })}</b>
      </p>
      <FormError text={form.problem ?? more.problem} />
      <OneTimeCodeField
        label={t('security.code.field', { n: last.sent.code_length })}
        length={last.sent.code_length}
        {...form.bind('confirm_code', code, setCode)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {submitText}
      </Button>
      <div className="security-again">
        <ResendButton at={again} busy={more.busy} onResend={() => ask(false)} />
        {messenger && now >= again ? (
          <Button tone="ghost" size="sm" icon="share" disabled={more.busy} onClick={() => ask(true)}>
            {t('security.code.messenger')}
          </Button>
        ) : null}
      </div>
    </CallForm>
  );
}
