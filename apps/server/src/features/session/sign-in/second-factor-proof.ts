import type { Subject } from '#features/throttle';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';
import { writePlayerStepsDone } from './sign-in-step.store.ts';

type Deps = Pick<SessionDeps, 'platform' | 'account' | 'secondFactor' | 'sender' | 'throttle'>;

/**
 * Takes a code of the player's app. Wrong ones count over all sign-ins: at the limit every sign-in that waits for a code ends and the player
 * is told, for whoever got this far has the password. Throws Failure `code_wrong`, `step_ended` or `rate_limited`.
 */
export async function proveSecondFactor(deps: Deps, playerId: bigint, code: string, caller: Caller): Promise<void> {
  const { secondFactor, throttle } = deps;
  const subject: Subject = { kind: 'player', id: playerId };
  await throttle.inTurn(subject, caller, async () => {
    await throttle.requireCodes('factor', caller, subject);
    if (await secondFactor.take(playerId, code)) return;
    const { isLast } = await throttle.countCode('factor', caller, subject);
    if (!isLast) throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    await endSteps(deps, playerId);
    throw new Failure('step_ended');
  });
}

async function endSteps({ platform, account, sender }: Deps, playerId: bigint): Promise<void> {
  const contact = await account.readContact(playerId);
  await inTransaction(platform.pool, async (client) => {
    await writePlayerStepsDone(client, playerId, 'second-factor');
    if (!contact?.email && !contact?.phone) return;
    const data = { userId: String(playerId) };
    await sender.send({ playerId, channel: contact.email ? 'mail' : 'sms', template: 'second-factor-guessed', data }, client);
  });
}
