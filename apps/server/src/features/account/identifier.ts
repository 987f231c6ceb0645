import type { LoginKind } from '@touchline/contract/session/calls';

export interface Identifier {
  readonly by: 'id' | 'email' | 'phone' | 'login';
  readonly value: string;
}

/** Reads what a player typed as login: of the kind that was said, otherwise by its look (an @, a plus or 10 digits and more, a number, else a chosen login). */
export function parseIdentifier(text: string, kind: LoginKind | null): Identifier | undefined {
  const digits = text.replace(/[\s()+-]/g, '');
  const isDigits = /^\d+$/.test(digits);
  if (kind === 'email' || (kind === null && text.includes('@'))) return { by: 'email', value: text.toLowerCase() };
  if (kind === 'phone_number' || (kind === null && isDigits && (text.startsWith('+') || digits.length >= 10))) {
    return isDigits && digits.length <= 20 ? { by: 'phone', value: digits } : undefined;
  }
  if (/^\d{1,15}$/.test(text)) return { by: 'id', value: text };
  // A login of one's own begins with a letter, so it is never mistaken for a number.
  return /^[a-z][a-z0-9._-]{2,31}$/i.test(text) ? { by: 'login', value: text.toLowerCase() } : undefined;
}
