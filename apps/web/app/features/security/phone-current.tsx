import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useRef, useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CodeStep, type SentCode } from './code-step.tsx';

interface PhoneCurrentProps {
  /** The present number, hidden but for its ends. */
  readonly phone: string;
  /** With the secret question, or null where the account has none. */
  readonly onProved: (question: string | null) => void;
}

/** The present phone proves itself: a code goes to it, is confirmed and checked once more before the question is told (C059, C060, C062). */
export function PhoneCurrent({ phone, onProved }: PhoneCurrentProps) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm([]);
  const [sent, setSent] = useState<SentCode | null>(null);
  // Confirming is taken once: where only the check after it was refused (a captcha, the network), the check alone is tried again.
  const confirmed = useRef<string | null>(null);
  const send = (toMessenger: boolean) => {
    confirmed.current = null;
    return caller.execute('sendPhoneCode', { body: { is_send_sms_to_apps: toMessenger } });
  };
  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        submitText={t('action.next')}
        messenger
        check={async (code) => {
          if (confirmed.current !== code) await caller.execute('confirmPhoneCode', { body: { confirm_code: code } });
          confirmed.current = code;
          return caller.execute('checkPhoneCode', { query: { confirm_code: code } });
        }}
        onRight={(reply) => onProved(reply.next === 'answer-question' ? (reply.secure_question ?? '') : null)}
        sendAgain={send}
      />
    );
  return (
    <CallFormElement form={form} onSubmit={() => void form.send(() => send(false), setSent)}>
      <ProblemNote text={form.problem} />
      <p>
        {t('security.phone.now')} <bdi className="num">{phone}</bdi>
      </p>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('security.code.send')}
      </Button>
    </CallFormElement>
  );
}
