import { CYBER_STATISTICS_SPORTS } from '@touchline/catalogue/sport/sports';
import { z } from 'zod';
import { type CallPath, defineCall } from '../call.ts';
import { coefView, languageField } from '../line/fields.ts';
import { ResultRow } from '../results/calls.ts';
import { wireBoolean, wireIds, wireInt } from '../wire.ts';
import {
  HeadToHead,
  HorseStatistics,
  HorsesRace,
  LineUps,
  MatchStatistics,
  PlayerRow,
  PlayerStatistics,
  PriceGraph,
  Rating,
  Stadium,
  StageView,
  StatisticStatus,
  TeamStatistics,
  TournamentStatistics,
} from './shapes.ts';

/**
 * Statistics (specification 7.9, SiteService and statisticfeed) and the data of the statistics pages (S199-S207, R005-R013): one call a
 * page. Replies are our design. Ids of stages, tournaments and ratings are championships'; a player's is made from the team's and the shirt.
 */
const base = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

const site = (name: string, row: `C${string}`): CallPath => ({ path: `/SiteService/${name}`, row });
const feed = (name: string, row: `C${string}`): CallPath => ({ path: `/service-api/statisticfeed/api/v1/${name}`, row });
const page = (name: string): CallPath => ({ path: `/service-api/statistics/${name}` });

const id = wireInt(1);
/** Made of a team's id and one of 128 shirts: beyond 32 bits, and no more than the last team's last shirt. */
const playerId = wireInt(1, 2 ** 31 * 128 - 1);
/** 0 = any; another than the subject's own is a 404 (R005). */
const sportId = wireInt(0, 10_000).default(0);
const game = z.strictObject({ ...languageField, gameId: id }).transform((q) => ({ language: q.lng, matchId: q.gameId }));
const season = wireInt(0).default(0);
const limit = (usual: number, max: number) => wireInt(1, max).default(usual);

export const STATISTICS_CALLS = {
  getStage: defineCall({
    ...base,
    paths: [site('StageTable', 'C195'), page('stage')],
    summary: 'A season of a championship: tables, rounds, the net of a knock-out. The stage by its id, else by one of its matches (R008).',
    query: z
      .strictObject({
        ...languageField,
        sportId,
        stageId: id.optional(),
        gameId: id.optional(),
        /** 0 = the running one. */
        seasonId: season,
        /** 1 net: every round and no table; 2 table: places, and the rounds about now; what the stage is where absent. */
        tt: wireInt(1, 2).optional(),
      })
      .refine((q) => q.stageId !== undefined || q.gameId !== undefined, { path: ['stageId'], message: 'stageId or gameId' })
      .transform((q) => ({
        language: q.lng,
        sport: q.sportId,
        stageId: q.stageId,
        matchId: q.gameId,
        seasonId: q.seasonId,
        tableType: q.tt,
      })),
    reply: StageView,
    fails: ['not_found', 'match_unknown'],
  }),
  getLineUps: defineCall({
    ...base,
    paths: [site('LineUps2', 'C196'), feed('LineUps', 'C201')],
    summary: 'Who plays, who sits on the bench, and what each did.',
    query: game,
    reply: LineUps,
    fails: ['match_unknown'],
  }),
  getStadium: defineCall({
    ...base,
    paths: [site('GetStadiumForGame_2', 'C197')],
    summary: 'Where a match is played.',
    query: z
      .strictObject({ ...languageField, gameId: id, live: wireBoolean.optional() })
      .transform((q) => ({ language: q.lng, matchId: q.gameId, live: q.live })),
    reply: Stadium,
    fails: ['match_unknown'],
  }),
  getHeadToHead: defineCall({
    ...base,
    paths: [site('HeadToHead', 'C198'), feed('Game/h2h', 'C203')],
    summary: 'Meetings of the two sides of a match, or of two competitors, and the form of both.',
    query: z
      .strictObject({ ...languageField, gameId: id.optional(), team1Id: id.optional(), team2Id: id.optional(), limit: limit(10, 30) })
      .refine((q) => (q.gameId === undefined) === (q.team1Id !== undefined && q.team2Id !== undefined), {
        path: ['gameId'],
        message: 'gameId, or team1Id and team2Id',
      })
      .transform((q) => ({ language: q.lng, matchId: q.gameId, homeId: q.team1Id ?? 0, awayId: q.team2Id ?? 0, limit: q.limit })),
    reply: HeadToHead,
    fails: ['match_unknown', 'not_found'],
  }),
  getShortPlayers: defineCall({
    ...base,
    paths: [site('ShortPlayersInfo', 'C199')],
    summary: 'Players of a match, of a team, or by their ids, with their figures of the running season.',
    query: z
      .strictObject({ ...languageField, gameId: id.optional(), teamId: id.optional(), players: wireIds(60).default([]) })
      .refine((q) => [q.gameId, q.teamId, q.players[0]].filter((v) => v !== undefined).length === 1, {
        path: ['gameId'],
        message: 'gameId, teamId or players, one of the three',
      })
      .transform((q) => ({ language: q.lng, matchId: q.gameId, teamId: q.teamId, players: q.players })),
    reply: z.array(PlayerRow),
    fails: ['match_unknown', 'not_found'],
  }),
  getHorsesRace: defineCall({
    ...base,
    paths: [site('HorsesRace', 'C200'), feed('Horse/race', 'C205')],
    summary: 'A race with its runners: silks, form, figures, prices, places.',
    query: z.strictObject({ ...languageField, raceid: id }).transform((q) => ({ language: q.lng, raceId: q.raceid })),
    reply: HorsesRace,
    fails: ['match_unknown'],
  }),
  getStatisticStatus: defineCall({
    ...base,
    paths: [feed('Status', 'C202')],
    summary: 'Which statistics there are of a match.',
    query: game,
    reply: StatisticStatus,
    fails: ['match_unknown'],
  }),
  getTeamLastGames: defineCall({
    ...base,
    paths: [feed('TeamLastGames', 'C204')],
    summary: 'The latest matches of a competitor, newest first.',
    query: z
      .strictObject({ ...languageField, teamId: id, limit: limit(10, 50) })
      .transform((q) => ({ language: q.lng, teamId: q.teamId, limit: q.limit })),
    reply: z.array(ResultRow),
    fails: ['not_found'],
  }),
  getGameStatistics: defineCall({
    ...base,
    paths: [page('game')],
    summary: 'The page of a match: before it, during it, after it (S199, R005).',
    query: z
      .strictObject({ ...languageField, sportId, gameId: id })
      .transform((q) => ({ language: q.lng, sport: q.sportId, matchId: q.gameId })),
    reply: MatchStatistics,
    fails: ['match_unknown'],
  }),
  getTeamStatistics: defineCall({
    ...base,
    paths: [page('team')],
    summary: 'The page of a competitor (S200, R006).',
    query: z
      .strictObject({ ...languageField, sportId, teamId: id })
      .transform((q) => ({ language: q.lng, sport: q.sportId, teamId: q.teamId })),
    reply: TeamStatistics,
    fails: ['not_found'],
  }),
  getPlayerStatistics: defineCall({
    ...base,
    paths: [page('player')],
    summary: 'The page of a player (S201, R007).',
    query: z
      .strictObject({ ...languageField, sportId, playerId })
      .transform((q) => ({ language: q.lng, sport: q.sportId, playerId: q.playerId })),
    reply: PlayerStatistics,
    fails: ['not_found'],
  }),
  getTournamentStatistics: defineCall({
    ...base,
    paths: [page('tournament')],
    summary: 'The page of a championship and season (S203, R009).',
    query: z
      .strictObject({ ...languageField, sportId, tournamentId: id, seasonId: season })
      .transform((q) => ({ language: q.lng, sport: q.sportId, champId: q.tournamentId, seasonId: q.seasonId })),
    reply: TournamentStatistics,
    fails: ['not_found'],
  }),
  getRating: defineCall({
    ...base,
    paths: [page('rating')],
    summary: 'Strength of the competitors of a championship by Elo from its played matches (S204, R010).',
    query: z
      .strictObject({ ...languageField, sportId, ratingId: id.optional(), gameId: id.optional() })
      .refine((q) => q.ratingId !== undefined || q.gameId !== undefined, { path: ['ratingId'], message: 'ratingId or gameId' })
      .transform((q) => ({ language: q.lng, sport: q.sportId, ratingId: q.ratingId, matchId: q.gameId })),
    reply: Rating,
    fails: ['not_found', 'match_unknown'],
  }),
  getHorseStatistics: defineCall({
    ...base,
    paths: [page('horse')],
    summary: 'The page of a horse (S205, R011).',
    query: z.strictObject({ ...languageField, horseId: id }).transform((q) => ({ language: q.lng, horseId: q.horseId })),
    reply: HorseStatistics,
    fails: ['not_found'],
  }),
  getPriceGraph: defineCall({
    ...base,
    paths: [page('price-graph')],
    summary: 'How the prices of a market moved (S206, R012), with the markets to choose from.',
    query: z
      .strictObject({
        ...languageField,
        /** The match; a permanent id is the same number. */
        gameId: id,
        coefViewId: coefView,
        /** The main market where absent. */
        marketId: wireInt(1, Number.MAX_SAFE_INTEGER).optional(),
        points: wireInt(10, 1000).default(200),
      })
      .transform((q) => ({ language: q.lng, matchId: q.gameId, coefView: q.coefViewId, marketId: q.marketId, maxPoints: q.points })),
    reply: PriceGraph,
    fails: ['match_unknown', 'selection_unknown'],
  }),
  getCyberStatistics: defineCall({
    ...base,
    paths: [page('cyber')],
    summary: 'The page of a cyber tournament: sports 85, 89 and 144 only (S207, R013).',
    query: z
      .strictObject({
        ...languageField,
        sportId: wireInt(1, 10_000).refine((n) => CYBER_STATISTICS_SPORTS.includes(n), `one of ${CYBER_STATISTICS_SPORTS.join(', ')}`),
        tournamentId: id,
        seasonId: season,
      })
      .transform((q) => ({ language: q.lng, sport: q.sportId, champId: q.tournamentId, seasonId: q.seasonId })),
    reply: TournamentStatistics,
    fails: ['not_found'],
  }),
} as const;
