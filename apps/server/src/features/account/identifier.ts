import type { LoginKind } from '@touchline/contract/session';

export interface Identifier {
  readonly by: 'id' | 'email' | 'phone';
  readonly value: string;
}

/** Reads what a player typed as login: of the kind that was said, otherwise by its look (an @, a plus or 10 digits and more, else a number). */
export function readIdentifier(text: string, kind: LoginKind | null): Identifier | undefined {
  const digits = text.replace(/[\s()+-]/g, '');
  const isDigits = /^\d+$/.test(digits);
  if (kind === 'email' || (kind === null && text.includes('@'))) return { by: 'email', value: text.toLowerCase() };
  if (kind === 'phone_number' || (kind === null && isDigits && (text.startsWith('+') || digits.length >= 10))) {
    return isDigits && digits.length <= 20 ? { by: 'phone', value: digits } : undefined;
  }
  return /^\d{1,15}$/.test(text) ? { by: 'id', value: text } : undefined;
}
