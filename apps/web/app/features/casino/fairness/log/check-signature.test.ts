import { generateKeyPairSync, sign } from 'node:crypto';
import { headText } from '@touchline/casino/commitments/head-text';
import type { CommitmentHead } from '@touchline/contract/commitments/shapes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSignature } from './check-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const hexKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const keys = [{ publicKey: hexKey, since: 0, until: null }];
const bare = { number: 7, hour: 3_600_000, size: 40, added: 2, root: 'a'.repeat(64), signature: null };
const signature = sign(null, Buffer.from(headText(bare)), privateKey).toString('hex');
/** Its first byte is any: the last one of every signature is small, so that a 0 there may be its own. */
const otherBegin = signature.startsWith('00') ? '01' : '00';
const head: CommitmentHead = { ...bare, signature: { publicKey: hexKey, signature, signedAt: 0 } };

afterEach(() => vi.unstubAllGlobals());

describe('the signature of a head', () => {
  it('holds by a published key', async () => {
    expect(await checkSignature(head, keys)).toBe('holds');
    expect(await checkSignature(head, [{ publicKey: 'f'.repeat(64), since: 0, until: null }, ...keys])).toBe('holds');
  });

  it.each([
    ['another number', { number: 8 }],
    ['another hour', { hour: 0 }],
    ['another size', { size: 41 }],
    ['another root', { root: 'b'.repeat(64) }],
    ['another signature', { signature: { publicKey: hexKey, signature: otherBegin + signature.slice(2), signedAt: 0 } }],
    ['a shorter signature', { signature: { publicKey: hexKey, signature: signature.slice(2), signedAt: 0 } }],
    ['no hexadecimal digits', { signature: { publicKey: hexKey, signature: 'z'.repeat(128), signedAt: 0 } }],
  ])('does not hold for %s', async (_, change) => {
    expect(await checkSignature({ ...head, ...change }, keys)).toBe('broken');
  });

  it('holds by a key that another one has followed, for hours that ended before', async () => {
    const until = (ms: number) => [{ publicKey: hexKey, since: 0, until: ms }];
    expect(await checkSignature(head, until(bare.hour + 3_600_000))).toBe('holds');
    expect(await checkSignature(head, until(bare.hour + 3_599_999))).toBe('unknown-key');
  });

  it('counts for nothing by a key that is not published, and where there is none', async () => {
    expect(await checkSignature(head, [])).toBe('unknown-key');
    expect(await checkSignature(bare, keys)).toBe('none');
  });

  it('is not called false by a browser that cannot check it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await checkSignature(head, keys)).toBe('unchecked');
    const refuse = () => Promise.reject(new DOMException('no such algorithm', 'NotSupportedError'));
    vi.stubGlobal('crypto', { subtle: { importKey: refuse } });
    expect(await checkSignature(head, keys)).toBe('unchecked');
  });
});
