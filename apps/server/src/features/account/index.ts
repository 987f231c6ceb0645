import type { ACCOUNT_CALLS } from '@touchline/contract/account';
import type { BlockScope, PartScope } from '@touchline/contract/block-words';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { DbOrTrx, Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readCredentials, readPlayer, writeActiveAccount } from './account.store.ts';
import { readBettingPlayers } from './betting-players.store.ts';
import { lockStanding, readStanding, writeUnblocked } from './block.store.ts';
import { blockPlayer, type NewBlock, openBlocks, requireUnbarred } from './block.ts';
import { accountData } from './calls/account-data.ts';
import { balance, setActiveAccount } from './calls/balance.ts';
import { createCurrencyAccount, deleteCurrencyAccount } from './calls/currency-accounts.ts';
import { phoneCountries, phoneMasks } from './calls/phones.ts';
import { userConfig } from './calls/user-config.ts';
import { readExcludedUntil, readUnbarred, writeExcluded } from './excluded.store.ts';
import { type Identifier, readIdentifier } from './identifier.ts';
import {
  type Residence,
  readIdentity,
  readPersonalData,
  writeAddress,
  writeCodesByMessenger,
  writeEmailLogin,
  writeLogin,
  writePassword,
  writeResidence,
} from './identity.store.ts';
import { type NewAccount, openAccount } from './open-account.ts';
import { createPasswords, makePassword, requireUncommonPassword } from './password.ts';
import { writePerson } from './person.store.ts';
import { openPerson, sealPerson, sealPlainPersons, storedIdentifier } from './person.ts';
import { readPlayerBy, readPlayerCount } from './player-search.store.ts';
import { readConfirmed, readWayIn, writeConfirmed, writeMostStake } from './ways-in.store.ts';

export interface AccountDoors {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly vault: VaultFeature;
}

/** What a player tells of themselves: each of it only where it is given. */
export type PersonalData = Residence & Partial<Record<'first_name' | 'last_name' | 'birth_date', string>>;

type AccountCalls = keyof typeof ACCOUNT_CALLS;

/** Players: who they are, their accounts, whether they may bet. */
export function createAccountFeature(platform: Platform, doors: AccountDoors) {
  const { db } = platform;
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
    },
    /** Writes a player with the main account of a currency, inside the caller's transaction. Throws Failure `login_taken`. */
    openAccount: (trx: Trx, wanted: NewAccount) => openAccount(deps, trx, wanted),
    readCredentials: async (identifier: Identifier) => readCredentials(db, await storedIdentifier(vault, identifier)),
    readIdentifier,
    /** Where a player can be reached; undefined for no such player. */
    async readContact(
      playerId: bigint,
      on: DbOrTrx = db,
    ): Promise<{ readonly email: string | null; readonly phone: string | null; readonly language: string } | undefined> {
      const identity = await readIdentity(on, playerId);
      if (!identity) return undefined;
      const { email, phone, language } = await openPerson(vault, on, identity);
      return { email, phone, language };
    },
    /** For the console. */
    async readPlayerBy(identifier: Identifier) {
      const found = await readPlayerBy(db, await storedIdentifier(vault, identifier));
      return found && openPerson(vault, db, found);
    },
    readPlayerCount: () => readPlayerCount(db),
    /** What signing in has to know of a player, however they proved who they are. */
    readWayIn: (playerId: bigint) => readWayIn(db, playerId),
    /** Whether the e-mail and the phone are known to be the player's. */
    readConfirmed: (playerId: bigint) => readConfirmed(db, playerId),
    /** The address is the player's; false where it is not the one that the player has now. */
    writeConfirmed: async (trx: DbOrTrx, playerId: bigint, by: 'email' | 'phone', address: string) =>
      writeConfirmed(trx, playerId, by, await vault.blindIndex(by, address)),
    /** Bars the player from everything or from a part, after bets in flight; false where such a block stands already. */
    writeBlocked: (trx: Trx, playerId: bigint, block: NewBlock) => blockPlayer(deps, trx, playerId, block),
    /** The most that one bet may stake, minor units of the base currency. */
    writeMostStake: (trx: DbOrTrx, playerId: bigint, mostStakeMinor: bigint | null) => writeMostStake(trx, playerId, mostStakeMinor),
    /** False where no such block stands. */
    writeUnblocked: (trx: DbOrTrx, playerId: bigint, scope: BlockScope) => writeUnblocked(trx, playerId, scope),
    /** The blocks that stand at this moment, with the reasons that the player is told. */
    readBlocks: (playerId: bigint) => openBlocks(vault, db, playerId),
    /** How the player is known and reached, and the hash of the password; undefined for no such player. */
    async readIdentity(playerId: bigint) {
      const identity = await readIdentity(db, playerId);
      return identity && openPerson(vault, db, identity);
    },
    /** Throws Failure `login_taken`. */
    writeLogin: (trx: DbOrTrx, playerId: bigint, login: string, emailLogin: boolean) =>
      refuseTaken('login', writeLogin(trx, playerId, login, emailLogin)),
    writeEmailLogin: (trx: DbOrTrx, playerId: bigint, emailLogin: boolean) => writeEmailLogin(trx, playerId, emailLogin),
    writePassword: (trx: DbOrTrx, playerId: bigint, passwordHash: string) => writePassword(trx, playerId, passwordHash),
    /** The player's e-mail or phone from now on; a confirmed one is taken from whoever never confirmed it. Throws Failure `login_taken`. */
    async writeAddress(trx: DbOrTrx, playerId: bigint, by: 'email' | 'phone', address: string, confirmed: boolean): Promise<void> {
      const sealed = await sealPerson(vault, trx, playerId, { [by]: address });
      await refuseTaken(by === 'email' ? 'email' : 'phone_number', writeAddress(trx, playerId, by, sealed, confirmed));
    },
    writeCodesByMessenger: (trx: DbOrTrx, playerId: bigint, byMessenger: boolean) => writeCodesByMessenger(trx, playerId, byMessenger),
    async readPersonalData(playerId: bigint) {
      const found = await readPersonalData(db, playerId);
      if (!found) return undefined;
      const { first_name, last_name, birth_date, ...rest } = await openPerson(vault, db, found);
      return { ...rest, firstName: first_name, lastName: last_name, birthDate: birth_date };
    },
    async writePersonalData(trx: DbOrTrx, playerId: bigint, data: PersonalData): Promise<void> {
      const { first_name, last_name, birth_date, ...residence } = data;
      const person = Object.fromEntries(Object.entries({ first_name, last_name, birth_date }).filter(([, text]) => text !== undefined));
      await writeResidence(trx, playerId, residence);
      await writePerson(trx, playerId, await sealPerson(vault, trx, playerId, person));
    },
    writeActiveAccount: (trx: DbOrTrx, playerId: bigint, accountId: bigint) => writeActiveAccount(trx, playerId, accountId),
    ...createPasswords(platform.config.passwordCost),
    makePassword,
    requireUncommonPassword,
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
    writeExcluded,
    readExcludedUntil: (playerId: bigint) => readExcludedUntil(platform.pool, playerId),
    /** Those of the players who may play: neither blocked, nor barred from betting, nor excluded. */
    readUnbarred: (players: readonly bigint[]) => readUnbarred(platform.pool, players),
    /** Throws Failure `account_blocked`, `self_excluded`, or `betting_blocked` and its like where the player is barred from the part. */
    async requireStanding(playerId: bigint, scope?: PartScope): Promise<void> {
      requireUnbarred(await readStanding(db, playerId), scope);
    },
    /**
     * The same in the transaction that pays in or out: whoever blocks the player waits for its end, and every later one is refused. Who has
     * excluded themself may withdraw. Taken after the locks of accounts and limits.
     */
    async requireStandingIn(trx: DbOrTrx, playerId: bigint, scope: PartScope): Promise<void> {
      requireUnbarred(await lockStanding(trx, playerId), scope);
    },
    start: () => vault.sealPlain('player', sealPlainPersons(vault)),
  } satisfies Feature<AccountCalls> & Record<string, unknown>;
}

export type AccountFeature = ReturnType<typeof createAccountFeature>;

/** A unique index says that another player has it. */
async function refuseTaken(field: string, written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('login_taken', { fields: { [field]: ['login_taken'] } }) : error;
  });
}
