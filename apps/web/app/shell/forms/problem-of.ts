import { REQUEST_STATUS } from '@touchline/catalogue/account/request-status';
import { HttpError, requestStatus } from '@touchline/client/call/http-errors';
import { CaptchaDismissed } from '@touchline/client/captcha/captcha';
import type { Translator } from '@touchline/i18n/translator';

/**
 * The words for a call that failed: the message that its answer brought, or the client's own where there was none (R143). Null for a call that was
 * aborted (R064), which is not shown.
 */
export function problemOf(error: unknown, t: Translator): string | null {
  if (error instanceof CaptchaDismissed) return t('captcha.dismissed');
  if (requestStatus(error) === REQUEST_STATUS.closed) return null;
  return error instanceof HttpError ? error.message : t('error.generic-server');
}
