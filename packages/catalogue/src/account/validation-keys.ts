/** Keys of validation messages (R150). Their texts are `validation.<key>` in the dictionaries. */
export const VALIDATION_KEYS = [
  'required',
  'validation_email_account_name',
  'validation_email_domain_name',
  'validation_email_at_symbol',
  'validation_email_dot_symbol',
  'validation_email_space_symbol',
  'validation_email_domain_suggestion',
  'validation_enter_correct_email',
  'password_available_symbols',
  'auth_required_field',
  'min_symbols_limit',
  'phone_min_length',
  'equal_length',
  'auth_incorrect_code',
] as const;

export type ValidationKey = (typeof VALIDATION_KEYS)[number];

/** Thrown where a part needs its site configuration and there is none. */
export const CONFIG_IS_ABSENT = 'config is absent';
