import type { Queryable } from '#platform/db/queryable';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { keepAnswer } from './appeal.ts';
import { type AppealDecision, writeDecision } from './block-appeal.store.ts';
import type { BlocksDeps } from './blocks-deps.ts';

/**
 * An operator's answer to an appeal, inside the caller's transaction: lifts the block or keeps it, and writes to the player where there is
 * an address. Gives the player; throws Failure `not_found` for an appeal that does not wait.
 */
export async function answerAppeal(
  { account, sender, vault }: Pick<BlocksDeps, 'account' | 'sender' | 'vault'>,
  client: Queryable,
  { id, decision, answer }: { readonly id: bigint; readonly decision: AppealDecision; readonly answer: string },
): Promise<bigint> {
  const decided = await writeDecision(client, id, decision);
  if (!decided) throw new Failure('not_found');
  const { playerId, scope } = decided;
  await keepAnswer(vault, client, playerId, id, answer);
  if (decision === 'lifted') await account.writeUnblocked(client, playerId, scope);
  await writeEvent(client, playerId, { kind: 'blocks' });
  const contact = await account.readContact(playerId, client);
  if (contact && (contact.email ?? contact.phone) !== null) {
    const data = { decision, scope, answer };
    await sender.send({ playerId, channel: contact.email ? 'mail' : 'sms', template: 'appeal-answered', data }, client);
  }
  return playerId;
}
