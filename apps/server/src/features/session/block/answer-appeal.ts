import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { SessionDeps } from '../session-deps.ts';
import { type AppealDecision, writeDecision } from './block-appeal.store.ts';

/**
 * An operator's answer to an appeal, inside the caller's transaction: lifts the block or keeps it, and writes to the player where there is
 * an address. Gives the player; throws Failure `not_found` for an appeal that does not wait.
 */
export async function answerAppeal(
  { account, sender }: Pick<SessionDeps, 'account' | 'sender'>,
  trx: Trx,
  { id, decision, answer }: { readonly id: bigint; readonly decision: AppealDecision; readonly answer: string },
): Promise<bigint> {
  const playerId = await writeDecision(trx, id, decision, answer);
  if (playerId === undefined) throw new Failure('not_found');
  if (decision === 'lifted') await account.writeUnblocked(trx, playerId);
  const contact = await account.readContact(playerId);
  if (contact && (contact.email ?? contact.phone) !== null)
    await sender.send({ playerId, channel: contact.email ? 'mail' : 'sms', template: 'appeal-answered', data: { decision, answer } }, trx);
  return playerId;
}
