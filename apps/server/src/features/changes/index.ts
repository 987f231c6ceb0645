import type { SecurityChange } from '@touchline/contract/security-words';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { SenderFeature } from '#features/sender';
import type { VaultFeature } from '#features/vault';
import type { DbOrTrx, Trx } from '#platform/db';
import { describeDevice, readDevice } from '#platform/device';
import type { Feature } from '#platform/feature';
import type { Caller } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { queryOn } from '#platform/query-on';
import { openChanges, sealOrigin, sealPlainChanges } from './change-origin.ts';
import { readChanges, readPauseEnd, writeChange } from './changes.store.ts';

export { maskAddress, placeOf } from './address.ts';

export interface ChangesDoors {
  readonly account: AccountFeature;
  readonly messages: MessagesFeature;
  readonly sender: SenderFeature;
  readonly vault: VaultFeature;
}

/** Changes with which a thief would prepare to take the money away: withdrawals wait after them. */
const PAUSING: readonly SecurityChange[] = ['phone', 'phone-added', 'email', 'two-factor-off', 'payout-method'];

/**
 * What changes about the security of accounts: its history, a notice of every change to the inbox and to the address that the player had
 * before it, and the pause of withdrawals that some changes bring (config `withdrawalPauseHours`).
 */
export function createChangesFeature({ db, config }: Pick<Platform, 'db' | 'config'>, { account, messages, sender, vault }: ChangesDoors) {
  return {
    handlers: {},
    /**
     * Inside the transaction of the change itself. `formerEmail`: where the address is what changes, the one before, because a notice to the
     * new one would tell only the thief.
     */
    async record(
      trx: Trx,
      playerId: bigint,
      change: SecurityChange,
      caller: Pick<Caller, 'ip' | 'userAgent'>,
      formerEmail?: string | null,
    ): Promise<void> {
      const device = describeDevice(readDevice(caller.userAgent));
      const id = await writeChange(trx, { playerId, change, ...(await sealOrigin(vault, trx, playerId, caller)) });
      await messages.write(queryOn(trx), [
        {
          playerId,
          topic: 'account',
          text: { key: `security-${change}`, args: { device } },
          link: '/office/security',
          onceKey: `security-change-${id}`,
        },
      ]);
      // On the transaction's own connection: a second one may never come while others wait for this one's locks.
      const contact = await account.readContact(playerId, trx);
      const email = formerEmail === undefined ? contact?.email : formerEmail;
      if (!email) return;
      const language = siteLanguage(contact?.language ?? 'en');
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
        trx,
      );
    },
    readHistory: async (playerId: bigint, most: number) => openChanges(vault, db, playerId, await readChanges(db, playerId, most)),
    /** Until when withdrawals of the player wait; null where they do not. */
    readWithdrawalPause: (playerId: bigint, on: DbOrTrx = db): Promise<Date | null> =>
      config.withdrawalPauseHours === 0 ? Promise.resolve(null) : readPauseEnd(on, playerId, PAUSING, config.withdrawalPauseHours),
    start: () => sealPlainChanges(vault),
  } satisfies Feature<never> & Record<string, unknown>;
}

export type ChangesFeature = ReturnType<typeof createChangesFeature>;
