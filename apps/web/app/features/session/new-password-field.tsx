import { validatePasswordSymbols } from '@touchline/client/validation/text-rules';
import type { Translator } from '@touchline/i18n/translator';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { PasswordField } from './password-field.tsx';
import { passwordBits, strengthOf, strengthShare } from './password-strength.ts';

/** At least so many characters, with a letter and a digit: the server's rule too. */
const PASSWORD_MIN = 8;
const STRENGTH_TONES = { weak: 'danger', fair: 'amber', strong: 'brand' } as const;

/** The sentence for a password that cannot be chosen (R150); null for one that can. Leaked ones are the server's business: their list is long. */
export function passwordFault(text: string, t: Translator): string | null {
  const fault = validatePasswordSymbols(text);
  if (fault) return t(`validation.${fault.key}`);
  return text.length >= PASSWORD_MIN && /\p{L}/u.test(text) && /\d/.test(text) ? null : t('password.hint', { min: PASSWORD_MIN });
}

interface NewPasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A password that is being chosen, with how hard it is to guess. */
export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const t = useTranslator();
  const bits = passwordBits(value);
  const strength = strengthOf(bits);
  return (
    <div className="new-password">
      <PasswordField
        label={t('registration.field.password')}
        autoComplete="new-password"
        hint={t('password.hint', { min: PASSWORD_MIN })}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div className="password-meter">
        <Meter value={value === '' ? 0 : strengthShare(bits)} label={t('password.strength')} tone={STRENGTH_TONES[strength]} />
        <span role="status">{value === '' ? '' : t(`password.strength.${strength}`)}</span>
      </div>
    </div>
  );
}
