import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '#platform/config';
import { Failure } from '#platform/http/failure';
import { isCommonPassword } from './breached/common-passwords.ts';

/** Throws Failure `password_breached` naming the field, for a password that stands in every list of leaked ones. */
export function rejectBreachedPassword(password: string): void {
  if (isCommonPassword(password)) throw new Failure('password_breached', { fields: { password: ['password_breached'] } });
}

export interface Passwords {
  hashPassword(password: string): Promise<string>;
  /** Compares with the hash; without one the same work is done, so that the time does not tell whether a login exists. */
  verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(cost: PasswordCost): Passwords {
  const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);
  let decoy: Promise<string> | undefined;
  return {
    hashPassword,
    async verifyPassword(passwordHash, password) {
      decoy ??= hashPassword('no such player');
      const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
      return matches && passwordHash !== undefined;
    },
  };
}

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that we make for fast and phone registration: 12 characters (59 bits), always with a letter and a digit. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (/[a-z]/.test(password) && /\d/.test(password)) return password;
  }
}
