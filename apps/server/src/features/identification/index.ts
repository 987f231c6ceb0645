import type { FastifyInstance } from 'fastify';
import { getOrCreateSecret } from '#platform/auth/secrets';
import { inTransaction } from '#platform/db/in-transaction';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
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
import { standingAfter } from './documents.ts';
import { createMobileId } from './eid/mobile-id.ts';
import { registerEidStandIn } from './eid/sandbox-eid.ts';
import { createSmartId } from './eid/smart-id.ts';
import { STAND_IN_CA } from './eid/test-identities.ts';
import { readDocuments, readStanding, writeExpired, writeStanding } from './identification.store.ts';
import type { IdentificationDeps, IdentificationFeatureDeps } from './identification-deps.ts';
import { identityOf } from './operator/identity-sections.ts';
import { operatorDecideDocument, operatorDocuments, operatorPhoto } from './operator/operator-documents.ts';
import { createLocalProvider } from './provider/sandbox-provider.ts';

/** Identification of players: documents, checks by providers, signatures by phone. Nothing personal is kept unsealed. */
export async function createIdentificationFeature(
  platform: Platform,
  { hasDeposited, ...featureDeps }: IdentificationFeatureDeps & Pick<IdentificationDeps, 'hasDeposited'>,
) {
  const { config, clock, jobs, pool } = platform;
  let server: FastifyInstance | undefined;
  const provider = createLocalProvider({
    key: await getOrCreateSecret(pool, 'identity-webhook'),
    now: () => clock.now(),
    jobs,
    // The jobs of a process without the calls leave it to one that has them.
    async post(body, headers) {
      const url = '/webhooks/identity';
      if (server) return (await server.inject({ method: 'POST', url, headers: { ...headers }, payload: body })).statusCode;
      return (await fetch(new URL(url, config.publicUrl), { method: 'POST', headers, body })).status;
    },
  });
  const service = { relyingPartyUuid: '00000000-0000-0000-0000-000000000000', relyingPartyName: platform.brands.first.name };
  const base = (name: string): string => new URL(`/sandbox-eid/${name}`, config.publicUrl).href;
  const deps: IdentificationDeps = {
    platform,
    ...featureDeps,
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
    await inTransaction(pool, async (client) => {
      for (const playerId of await writeExpired(client)) {
        const [newest] = await readDocuments(client, playerId);
        if (newest) await writeStanding(client, playerId, await standingAfter(client, playerId, newest.country), 'documents');
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
      operatorDocuments: operatorDocuments(deps),
      operatorPhoto: operatorPhoto(deps),
      operatorDecideDocument: operatorDecideDocument(deps),
    },
    routes(fastify: FastifyInstance) {
      if (!platform.roles.has('api')) return;
      server = fastify;
      registerEidStandIn(fastify);
      provider.routes(fastify);
    },
    /** How far a player is known: what withdrawals, limits and bonuses ask. */
    readStanding: (playerId: bigint) => readStanding(pool, playerId),
    playerSections: identityOf(deps),
  } satisfies Feature & Record<string, unknown>;
}
