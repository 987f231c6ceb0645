import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { countryById } from '@touchline/catalogue/places/countries';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { Handler } from '#platform/http/handler';
import { readPlayer } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';

/** C006: for guests what the site assumes of them, for players what is theirs. */
export const userConfig =
  ({ platform, site, wallet }: AccountDeps): Handler<'userConfig'> =>
  async (_input, caller) => {
    const visitor = site.visitorDefaults(caller);
    const player = caller.player && (await readPlayer(platform.pool, caller.player.id));
    const account = player?.active_account_id ? await wallet.readPlayerAccount(platform.pool, player.active_account_id) : undefined;
    const currency = currencyByCode(account?.currency ?? visitor.currency) ?? { id: 0, code: visitor.currency, scale: 2 };
    const countryId = player?.country_id ?? visitor.countryId;
    return {
      isAuthorized: player !== undefined && player !== null,
      userId: player ? String(player.id) : null,
      login: player ? String(player.id) : null,
      language: player?.language ?? caller.language,
      countryId,
      countryCode: (countryById(countryId)?.code ?? '').toLowerCase(),
      currency: currency.code,
      currencyId: currency.id,
      currencyScale: currency.scale,
      minAge: site.minimumAge(caller.brand.id, countryId),
      autoLogoffMinutes: CONFIG_DEFAULTS.autoLogoffMinutes,
      couponMaxBets: COUPON_RULES.maxLegs,
      serverTime: platform.clock.now(),
    };
  };
