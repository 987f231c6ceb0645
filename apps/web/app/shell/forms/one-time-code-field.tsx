import { plainDigits } from '@touchline/client/validation/phone-input';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';
import { useNow } from '../../live/clock.tsx';

interface OneTimeCodeFieldProps {
  readonly label: string;
  /** Digits of the code. */
  readonly length: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Whether it stands in place of what asked for it, and takes the keyboard over from there. */
  readonly focusOnMount?: boolean;
  readonly onChange: (code: string) => void;
}

/** One field for the digits of a code that was sent. */
export function OneTimeCodeField({ length, onChange, hint, focusOnMount = true, ...field }: OneTimeCodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnMount) place.current?.querySelector('input')?.focus();
  }, [focusOnMount]);
  return (
    <div ref={place} className="one-time-code">
      <TextField
        {...field}
        {...(hint === undefined ? {} : { hint })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // Codes are pasted with blanks between their digits.
        maxLength={length * 2}
        placeholder={'0'.repeat(length)}
        onChange={(event) => onChange(plainDigits(event.target.value).replace(/\D/g, '').slice(0, length))}
      />
    </div>
  );
}

interface ResendButtonProps {
  /** From when on another code can be asked for (epoch ms). */
  readonly at: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Asks for another code, once the time for it has come. */
export function ResendButton({ at, busy, onResend }: ResendButtonProps) {
  const t = useTranslator();
  const seconds = Math.ceil((at - useNow()) / 1000);
  return (
    <Button tone="ghost" block busy={busy} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? t('registration.resend-code', { n: seconds }) : t('code.resend')}
    </Button>
  );
}
