import type { Handler } from '#platform/http/handler';
import { recordConsents } from '../consents.ts';
import type { EnrolmentDeps } from '../enrolment-deps.ts';
import { COOKIES_VERSION } from '../terms-version.ts';

/** C007. */
export const logCookieConsent =
  ({ platform, vault }: EnrolmentDeps): Handler<'logCookieConsent'> =>
  async ({ body: { level } }, { player, language, ip, userAgent }) => {
    const agreed = { playerId: player?.id ?? null, version: COOKIES_VERSION, origin: { language, ip, userAgent } };
    await recordConsents(vault, platform.pool, agreed, [{ subject: 'cookies', level }]);
    return { level };
  };
