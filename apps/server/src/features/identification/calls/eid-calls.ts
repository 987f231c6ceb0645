import { randomBytes } from 'node:crypto';
import type { IdentityReason } from '@touchline/contract/identification/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PlayerCaller } from '#platform/http/handler';
import type { EidPerson, EidState } from '../eid/eid-client.ts';
import { EidUnavailable } from '../eid/eid-client.ts';
import { type EidIdentity, verifyProof } from '../eid/verify-proof.ts';
import type { IdentificationDeps } from '../identification-deps.ts';
import { finishSession, openSecret, openSession, ownSession, requireUnverified } from '../sessions.ts';

/** The sealed part of a session: who is asked, what they sign, and the service's own name of the session. */
interface Asked {
  readonly person: EidPerson;
  /** Base64. */
  readonly challenge: string;
  readonly session: string;
}
type Eid = 'mobile-id' | 'smart-id';

const REASONS: Readonly<Record<string, IdentityReason>> = { TIMEOUT: 'timeout', USER_CANCELLED: 'cancelled', USER_REFUSED: 'cancelled' };

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof EidUnavailable) throw new Failure('identity_provider');
    throw error;
  }
}

/** The three calls of Mobile-ID (C088-C090) or Smart-ID (C091-C093). */
export function eidCalls(deps: IdentificationDeps, flow: Eid) {
  const client = deps.eid[flow];
  const { pool, clock } = deps.platform;

  /** Faults of the person who signed, beyond the signature itself. */
  async function decideIdentity(playerId: bigint, identity: EidIdentity): Promise<IdentityReason | null> {
    const known = await deps.account.readPersonalData(playerId);
    if (known?.birthDate && identity.birthDate && known.birthDate !== identity.birthDate) return 'birth-date-mismatch';
    const differs = (a: string | null | undefined, b: string): boolean =>
      !!a && a.localeCompare(b, undefined, { sensitivity: 'base' }) !== 0;
    return differs(known?.lastName, identity.lastName) || differs(known?.firstName, identity.firstName) ? 'name-mismatch' : null;
  }
  async function decideState(playerId: bigint, asked: Asked, state: Exclude<EidState, { kind: 'running' }>) {
    if (state.kind === 'failed') return { verified: false, reason: REASONS[state.reason] ?? 'other', providerReason: state.reason };
    const challenge = Buffer.from(asked.challenge, 'base64');
    const identity = verifyProof(state.proof, { challenge, person: asked.person, anchors: deps.eidAnchors, now: clock.now() });
    if (typeof identity === 'string') return { verified: false, reason: 'forged' as const, providerReason: identity };
    const reason = await decideIdentity(playerId, identity);
    return { verified: reason === null, reason, providerReason: null };
  }

  return {
    async start({ body }: { readonly body: EidPerson }, { player, language }: PlayerCaller) {
      await requireUnverified(deps, player.id);
      const challenge = randomBytes(64);
      const session = await orUnavailable(client.begin(body, challenge, language));
      if (session === undefined) throw new Failure('identity_person');
      const asked: Asked = { person: body, challenge: challenge.toString('base64'), session };
      const opened = await inTransaction(pool, (client) => openSession(deps, client, { playerId: player.id, flow, secret: asked }));
      return { sessionId: opened.id, verificationCode: client.codeOf(challenge), expiresAt: opened.expiresAt };
    },
    async code({ query }: { readonly query: { readonly sessionId: string } }, { player }: PlayerCaller) {
      const session = await ownSession(deps, player.id, flow, query.sessionId);
      const asked = await openSecret<Asked>(deps, session);
      return {
        sessionId: session.id,
        verificationCode: client.codeOf(Buffer.from(asked.challenge, 'base64')),
        expiresAt: session.expires_at.getTime(),
      };
    },
    async status({ query }: { readonly query: { readonly sessionId: string } }, { player }: PlayerCaller) {
      const session = await ownSession(deps, player.id, flow, query.sessionId);
      if (session.status === 'running') {
        const asked = await openSecret<Asked>(deps, session);
        const state = await orUnavailable(client.read(asked.session));
        const late = state.kind === 'running' && session.expires_at.getTime() <= clock.now();
        if (state.kind === 'running' && !late) return { state: 'running' as const, reason: null, providerReason: null };
        const end =
          state.kind === 'running'
            ? { verified: false, reason: 'timeout' as const, providerReason: null }
            : await decideState(player.id, asked, state);
        await inTransaction(pool, (client) => finishSession(deps, client, session.id, end));
      }
      const ended = await ownSession(deps, player.id, flow, query.sessionId);
      return { state: ended.status, reason: ended.reason, providerReason: ended.provider_reason };
    },
  };
}
