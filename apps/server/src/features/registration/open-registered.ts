import type { RegistrationKind, WelcomeBonus } from '@touchline/catalogue/registration-fields';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { addJob } from '#platform/jobs';
import { queryOn } from '#platform/query-on';
import { startActivation } from './activation/start-activation.ts';
import { keepConsents } from './consents.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { writeRecord } from './registration-record.store.ts';
import { TELL_HOLDER } from './tell-holder.ts';
import { TERMS_VERSION } from './terms-version.ts';

/** Where from, and in which language. */
export interface Origin {
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
  /** What else was given, by its name on the wire; sealed at rest. */
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
export async function openRegistered(deps: RegistrationDeps, trx: Trx, wanted: NewRegistration, origin: Origin) {
  const { account, platform, vault } = deps;
  const { details, promoCode, bonus, marketing, ...rest } = wanted;
  const opened = await account.openAccount(trx, { ...rest, language: origin.language }).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'login_taken' ? new Failure('login_taken') : error;
  });
  const { playerId } = opened;
  const sealed = Object.keys(details).length > 0 ? await vault.seal(trx, playerId, CONTEXT, Buffer.from(JSON.stringify(details))) : null;
  await writeRecord(trx, { playerId, kind: wanted.kind, promoCode, bonus, details: sealed });
  await keepConsents(vault, trx, { playerId, version: TERMS_VERSION, origin }, [
    { subject: 'terms', level: 1 },
    { subject: 'adult', level: 1 },
    { subject: 'marketing', level: marketing ? 1 : 0 },
  ]);
  await platform.outbox.write(trx, [
    { subject: 'news.registration', message: { playerId: String(playerId), kind: wanted.kind, promoCode, bonus } },
  ]);
  const channel = wanted.email === null ? 'sms' : 'mail';
  const address = wanted.email ?? wanted.phone;
  const { holders } = opened;
  const isOurs = holders[channel === 'mail' ? 'email' : 'phone'] === null;
  if (address !== null) await startActivation(deps, trx, { playerId, channel, address, language: origin.language, isOurs });
  if (holders.email !== null) await addJob(queryOn(trx), TELL_HOLDER, { playerId: String(holders.email), channel: 'mail' });
  if (holders.phone !== null) await addJob(queryOn(trx), TELL_HOLDER, { playerId: String(holders.phone), channel: 'sms' });
  return opened;
}

/** What was given at registration beyond the player's own columns. */
export async function openDetails(
  { platform: { db }, vault }: Pick<RegistrationDeps, 'platform' | 'vault'>,
  playerId: bigint,
  sealed: Buffer | null,
): Promise<Readonly<Record<string, string | number>>> {
  return sealed === null ? {} : JSON.parse((await vault.open(db, playerId, CONTEXT, sealed)).toString('utf8'));
}
