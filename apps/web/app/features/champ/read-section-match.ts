import { builderSport } from '@touchline/betting/builder/builder-models';
import type { ReadyCombinationView } from '@touchline/contract/coupon/ready-combinations';
import type { MatchHistory } from '@touchline/contract/line/calls';
import type { MatchDetail, MatchRow } from '@touchline/contract/line/shapes';
import type { HorsesRace } from '@touchline/contract/statistics/shapes';
import type { Language } from '@touchline/i18n/languages';
import { redirect } from 'react-router';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage } from '../../shell/loaders/loader-guards.ts';
import { parseIdSegment } from '../../shell/paths.ts';

export interface SectionMatchData {
  readonly match: MatchDetail;
  readonly history: MatchHistory | null;
  /** Combinations that it offers ready-made. */
  readonly ready: readonly ReadyCombinationView[];
  readonly related: readonly MatchRow[];
  /** Form and record of the runners of a race. */
  readonly race: HorsesRace | null;
}

/**
 * A match as a page inside of a section shows it. Names in addresses are for people, the id decides: another name is sent to the right
 * address, `pathOf` the match; a match that does not belong there is not found.
 */
export async function readSectionMatch(
  services: LoaderContext,
  lng: Language,
  segment: string | undefined,
  asked: string,
  belongs: (match: MatchDetail) => boolean,
  pathOf: (match: MatchDetail) => string,
): Promise<SectionMatchData> {
  const gameId = parseIdSegment(segment) ?? notFound();
  const match = await orErrorPage(services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }));
  if (!belongs(match)) notFound();
  const path = pathOf(match);
  if (asked !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  const [history, champ, ready, race] = await Promise.all([
    // Without its past the page is still a page.
    services.call('getMatchHistory', { query: { lng, gameId } }).catch(() => null),
    services.call('getChamp', { bind: { kind: match.kind }, query: { lng, champId: match.champ } }).catch(() => null),
    builderSport(match.sport) ? services.call('readyCombinations', { query: { lng, gameId } }).catch(() => []) : [],
    match.runners.length > 0 ? services.call('getHorsesRace', { query: { lng, raceid: gameId } }).catch(() => null) : null,
  ]);
  return { match, history, ready, related: champ?.matches ?? [], race };
}
