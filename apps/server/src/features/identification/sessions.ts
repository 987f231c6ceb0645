import type { IdentityFlow, IdentityReason } from '@touchline/contract/identification/enums';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { decideDocument, requireTries } from './documents.ts';
import {
  lockDocument,
  lockSession,
  readSession,
  readStanding,
  type StoredSession,
  writeFinished,
  writeSession,
} from './identification.store.ts';
import { decideStanding } from './identification-bonus.ts';
import type { IdentificationDeps } from './identification-deps.ts';

/** A running check lives so long. */
const SESSION_MINUTES = 15;

/** Throws Failure `identity_done` for players who are verified, `identity_tries` for those who tried too often today. */
export async function requireUnverified(deps: IdentificationDeps, playerId: bigint): Promise<void> {
  if ((await readStanding(deps.platform.pool, playerId)).status === 'verified') throw new Failure('identity_done');
  await requireTries(deps, playerId);
}

/** Opens a check by an outside provider; `secret` is stored encrypted. Gives its id and end (epoch ms). */
export async function openSession(
  deps: IdentificationDeps,
  client: pg.PoolClient,
  session: {
    readonly playerId: bigint;
    readonly flow: IdentityFlow;
    readonly secret: object;
    readonly documentId?: string;
    readonly id?: string;
  },
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const { playerId, flow, secret, documentId, id = nanoid() } = session;
  const sealed = await deps.vault.seal(client, playerId, `identity-session ${id}`, Buffer.from(JSON.stringify(secret)));
  const expires = await writeSession(client, {
    id,
    playerId,
    flow,
    secret: sealed,
    minutes: SESSION_MINUTES,
    ...(documentId && { documentId }),
  });
  return { id, expiresAt: expires.getTime() };
}

/** A session of this very player and flow; throws Failure `not_found` for any other. */
export async function ownSession(deps: IdentificationDeps, playerId: bigint, flow: IdentityFlow, id: string): Promise<StoredSession> {
  const session = await readSession(deps.platform.pool, id);
  if (!session || session.player_id !== playerId || session.flow !== flow) throw new Failure('not_found');
  return session;
}

export async function openSecret<T>(deps: IdentificationDeps, session: StoredSession): Promise<T> {
  const plain = await deps.vault.open(deps.platform.pool, session.player_id, `identity-session ${session.id}`, session.secret);
  return JSON.parse(plain.toString()) as T;
}

export interface SessionEnd {
  readonly verified: boolean;
  readonly reason: IdentityReason | null;
  /** The service's own word. */
  readonly providerReason: string | null;
}

/**
 * Ends a running session and says what it makes of the player; a session that has ended stays as it is. A check of a document decides the
 * document with it.
 */
export async function finishSession(deps: IdentificationDeps, client: pg.PoolClient, id: string, end: SessionEnd): Promise<void> {
  const session = await lockSession(client, id);
  if (session?.status !== 'running') return;
  const { player_id: playerId, flow, document_id: documentId } = session;
  await writeFinished(client, id, { status: end.verified ? 'verified' : 'failed', reason: end.reason, providerReason: end.providerReason });
  if (documentId !== null) {
    // An operator may have been faster.
    const document = await lockDocument(client, documentId);
    if (document?.status === 'review')
      await decideDocument(deps, client, documentId, { approve: end.verified, reason: end.reason, note: null, by: null });
    return;
  }
  if ((await readStanding(client, playerId)).status !== 'verified')
    await decideStanding(deps, client, playerId, end.verified ? 'verified' : 'failed', flow);
  await deps.messages.write(client, [
    {
      playerId,
      topic: 'account',
      text: { key: end.verified ? 'identity-verified' : 'identity-failed', args: {} },
      link: '/office/identification',
      onceKey: `identity-session-${id}`,
    },
  ]);
}
