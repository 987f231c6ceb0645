import type { DestinationKind } from '@touchline/contract/payments/enums';

/** The destination of money: whole for the provider, and what of it may be shown. */
export interface Destination {
  readonly details: string;
  readonly masked: string;
}

/** Reads what a player wrote; undefined for what cannot be a destination of the kind. */
export function parseDestination(kind: DestinationKind, text: string): Destination | undefined {
  const details = kind === 'wallet' ? text.toLowerCase() : text.replaceAll(/[\s-]/g, '').toUpperCase();
  const isRight = { card: isCard, wallet: isWallet, iban: isIban }[kind];
  if (!isRight(details)) return undefined;
  return { details, masked: kind === 'wallet' ? maskWallet(details) : `•••• ${details.slice(-4)}` };
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function isCard(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isWallet = (account: string): boolean =>
  /^[a-z0-9][a-z0-9._+-]{1,40}@[a-z0-9.-]{1,60}\.[a-z]{2,12}$|^[a-z0-9._-]{5,40}$/.test(account);

/** The check digits of ISO 13616: country and digits at the end, letters as numbers, modulo 97. */
function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const number = `${account.slice(4)}${account.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(number) % 97n === 1n;
}

function maskWallet(account: string): string {
  const [name = '', host] = account.split('@');
  return host === undefined ? `•••• ${account.slice(-3)}` : `${name.slice(0, 2)}•••@${host}`;
}
