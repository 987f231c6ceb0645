import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { readPlayer } from './account.store.ts';
import type { AccountFeatureDeps } from './account-deps.ts';
import { readBettingPlayers } from './betting-players.store.ts';
import { accountData } from './calls/account-data.ts';
import { balance, setActiveAccount } from './calls/balance.ts';
import { createCurrencyAccount, deleteCurrencyAccount } from './calls/currency-accounts.ts';
import { phoneCountries, phoneMasks } from './calls/phones.ts';
import { userConfig } from './calls/user-config.ts';
import { createPlayer, type NewAccount } from './create-player.ts';
import { type Identifier, parseIdentifier } from './identifier.ts';
import { createIdentity } from './identity.ts';
import { playerFigures, profileOf } from './operator/account-sections.ts';
import { findPlayer, requireKept, requirePlayer } from './operator/find-player.ts';
import { operatorAddNote } from './operator/operator-add-note.ts';
import { operatorFindPlayers } from './operator/operator-find-players.ts';
import { operatorSetMaxStake } from './operator/operator-set-max-stake.ts';
import { operatorUnmask } from './operator/operator-unmask.ts';
import { createPasswords, makePassword, rejectBreachedPassword } from './password.ts';
import { sealPlainPersons } from './person.ts';
import { readSignInStatus } from './sign-in-status.store.ts';
import { createStanding } from './standing.ts';

/** Players: who they are, their accounts, whether they may bet. */
export function createAccountFeature(platform: Platform, featureDeps: AccountFeatureDeps) {
  const { pool } = platform;
  const { vault } = featureDeps;
  const deps = { platform, ...featureDeps };
  return {
    handlers: {
      accountBalance: balance(deps),
      userBalance: balance(deps),
      setActiveAccount: setActiveAccount(deps),
      createCurrencyAccount: createCurrencyAccount(deps),
      deleteCurrencyAccount: deleteCurrencyAccount(deps),
      userConfig: userConfig(deps),
      accountData: accountData(deps),
      phoneCountries,
      phoneMasks,
      operatorFindPlayers: operatorFindPlayers(deps),
      operatorUnmask: operatorUnmask(deps),
      operatorAddNote: operatorAddNote(deps),
      operatorSetMaxStake: operatorSetMaxStake(deps),
    },
    playerSections: profileOf(deps),
    overviewSections: playerFigures(deps),
    /** Writes a player with the main account of a currency, inside the caller's transaction. Throws Failure `login_taken`. */
    createPlayer: (client: Queryable, wanted: NewAccount) => createPlayer(deps, client, wanted),
    parseIdentifier,
    readPlayerBy: (identifier: Identifier, brandId: number) => findPlayer(deps, identifier, brandId),
    /** Throws Failure `not_found` where there is no such player at the brand. */
    requirePlayer: (playerId: bigint, brandId: number) => requirePlayer(deps, playerId, brandId),
    /** Throws Failure `not_found` where there is no such player at the brand, or none any more about whom anything is written down. */
    requireKept: (playerId: bigint, brandId: number) => requireKept(deps, playerId, brandId),
    /** The facts of a player that signing in needs, however they proved who they are. */
    readSignInStatus: (playerId: bigint) => readSignInStatus(pool, playerId),
    /** The brand at whose site the player registered; undefined for no such player. */
    readBrandId: async (playerId: bigint) => (await readPlayer(pool, playerId))?.brand_id,
    ...createIdentity(deps),
    ...createStanding(deps),
    ...createPasswords(platform.config.passwordCost),
    makePassword,
    rejectBreachedPassword,
    /** The account that the player bets and deposits with. */
    async readActiveAccount(playerId: bigint): Promise<{ readonly id: bigint; readonly currency: string; readonly balanceMinor: bigint }> {
      const player = await readPlayer(pool, playerId);
      const account = player?.active_account_id ? await featureDeps.wallet.readPlayerAccount(pool, player.active_account_id) : undefined;
      if (!account || account.playerId !== playerId) throw new Failure('not_found');
      return account;
    },
    /** The facts for betting of any number of players; `accountId` 0 is the active account. */
    readBettingPlayers: (wanted: readonly { readonly playerId: bigint; readonly accountId: bigint }[]) => readBettingPlayers(pool, wanted),
    start: () => vault.sealPlain('player', sealPlainPersons(vault)),
  } satisfies Feature & Record<string, unknown>;
}

export type AccountFeature = ReturnType<typeof createAccountFeature>;
