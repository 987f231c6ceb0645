import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';

const numberOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text));

export const operatorFindBets =
  ({ platform, bets, vault }: OperatorDeps): Handler<'operatorFindBets'> =>
  async ({ body }, { operator, language }) => {
    invariant(operator, 'the call is for operators');
    const betId = numberOf(body.betId);
    const playerId = betId === undefined ? numberOf(body.playerId) : await bets.readOwner(betId);
    const of = playerId === undefined ? '' : `player ${playerId}`;
    const target = betId === undefined ? of : `bet ${betId} ${of}`.trim();
    // Before anything is shown: who cannot be recorded sees nothing.
    await platform.db
      .transaction()
      .execute((trx) => writeReasonedAudit(vault, trx, { operatorId: operator.id, action: 'find-bets', target, reason: body.reason }));
    if (playerId === undefined) return { bets: [], next: null };
    const filter = { betId, before: numberOf(body.before) };
    // One more than asked tells whether there is another page.
    const views = await bets.readViews(playerId, filter, body.count + 1, siteLanguage(body.lng ?? language));
    const page = views.slice(0, body.count).map((view) => ({ ...view, playerId: playerId.toString() }));
    return { bets: page, next: views.length > body.count ? (page.at(-1)?.betId ?? null) : null };
  };
