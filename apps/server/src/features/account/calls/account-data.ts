import { countryName } from '@touchline/i18n/country-name';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readPlayer } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { readPerson } from '../person.store.ts';
import { openPerson } from '../person.ts';

/** C048. */
export const accountData =
  ({ platform, wallet, vault }: AccountDeps): Handler<'accountData'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const [player, sealed] = await Promise.all([readPlayer(platform.pool, playerId), readPerson(platform.pool, playerId)]);
    if (!player || !sealed) throw new Failure('not_found');
    const account = player.active_account_id ? await wallet.readPlayerAccount(platform.pool, player.active_account_id) : undefined;
    const person = await openPerson(vault, platform.pool, sealed);
    return {
      userId: String(player.id),
      login: String(player.id),
      email: person.email,
      phone: person.phone,
      firstName: person.first_name,
      lastName: person.last_name,
      birthDate: person.birth_date,
      countryId: player.country_id,
      countryName: countryName(player.country_id, caller.language),
      currency: account?.currency ?? '',
      language: player.language,
      registeredAt: Math.floor(player.registered_at.getTime() / 1000),
    };
  };
