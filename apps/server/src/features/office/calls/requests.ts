import { currencyById } from '@touchline/catalogue/currencies';
import { checkEmail } from '@touchline/contract/check-email';
import type { RequestKind } from '@touchline/contract/office-words';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { queryOn } from '#platform/query-on';
import { type OfficeDeps, ownerOf } from '../office-deps.ts';
import { readRequests, writeRequest } from '../requests.store.ts';

/** Where the words of a request are sealed (feature vault). */
export const REQUEST_CONTEXT = 'player-request';
export const ANSWER_CONTEXT = 'player-request-answer';
const MOST = 100;

/** Kept sealed, and confirmed in the player's inbox. */
async function keepRequest(
  { messages, platform, vault }: OfficeDeps,
  caller: Caller,
  kind: RequestKind,
  text: string,
): Promise<{ request_id: string }> {
  const playerId = ownerOf(caller);
  return platform.db.transaction().execute(async (trx) => {
    const id = await writeRequest(trx, playerId, kind, await vault.seal(trx, playerId, REQUEST_CONTEXT, Buffer.from(text)));
    await messages.write(queryOn(trx), [{ playerId, topic: 'support', text: { key: `request-${kind}`, args: { id: String(id) } } }]);
    return { request_id: String(id) };
  });
}

/** C045. */
export const adminRequest =
  (deps: OfficeDeps): Handler<'adminRequest'> =>
  ({ body }, caller) => {
    const fault = checkEmail(body.email);
    if (fault !== null && fault.key !== 'validation_email_domain_suggestion')
      throw new Failure('invalid', { fields: { email: [fault.key] } });
    return keepRequest(deps, caller, 'admin', `${body.name} <${body.email}>\n${body.text}`.trim());
  };

/** S180. */
export const shareIdea =
  (deps: OfficeDeps): Handler<'shareIdea'> =>
  ({ body }, caller) =>
    keepRequest(deps, caller, 'idea', body.text);

/** S136. Rates of exchange are agreed with the player, so a person decides. */
export const convertAccount =
  (deps: OfficeDeps): Handler<'convertAccount'> =>
  async ({ body }, caller) => {
    const account = await deps.wallet.readPlayerAccount(deps.platform.db, body.accountId);
    if (!account || account.playerId !== ownerOf(caller) || account.kind !== 'player-main') throw new Failure('not_found');
    const currency = currencyById(body.currencyId)?.code;
    if (currency === undefined || currency === account.currency) throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
    return keepRequest(deps, caller, 'convert', `${account.currency} ${account.id} -> ${currency}\n${body.text}`.trim());
  };

export const playerRequests =
  ({ platform, vault }: OfficeDeps): Handler<'playerRequests'> =>
  async (_input, caller) => {
    const playerId = ownerOf(caller);
    const rows = await readRequests(platform.db, playerId, MOST);
    return Promise.all(
      rows.map(async ({ id, kind, status, body, at, answer, answeredAt }) => ({
        id: String(id),
        kind,
        status,
        text: (await vault.open(platform.db, playerId, REQUEST_CONTEXT, body)).toString('utf8'),
        at: Math.floor(at.getTime() / 1000),
        answer: answer && (await vault.open(platform.db, playerId, ANSWER_CONTEXT, answer)).toString('utf8'),
        answeredAt: answeredAt && Math.floor(answeredAt.getTime() / 1000),
      })),
    );
  };
