import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EidClient, EidPerson } from './eid-client.ts';
import { EidUnavailable } from './eid-client.ts';
import { createMobileId } from './mobile-id.ts';
import { registerEidStandIn } from './sandbox-eid.ts';
import { createSmartId } from './smart-id.ts';
import { STAND_IN_CA, TEST_IDENTITIES } from './test-identities.ts';
import { mobileIdCode, smartIdCode } from './verification-code.ts';
import { birthDateOf, type EidProof, verifyProof } from './verify-proof.ts';

let standIn: FastifyInstance;
let clients: readonly EidClient[];
const PERSON: EidPerson = { country: 'EE', personalCode: '39001010002', phone: '+37200000766' };
const anchors = [STAND_IN_CA];
const now = Date.UTC(2026, 0, 1) + 365 * 86_400_000;

beforeAll(async () => {
  standIn = Fastify();
  registerEidStandIn(standIn);
  const origin = await standIn.listen({ port: 0, host: '127.0.0.1' });
  const settings = { relyingPartyUuid: '00000000-0000-0000-0000-000000000000', relyingPartyName: 'DEMO' };
  clients = [
    createMobileId({ ...settings, baseUrl: `${origin}/sandbox-eid/mobile-id` }),
    createSmartId({ ...settings, baseUrl: `${origin}/sandbox-eid/smart-id` }),
  ];
});
afterAll(() => standIn.close());

async function signedBy(client: EidClient, challenge: Uint8Array): Promise<EidProof> {
  const session = await client.begin(PERSON, challenge, 'et');
  expect(session).toBeDefined();
  expect(await client.read(session ?? '')).toEqual({ kind: 'running' });
  const state = await client.read(session ?? '');
  if (state.kind !== 'signed') throw new Error(`not signed: ${JSON.stringify(state)}`);
  return state.proof;
}

describe('verification codes', () => {
  it('follow the published rules', () => {
    const hash = Buffer.alloc(32);
    expect(mobileIdCode(hash)).toBe('0000');
    hash[0] = 0xff;
    hash[31] = 0xff;
    // 63 * 128 + 127
    expect(mobileIdCode(hash)).toBe('8191');
    // SHA-256 of nothing ends with b855 = 47189.
    expect(smartIdCode(Buffer.alloc(0))).toBe('7189');
  });
});

describe('signing by phone', () => {
  it('names the person whose key signed the challenge', async () => {
    for (const client of clients) {
      const challenge = randomBytes(64);
      const proof = await signedBy(client, challenge);
      expect(verifyProof(proof, { challenge, person: PERSON, anchors, now })).toEqual({
        country: 'EE',
        personalCode: '39001010002',
        firstName: 'OK',
        lastName: 'TESTNUMBER',
        birthDate: '1990-01-01',
      });
      expect(client.codeOf(challenge)).toMatch(/^\d{4}$/);
    }
  });

  it('believes nothing else: another challenge, person, issuer, time, signature or certificate', async () => {
    for (const client of clients) {
      const challenge = randomBytes(64);
      const proof = await signedBy(client, challenge);
      const check = (change: Partial<EidProof>, facts: object = {}) =>
        verifyProof({ ...proof, ...change }, { challenge, person: PERSON, anchors, now, ...facts });
      expect(check({}, { challenge: randomBytes(64) })).toBe('signature');
      expect(check({ signature: Buffer.alloc(256).toString('base64') })).toBe('signature');
      expect(check({ signature: '' })).toBe('signature');
      expect(check({}, { person: { ...PERSON, personalCode: '39001010003' } })).toBe('other-person');
      expect(check({}, { person: { ...PERSON, country: 'LT' } })).toBe('other-person');
      expect(check({}, { anchors: [] })).toBe('untrusted');
      expect(check({}, { anchors: [TEST_IDENTITIES[0]?.certificate ?? ''] })).toBe('untrusted');
      expect(check({}, { now: Date.UTC(2099, 0, 1) })).toBe('expired');
      expect(check({ certificate: 'AAAA' })).toBe('certificate');
    }
  });

  it('passes on refusals, and unknown people and sessions', async () => {
    for (const client of clients) {
      const refusing = await client.begin({ ...PERSON, personalCode: '39001010100' }, randomBytes(64), 'en');
      await client.read(refusing ?? '');
      expect(await client.read(refusing ?? '')).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^USER_/) });
      expect(await client.begin({ ...PERSON, personalCode: '11111111111' }, randomBytes(64), 'en')).toBeUndefined();
      expect(await client.read('unknown')).toEqual({ kind: 'failed', reason: 'SESSION_UNKNOWN' });
    }
  });

  it('says when the service does not answer', async () => {
    const gone = createSmartId({ baseUrl: 'http://127.0.0.1:9/x', relyingPartyUuid: '', relyingPartyName: '' });
    await expect(gone.begin(PERSON, randomBytes(64), 'en')).rejects.toBeInstanceOf(EidUnavailable);
  });
});

describe('birth dates in national numbers', () => {
  it('are read where the number has one', () => {
    expect(birthDateOf('EE', '50102030004')).toBe('2001-02-03');
    expect(birthDateOf('LT', '39001010002')).toBe('1990-01-01');
    expect(birthDateOf('LV', '010190-10003')).toBe('1990-01-01');
    expect(birthDateOf('LV', '320190-10003')).toBeNull();
  });
});
