import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { appendLeaves, type HashedSubtree } from '@touchline/casino/commitments/append-leaves';
import { commitmentLeaf } from '@touchline/casino/commitments/commitment-log';
import { headText } from '@touchline/casino/commitments/head-text';
import { consistencyRanges, inclusionRanges, type LeafRange, rangeHash } from '@touchline/casino/commitments/merkle-ranges';
import { describe, expect, it } from 'vitest';
import { toHex } from '../recorded-draws.ts';
import { exportedProof } from './exported-proof.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../../public/verify.html'), 'utf8');

interface Verify {
  readonly checkLog: (proof: unknown) => {
    readonly faults: readonly string[];
    readonly steps: readonly string[];
    readonly keys: readonly (string | null)[];
  };
  readonly isSigned: (text: string, signature: string, publicKey: string) => boolean;
}

function readVerify(): Verify {
  const world: { touchlineVerify?: Verify } = {};
  vm.runInNewContext(/<script>([\s\S]*)<\/script>/.exec(HTML)?.[1] ?? '', Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

const MAX_SIZE = 20;
const commitments = Array.from({ length: MAX_SIZE }, (_, i) => ({ kind: 'seed-pair' as const, promise: i.toString(16).padStart(64, '0') }));
const nodes = appendLeaves(0, [], commitments.map(commitmentLeaf));
const hashOf = (range: LeafRange) =>
  rangeHash(range, ({ level, place }) => (nodes.find((node) => node.level === level && node.place === place) as HashedSubtree).hash);
const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signText = (text: string): string => sign(null, Buffer.from(text), privateKey).toString('hex');
  return { publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'), signText };
};
const key = keyPair();
const headOf = (size: number) => {
  const head = { number: size, hour: 0, added: 1, size, root: toHex(hashOf({ from: 0, to: size })) };
  return { ...head, signature: { publicKey: key.publicKey, signature: key.signText(headText(head)), signedAt: 0 } };
};
const proofOf = (place: number, size: number, newest = MAX_SIZE) =>
  exportedProof({
    proof: {
      ...(commitments[place] as (typeof commitments)[number]),
      loggedAt: 0,
      inclusion: { place, path: inclusionRanges(place, size).map((range) => toHex(hashOf(range))), head: headOf(size) },
    },
    consistency: {
      first: headOf(size),
      second: headOf(newest),
      path: consistencyRanges(size, newest).map((range) => toHex(hashOf(range))),
    },
  });

describe('verify.html and the public log', () => {
  const { checkLog, isSigned } = readVerify();

  it('agrees with every proof that the log gives', () => {
    for (let size = 1; size <= MAX_SIZE; size += 1) {
      for (let place = 0; place < size; place += 1) {
        const proof = proofOf(place, size);
        const found = checkLog(proof);
        expect([size, place, found.faults, found.steps.length]).toEqual([size, place, [], proof.inclusion?.path.length]);
        expect(found.keys).toEqual([key.publicKey, key.publicKey]);
      }
    }
  });

  const good = proofOf(4, 13);
  const signed = headOf(13);
  const { inclusion, consistency } = good as typeof good & { inclusion: object; consistency: object };
  it.each([
    ['another hash', { ...good, promise: 'f'.repeat(64) }],
    ['no hash', { ...good, promise: 'f' }],
    ['another kind', { ...good, kind: 'chain' }],
    ['another place', { ...good, inclusion: { ...inclusion, place: 5 } }],
    ['a place that is not there', { ...good, inclusion: { ...inclusion, place: 13 } }],
    ['no hour yet', { ...good, inclusion: null }],
    ['a shorter way', { ...good, inclusion: { ...inclusion, path: good.inclusion?.path.slice(1) } }],
    ['a longer way', { ...good, inclusion: { ...inclusion, path: [...(good.inclusion?.path ?? []), 'f'.repeat(64)] } }],
    ['another newest root', { ...good, consistency: { ...consistency, second: headOf(19) } }],
    ['a consistency of another root', { ...good, consistency: proofOf(4, 12).consistency }],
    ['a signature of another root', { ...good, inclusion: { ...inclusion, head: { ...signed, signature: headOf(12).signature } } }],
    ['another hour under a signature', { ...good, inclusion: { ...inclusion, head: { ...signed, hour: 1 } } }],
    [
      'a signature by another key',
      { ...good, inclusion: { ...inclusion, head: { ...signed, signature: { ...signed.signature, publicKey: keyPair().publicKey } } } },
    ],
    [
      'no signature where one stands',
      { ...good, inclusion: { ...inclusion, head: { ...signed, signature: { publicKey: key.publicKey } } } },
    ],
    [
      'a newest root signed by another key',
      {
        ...good,
        consistency: { ...consistency, second: { ...headOf(20), signature: { ...headOf(20).signature, publicKey: keyPair().publicKey } } },
      },
    ],
    ['a consistency without hashes', { ...good, consistency: { ...consistency, path: [] } }],
  ])('does not take %s', (_, proof) => {
    expect(checkLog(proof).faults).not.toEqual([]);
  });

  it('takes a root from before roots were signed, and says that it is not', () => {
    const { faults, keys } = checkLog({ ...good, inclusion: { ...inclusion, head: { ...signed, signature: null } } });
    expect([faults, keys]).toEqual([[], [null, key.publicKey]]);
  });

  it('agrees about signatures with another implementation, bit by bit, and with RFC 8032', () => {
    for (let n = 0; n < 16; n += 1) {
      const { publicKey, signText } = keyPair();
      const text = 'x'.repeat(n * 17);
      const signature = signText(text);
      expect([n, isSigned(text, signature, publicKey)]).toEqual([n, true]);
      expect([n, isSigned(`${text}y`, signature, publicKey)]).toEqual([n, false]);
      const at = n * 8;
      const flipped = signature.slice(0, at) + (Number.parseInt(signature.charAt(at), 16) ^ 1).toString(16) + signature.slice(at + 1);
      expect([n, isSigned(text, flipped, publicKey)]).toEqual([n, false]);
    }
    // Section 7.1, tests 1 and 2.
    expect(
      isSigned(
        '',
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
        'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      ),
    ).toBe(true);
    expect(
      isSigned(
        'r',
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
        '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      ),
    ).toBe(true);
  });

  it('does not take a signature twice as large, which leads to the same point', () => {
    const order = (1n << 252n) + 27742317777372353535851937790883648493n;
    const text = 'once';
    const signature = Buffer.from(key.signText(text), 'hex');
    const scalar = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + order;
    const larger = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').reverse();
    expect(isSigned(text, signature.toString('hex'), key.publicKey)).toBe(true);
    expect(isSigned(text, Buffer.concat([signature.subarray(0, 32), larger]).toString('hex'), key.publicKey)).toBe(false);
  });
});
