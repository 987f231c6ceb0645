import type { RegistrationKind } from '@touchline/catalogue/account/registration-fields';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { logCookieConsent } from './calls/cookie-consent.ts';
import { sealPlainConsents } from './consents.ts';
import type { EnrolmentDeps, EnrolmentFeatureDeps } from './enrolment-deps.ts';
import { type AskedGifts, offeredBonuses, requireKnownGifts, withoutEmptyPromises } from './gifts.ts';
import { createRegisteredAccount, type NewRegistration, type Origin, openDetails } from './open-registered.ts';
import { readConsents, readRecord } from './registration-record.store.ts';
import { type Agreed, requireConsent } from './require-consent.ts';
import { TERMS_VERSION } from './terms-version.ts';

export type { Origin } from './open-registered.ts';

/** The account of a new player, however they come: what they agree to, what is promised to them, and the record of how it came to be. */
export function createEnrolmentFeature(platform: Platform, featureDeps: EnrolmentFeatureDeps) {
  const { pool } = platform;
  const { account, limits, site, vault } = featureDeps;
  const deps: EnrolmentDeps = { platform, ...featureDeps };
  return {
    handlers: { logCookieConsent: logCookieConsent(deps) },
    termsVersion: TERMS_VERSION,
    offeredBonuses: (brandId: number) => offeredBonuses(site, brandId),
    withoutEmptyPromises: (brandId: number, fields: Parameters<typeof withoutEmptyPromises>[2]) =>
      withoutEmptyPromises(site, brandId, fields),
    /** Rules of every registration: its fields, the countries that it may come from and what it may ask for. Throws Failure naming the field. */
    requireTerms(brandId: number, kind: RegistrationKind, asked: Agreed & AskedGifts): void {
      requireKnownGifts(site, brandId, asked);
      requireConsent(site, brandId, kind, asked);
    },
    rejectBreachedPassword: account.rejectBreachedPassword,
    /** Throws Failure `self_excluded` or `unavailable`. */
    requireMayRegister: limits.requireMayRegister,
    /** The hash of a password; of one that is made where none is given. It takes a while. */
    async hashPassword(given: string | undefined): Promise<{ readonly made: string | null; readonly passwordHash: string }> {
      const made = given === undefined ? account.makePassword() : null;
      return { made, passwordHash: await account.hashPassword(made ?? given ?? '') };
    },
    /** Inside the caller's transaction. Throws Failure `login_taken` where two register with an address at once. */
    open: (on: Queryable, wanted: NewRegistration, origin: Origin) => createRegisteredAccount(deps, on, wanted, origin),
    /** How an account came to be and what was given then beyond its own columns; undefined for one that was made in another way. */
    async readRegistration(playerId: bigint) {
      const record = await readRecord(pool, playerId);
      return record && { ...record, details: await openDetails(deps, playerId, record.details) };
    },
    /** Agreements of a player, newest first, with the version of the text. */
    readConsents: (playerId: bigint) => readConsents(pool, playerId),
    start: () => sealPlainConsents(vault),
  } satisfies Feature & Record<string, unknown>;
}

export type EnrolmentFeature = ReturnType<typeof createEnrolmentFeature>;
