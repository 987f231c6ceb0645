import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { appendLeaves, type HashedSubtree } from '@touchline/casino/commitments/append-leaves';
import { commitmentLeaf } from '@touchline/casino/commitments/commitment-log';
import { consistencyRanges, inclusionRanges, type LeafRange, rangeHash } from '@touchline/casino/commitments/merkle-ranges';
import { describe, expect, it } from 'vitest';
import { exportedProof } from './exported-proof.ts';
import { toHex } from './recorded-draws.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../public/verify.html'), 'utf8');

interface Verify {
  readonly checkLog: (proof: unknown) => { readonly faults: readonly string[]; readonly steps: readonly string[] };
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
const headOf = (size: number) => ({ number: size, hour: 0, added: 1, size, root: toHex(hashOf({ from: 0, to: size })) });
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
  const { checkLog } = readVerify();

  it('agrees with every proof that the log gives', () => {
    for (let size = 1; size <= MAX_SIZE; size += 1) {
      for (let place = 0; place < size; place += 1) {
        const proof = proofOf(place, size);
        const found = checkLog(proof);
        expect([size, place, found.faults, found.steps.length]).toEqual([size, place, [], proof.inclusion?.path.length]);
      }
    }
  });

  const good = proofOf(4, 13);
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
    ['a consistency without hashes', { ...good, consistency: { ...consistency, path: [] } }],
  ])('does not take %s', (_, proof) => {
    expect(checkLog(proof).faults).not.toEqual([]);
  });
});
