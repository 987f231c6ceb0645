import { currencyById } from '@touchline/catalogue/places/currencies';
import type { RequestKind } from '@touchline/contract/office/enums';
import { checkEmail } from '@touchline/contract/registration/check-email';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler, PlayerCaller } from '#platform/http/handler';
import { readRequests, writeRequest } from '../requests.store.ts';
import { ANSWER_CONTEXT, REQUEST_CONTEXT } from '../requests.ts';
import type { SupportDeps } from '../support-deps.ts';

const MAX = 100;

/** Kept sealed, and confirmed in the player's inbox. */
async function keepRequest(
  { messages, platform, vault }: SupportDeps,
  caller: PlayerCaller,
  kind: RequestKind,
  text: string,
): Promise<{ request_id: string }> {
  const playerId = caller.player.id;
  return inTransaction(platform.pool, async (client) => {
    const id = await writeRequest(client, playerId, kind, await vault.seal(client, playerId, REQUEST_CONTEXT, Buffer.from(text)));
    await messages.write(client, [{ playerId, topic: 'support', text: { key: `request-${kind}`, args: { id: String(id) } } }]);
    return { request_id: String(id) };
  });
}

/** C045. */
export const contactHouse =
  (deps: SupportDeps): Handler<'contactHouse'> =>
  ({ body }, caller) => {
    const fault = checkEmail(body.email);
    if (fault !== null && fault.key !== 'validation_email_domain_suggestion')
      throw new Failure('invalid', { fields: { email: [fault.key] } });
    return keepRequest(deps, caller, 'admin', `${body.name} <${body.email}>\n${body.text}`.trim());
  };

/** S180. */
export const shareIdea =
  (deps: SupportDeps): Handler<'shareIdea'> =>
  ({ body }, caller) =>
    keepRequest(deps, caller, 'idea', body.text);

/** S136. Rates of exchange are agreed with the player, so a person decides. */
export const convertAccount =
  (deps: SupportDeps): Handler<'convertAccount'> =>
  async ({ body }, caller) => {
    const account = await deps.wallet.readPlayerAccount(deps.platform.pool, body.accountId);
    if (!account || account.playerId !== caller.player.id || account.kind !== 'player-main') throw new Failure('not_found');
    const currency = currencyById(body.currencyId)?.code;
    if (currency === undefined || currency === account.currency) throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
    return keepRequest(deps, caller, 'convert', `${account.currency} ${account.id} -> ${currency}\n${body.text}`.trim());
  };

export const getPlayerMessages =
  ({ platform, vault }: SupportDeps): Handler<'getPlayerMessages'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const rows = await readRequests(platform.pool, playerId, MAX);
    return Promise.all(
      rows.map(async ({ id, kind, status, body, at, answer, answeredAt }) => ({
        id: String(id),
        kind,
        status,
        text: (await vault.open(platform.pool, playerId, REQUEST_CONTEXT, body)).toString('utf8'),
        at: Math.floor(at.getTime() / 1000),
        answer: answer && (await vault.open(platform.pool, playerId, ANSWER_CONTEXT, answer)).toString('utf8'),
        answeredAt: answeredAt && Math.floor(answeredAt.getTime() / 1000),
      })),
    );
  };
