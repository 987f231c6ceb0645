import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CodeStep, type SentCode } from '../code-step.tsx';

interface PhoneConfirmationProps {
  /** With its calling code: "+353851234567". */
  readonly phone: string;
  readonly sent: SentCode;
  readonly onDone: () => void;
}

/** The code that a number has received proves that it is the player's (C058); it can be sent again, to a messenger too. */
export function PhoneConfirmation({ phone, sent, onDone }: PhoneConfirmationProps) {
  const t = useTranslator();
  const caller = useApiClient();
  return (
    <CodeStep
      sent={sent}
      submitText={t('security.phone.confirm')}
      messenger
      check={(code) => caller.execute('confirmNewPhone', { body: { phone_number: phone, confirm_code: code } })}
      onVerified={onDone}
      sendAgain={async (toMessenger) => {
        const { code_length } = await caller.execute('confirmNewPhone', {
          body: { phone_number: phone, is_send_sms_to_apps: toMessenger },
        });
        return { ...sent, code_length, channel: toMessenger ? 'messenger' : 'sms' };
      }}
    />
  );
}
