import { randomBytes } from 'node:crypto';
import { inTransaction } from '#platform/db/in-transaction';
import { OPERATOR_COOKIE } from '#platform/http/cookies';
import type { Caller, ReplyControl } from '#platform/http/handler';
import { writeSession, writeSessionEnd } from './operator.store.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { hashToken } from './operator-token.ts';

/** A new session at the console, which replaces the browser's previous one, also another operator's; sets the cookie. The operator has proved who they are. */
export async function beginOperatorSession(
  { platform: { pool }, audit }: OperatorDeps,
  operatorId: bigint,
  { brand, operator: before, ip, userAgent }: Caller,
  reply: ReplyControl,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await inTransaction(pool, async (client) => {
    if (before) await writeSessionEnd(client, before.sessionId, 'replaced');
    await writeSession(client, { tokenHash: hashToken(token), operatorId, ip, userAgent });
    await audit.record(client, { operatorId, brandId: brand.id, action: 'login', target: `address ${ip}` });
  });
  // Without an age: it ends with the browser, at the latest when the server says so.
  reply.cookie(OPERATOR_COOKIE.name, token, OPERATOR_COOKIE.scope);
}
