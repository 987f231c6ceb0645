import type { LoginResponse } from '@touchline/contract/session/calls';
import { nanoid } from 'nanoid';
import { cookieName, parseCookies } from '#platform/http/cookies';
import { Failure } from '#platform/http/failure';
import type { Caller, ReplyControl } from '#platform/http/handler';
import type { SessionDeps, SignInMethod } from '../session-deps.ts';
import { takeDevice } from './device.store.ts';
import { writeStep } from './sign-in-step.store.ts';

export const DEVICE_COOKIE = 'device';
const SECOND_FACTOR_SECONDS = 300;

/** A session elsewhere has shown the second factor there, and a bank asks for two of its own (PSD2, strong customer authentication). */
const WITHOUT_SECOND_FACTOR: ReadonlySet<SignInMethod> = new Set(['xframe', 'registration', 'bank']);

/** Throws Failure `account_blocked`, with the ticket for the page that says why (S209). The player has proved who they are. */
export async function requireNotBlocked({ account, tokens, platform }: SessionDeps, playerId: bigint): Promise<void> {
  const player = await account.readSignInStatus(playerId);
  if (!player) throw new Failure('wrong_credentials');
  if (!player.blocked) return;
  const { text } = await tokens.issue('block', String(playerId), platform.clock.now());
  throw new Failure('account_blocked', { accepted: { ticket: text } });
}

/** After the first proof: a session, or the question for the code of the player's app, unless this browser is trusted. */
export async function completeSignIn(
  deps: SessionDeps,
  playerId: bigint,
  method: SignInMethod,
  caller: Caller,
  reply: ReplyControl,
): Promise<LoginResponse> {
  await requireNotBlocked(deps, playerId);
  const asks = !WITHOUT_SECOND_FACTOR.has(method) && (await deps.secondFactor.isEnabled(playerId));
  if (!asks || (await isTrusted(deps, playerId, caller)))
    return { step: 'signed-in', ...(await deps.sessions.begin(playerId, caller, reply, method)) };
  await deps.throttle.requireCodes('factor', caller, { kind: 'player', id: playerId });
  const guid = nanoid(24);
  await writeStep(deps.platform.pool, {
    id: guid,
    kind: 'second-factor',
    playerId,
    phoneHash: null,
    method,
    lifeSeconds: SECOND_FACTOR_SECONDS,
  });
  return { step: 'second-factor', guid, expiresAt: deps.platform.clock.now() + SECOND_FACTOR_SECONDS * 1000 };
}

async function isTrusted({ platform, hash }: SessionDeps, playerId: bigint, caller: Caller): Promise<boolean> {
  const name = cookieName(DEVICE_COOKIE, platform.config.publicUrl.protocol === 'https:');
  const token = parseCookies(caller.message.header('cookie')).get(name);
  return token !== undefined && takeDevice(platform.pool, hash(`device ${token}`), playerId);
}
