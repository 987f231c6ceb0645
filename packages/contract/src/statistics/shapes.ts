import { SILK_PATTERNS } from '@touchline/catalogue/sport/silk';
import { z } from 'zod';
import { ChampView, CompetitorView, StateView, TableRowView } from '../line/shapes.ts';
import { ResultDetail, ResultRow } from '../results/calls.ts';

/** The data that the statistics pages draw (S199-S207). Times are epoch seconds, names in the asked language. */

export const SeasonView = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['rounds', 'knock-out', 'races', 'cycle']),
  startsAt: z.number().int(),
  endsAt: z.number().int(),
});
export type SeasonView = z.infer<typeof SeasonView>;

/** A fixture of a stage: with its result where it is over. */
export const StageMatch = z.object({
  id: z.number().int(),
  round: z.string(),
  startsAt: z.number().int(),
  home: CompetitorView,
  away: CompetitorView.nullable(),
  over: z.boolean(),
  score: z.tuple([z.number(), z.number()]).nullable(),
  winner: z.number().int(),
});
export type StageMatch = z.infer<typeof StageMatch>;

export const StageView = z.object({
  sport: z.number().int(),
  champ: ChampView,
  season: SeasonView,
  seasons: z.array(SeasonView),
  /** 1 net: rounds of a knock-out; 2 table. What the stage is, where `tt` did not say. */
  tableType: z.number().int(),
  table: z.array(TableRowView),
  homeTable: z.array(TableRowView),
  awayTable: z.array(TableRowView),
  /** First round first; of a knock-out each has half the matches of the one before. */
  rounds: z.array(z.object({ name: z.string(), matches: z.array(StageMatch) })),
});
export type StageView = z.infer<typeof StageView>;

export const PlayerFigures = z.object({
  played: z.number().int(),
  started: z.number().int(),
  minutes: z.number().int(),
  goals: z.number().int(),
  penalties: z.number().int(),
  assists: z.number().int(),
  shots: z.number().int(),
  yellow: z.number().int(),
  red: z.number().int(),
});
export type PlayerFigures = z.infer<typeof PlayerFigures>;
export const PlayerView = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.number().int(),
  /** GK, DF, MF, FW... */
  position: z.string(),
  team: CompetitorView,
});
export type PlayerView = z.infer<typeof PlayerView>;
export const PlayerRow = PlayerView.extend({ season: PlayerFigures });
export type PlayerRow = z.infer<typeof PlayerRow>;

const LineUpPlayer = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.number().int(),
  position: z.string(),
  goals: z.number().int(),
  yellow: z.boolean(),
  red: z.boolean(),
  /** Minute of coming on and of going off; null where it did not. */
  cameOn: z.number().int().nullable(),
  wentOff: z.number().int().nullable(),
});
export type LineUpPlayer = z.infer<typeof LineUpPlayer>;
const LineUpSide = z.object({
  team: CompetitorView,
  /** "4-3-3"; empty where the squad is not known. */
  formation: z.string(),
  starting: z.array(LineUpPlayer),
  bench: z.array(LineUpPlayer),
});
export const LineUps = z.object({
  gameId: z.number().int(),
  /** False before the start: who is expected. */
  confirmed: z.boolean(),
  home: LineUpSide,
  away: LineUpSide.nullable(),
});
export type LineUps = z.infer<typeof LineUps>;

export const Stadium = z.object({
  gameId: z.number().int(),
  /** Null where it is not known. */
  stadium: z
    .object({
      name: z.string(),
      city: z.string(),
      capacity: z.number().int().nullable(),
      country: z.number().int(),
      flag: z.string(),
      homeOf: CompetitorView,
    })
    .nullable(),
});

const HeadToHeadSummary = z.object({
  played: z.number().int(),
  homeWon: z.number().int(),
  drawn: z.number().int(),
  awayWon: z.number().int(),
  homeScored: z.number().int(),
  awayScored: z.number().int(),
});
export const HeadToHead = z.object({
  home: CompetitorView,
  away: CompetitorView,
  /** Of `meetings`, seen from `home`. */
  balance: HeadToHeadSummary,
  meetings: z.array(ResultRow),
  homeForm: z.array(ResultRow),
  awayForm: z.array(ResultRow),
});
export type HeadToHead = z.infer<typeof HeadToHead>;

/** Colours as #rrggbb; `ink` is that of a number on the body. */
const Silk = z.object({ body: z.string(), mark: z.string(), ink: z.string(), pattern: z.enum(SILK_PATTERNS) });
const HorseFigures = z.object({ runs: z.number().int(), wins: z.number().int(), placed: z.number().int(), falls: z.number().int() });
const RaceTerms = z.object({
  /** Its stall, from 1. */
  draw: z.number().int(),
  /** Years. */
  age: z.number().int(),
  /** Carried, with the rider. */
  weightPounds: z.number().int(),
  /** The handicapper's mark. */
  rating: z.number().int(),
  jockey: z.string(),
  trainer: z.string(),
});
export const RacecardEntry = z.object({
  horse: CompetitorView,
  /** Its jockey and trainer, and on what terms it starts; null in races that have no racecard of them. */
  entry: RaceTerms.nullable(),
  /** Racecard number. */
  number: z.number().int(),
  silk: Silk,
  /** Places of the latest runs, newest last: 1-9, 0 tenth or worse, F did not finish. */
  form: z.string(),
  figures: HorseFigures,
  /** 1 first; 0 did not finish or has not run yet; -1 withdrawn. */
  place: z.number().int(),
  /** Thousandths of the win market; 0 = not on offer. */
  odds: z.number().int(),
  /** The price to win at which the race was off, thousandths; null before that, and where none was told. */
  startingOdds: z.number().int().nullable(),
});
export type RacecardEntry = z.infer<typeof RacecardEntry>;
export const HorsesRace = z.object({
  raceId: z.number().int(),
  sport: z.number().int(),
  course: ChampView,
  startsAt: z.number().int(),
  state: StateView,
  /** Bets to win are paid at the starting price where that is the better one. */
  bestOdds: z.boolean(),
  runners: z.array(RacecardEntry),
});
export type HorsesRace = z.infer<typeof HorsesRace>;

/** Which pages have something to show for a match. */
export const StatisticStatus = z.object({
  gameId: z.number().int(),
  sport: z.number().int(),
  where: z.enum(['line', 'live', 'result']),
  stageId: z.number().int(),
  seasonId: z.number().int().nullable(),
  lineUps: z.boolean(),
  table: z.boolean(),
  net: z.boolean(),
  headToHead: z.boolean(),
  players: z.boolean(),
  stadium: z.boolean(),
  rating: z.boolean(),
  race: z.boolean(),
  graph: z.boolean(),
});
export type StatisticStatus = z.infer<typeof StatisticStatus>;

export const RatingRow = z.object({
  place: z.number().int(),
  competitor: CompetitorView,
  rating: z.number().int(),
  /** Since the season began. */
  change: z.number().int(),
  played: z.number().int(),
});
export type RatingRow = z.infer<typeof RatingRow>;
export const Rating = z.object({
  ratingId: z.number().int(),
  sport: z.number().int(),
  champ: ChampView,
  asOf: z.number().int(),
  lines: z.array(RatingRow),
});

export type Rating = z.infer<typeof Rating>;

export const MatchStatistics = z.object({
  game: ResultDetail,
  status: StatisticStatus,
  lineUps: LineUps.nullable(),
  headToHead: HeadToHead.nullable(),
  table: z.array(TableRowView),
});
export type MatchStatistics = z.infer<typeof MatchStatistics>;

const NextMatch = z.object({
  id: z.number().int(),
  champName: z.string(),
  home: CompetitorView,
  away: CompetitorView.nullable(),
  startsAt: z.number().int(),
});
export const TeamStatistics = z.object({
  team: CompetitorView,
  sport: z.number().int(),
  venue: z.object({ name: z.string(), city: z.string(), capacity: z.number().int().nullable() }).nullable(),
  champs: z.array(ChampView),
  /** Of its own league's running season; null where it plays in none. */
  standing: TableRowView.nullable(),
  rating: RatingRow.nullable(),
  players: z.array(PlayerRow),
  lastGames: z.array(ResultRow),
  nextGames: z.array(NextMatch),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;

export const PlayerStatistics = z.object({
  player: PlayerView,
  sport: z.number().int(),
  /** By season, the running one first. */
  seasons: z.array(z.object({ season: SeasonView, champ: ChampView, figures: PlayerFigures })),
  /** The latest matches, newest first. */
  games: z.array(z.object({ match: ResultRow, figures: PlayerFigures })),
});
export type PlayerStatistics = z.infer<typeof PlayerStatistics>;

export const TournamentStatistics = z.object({
  stage: StageView,
  topScorers: z.array(PlayerRow),
  topAssists: z.array(PlayerRow),
  mostCards: z.array(PlayerRow),
  /** Sums over the played matches: the page divides. */
  totals: z.object({
    played: z.number().int(),
    scored: z.number().int(),
    homeWon: z.number().int(),
    drawn: z.number().int(),
    awayWon: z.number().int(),
  }),
  lastGames: z.array(ResultRow),
});
export type TournamentStatistics = z.infer<typeof TournamentStatistics>;

export const HorseStatistics = z.object({
  horse: CompetitorView,
  sport: z.number().int(),
  /** Its own colours; null in sports whose runners wear those of their place at the start. */
  silk: Silk.nullable(),
  figures: HorseFigures,
  form: z.string(),
  courses: z.array(z.object({ course: ChampView, figures: HorseFigures })),
  runs: z.array(
    z.object({
      raceId: z.number().int(),
      course: ChampView,
      startsAt: z.number().int(),
      place: z.number().int(),
      runners: z.number().int(),
    }),
  ),
});
export type HorseStatistics = z.infer<typeof HorseStatistics>;

export const PriceGraph = z.object({
  gameId: z.number().int(),
  home: CompetitorView,
  away: CompetitorView.nullable(),
  startsAt: z.number().int(),
  /** Every market that can be drawn. */
  markets: z.array(z.object({ id: z.number().int(), name: z.string(), period: z.number().int(), main: z.boolean() })),
  /** The one drawn; null where the match has none. */
  market: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  series: z.array(
    z.object({
      selectionId: z.number().int(),
      name: z.string(),
      label: z.string(),
      /** [epoch seconds, odds in thousandths; 0 = suspended], oldest first; highs and lows survive the thinning. */
      points: z.array(z.tuple([z.number().int(), z.number().int()])),
      opening: z.number().int(),
      lowest: z.number().int(),
      highest: z.number().int(),
      latest: z.number().int(),
      /** The latest price as `coefView` asked; absent for view 0. */
      price: z.string().optional(),
    }),
  ),
});
export type PriceGraph = z.infer<typeof PriceGraph>;
