import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readCredentials, readPlayer, readStanding } from './account.store.ts';
import { readBettingPlayers } from './betting-players.store.ts';
import { accountData } from './calls/account-data.ts';
import { balance, setActiveAccount } from './calls/balance.ts';
import { phoneCountries, phoneMasks } from './calls/phones.ts';
import { userConfig } from './calls/user-config.ts';
import { type Identifier, readIdentifier } from './identifier.ts';
import { type NewAccount, openAccount } from './open-account.ts';
import { hashPassword, makePassword, verifyPassword } from './password.ts';
import { readPlayerBy, readPlayerCount } from './player-search.store.ts';

export interface AccountDoors {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
}

type AccountCalls = 'accountBalance' | 'userBalance' | 'setActiveAccount' | 'userConfig' | 'accountData' | 'phoneCountries' | 'phoneMasks';

/** Players: who they are, their accounts, whether they may bet. */
export function createAccountFeature(platform: Platform, doors: AccountDoors) {
  const { db } = platform;
  const deps = { platform, ...doors };
  return {
    handlers: {
      accountBalance: balance(deps),
      userBalance: balance(deps),
      setActiveAccount: setActiveAccount(deps),
      userConfig: userConfig(deps),
      accountData: accountData(deps),
      phoneCountries,
      phoneMasks,
    },
    /** Writes a player with the main account of a currency, inside the caller's transaction. Throws Failure `login_taken`. */
    openAccount: (trx: Trx, wanted: NewAccount) => openAccount(deps, trx, wanted),
    readCredentials: ({ by, value }: Identifier) => readCredentials(db, by, value),
    readIdentifier,
    /** For the console. */
    readPlayerBy: (identifier: Identifier) => readPlayerBy(db, identifier),
    readPlayerCount: () => readPlayerCount(db),
    hashPassword,
    makePassword,
    verifyPassword,
    /** The account that the player bets and deposits with. */
    async readActiveAccount(playerId: bigint): Promise<{ readonly id: bigint; readonly currency: string; readonly balanceMinor: bigint }> {
      const player = await readPlayer(db, playerId);
      const account = player?.active_account_id ? await doors.wallet.readPlayerAccount(db, player.active_account_id) : undefined;
      if (!account || account.playerId !== playerId) throw new Failure('not_found');
      return account;
    },
    /** What betting has to know of any number of players; `accountId` 0 is the active account. */
    readBettingPlayers: (wanted: readonly { readonly playerId: bigint; readonly accountId: bigint }[]) =>
      readBettingPlayers(platform.pool, wanted),
    /** Throws Failure `account_blocked` or `self_excluded` where the player may neither bet nor deposit. */
    async requireStanding(playerId: bigint): Promise<void> {
      const standing = await readStanding(db, playerId);
      if (!standing || standing.blocked) throw new Failure('account_blocked');
      if (standing.selfExcluded) throw new Failure('self_excluded');
    },
  } satisfies Feature<AccountCalls> & Record<string, unknown>;
}

export type AccountFeature = ReturnType<typeof createAccountFeature>;
