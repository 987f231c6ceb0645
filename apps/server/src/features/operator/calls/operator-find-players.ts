import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { presentPlayer } from '../present-player.ts';

const LOGIN_KIND = { id: 'id', email: 'email', phone: 'phone_number' } as const;

export const operatorFindPlayers =
  ({ platform, account, wallet, site, vault }: OperatorDeps): Handler<'operatorFindPlayers'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const identifier = account.readIdentifier(body.value, LOGIN_KIND[body.by]);
    const found = identifier && (await account.readPlayerBy(identifier));
    // What was searched for may be contact data, which is not kept for good; the player's number says the same.
    const target = found ? `player ${found.id}` : `nobody by ${body.by}`;
    await platform.db
      .transaction()
      .execute((trx) => writeReasonedAudit(vault, trx, { operatorId: operator.id, action: 'find-players', target, reason: body.reason }));
    if (!found) return { players: [] };
    const accounts = await wallet.readPlayerAccounts(platform.db, found.id);
    return { players: [presentPlayer(found, accounts, site.countryCode(found.country_id) ?? '')] };
  };
