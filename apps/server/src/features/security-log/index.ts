import type { SecurityChange } from '@touchline/contract/security/enums';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { SenderFeature } from '#features/sender';
import type { VaultFeature } from '#features/vault';
import { describeDevice, readDevice } from '#platform/auth/device';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { openChanges, sealOrigin, sealPlainChanges } from './change-origin.ts';
import { readChanges, readPauseEnd, writeChange } from './security-log.store.ts';

export { maskIp, networkOf } from './mask-ip.ts';

export interface SecurityLogDeps {
  readonly account: AccountFeature;
  readonly messages: MessagesFeature;
  readonly sender: SenderFeature;
  readonly vault: VaultFeature;
}

/** Changes with which a thief would prepare to take the money away: withdrawals wait after them. */
const WITHDRAWAL_PAUSING_EVENTS: readonly SecurityChange[] = ['phone', 'phone-added', 'email', 'two-factor-off', 'payout-method'];

/**
 * Changes to the security of accounts: its history, a notice of every change to the inbox and to the address that the player had before it, and the
 * pause of withdrawals that some changes bring (config `withdrawalPauseHours`).
 */
export function createSecurityLogFeature(
  { pool, config }: Pick<Platform, 'pool' | 'config'>,
  { account, messages, sender, vault }: SecurityLogDeps,
) {
  return {
    handlers: {},
    /**
     * Inside the transaction of the change itself. `formerEmail`: where the address is what changes, the one before, because a notice to the
     * new one would tell only the thief.
     */
    async record(
      client: Queryable,
      playerId: bigint,
      change: SecurityChange,
      caller: Pick<Caller, 'ip' | 'userAgent'>,
      formerEmail?: string | null,
    ): Promise<void> {
      const device = describeDevice(readDevice(caller.userAgent));
      const id = await writeChange(client, { playerId, change, ...(await sealOrigin(vault, client, playerId, caller)) });
      await messages.write(client, [
        {
          playerId,
          topic: 'account',
          text: { key: `security-${change}`, args: { device } },
          link: '/office/security',
          onceKey: `security-change-${id}`,
        },
      ]);
      // On the transaction's own connection: a second one may never come while others wait for this one's locks.
      const contact = await account.readContact(playerId, client);
      const email = formerEmail === undefined ? contact?.email : formerEmail;
      if (!email) return;
      const language = resolveLanguage(contact?.language ?? 'en');
      await sender.send(
        {
          playerId,
          channel: 'mail',
          to: email,
          template: 'security-change',
          data: {
            what: findText(language, `message.security-${change}.title`) ?? change,
            device,
          },
        },
        client,
      );
    },
    readHistory: async (playerId: bigint, max: number) => openChanges(vault, pool, playerId, await readChanges(pool, playerId, max)),
    /** Until when withdrawals of the player wait; null where they do not. */
    readWithdrawalPause: (playerId: bigint, on: Queryable = pool): Promise<Date | null> =>
      config.withdrawalPauseHours === 0
        ? Promise.resolve(null)
        : readPauseEnd(on, playerId, WITHDRAWAL_PAUSING_EVENTS, config.withdrawalPauseHours),
    start: () => sealPlainChanges(vault),
  } satisfies Feature & Record<string, unknown>;
}

export type SecurityLogFeature = ReturnType<typeof createSecurityLogFeature>;
