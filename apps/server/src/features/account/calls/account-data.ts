import { countryName } from '@touchline/catalogue/names';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { readPlayer } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';

/** C048. */
export const accountData =
  ({ platform, wallet }: AccountDeps): Handler<'accountData'> =>
  async (_input, caller) => {
    const player = await readPlayer(platform.db, caller.player?.id ?? 0n);
    if (!player) throw new Failure('not_found');
    const account = player.active_account_id ? await wallet.readPlayerAccount(platform.db, player.active_account_id) : undefined;
    return {
      userId: String(player.id),
      login: String(player.id),
      email: player.email,
      phone: player.phone,
      firstName: player.first_name,
      lastName: player.last_name,
      birthDate: player.birth_date,
      countryId: player.country_id,
      countryName: countryName(player.country_id, caller.language),
      currency: account?.currency ?? '',
      language: player.language,
      registeredAt: Math.floor(player.registered_at.getTime() / 1000),
    };
  };
