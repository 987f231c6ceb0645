import { sportById } from '@touchline/catalogue/sports';
import { PLAYER_SETTINGS, type PlayerSettingKey } from '@touchline/contract/office-words';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { type OfficeDeps, ownerOf } from '../office-deps.ts';
import { readDisallowed, readSettings, writeDisallowed, writeSetting } from '../settings.store.ts';

/** C065. Two of the settings are the account's own; the others are the player's consents. */
export const playerSettings =
  ({ account, platform }: OfficeDeps): Handler<'playerSettings'> =>
  async (_input, caller) => {
    const playerId = ownerOf(caller);
    const [self, kept, sports] = await Promise.all([
      account.readIdentity(playerId),
      readSettings(platform.db, playerId),
      readDisallowed(platform.db, playerId),
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
  ({ account, changes, platform }: OfficeDeps): Handler<'saveSetting'> =>
  async ({ body: { settingId, value } }, caller) => {
    const playerId = ownerOf(caller);
    const setting = PLAYER_SETTINGS.find(({ id }) => id === settingId);
    if (!setting) throw new Failure('invalid', { fields: { setting_id: ['unknown'] } });
    await platform.db.transaction().execute(async (trx) => {
      switch (setting.key) {
        case 'disable-auth-by-email': {
          const self = await account.readIdentity(playerId);
          await account.writeEmailLogin(trx, playerId, !value);
          if (self?.emailLogin === value) await changes.record(trx, playerId, value ? 'email-login-off' : 'email-login-on', caller);
          return;
        }
        case 'codes-by-messenger':
          return account.writeCodesByMessenger(trx, playerId, value);
        default:
          return writeSetting(trx, playerId, settingId, value);
      }
    });
    return { setting_id: settingId, key: setting.key, setting_value: value };
  };

/** C066. */
export const disallowSports =
  ({ platform }: OfficeDeps): Handler<'disallowSports'> =>
  async ({ body }, caller) => {
    const playerId = ownerOf(caller);
    for (const [field, ids] of [
      ['lineDisallowSport', body.line],
      ['liveDisallowSport', body.live],
    ] as const) {
      if (ids.some((id) => sportById(id).id !== id)) throw new Failure('invalid', { fields: { [field]: ['unknown'] } });
    }
    const sports = await platform.db.transaction().execute(async (trx) => {
      await writeDisallowed(trx, playerId, 'line', body.line);
      await writeDisallowed(trx, playerId, 'live', body.live);
      return readDisallowed(trx, playerId);
    });
    return { lineDisallowSport: sports.line, liveDisallowSport: sports.live };
  };
