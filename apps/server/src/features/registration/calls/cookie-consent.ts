import type { Handler } from '#platform/handler';
import { keepConsents } from '../consents.ts';
import type { RegistrationDeps } from '../registration-deps.ts';
import { COOKIES_VERSION } from '../terms-version.ts';

/** C007. */
export const logCookieConsent =
  ({ platform, vault }: RegistrationDeps): Handler<'logCookieConsent'> =>
  async ({ body: { level } }, { player, language, ip, userAgent }) => {
    const agreed = { playerId: player?.id ?? null, version: COOKIES_VERSION, origin: { language, ip, userAgent } };
    await keepConsents(vault, platform.db, agreed, [{ subject: 'cookies', level }]);
    return { level };
  };
