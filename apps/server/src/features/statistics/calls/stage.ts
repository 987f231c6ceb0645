import { resolveLanguage } from '@touchline/i18n/languages';
import { presentChamp } from '#features/line';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { BRACKET, presentRatings, presentStage, TABLE } from '../present-stage.ts';
import { requireSport } from '../read-team.ts';
import type { SeasonData } from '../season-reader.ts';
import type { StatisticsDeps } from '../statistics-deps.ts';

/** A championship by its id; where there is none of that id, by a match (R008, R010: the id falls back to the match's). */
async function findStage(
  { seasons, findMatch }: StatisticsDeps,
  champId: number | undefined,
  matchId: number | undefined,
  seasonId: number,
  rated = false,
): Promise<SeasonData> {
  const read = (id: number) => (rated ? seasons.readRated(id) : seasons.read(id, seasonId));
  const direct = champId === undefined ? undefined : await read(champId);
  if (direct) return direct;
  const match = matchId ?? champId;
  if (match === undefined) throw new Failure('not_found');
  const found = await findMatch(match).catch((error: unknown) => {
    // No match was given.
    if (matchId === undefined && error instanceof Failure) throw new Failure('not_found');
    throw error;
  });
  const picture = await read(found.fixture.champ.id);
  if (!picture) throw new Failure('not_found');
  return picture;
}

export const getStage =
  (deps: StatisticsDeps): Handler<'getStage'> =>
  async ({ query }, caller) => {
    const picture = await findStage(deps, query.stageId, query.matchId, query.seasonId);
    requireSport(query.sport, picture.champ.sport);
    const fixtures = await deps.seasons.fixtures(picture.champ.id, picture.season);
    const tableType = query.tableType ?? (picture.season.kind === 'knock-out' ? BRACKET : TABLE);
    return presentStage(picture, fixtures, tableType, deps.now(), resolveLanguage(query.language ?? caller.language));
  };

export const getRating =
  (deps: StatisticsDeps): Handler<'getRating'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const picture = await findStage(deps, query.ratingId, query.matchId, 0, true);
    requireSport(query.sport, picture.champ.sport);
    return {
      ratingId: picture.champ.id,
      sport: picture.champ.sport,
      champ: presentChamp(picture.champ, language),
      asOf: Math.floor(deps.now() / 1000),
      lines: presentRatings(picture.book, language),
    };
  };
