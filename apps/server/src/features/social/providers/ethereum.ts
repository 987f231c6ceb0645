import { keccak256 } from './keccak.ts';
import type { SocialIdentity } from './provider.ts';
import { recover } from './secp256k1.ts';

const ADDRESS = '{address}';

/** The text that the player's wallet signs (ERC-4361); the page puts the account's address in its place. */
export const ethereumMessage = (site: URL, nonce: string, nowMs: number): string =>
  `${site.host} wants you to sign in with your Ethereum account:\n${ADDRESS}\n\nURI: ${site.origin}\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: ${new Date(nowMs).toISOString()}`;

/** The signer's address of a personal message (ERC-191), in lower case; undefined for an invalid signature. */
export function signerOf(message: string, signature: string): string | undefined {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return undefined;
  const text = Buffer.from(message, 'utf8');
  const hash = keccak256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]));
  const part = (from: number, to: number): bigint => BigInt(`0x${signature.slice(2 + from * 2, 2 + to * 2)}`);
  const v = Number(part(64, 65));
  const parity = v >= 27 ? v - 27 : v;
  if (parity !== 0 && parity !== 1) return undefined;
  const key = recover(BigInt(`0x${hash.toString('hex')}`), part(0, 32), part(32, 64), parity === 1);
  return key ? toEthereumAddress(key) : undefined;
}

export function toEthereumAddress([x, y]: readonly [bigint, bigint]): string {
  const bytes = Buffer.from(x.toString(16).padStart(64, '0') + y.toString(16).padStart(64, '0'), 'hex');
  return `0x${keccak256(bytes).subarray(12).toString('hex')}`;
}

/** The identity in the code of a wallet: `{"message", "signature"}` over our text with our nonce; undefined for any other. */
export function personOfEthereum(code: string, site: URL, nonce: string): SocialIdentity | undefined {
  let given: { readonly message?: unknown; readonly signature?: unknown } | null;
  try {
    given = JSON.parse(code);
  } catch {
    return undefined;
  }
  if (typeof given?.message !== 'string' || typeof given.signature !== 'string') return undefined;
  const lines = given.message.split('\n');
  const address = lines[1] ?? '';
  // All but the moment is known to us: a text of another site, or for another visit, is not ours.
  const wanted = ethereumMessage(site, nonce, 0).replace(ADDRESS, address).split('\n').slice(0, -1).join('\n');
  if (!/^0x[0-9a-f]{40}$/i.test(address) || lines.slice(0, -1).join('\n') !== wanted) return undefined;
  return signerOf(given.message, given.signature) === address.toLowerCase() ? { subject: address.toLowerCase(), fields: {} } : undefined;
}
