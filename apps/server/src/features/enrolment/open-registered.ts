import type { RegistrationKind, WelcomeBonus } from '@touchline/catalogue/account/registration-fields';
import type { Queryable } from '#platform/db/queryable';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { recordConsents } from './consents.ts';
import type { EnrolmentDeps } from './enrolment-deps.ts';
import { writeRecord } from './registration-record.store.ts';
import { TERMS_VERSION } from './terms-version.ts';

/** The address that it came from, and its language. */
export interface Origin {
  readonly brandId: number;
  readonly language: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface NewRegistration {
  readonly kind: RegistrationKind;
  readonly passwordHash: string;
  readonly email: string | null;
  /** Digits with the calling code. */
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly countryId: number;
  readonly currencyId: number;
  /** Further fields, by their names on the wire; sealed at rest. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly promoCode: string | null;
  readonly bonus: WelcomeBonus;
  readonly marketing: boolean;
}

const CONTEXT = 'registration-details';

/**
 * The account, what was agreed to, the record of how it came to be and the letter that confirms its address: all or nothing. An address that
 * somebody has is not told to be theirs (T72): they are told instead. Throws Failure `login_taken` where two register with it at once.
 */
export async function createRegisteredAccount(deps: EnrolmentDeps, on: Queryable, wanted: NewRegistration, origin: Origin) {
  const { account, activation, vault } = deps;
  const { details, promoCode, bonus, marketing, ...rest } = wanted;
  const opened = await account.createPlayer(on, { ...rest, brandId: origin.brandId, language: origin.language }).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'login_taken' ? new Failure('login_taken') : error;
  });
  const { playerId } = opened;
  const sealed = Object.keys(details).length > 0 ? await vault.seal(on, playerId, CONTEXT, Buffer.from(JSON.stringify(details))) : null;
  await writeRecord(on, { playerId, kind: wanted.kind, promoCode, bonus, details: sealed });
  await recordConsents(vault, on, { playerId, version: TERMS_VERSION, origin }, [
    { subject: 'terms', level: 1 },
    { subject: 'adult', level: 1 },
    { subject: 'marketing', level: marketing ? 1 : 0 },
  ]);
  await writeEvent(on, playerId, { kind: 'registered', by: wanted.kind, promoCode, bonus });
  const channel = wanted.email === null ? 'sms' : 'mail';
  const address = wanted.email ?? wanted.phone;
  const { holders } = opened;
  const isOurs = holders[channel === 'mail' ? 'email' : 'phone'] === null;
  if (address !== null) await activation.begin(on, { playerId, channel, address, language: origin.language, isOurs });
  if (holders.email !== null) await activation.tellHolder(on, holders.email, 'mail');
  if (holders.phone !== null) await activation.tellHolder(on, holders.phone, 'sms');
  return opened;
}

/** Fields given at registration beyond the player's own columns. */
export async function openDetails(
  { platform: { pool }, vault }: Pick<EnrolmentDeps, 'platform' | 'vault'>,
  playerId: bigint,
  sealed: Buffer | null,
): Promise<Readonly<Record<string, string | number>>> {
  return sealed === null ? {} : JSON.parse((await vault.open(pool, playerId, CONTEXT, sealed)).toString('utf8'));
}
