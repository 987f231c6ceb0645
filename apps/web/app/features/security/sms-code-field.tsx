import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { useNow, usePageClock } from '../../live/clock.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

interface SmsCodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The code by short message that enabling asks for where there is a phone (C034): the field, and the way to be sent one. */
export function SmsCodeField({ value, error, onChange }: SmsCodeFieldProps) {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
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
      <ProblemNote text={ask.problem} />
      <div className="sec-sms">
        <Field
          label={t('security.two-factor-on.sms-code')}
          name="sms_code"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="sec-code num"
          maxLength={8}
          value={value}
          hint={sent === null ? t('security.two-factor-on.sms-first') : t('security.code.by.sms', { to: `\u2066${sent.to}\u2069` })}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button icon="mail" disabled={waits > 0} busy={ask.busy} onClick={send}>
          {waits > 0 ? t('security.code.again-in', { n: waits }) : t(sent === null ? 'security.code.send' : 'security.code.again')}
        </Button>
      </div>
    </>
  );
}
