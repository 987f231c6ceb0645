import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { buildCallTable } from './call-table.ts';
import { CALLS } from './calls.ts';
import { wireBoolean, wireIds, wireInt } from './wire.ts';

const find = defineCall({
  method: 'GET',
  paths: [{ path: '/line/:id', bind: { kind: 'line' } }, { path: '/live/:id' }],
  access: 'any',
  envelope: 'flag',
  summary: 'Finds',
  query: z
    .strictObject({
      text: z.string(),
      page: wireInt(1, 9).default(1),
      on: wireBoolean.default(true),
      ids: wireIds().default([]),
      lng: z.string().optional(),
    })
    .refine(() => true)
    .transform((q) => ({ words: q.text })),
  reply: z.null(),
  fails: [],
  assumed: true,
});

describe('describeCalls', () => {
  it('R097 tells which fields are required and which defaults need not be sent, through refinements and transformations', () => {
    expect(buildCallTable({ find })).toEqual({
      find: {
        method: 'GET',
        paths: [{ path: '/line/:id', bind: { kind: 'line' } }, { path: '/live/:id' }],
        access: 'any',
        envelope: 'flag',
        query: { required: ['text'], defaults: { page: 1, on: true } },
      },
    });
  });

  it('describes every call of the contract, as plain data', () => {
    const table = buildCallTable(CALLS);
    expect(Object.keys(table)).toEqual(Object.keys(CALLS));
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });
});
