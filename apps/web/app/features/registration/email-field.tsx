import { checkEmail } from '@touchline/contract/registration/check-email';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';

interface EmailFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
  /** The player insists on an address that looked mistyped. */
  readonly onKeep: (email: string) => void;
}

/** An e-mail; where its domain looks mistyped, the one that was probably meant is a press away (R103). */
export function EmailField({ label, value, error, onChange, onKeep }: EmailFieldProps) {
  const t = useTranslator();
  const fault = error === undefined ? null : checkEmail(value.trim());
  const suggestion = fault && 'suggestion' in fault ? fault.suggestion : null;
  return (
    <div className="email-field">
      <TextField
        label={label}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestion ? (
        <div className="email-suggestion">
          <Button size="xs" tone="amber" onClick={() => onChange(suggestion)}>
            <bdi dir="ltr">{suggestion}</bdi>
          </Button>
          <Button size="xs" onClick={() => onKeep(value.trim())}>
            {t('registration.email.keep')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
