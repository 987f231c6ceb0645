import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaWork } from '@touchline/contract/captcha/calls';

/** Many small proofs in place of a big one: how long they take together hardly varies, and progress can be shown. */
const PUZZLE_PARTS = 16;
/** A level more doubles the work. */
const PICTURE_BITS = 11;
/** Without the picture puzzle the proof of work takes eight times as long. */
const ALONE_BITS = 14;
/** Half a minute on a telephone. */
const MAX_BITS = 19;

export const makeWork = (level: number, withPicture: boolean): CaptchaWork => ({
  salt: randomBytes(12).toString('base64url'),
  parts: PUZZLE_PARTS,
  bits: Math.min(MAX_BITS, (withPicture ? PICTURE_BITS : ALONE_BITS) + level),
});

/** Whether each number n makes the SHA-256 of `salt.part.n` begin with so many zero bits. Looks at all of them, whatever the first ones are. */
export function isWorkDone({ salt, parts, bits }: CaptchaWork, proof: readonly number[]): boolean {
  let missing = Math.abs(parts - proof.length);
  for (let part = 0; part < parts; part++) {
    const digest = createHash('sha256')
      .update(`${salt}.${part}.${proof[part] ?? 0}`)
      .digest();
    missing |= digest.readUInt32BE(0) >>> (32 - bits);
  }
  return missing === 0;
}
