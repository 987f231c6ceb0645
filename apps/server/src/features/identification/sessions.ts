import type { IdentityFlow, IdentityReason } from '@touchline/contract/identification-words';
import { nanoid } from 'nanoid';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { queryOn } from '#platform/query-on';
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
export async function requireOpen(deps: IdentificationDeps, playerId: bigint): Promise<void> {
  if ((await readStanding(deps.platform.db, playerId)).status === 'verified') throw new Failure('identity_done');
  await requireTries(deps, playerId);
}

/** Opens a check by somebody else; `secret` is kept sealed. Gives its id and end (epoch ms). */
export async function openSession(
  deps: IdentificationDeps,
  trx: Trx,
  session: {
    readonly playerId: bigint;
    readonly flow: IdentityFlow;
    readonly secret: object;
    readonly documentId?: string;
    readonly id?: string;
  },
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const { playerId, flow, secret, documentId, id = nanoid() } = session;
  const sealed = await deps.vault.seal(trx, playerId, `identity-session ${id}`, Buffer.from(JSON.stringify(secret)));
  const expires = await writeSession(trx, {
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
  const session = await readSession(deps.platform.db, id);
  if (!session || session.player_id !== playerId || session.flow !== flow) throw new Failure('not_found');
  return session;
}

export async function openSecret<T>(deps: IdentificationDeps, session: StoredSession): Promise<T> {
  const plain = await deps.vault.open(deps.platform.db, session.player_id, `identity-session ${session.id}`, session.secret);
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
export async function finishSession(deps: IdentificationDeps, trx: Trx, id: string, end: SessionEnd): Promise<void> {
  const session = await lockSession(trx, id);
  if (session?.status !== 'running') return;
  const { player_id: playerId, flow, document_id: documentId } = session;
  await writeFinished(trx, id, { status: end.verified ? 'verified' : 'failed', reason: end.reason, providerReason: end.providerReason });
  if (documentId !== null) {
    // An operator may have been faster.
    const document = await lockDocument(trx, documentId);
    if (document?.status === 'review')
      await decideDocument(deps, trx, documentId, { approve: end.verified, reason: end.reason, note: null, by: null });
    return;
  }
  if ((await readStanding(trx, playerId)).status !== 'verified')
    await decideStanding(deps, trx, playerId, end.verified ? 'verified' : 'failed', flow);
  await deps.messages.write(queryOn(trx), [
    {
      playerId,
      topic: 'account',
      text: { key: end.verified ? 'identity-verified' : 'identity-failed', args: {} },
      link: '/office/identification',
      onceKey: `identity-session-${id}`,
    },
  ]);
}
