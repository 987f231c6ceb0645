import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { SessionDeps } from '../session-deps.ts';
import { keepAnswer } from './appeal.ts';
import { type AppealDecision, writeDecision } from './block-appeal.store.ts';

/**
 * An operator's answer to an appeal, inside the caller's transaction: lifts the block or keeps it, and writes to the player where there is
 * an address. Gives the player; throws Failure `not_found` for an appeal that does not wait.
 */
export async function answerAppeal(
  { platform, account, sender, vault }: Pick<SessionDeps, 'platform' | 'account' | 'sender' | 'vault'>,
  trx: Trx,
  { id, decision, answer }: { readonly id: bigint; readonly decision: AppealDecision; readonly answer: string },
): Promise<bigint> {
  const decided = await writeDecision(trx, id, decision);
  if (!decided) throw new Failure('not_found');
  const { playerId, scope } = decided;
  await keepAnswer(vault, trx, playerId, id, answer);
  if (decision === 'lifted') await account.writeUnblocked(trx, playerId, scope);
  await platform.outbox.write(trx, [{ subject: `news.player.${playerId}`, message: { kind: 'blocks' } }]);
  const contact = await account.readContact(playerId);
  if (contact && (contact.email ?? contact.phone) !== null) {
    const data = { decision, scope, answer };
    await sender.send({ playerId, channel: contact.email ? 'mail' : 'sms', template: 'appeal-answered', data }, trx);
  }
  return playerId;
}
