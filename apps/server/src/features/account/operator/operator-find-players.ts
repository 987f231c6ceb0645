import { actorOf, operatorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { AccountDeps } from '../account-deps.ts';
import { parseIdentifier } from '../identifier.ts';
import { findPlayer } from './find-player.ts';
import { presentPlayerCard } from './present-player-card.ts';

const LOGIN_KIND = { id: 'id', email: 'email', phone: 'phone_number' } as const;

export const operatorFindPlayers =
  ({ platform, wallet, site, vault, operators }: AccountDeps): Handler<'operatorFindPlayers'> =>
  async ({ body }, caller) => {
    const _operator = operatorOf(caller);
    const identifier = parseIdentifier(body.value, LOGIN_KIND[body.by]);
    const found = identifier && (await findPlayer({ platform, vault }, identifier, caller.brand.id));
    // Search terms may be contact data, which is not kept for good; the player's number says the same.
    const target = found ? `player ${found.id}` : `nobody by ${body.by}`;
    await operators.recordFirst({ ...actorOf(caller), action: 'find-players', target, reason: body.reason });
    if (!found) return { players: [] };
    const accounts = await wallet.readPlayerAccounts(platform.pool, found.id);
    return { players: [presentPlayerCard(found, accounts, site.countryCode(found.country_id) ?? '')] };
  };
