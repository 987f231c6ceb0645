import { randomUUID } from 'node:crypto';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { invariant } from '@touchline/kernel/invariant';
import { formatOdds } from '@touchline/kernel/odds';

/** A single of the least stake on the first open price of a match, at whatever price it has by then. */
export function betBody(row: MatchRow | undefined) {
  const market = row?.markets.find(({ status, selections }) => status === 'open' && selections.some(({ odds }) => odds > 0));
  const selection = market?.selections.find(({ odds }) => odds > 0);
  invariant(row && selection, 'a match with an open price');
  return {
    couponEvents: [{ gameId: row.id, kind: row.kind === 'live' ? 1 : 3, selectionId: selection.id, coef: formatOdds(selection.odds) }],
    vid: 0,
    summ: '0.20',
    checkCf: 2,
    notWait: true,
    betGuid: randomUUID(),
  };
}
