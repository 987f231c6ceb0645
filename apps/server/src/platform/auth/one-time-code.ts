import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits of a code that is sent by SMS or mail. */
export const CODE_LENGTH = 6;

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** For links and cookies: 256 bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** A hash under a key of ours: so the database alone is not enough to guess short codes and phone numbers. */
export type KeyedHash = (text: string) => Buffer;

export const createKeyedHash =
  (key: Uint8Array): KeyedHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest();

/** Compares hashes of the same kind; false where there is none. */
export const isSameHash = (a: Buffer | null | undefined, b: Buffer): boolean =>
  a !== null && a !== undefined && a.length === b.length && timingSafeEqual(a, b);
