import type { ChatMute } from '@touchline/contract/casino-chat/enums';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { deleteMute, writeMute } from '../mute.store.ts';

/** Null: for good. */
const MINUTES: Readonly<Record<ChatMute, number | null>> = { 'minutes-10': 10, 'hours-24': 24 * 60, 'for-good': null };

/** The player reads the reason in the chat; the inbox says that there is something to read. */
export const operatorMuteChat =
  ({ platform, account, messages, operators }: CasinoChatDeps): Handler<'operatorMuteChat'> =>
  async ({ body: { playerId: id, mute, reason } }, caller) => {
    const playerId = BigInt(id);
    await account.requirePlayer(playerId, caller.brand.id);
    const until = await inTransaction(platform.pool, async (client) => {
      const by = operatorOf(caller).id;
      const set = mute === null ? null : await writeMute(client, playerId, { minutes: MINUTES[mute], reason, by });
      if (mute === null && !(await deleteMute(client, playerId))) throw new Failure('conflict');
      const action = mute === null ? 'unmute-chat' : `mute-chat-${mute}`;
      await operators.record(client, { ...actorOf(caller), action, target: `player ${playerId}`, reason });
      const key = mute === null ? 'chat-unmuted' : 'chat-muted';
      await messages.write(client, [{ playerId, topic: 'account', text: { key, args: {} }, link: '/casino' }]);
      return set;
    });
    platform.events.nudge();
    return { until: until?.getTime() ?? null, muted: mute !== null };
  };
