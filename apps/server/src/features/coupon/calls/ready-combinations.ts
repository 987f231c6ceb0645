import { resolveLanguage } from '@touchline/i18n/languages';
import { withoutSports } from '#features/bets';
import type { Handler } from '#platform/http/handler';
import type { CouponDeps } from '../coupon-deps.ts';
import { readTerms } from '../read-terms.ts';

/** GET /web-api/coupon/builder/ready. Computed once a match for everybody; only the names depend on the caller's language. */
export const readyCombinations =
  (deps: CouponDeps): Handler<'readyCombinations'> =>
  async ({ query }, caller) => {
    const { house } = await readTerms(deps, caller, undefined);
    const line = withoutSports(deps.ports.line, house.closedSports);
    const ready = await line.readyCombinations(query.gameId);
    const legs = ready.flatMap(({ selections }) => selections.map((selectionId) => ({ matchId: query.gameId, selectionId })));
    const names = await line.readNames(legs, resolveLanguage(query.lng ?? caller.language));
    const nameOf = new Map(legs.map(({ selectionId }, place) => [selectionId, names[place]]));
    return ready.map(({ key, odds, selections, alone }) => ({
      key,
      odds,
      picks: selections.map((selectionId, place) => ({
        selectionId,
        odds: alone[place] ?? 0,
        marketName: nameOf.get(selectionId)?.marketName ?? '',
        selectionName: nameOf.get(selectionId)?.selectionName ?? '',
      })),
    }));
  };
