import type { PlayerRow } from '@touchline/contract/statistics/shapes';
import type { Fixture } from '@touchline/feed/feed-events';
import { resolveLanguage } from '@touchline/i18n/languages';
import { hasEnded, nameIn, presentChamp, presentCompetitor } from '#features/line';
import { presentResult } from '#features/results';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { addFigures, noFigures, sideFigures } from '../player-figures.ts';
import { teamOfPlayer } from '../player-id.ts';
import { presentPlayer, presentSquad } from '../present-players.ts';
import { presentRatings, presentSeason, presentTable } from '../present-stage.ts';
import { readTeam, requireSport } from '../read-team.ts';
import type { StatisticsDeps } from '../statistics-deps.ts';

const LAST = 10;
const NEXT = 5;
const SEASONS = 3;

export const getTeamLastGames =
  (deps: StatisticsDeps): Handler<'getTeamLastGames'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    await readTeam(deps, query.teamId);
    const games = await deps.archive.form(query.teamId, deps.now(), query.limit);
    return games.map((match) => presentResult(match, language));
  };

/** Announced matches of a competitor, soonest first. */
function nextFixtures({ feed }: StatisticsDeps, teamId: number): Fixture[] {
  const fixtures: Fixture[] = [];
  for (const { fixture, facts } of feed.book.matches())
    if (!hasEnded(facts) && (fixture.home.id === teamId || fixture.away?.id === teamId)) fixtures.push(fixture);
  return fixtures.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id).slice(0, NEXT);
}

export const getTeamStatistics =
  (deps: StatisticsDeps): Handler<'getTeamStatistics'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const { competitor, sport, venue, champs } = await readTeam(deps, query.teamId);
    requireSport(query.sport, sport);
    const own = champs[0];
    const [stage, games] = await Promise.all([
      own ? deps.seasons.readRated(own.id) : undefined,
      deps.archive.form(competitor.id, deps.now(), LAST),
    ]);
    const table = stage?.season.kind === 'rounds' ? presentTable(stage.book.table, language) : [];
    const ratings = stage ? presentRatings(stage.book, language) : [];
    return {
      team: presentCompetitor(competitor, language),
      sport,
      venue: venue ? { name: venue.name, city: venue.city, capacity: venue.capacity ?? null } : null,
      champs: champs.map((champ) => presentChamp(champ, language)),
      standing: table.find((line) => line.competitor.id === competitor.id) ?? null,
      rating: ratings.find((line) => line.competitor.id === competitor.id) ?? null,
      players: presentSquad(competitor, stage?.book, language),
      lastGames: games.map((match) => presentResult(match, language)),
      nextGames: nextFixtures(deps, competitor.id).map((fixture) => ({
        id: fixture.id,
        champName: nameIn(fixture.champ.names, language),
        home: presentCompetitor(fixture.home, language),
        away: fixture.away && presentCompetitor(fixture.away, language),
        startsAt: Math.floor(fixture.startsAt / 1000),
      })),
    };
  };

export const getPlayerStatistics =
  (deps: StatisticsDeps): Handler<'getPlayerStatistics'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const { teamId, shirt } = teamOfPlayer(query.playerId);
    const { competitor: team, sport, champs } = await readTeam(deps, teamId);
    requireSport(query.sport, sport);
    const index = team.players?.findIndex(({ number }) => number === shirt) ?? -1;
    const player = team.players?.[index];
    if (!player) throw new Failure('not_found');
    const seasons = [];
    for (const champ of champs) {
      const running = await deps.seasons.read(champ.id, 0);
      // Earlier seasons of its own league only: of a cup the running one tells enough.
      const earlier = champ.id === champs[0]?.id ? (running?.seasons.slice(1, SEASONS) ?? []) : [];
      for (const id of [0, ...earlier.map((season) => season.id)]) {
        const picture = id === 0 ? running : await deps.seasons.read(champ.id, id);
        const figures = picture?.book.figures.get(query.playerId);
        if (picture && figures) seasons.push({ season: presentSeason(picture.season), champ: presentChamp(champ, language), figures });
      }
    }
    const games = await deps.archive.form(teamId, deps.now(), LAST);
    return {
      player: presentPlayer(team, player, language),
      sport,
      seasons,
      games: games.flatMap((match) => {
        const part = sideFigures(match.fixture.home.id === teamId ? 1 : 2, match)[index];
        return part && part.played > 0 ? [{ match: presentResult(match, language), figures: addFigures(noFigures(), part) }] : [];
      }),
    };
  };

export const getShortPlayers =
  (deps: StatisticsDeps): Handler<'getShortPlayers'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const { players } = query;
    const line = async (teamId: number): Promise<PlayerRow[]> => {
      const { competitor, champs } = await readTeam(deps, teamId);
      const stage = champs[0] && competitor.players ? await deps.seasons.read(champs[0].id, 0) : undefined;
      return presentSquad(competitor, stage?.book, language);
    };
    if (query.teamId !== undefined) return line(query.teamId);
    if (query.matchId !== undefined) {
      const { fixture } = await deps.findMatch(query.matchId);
      return [...(await line(fixture.home.id)), ...(fixture.away ? await line(fixture.away.id) : [])];
    }
    const lines: PlayerRow[] = [];
    for (const teamId of new Set(players.map((id) => teamOfPlayer(id).teamId)))
      lines.push(...(await line(teamId)).filter(({ id }) => players.includes(id)));
    if (lines.length === 0) throw new Failure('not_found');
    return lines;
  };
