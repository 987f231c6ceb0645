import { sportById } from '@touchline/catalogue/sport/sports';
import { PLAYER_SETTINGS, type PlayerSettingKey } from '@touchline/contract/office/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { OfficeDeps } from '../office-deps.ts';
import { readDisallowed, writeDisallowed } from '../settings.store.ts';

/** C065. Two of the settings are the account's own; the others are the player's consents. */
export const playerSettings =
  ({ account, offers, platform }: OfficeDeps): Handler<'playerSettings'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const [self, kept, sports] = await Promise.all([
      account.readIdentity(playerId),
      offers.readConsents(playerId),
      readDisallowed(platform.pool, playerId),
    ]);
    const own: Partial<Record<PlayerSettingKey, boolean>> = {
      'disable-auth-by-email': self?.emailLogin === false,
      'codes-by-messenger': self?.codesByMessenger ?? false,
    };
    return {
      type: 'settings',
      id: String(playerId),
      attributes: {
        settings: PLAYER_SETTINGS.map(({ id, key, fallback }) => ({
          setting_id: id,
          key,
          setting_value: own[key] ?? kept.get(id) ?? fallback,
        })),
        lineDisallowSport: sports.line,
        liveDisallowSport: sports.live,
      },
    };
  };

/** C041. */
export const saveSetting =
  ({ account, securityLog, offers, platform }: OfficeDeps): Handler<'saveSetting'> =>
  async ({ body: { settingId, value } }, caller) => {
    const playerId = caller.player.id;
    const setting = PLAYER_SETTINGS.find(({ id }) => id === settingId);
    if (!setting) throw new Failure('invalid', { fields: { setting_id: ['unknown'] } });
    const self = await account.readIdentity(playerId);
    await inTransaction(platform.pool, async (client) => {
      switch (setting.key) {
        case 'disable-auth-by-email': {
          await account.writeEmailLogin(client, playerId, !value);
          if (self?.emailLogin === value) await securityLog.record(client, playerId, value ? 'email-login-off' : 'email-login-on', caller);
          return;
        }
        case 'codes-by-messenger':
          return account.writeCodesByMessenger(client, playerId, value);
        default:
          return offers.writeConsent(client, playerId, settingId, value);
      }
    });
    return { setting_id: settingId, key: setting.key, setting_value: value };
  };

/** C066. */
export const disallowSports =
  ({ platform }: OfficeDeps): Handler<'disallowSports'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    for (const [field, ids] of [
      ['lineDisallowSport', body.line],
      ['liveDisallowSport', body.live],
    ] as const) {
      if (ids.some((id) => sportById(id).id !== id)) throw new Failure('invalid', { fields: { [field]: ['unknown'] } });
    }
    const sports = await inTransaction(platform.pool, async (client) => {
      await writeDisallowed(client, playerId, 'line', body.line);
      await writeDisallowed(client, playerId, 'live', body.live);
      return readDisallowed(client, playerId);
    });
    return { lineDisallowSport: sports.line, liveDisallowSport: sports.live };
  };
