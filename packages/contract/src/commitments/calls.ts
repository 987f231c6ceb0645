import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import { CommitmentConsistency, CommitmentHead, CommitmentKey, CommitmentLeaf, CommitmentProof } from './shapes.ts';

const promise = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const MAX_NUMBER = 2_147_483_647;
const headNumber = wireInt(1, MAX_NUMBER);
const rate = { max: 240, windowSeconds: 60 } as const;

/** The public log of what the house commits to before it draws (decision 0082). */
export const COMMITMENTS_CALLS = {
  commitmentHeads: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/heads' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The hourly heads of the log of commitments, newest first, 48 a page',
    rate,
    query: z.object({ before: headNumber.optional() }),
    reply: z.object({ heads: z.array(CommitmentHead), next: z.number().int().nullable() }),
    fails: [],
    assumed: true,
  }),
  commitmentKeys: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/keys' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The public keys by which heads of the log are signed, newest first',
    rate,
    reply: z.object({ keys: z.array(CommitmentKey) }),
    fails: [],
    assumed: true,
  }),
  commitmentLeaves: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/heads/:number/leaves' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A head of the log with its commitments by their place, 256 a page: those of its own hour, or from another place on',
    rate,
    params: z.object({ number: headNumber }),
    query: z.object({ from: wireInt(0, MAX_NUMBER).optional() }),
    reply: z.object({ head: CommitmentHead, leaves: z.array(CommitmentLeaf), next: z.number().int().nullable() }),
    fails: ['commitment_unknown'],
    assumed: true,
  }),
  commitmentProof: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/proofs/:promise' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Since when a hash is in the log, and the way from it to the root of its hour',
    rate,
    params: z.object({ promise }),
    reply: CommitmentProof,
    fails: ['commitment_unknown'],
    assumed: true,
  }),
  commitmentConsistency: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/commitments/heads/:number/consistency' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The proof that a head of the log begins with everything that an earlier one has',
    rate,
    params: z.object({ number: headNumber }),
    query: z.object({ first: headNumber }),
    reply: CommitmentConsistency,
    fails: ['commitment_unknown'],
    assumed: true,
  }),
} as const;
