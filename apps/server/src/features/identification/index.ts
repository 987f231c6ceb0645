import type { IDENTIFICATION_CALLS } from '@touchline/contract/identification';
import type { FastifyInstance } from 'fastify';
import type { DbOrTrx, Trx } from '#platform/db';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { accountVerification } from './calls/account-verification.ts';
import {
  createDocument,
  documents,
  identificationConfig,
  identificationFail,
  uploadDocument,
  verifyDocument,
} from './calls/document-calls.ts';
import { eidCalls } from './calls/eid-calls.ts';
import { identificationData, identityWebhook, sumsubToken, verifyFace, verigramToken } from './calls/provider-calls.ts';
import { type Decision, decideDocument, presentDocument, standingAfter } from './documents.ts';
import { createMobileId } from './eid/mobile-id.ts';
import { createSmartId } from './eid/smart-id.ts';
import { registerEidStandIn } from './eid/stand-in.ts';
import { STAND_IN_CA } from './eid/test-identities.ts';
import { readDocuments, readPhoto, readPhotoIds, readStanding, readWaiting, writeExpired, writeStanding } from './identification.store.ts';
import type { IdentificationDeps, IdentificationDoors } from './identification-deps.ts';
import { createLocalProvider } from './provider/local-provider.ts';

type OperatorsOwn = 'operatorDocuments' | 'operatorPhoto' | 'operatorDecideDocument';
type IdentificationCallKey = Exclude<keyof typeof IDENTIFICATION_CALLS, OperatorsOwn>;

/** Who players are: documents, checks by providers, signatures by phone. Nothing personal is kept unsealed. */
export async function createIdentificationFeature(
  platform: Platform,
  { hasDeposited, ...doors }: IdentificationDoors & Pick<IdentificationDeps, 'hasDeposited'>,
) {
  const { db, config, clock, jobs, pool } = platform;
  let server: FastifyInstance | undefined;
  const provider = createLocalProvider({
    key: await readSecret(pool, 'identity-webhook'),
    now: () => clock.now(),
    jobs,
    // The jobs of a process without the calls leave it to one that has them.
    async post(body, headers) {
      const url = '/webhooks/identity';
      if (server) return (await server.inject({ method: 'POST', url, headers: { ...headers }, payload: body })).statusCode;
      return (await fetch(new URL(url, config.publicUrl), { method: 'POST', headers, body })).status;
    },
  });
  const service = { relyingPartyUuid: '00000000-0000-0000-0000-000000000000', relyingPartyName: 'Touchline' };
  const base = (name: string): string => new URL(`/sandbox-eid/${name}`, config.publicUrl).href;
  const deps: IdentificationDeps = {
    platform,
    ...doors,
    provider,
    hasDeposited,
    eid: {
      'mobile-id': createMobileId({ ...service, baseUrl: base('mobile-id') }),
      'smart-id': createSmartId({ ...service, baseUrl: base('smart-id') }),
    },
    eidAnchors: [STAND_IN_CA],
  };
  const mobileId = eidCalls(deps, 'mobile-id');
  const smartId = eidCalls(deps, 'smart-id');
  jobs.define('identity-expire', async () => {
    await db.transaction().execute(async (trx) => {
      for (const playerId of await writeExpired(trx)) {
        const [newest] = await readDocuments(trx, playerId);
        if (newest) await writeStanding(trx, playerId, await standingAfter(trx, playerId, newest.country), 'documents');
      }
    });
  });
  jobs.every('23 2 * * *', 'identity-expire');

  return {
    handlers: {
      accountVerification: accountVerification(deps),
      verigramToken: verigramToken(deps),
      identificationConfig: identificationConfig(deps),
      identificationFail: identificationFail(deps),
      identificationData: identificationData(deps),
      documents: documents(deps),
      createDocument: createDocument(deps),
      uploadDocument: uploadDocument(deps),
      verifyDocument: verifyDocument(deps),
      verifyFace: verifyFace(deps),
      sumsubToken: sumsubToken(deps),
      mobileIdStart: mobileId.start,
      mobileIdCode: mobileId.code,
      mobileIdStatus: mobileId.status,
      smartIdStart: smartId.start,
      smartIdCode: smartId.code,
      smartIdStatus: smartId.status,
      identityWebhook: identityWebhook(deps),
    },
    routes(fastify: FastifyInstance) {
      if (!platform.roles.has('api')) return;
      server = fastify;
      registerEidStandIn(fastify);
      provider.routes(fastify);
    },
    /** How far a player is known: what withdrawals, limits and bonuses ask. */
    readStanding: (playerId: bigint) => readStanding(db, playerId),
    /** For the console: what a player handed in, without its fields; the newest first. */
    readDocuments: async (playerId: bigint) => (await readDocuments(db, playerId)).map(presentDocument),
    /** For the console: what waits for a decision, or what a player handed in, with its fields unsealed. */
    async readForReview(playerId: bigint | undefined, most: number) {
      const stored = playerId === undefined ? await readWaiting(db, most) : (await readDocuments(db, playerId)).slice(0, most);
      const photos = await readPhotoIds(
        db,
        stored.map(({ id }) => id),
      );
      return Promise.all(
        stored.map(async (document) => {
          const plain = await doors.vault.open(db, document.player_id, `identity-document ${document.id}`, document.fields);
          return {
            ...presentDocument(document),
            playerId: document.player_id.toString(),
            country: document.country,
            fields: JSON.parse(plain.toString()) as Record<string, string>,
            photoIds: photos.get(document.id) ?? [],
          };
        }),
      );
    },
    /** For the console: a photograph unsealed, and whose it is; undefined for no such photograph. */
    async openPhoto(on: DbOrTrx, id: string): Promise<{ readonly playerId: bigint; readonly jpeg: Buffer } | undefined> {
      const photo = await readPhoto(on, id);
      if (!photo) return undefined;
      return { playerId: photo.playerId, jpeg: await doors.vault.open(on, photo.playerId, `identity-photo ${id}`, photo.image) };
    },
    /** For the console; throws Failure `not_found` or `document_state`. */
    decide: async (trx: Trx, id: string, decision: Decision) => {
      const document = await decideDocument(deps, trx, id, decision);
      return { playerId: document.player_id, view: presentDocument(document) };
    },
  } satisfies Feature<IdentificationCallKey> & Record<string, unknown>;
}

export type IdentificationFeature = Awaited<ReturnType<typeof createIdentificationFeature>>;
