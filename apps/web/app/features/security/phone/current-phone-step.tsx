import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { CodeStep, type SentCode } from '../code-step.tsx';

interface CurrentPhoneStepProps {
  /** The present number, hidden but for its ends. */
  readonly phone: string;
  /** With the secret question, or null where the account has none. */
  readonly onVerified: (question: string | null) => void;
}

/** Verifies the current phone: its code is confirmed, and checked once more before the question is shown (C059, C060, C062). */
export function CurrentPhoneStep({ phone, onVerified }: CurrentPhoneStepProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  const [sent, setSent] = useState<SentCode | null>(null);
  // The confirmation call succeeds only once. If the check after it failed (captcha, network), retry the check alone.
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
        onVerified={(reply) => onVerified(reply.next === 'answer-question' ? (reply.secure_question ?? '') : null)}
        sendAgain={send}
      />
    );
  return (
    <CallForm form={form} onSubmit={() => void form.send(() => send(false), setSent)}>
      <FormError text={form.problem} />
      <p>
        {t('security.phone.now')} <bdi className="figures">{phone}</bdi>
      </p>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('security.code.send')}
      </Button>
    </CallForm>
  );
}
