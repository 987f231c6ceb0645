import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import type { LoaderContext } from '../../../shell/loaders/loader-context.ts';
import { type LiveRailData, RAIL_ROWS, railChamps } from './live-rail-rows.ts';

/** Cards beside a live match: the sport's live matches. Null before and after it, and where the list does not answer: the page is one without. */
export async function readLiveRail(services: LoaderContext, lng: Language, match: MatchDetail): Promise<LiveRailData | null> {
  const { status } = match.state;
  if (match.kind !== 'live' || !(status === 'live' || status === 'break' || status === 'interrupted')) return null;
  const list = await services
    .call('get1x2', { bind: { kind: 'live' }, query: { lng, sports: String(match.sport), count: RAIL_ROWS, mode: 1 } })
    .catch(() => null);
  return (
    list && {
      current: match.id,
      sport: match.sport,
      isPeriods: match.format.scoring === 'periods',
      total: list.total,
      champs: railChamps(list.champs, match),
    }
  );
}
