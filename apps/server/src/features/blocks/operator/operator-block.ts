import type { BlockScope, PartialRestrictionScope } from '@touchline/contract/blocks/enums';
import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BlocksDeps } from '../blocks-deps.ts';

const actionOf = (action: 'block' | 'unblock', scope: BlockScope): string => (scope === 'login' ? action : `${action}-${scope}`);

/** A player who still signs in finds it in the inbox, and on the page at once. */
async function tellBlocked({ messages }: BlocksDeps, client: Queryable, playerId: bigint, scope: PartialRestrictionScope): Promise<void> {
  await messages.write(client, [{ playerId, topic: 'account', text: { key: `blocked-${scope}`, args: {} }, link: '/office/blocks' }]);
  await writeEvent(client, playerId, { kind: 'blocks' });
}

export const operatorBlock =
  (deps: BlocksDeps): Handler<'operatorBlock'> =>
  async ({ body: { playerId: id, scope, reason, publicReason, until } }, caller) => {
    const { platform, account, operators, session } = deps;
    const playerId = BigInt(id);
    await account.requireKept(playerId, caller.brand.id);
    const block = { scope, reason: publicReason, until: until === null ? null : new Date(until) };
    if (until !== null && until <= platform.clock.now()) throw new Failure('invalid', { fields: { until: ['a moment of the future'] } });
    await inTransaction(platform.pool, async (client) => {
      if (!(await account.writeBlocked(client, playerId, block))) throw new Failure('conflict');
      await operators.record(client, { ...actorOf(caller), action: actionOf('block', scope), target: `player ${playerId}`, reason });
      if (scope !== 'login') await tellBlocked(deps, client, playerId, scope);
    });
    platform.events.nudge();
    // Once the block stands: a sign-in between the two would be refused. Sockets follow from the sessions' end.
    return { blocked: true, scope, sessionsEnded: scope === 'login' ? await session.endAll(playerId, 'blocked') : 0 };
  };

export const operatorUnblock =
  ({ platform, account, operators }: BlocksDeps): Handler<'operatorUnblock'> =>
  async ({ body: { playerId: id, scope, reason } }, caller) => {
    const playerId = BigInt(id);
    await account.requirePlayer(playerId, caller.brand.id);
    await inTransaction(platform.pool, async (client) => {
      if (!(await account.writeUnblocked(client, playerId, scope))) throw new Failure('conflict');
      await operators.record(client, { ...actorOf(caller), action: actionOf('unblock', scope), target: `player ${playerId}`, reason });
      await writeEvent(client, playerId, { kind: 'blocks' });
    });
    platform.events.nudge();
    return { blocked: false, scope };
  };
