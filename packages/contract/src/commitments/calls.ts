import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import { CommitmentLeaf, CommitmentProof, CommitmentRootView } from './shapes.ts';

const promise = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');

/** The public log of what the house commits to before it draws (decision 0082). */
export const COMMITMENTS_CALLS = {
  commitmentRoots: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/roots' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The hourly roots of the log of commitments, newest first, 48 a page',
    query: z.object({ before: wireInt(1).optional() }),
    reply: z.object({ roots: z.array(CommitmentRootView), next: z.number().int().nullable() }),
    fails: [],
    assumed: true,
  }),
  commitmentLeaves: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/roots/:number/leaves' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A root of the log with the commitments under it by their place, 256 a page',
    params: z.object({ number: wireInt(1) }),
    query: z.object({ from: wireInt(0, 1_000_000).optional() }),
    reply: z.object({ root: CommitmentRootView, leaves: z.array(CommitmentLeaf), next: z.number().int().nullable() }),
    fails: ['commitment_unknown'],
    assumed: true,
  }),
  commitmentProof: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/proofs/:promise' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Since when a hash is in the log, and the way from it to the root of its hour',
    params: z.object({ promise }),
    reply: CommitmentProof,
    fails: ['commitment_unknown'],
    assumed: true,
  }),
} as const;
