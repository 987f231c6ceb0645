import { headText } from '@touchline/casino/commitments/head-text';
import type { CommitmentHead, CommitmentKey } from '@touchline/contract/commitments/shapes';

/** `unchecked`: by a browser that cannot check it, as one without a secure connection. `none`: the head is not signed. */
export type SignatureFinding = 'holds' | 'broken' | 'unknown-key' | 'unchecked' | 'none';

function bytesOf(hex: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (hex.length !== 2 * length || !/^[0-9a-f]*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const HOUR_MS = 3_600_000;

/** Whether a head is signed by a published key that was in use when its hour ended or later, worked out by the browser. */
export async function checkSignature(head: CommitmentHead, keys: readonly CommitmentKey[]): Promise<SignatureFinding> {
  if (!head.signature) return 'none';
  const { publicKey, signature } = head.signature;
  const published = keys.find((key) => key.publicKey === publicKey);
  // A key that somebody came by later signs nothing any more.
  if (!published || (published.until !== null && head.hour + HOUR_MS > published.until)) return 'unknown-key';
  const [keyBytes, bytes] = [bytesOf(publicKey, 32), bytesOf(signature, 64)];
  if (!keyBytes || !bytes) return 'broken';
  // Browsers give it to secure pages alone, and the oldest ones do not know the algorithm.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return 'unchecked';
  try {
    const key = await subtle.importKey('raw', keyBytes, 'Ed25519', false, ['verify']);
    return (await subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(headText(head)))) ? 'holds' : 'broken';
  } catch {
    return 'unchecked';
  }
}
