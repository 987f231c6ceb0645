import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { admit, presentBalance } from '../admit.ts';

export const providerBalance =
  (platform: Platform): Handler<'providerBalance'> =>
  async (asked, caller) => {
    const admitted = await admit(platform, 'balance', asked, caller);
    return presentBalance(admitted, admitted.balanceMinor);
  };
