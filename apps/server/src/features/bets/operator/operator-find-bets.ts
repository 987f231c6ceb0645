import { resolveLanguage } from '@touchline/i18n/languages';
import { actorOf, operatorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { readBetOwner } from '../history/bet-search.store.ts';
import { readHistoryViews } from '../history/read-history-views.ts';
import type { BetsConsoleDeps } from './bets-console-deps.ts';

const numberOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text));

/** The player of a bet; undefined for another brand's, which is as unknown as one that does not exist. */
async function findOwnerIn({ platform }: BetsConsoleDeps, betId: bigint, brandId: number): Promise<bigint | undefined> {
  const playerId = await readBetOwner(platform.pool, betId);
  return playerId !== undefined && (await isPlayerOf(platform.pool, brandId, playerId)) ? playerId : undefined;
}

export const operatorFindBets =
  (deps: BetsConsoleDeps): Handler<'operatorFindBets'> =>
  async ({ body }, caller) => {
    const _operator = operatorOf(caller);
    const betId = numberOf(body.betId);
    const playerId = betId === undefined ? numberOf(body.playerId) : await findOwnerIn(deps, betId, caller.brand.id);
    const of = playerId === undefined ? '' : `player ${playerId}`;
    const target = betId === undefined ? of : `bet ${betId} ${of}`.trim();
    // Writes the audit row first: if that fails, nothing is shown.
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'find-bets', target, reason: body.reason });
    if (playerId === undefined) return { bets: [], next: null };
    const filter = { betId, before: numberOf(body.before) };
    // One more than asked tells whether there is another page.
    const views = await readHistoryViews(deps, playerId, filter, body.count + 1, resolveLanguage(body.lng ?? caller.language));
    const page = views.slice(0, body.count).map((view) => ({ ...view, playerId: playerId.toString() }));
    return { bets: page, next: views.length > body.count ? (page.at(-1)?.betId ?? null) : null };
  };
