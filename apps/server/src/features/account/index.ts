import type { BlockScope, PartialRestrictionScope } from '@touchline/contract/blocks/enums';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import type { Brand } from '#platform/tenant/brand';
import { readCredentials, readPlayer } from './account.store.ts';
import type { AccountDoors } from './account-deps.ts';
import { readBettingPlayers } from './betting-players.store.ts';
import { lockBlockStatus, readStanding, writeUnblocked } from './block.store.ts';
import { blockPlayer, type NewBlock, openBlocks, requireNotBlocked } from './block.ts';
import { accountData } from './calls/account-data.ts';
import { balance, setActiveAccount } from './calls/balance.ts';
import { createCurrencyAccount, deleteCurrencyAccount } from './calls/currency-accounts.ts';
import { phoneCountries, phoneMasks } from './calls/phones.ts';
import { userConfig } from './calls/user-config.ts';
import { createPlayer, type NewAccount } from './create-player.ts';
import { filterPlayablePlayers, readExcludedUntil, writeExcluded } from './excluded.store.ts';
import { type Identifier, parseIdentifier } from './identifier.ts';
import {
  type Residence,
  readIdentity,
  readPersonalData,
  updateContact,
  writeCodesByMessenger,
  writeEmailLogin,
  writeLogin,
  writePassword,
  writeResidence,
} from './identity.store.ts';
import { playerFigures, profileOf } from './operator/account-sections.ts';
import { findPlayer, requireKept, requirePlayer } from './operator/find-player.ts';
import { operatorAddNote } from './operator/operator-add-note.ts';
import { operatorFindPlayers } from './operator/operator-find-players.ts';
import { operatorSetMaxStake } from './operator/operator-set-max-stake.ts';
import { operatorUnmask } from './operator/operator-unmask.ts';
import { createPasswords, makePassword, rejectBreachedPassword } from './password.ts';
import { writePerson } from './person.store.ts';
import { openPerson, sealPerson, sealPlainPersons, storedIdentifier } from './person.ts';
import { readConfirmed, readSignInStatus, writeConfirmed } from './sign-in-status.store.ts';

/** What a player tells of themselves: each of it only where it is given. */
export type PersonalData = Residence & Partial<Record<'first_name' | 'last_name' | 'birth_date', string>>;

/** Players: who they are, their accounts, whether they may bet. */
export function createAccountFeature(platform: Platform, doors: AccountDoors) {
  const { pool } = platform;
  const { vault } = doors;
  const deps = { platform, ...doors };
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
    openAccount: (client: Queryable, wanted: NewAccount) => createPlayer(deps, client, wanted),
    readCredentials: async (identifier: Identifier, brandId: number) =>
      readCredentials(pool, await storedIdentifier(vault, identifier, brandId)),
    parseIdentifier,
    /** Where a player can be reached, and in whose name; undefined for no such player. */
    async readContact(
      playerId: bigint,
      on: Queryable = pool,
    ): Promise<
      { readonly email: string | null; readonly phone: string | null; readonly language: string; readonly brand: Brand } | undefined
    > {
      const identity = await readIdentity(on, playerId);
      if (!identity) return undefined;
      const { email, phone, language, brandId } = await openPerson(vault, on, identity);
      return { email, phone, language, brand: platform.brands.of(brandId) ?? platform.brands.first };
    },
    readPlayerBy: (identifier: Identifier, brandId: number) => findPlayer(deps, identifier, brandId),
    /** Throws Failure `not_found` where there is no such player at the brand. */
    requirePlayer: (playerId: bigint, brandId: number) => requirePlayer(deps, playerId, brandId),
    /** Throws Failure `not_found` where there is no such player at the brand, or none any more about whom anything is written down. */
    requireKept: (playerId: bigint, brandId: number) => requireKept(deps, playerId, brandId),
    /** What signing in has to know of a player, however they proved who they are. */
    readWayIn: (playerId: bigint) => readSignInStatus(pool, playerId),
    /** Whose site the player is one of; undefined for no such player. */
    readBrandId: async (playerId: bigint) => (await readPlayer(pool, playerId))?.brand_id,
    /** Whether the e-mail and the phone are known to be the player's. */
    readConfirmed: (playerId: bigint) => readConfirmed(pool, playerId),
    /** The address is the player's; false where it is not the one that the player has now. */
    writeConfirmed: async (client: Queryable, playerId: bigint, by: 'email' | 'phone', address: string) =>
      writeConfirmed(client, playerId, by, await vault.blindIndex(by, address)),
    /** Bars the player from everything or from a part, after bets in flight; false where such a block stands already. */
    writeBlocked: (client: Queryable, playerId: bigint, block: NewBlock) => blockPlayer(deps, client, playerId, block),
    /** False where no such block stands. */
    writeUnblocked: (client: Queryable, playerId: bigint, scope: BlockScope) => writeUnblocked(client, playerId, scope),
    /** The blocks that stand at this moment, with the reasons that the player is told. */
    readBlocks: (playerId: bigint) => openBlocks(vault, pool, playerId),
    /** How the player is known and reached, and the hash of the password; undefined for no such player. */
    async readIdentity(playerId: bigint) {
      const identity = await readIdentity(pool, playerId);
      return identity && openPerson(vault, pool, identity);
    },
    /** Throws Failure `login_taken`. */
    writeLogin: (client: Queryable, playerId: bigint, login: string, emailLogin: boolean) =>
      refuseTaken('login', writeLogin(client, playerId, login, emailLogin)),
    writeEmailLogin: (client: Queryable, playerId: bigint, emailLogin: boolean) => writeEmailLogin(client, playerId, emailLogin),
    writePassword: (client: Queryable, playerId: bigint, passwordHash: string) => writePassword(client, playerId, passwordHash),
    /** The player's e-mail or phone from now on; a confirmed one is taken from whoever never confirmed it. Throws Failure `login_taken`. */
    async writeAddress(client: Queryable, playerId: bigint, by: 'email' | 'phone', address: string, confirmed: boolean): Promise<void> {
      const sealed = await sealPerson(vault, client, playerId, { [by]: address });
      await refuseTaken(by === 'email' ? 'email' : 'phone_number', updateContact(client, playerId, by, sealed, confirmed));
    },
    writeCodesByMessenger: (client: Queryable, playerId: bigint, byMessenger: boolean) =>
      writeCodesByMessenger(client, playerId, byMessenger),
    async readPersonalData(playerId: bigint) {
      const found = await readPersonalData(pool, playerId);
      if (!found) return undefined;
      const { first_name, last_name, birth_date, ...rest } = await openPerson(vault, pool, found);
      return { ...rest, firstName: first_name, lastName: last_name, birthDate: birth_date };
    },
    async writePersonalData(client: Queryable, playerId: bigint, data: PersonalData): Promise<void> {
      const { first_name, last_name, birth_date, ...residence } = data;
      const person = Object.fromEntries(Object.entries({ first_name, last_name, birth_date }).filter(([, text]) => text !== undefined));
      await writeResidence(client, playerId, residence);
      await writePerson(client, playerId, await sealPerson(vault, client, playerId, person));
    },
    ...createPasswords(platform.config.passwordCost),
    makePassword,
    rejectBreachedPassword,
    /** The account that the player bets and deposits with. */
    async readActiveAccount(playerId: bigint): Promise<{ readonly id: bigint; readonly currency: string; readonly balanceMinor: bigint }> {
      const player = await readPlayer(pool, playerId);
      const account = player?.active_account_id ? await doors.wallet.readPlayerAccount(pool, player.active_account_id) : undefined;
      if (!account || account.playerId !== playerId) throw new Failure('not_found');
      return account;
    },
    /** What betting has to know of any number of players; `accountId` 0 is the active account. */
    readBettingPlayers: (wanted: readonly { readonly playerId: bigint; readonly accountId: bigint }[]) => readBettingPlayers(pool, wanted),
    writeExcluded,
    readExcludedUntil: (playerId: bigint, on: Queryable = pool) => readExcludedUntil(on, playerId),
    /** Those of the players who may play: neither blocked, nor barred from betting, nor excluded. */
    readUnbarred: (players: readonly bigint[]) => filterPlayablePlayers(pool, players),
    /** Throws Failure `account_blocked`, `self_excluded`, or `betting_blocked` and its like where the player is barred from the part. */
    async requireStanding(playerId: bigint, scope?: PartialRestrictionScope): Promise<void> {
      requireNotBlocked(await readStanding(pool, playerId), scope);
    },
    /**
     * The same in the transaction that pays in or out: whoever blocks the player waits for its end, and every later one is refused. Who has
     * excluded themself may withdraw. Taken after the locks of accounts and limits.
     */
    async requireStandingIn(client: Queryable, playerId: bigint, scope: PartialRestrictionScope): Promise<void> {
      requireNotBlocked(await lockBlockStatus(client, playerId), scope);
    },
    start: () => vault.sealPlain('player', sealPlainPersons(vault)),
  } satisfies Feature & Record<string, unknown>;
}

export type AccountFeature = ReturnType<typeof createAccountFeature>;

/** A unique index says that another player has it. */
async function refuseTaken(field: string, written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('login_taken', { fields: { [field]: ['login_taken'] } }) : error;
  });
}
