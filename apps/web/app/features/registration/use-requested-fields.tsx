import type { RegistrationField } from '@touchline/contract/bets/enums';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ChangeEvent, ReactNode } from 'react';
import { type FormField, fieldLabel, type RegistrationValues, type RequiredFields } from './registration-fields.ts';

const LINES = {
  first_name: { autoComplete: 'given-name', maxLength: 60 },
  last_name: { autoComplete: 'family-name', maxLength: 60 },
  personal_number: { autoComplete: 'off', maxLength: 24 },
  address: { autoComplete: 'street-address', maxLength: 120 },
  post_code: { autoComplete: 'postal-code', maxLength: 12 },
  promo_code: { autoComplete: 'off', maxLength: 40 },
} as const;

interface RequestedFieldsInput {
  readonly asked: RequiredFields;
  readonly values: RegistrationValues;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly onChange: (change: Partial<RegistrationValues>) => void;
}

export type RequestedFields = ReturnType<typeof useRequestedFields>;

/** The common part of a registration's fields: whether each is asked for, what it is called, and the value that it writes. */
export function useRequestedFields({ asked, values, errors, onChange }: RequestedFieldsInput) {
  const t = useTranslator();
  const required = new Map(asked.map(({ field, required: must }) => [field, must]));
  const has = (field: RegistrationField): boolean => required.has(field);
  /** A field that may be left empty says so. */
  const named = (field: RegistrationField): string => {
    const label = t(fieldLabel(field));
    return required.get(field) ? label : `${label} (${t('common.optional')})`;
  };
  const own = (field: RegistrationField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [field]: event.target.value }),
  });
  /** A line of text; null where it is not asked for. */
  const line = (field: keyof typeof LINES): ReactNode =>
    has(field) ? <TextField key={field} label={named(field)} {...LINES[field]} {...own(field)} /> : null;
  /** One of several, none of them to begin with; null where it is not asked for. */
  const choice = (field: 'gender' | 'citizenship_id', options: readonly { value: string; label: string }[]): ReactNode =>
    has(field) ? (
      <SelectField key={field} label={named(field)} options={[{ value: '', label: t('select.placeholder') }, ...options]} {...own(field)} />
    ) : null;
  return { has, named, own, line, choice };
}
