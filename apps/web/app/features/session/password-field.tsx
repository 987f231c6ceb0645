import { IconButton } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';

interface PasswordFieldProps {
  readonly label: string;
  /** Of the field on the wire, where a form asks for more than one. */
  readonly name?: string;
  readonly value: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, name = 'password', value, autoComplete, error, hint, onChange }: PasswordFieldProps) {
  const t = useTranslator();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      dir="ltr"
      maxLength={128}
      value={value}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      onChange={(event) => onChange(event.target.value)}
      after={
        <IconButton
          icon="eye"
          small
          label={t(shown ? 'action.hide' : 'action.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
