import type { Handler } from '#platform/handler';
import type { RegistrationDeps } from '../registration-deps.ts';
import { writeConsents } from '../registration-record.store.ts';
import { COOKIES_VERSION } from '../terms-version.ts';

/** C007. */
export const logCookieConsent =
  ({ platform }: RegistrationDeps): Handler<'logCookieConsent'> =>
  async ({ body: { level } }, { player, language, ip, userAgent }) => {
    await writeConsents(platform.db, [
      { playerId: player?.id ?? null, subject: 'cookies', version: COOKIES_VERSION, level, language, ip, userAgent },
    ]);
    return { level };
  };
