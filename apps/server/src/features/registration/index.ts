import type { FastifyInstance } from 'fastify';
import type { Feature } from '#platform/feature';
import { createKeyedHash } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { deleteEnded } from './activation/activation.store.ts';
import { sealPlainAddresses } from './activation/activation-address.ts';
import { activate, activateFast } from './calls/activate.ts';
import { activation, repeatActivationPopup, sendActivationMail } from './calls/activation-letter.ts';
import { logCookieConsent } from './calls/cookie-consent.ts';
import { beginPayAndPlay, finishPayAndPlay, payAndPlayWebhook } from './calls/pay-and-play.ts';
import { register } from './calls/register.ts';
import { registrationFields } from './calls/registration-fields.ts';
import { sealPlainConsents } from './consents.ts';
import { openDetails } from './open-registered.ts';
import { registerSandboxBank } from './pay-and-play/sandbox-bank.ts';
import type { RegistrationDeps, RegistrationDoors } from './registration-deps.ts';
import { readConsents, readRecord } from './registration-record.store.ts';
import { TELL_HOLDER, tellHolderJob } from './tell-holder.ts';

export { decideAge } from './decide-age.ts';

type RegistrationCalls =
  | 'register'
  | 'registrationFields'
  | 'beginPayAndPlay'
  | 'finishPayAndPlay'
  | 'payAndPlayWebhook'
  | 'activate'
  | 'activateFast'
  | 'activation'
  | 'sendActivationMail'
  | 'repeatActivationPopup'
  | 'logCookieConsent';

/** Opening an account in every way (S191-S198), what is agreed to, and the proof of addresses. */
export async function createRegistrationFeature(platform: Platform, doors: RegistrationDoors) {
  const { pool, db, jobs, roles } = platform;
  const deps: RegistrationDeps = { platform, ...doors, hash: createKeyedHash(await readSecret(pool, 'registration')) };
  const bankKey = await readSecret(pool, 'bank-webhook');
  jobs.define(TELL_HOLDER, tellHolderJob(deps));
  jobs.define('registration-clean', () => deleteEnded(db));
  jobs.every('29 4 * * *', 'registration-clean');
  return {
    handlers: {
      register: register(deps),
      registrationFields: registrationFields(deps),
      beginPayAndPlay: beginPayAndPlay(deps),
      finishPayAndPlay: finishPayAndPlay(deps),
      payAndPlayWebhook: payAndPlayWebhook(deps, bankKey),
      activate: activate(deps),
      activateFast: activateFast(deps),
      activation: activation(deps),
      sendActivationMail: sendActivationMail(deps),
      repeatActivationPopup: repeatActivationPopup(deps),
      logCookieConsent: logCookieConsent(deps),
    },
    /** How an account came to be and what was given then beyond its own columns; undefined for one that was made in another way. */
    async readRegistration(playerId: bigint) {
      const record = await readRecord(db, playerId);
      return (
        record && {
          kind: record.kind,
          promoCode: record.promoCode,
          bonus: record.bonus,
          details: await openDetails(deps, playerId, record.details),
        }
      );
    },
    /** What a player agreed to, newest first, with the version of the text. */
    readConsents: (playerId: bigint) => readConsents(db, playerId),
    async start() {
      await doors.vault.sealPlain('activation', sealPlainAddresses(doors.vault));
      await sealPlainConsents(doors.vault);
    },
    routes(server: FastifyInstance) {
      if (roles.has('api')) registerSandboxBank(server, platform, bankKey);
    },
  } satisfies Feature<RegistrationCalls> & Record<string, unknown>;
}
