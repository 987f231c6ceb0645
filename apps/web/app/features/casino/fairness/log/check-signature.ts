import { headText } from '@touchline/casino/commitments/head-text';
import type { CommitmentHead, CommitmentKey } from '@touchline/contract/commitments/shapes';

/** `unchecked`: by a browser that cannot check it, as one without a secure connection. `none`: the head is not signed. */
export type SignatureFinding = 'holds' | 'broken' | 'unknown-key' | 'unchecked' | 'none';

function bytesOf(hex: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (hex.length !== 2 * length || !/^[0-9a-f]*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether a head is signed by one of the published keys, worked out by the browser. */
export async function checkSignature(head: CommitmentHead, keys: readonly CommitmentKey[]): Promise<SignatureFinding> {
  if (!head.signature) return 'none';
  const { publicKey, signature } = head.signature;
  if (!keys.some((key) => key.publicKey === publicKey)) return 'unknown-key';
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
