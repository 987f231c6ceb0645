import { constants, createPrivateKey, privateEncrypt, randomUUID, X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TEST_IDENTITIES, type TestIdentity } from './test-identities.ts';

/** ASN.1 before the digest in an RSA signature (RFC 8017, 9.2): which hash it is. */
const DIGEST_INFO = {
  SHA256: Buffer.from('3031300d060960864801650304020105000420', 'hex'),
  SHA512: Buffer.from('3051300d060960864801650304020305000440', 'hex'),
} as const;

/** A number that ends so is answered so by the person at the phone; all others sign. */
const ANSWERS: readonly (readonly [ending: string, mobileId: string, smartId: string])[] = [
  ['0100', 'USER_CANCELLED', 'USER_REFUSED'],
  ['0200', 'TIMEOUT', 'TIMEOUT'],
];

interface Session {
  readonly identity: TestIdentity | undefined;
  readonly answer: string;
  readonly hash: Buffer;
  readonly hashType: keyof typeof DIGEST_INFO;
  /** The person needs a moment: so many readings are answered RUNNING. */
  readings: number;
}

/**
 * Mobile-ID and Smart-ID as their published interfaces describe them, with people of their own, for development and tests: sessions run
 * before they complete, people refuse, numbers are unknown. `base` is the path in front.
 */
export function registerEidStandIn(server: FastifyInstance, base = '/sandbox-eid'): void {
  // Development alone uses this: what nobody reads any more is dropped by number.
  const sessions = new LRUCache<string, Session>({ max: 1000 });
  const begin = (subject: string, service: 1 | 2, body: unknown): string | undefined => {
    const { hash, hashType } = (body ?? {}) as { hash?: unknown; hashType?: unknown };
    if (typeof hash !== 'string' || (hashType !== 'SHA256' && hashType !== 'SHA512')) return undefined;
    const identity = TEST_IDENTITIES.find((i) => i.subject === subject);
    const ending = ANSWERS.find(([end]) => subject.endsWith(end));
    if (!identity && !ending) return undefined;
    const id = randomUUID();
    sessions.set(id, { identity, answer: ending?.[service] ?? 'OK', hash: Buffer.from(hash, 'base64'), hashType, readings: 1 });
    return id;
  };
  const read = (id: string): Session | 'running' | undefined => {
    const session = sessions.get(id);
    return session && session.readings-- > 0 ? 'running' : session;
  };
  const unknown = { error: 'unknown person or session' };

  server.post(`${base}/mobile-id/authentication`, (request, reply) => {
    const { nationalIdentityNumber } = (request.body ?? {}) as { nationalIdentityNumber?: unknown };
    const number = typeof nationalIdentityNumber === 'string' ? nationalIdentityNumber : '';
    const sessionID = begin(`PNOEE-${number}`, 1, request.body);
    return reply.code(sessionID ? 200 : 404).send(sessionID ? { sessionID } : unknown);
  });
  server.get<{ Params: { id: string } }>(`${base}/mobile-id/authentication/session/:id`, (request, reply) => {
    const session = read(request.params.id);
    if (!session) return reply.code(404).send(unknown);
    if (session === 'running') return reply.send({ state: 'RUNNING' });
    const signature = session.answer === 'OK' ? signed(session) : undefined;
    return reply.send({
      state: 'COMPLETE',
      result: session.answer,
      ...(signature ? { signature: { value: signature.value, algorithm: 'SHA256WithRSAEncryption' }, cert: signature.cert } : {}),
    });
  });
  server.post<{ Params: { subject: string } }>(`${base}/smart-id/authentication/etsi/:subject`, (request, reply) => {
    const sessionID = begin(request.params.subject, 2, request.body);
    return reply.code(sessionID ? 200 : 404).send(sessionID ? { sessionID } : unknown);
  });
  server.get<{ Params: { id: string } }>(`${base}/smart-id/session/:id`, (request, reply) => {
    const session = read(request.params.id);
    if (!session) return reply.code(404).send(unknown);
    if (session === 'running') return reply.send({ state: 'RUNNING' });
    const signature = session.answer === 'OK' ? signed(session) : undefined;
    return reply.send({
      state: 'COMPLETE',
      result: { endResult: session.answer, documentNumber: `${session.identity?.subject ?? ''}-MOCK-Q` },
      ...(signature
        ? {
            signature: { value: signature.value, algorithm: 'sha512WithRSAEncryption' },
            cert: { value: signature.cert, certificateLevel: 'QUALIFIED' },
          }
        : {}),
    });
  });
}

/** The phone gets the digest alone, so the signature is made of it without hashing again. */
function signed({ identity, hash, hashType }: Session): { value: string; cert: string } | undefined {
  if (!identity) return undefined;
  const key = createPrivateKey(identity.privateKey);
  const value = privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([DIGEST_INFO[hashType], hash]));
  return { value: value.toString('base64'), cert: new X509Certificate(identity.certificate).raw.toString('base64') };
}
