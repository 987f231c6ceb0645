import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNow, useServerClock } from '../../../live/clock.tsx';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';

interface SmsCodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The code by short message that enabling asks for where there is a phone (C034): the field, and the way to be sent one. */
export function SmsCodeField({ value, error, onChange }: SmsCodeFieldProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const now = useNow();
  const ask = useCallForm([]);
  const [sent, setSent] = useState<{ readonly to: string; readonly againAt: number } | null>(null);
  const waits = sent === null ? 0 : Math.max(0, Math.ceil((sent.againAt - now) / 1000));
  const send = (): void => {
    void ask.send(
      () => caller.execute('twoFactorSms', {}),
      (reply) => setSent({ to: reply.sent_to, againAt: clock.now() + reply.resend_after_seconds * 1000 }),
    );
  };
  return (
    <>
      <FormError text={ask.problem} />
      <div className="security-message">
        <TextField
          label={t('security.two-factor-on.sms-code')}
          name="sms_code"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="security-code figures"
          maxLength={8}
          value={value}
          hint={sent === null ? t('security.two-factor-on.sms-first') : t('security.code.by.sms', { to: `\u2066${sent.to}\u2069` })}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button className="security-again" icon="mail" disabled={waits > 0} busy={ask.busy} onClick={send}>
          {waits > 0 ? t('security.code.again-in', { n: waits }) : t(sent === null ? 'security.code.send' : 'security.code.again')}
        </Button>
      </div>
    </>
  );
}
