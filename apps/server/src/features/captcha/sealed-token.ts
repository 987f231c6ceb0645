import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A token that only we can read and nobody can change: AES-256-GCM, bound to a purpose so that one kind of text never passes for another. */
export function seal(key: Uint8Array, purpose: string, data: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
}

/** The text that was sealed for the purpose; undefined for anything else. */
export function unseal(key: Uint8Array, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const end = bytes.length - TAG_BYTES;
  try {
    const open = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(purpose));
    open.setAuthTag(bytes.subarray(end));
    return JSON.parse(Buffer.concat([open.update(bytes.subarray(IV_BYTES, end)), open.final()]).toString());
  } catch {
    return undefined;
  }
}
