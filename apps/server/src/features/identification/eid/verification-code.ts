import { createHash } from 'node:crypto';

/** The four digits that the phone and our page show alike: 6 bits from the front of the hash and 7 from its end (Mobile-ID REST, "verification code"). */
export function mobileIdCode(hash: Uint8Array): string {
  const first = hash[0] ?? 0;
  const last = hash.at(-1) ?? 0;
  return String(((first & 0xfc) << 5) | (last & 0x7f)).padStart(4, '0');
}

/** The last two bytes of the hash's SHA-256 as a number, its last four digits (Smart-ID RP API 2.0, "computing the verification code"). */
export function smartIdCode(hash: Uint8Array): string {
  const twice = createHash('sha256').update(hash).digest();
  return String(twice.readUInt16BE(twice.length - 2) % 10_000).padStart(4, '0');
}
