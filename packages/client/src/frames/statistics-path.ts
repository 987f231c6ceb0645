import { CYBER_STATISTICS_SPORTS } from '@touchline/catalogue/sport/sports';

/** The fixed segment of the statistics pages (R014), and that of the same pages inside of another page's frame. */
export const POPUP_SEGMENT = 'statistics-popup';
export const FRAME_SEGMENT = 'statistics-frame';

/** R008: what a stage's page shows. */
export const STAGE_BRACKET = 1;
export const STAGE_TABLE = 2;

type Id = number | string | null | undefined;

/** Parameters that each page is asked for with. Ids may be absent where the specification names something to fall back to. */
export interface StatisticsParams {
  readonly game: { readonly sportId?: Id; readonly gameId: Id; readonly tab?: string | undefined };
  readonly team: { readonly sportId?: Id; readonly teamId: Id };
  readonly player: { readonly sportId?: Id; readonly playerId: Id };
  readonly stage: { readonly sportId?: Id; readonly stageId?: Id; readonly gameId?: Id; readonly tt?: number | undefined };
  readonly stageTable: Omit<StatisticsParams['stage'], 'tt'>;
  readonly stageNet: Omit<StatisticsParams['stage'], 'tt'>;
  readonly tournament: { readonly sportId?: Id; readonly tournamentId: Id; readonly seasonId?: Id };
  readonly rating: { readonly sportId?: Id; readonly ratingId?: Id; readonly gameId?: Id };
  readonly horse: { readonly horseId: Id };
  readonly coefGraph: { readonly gameId?: Id; readonly permanentId?: Id; readonly coefView?: Id };
  readonly cyber: { readonly sportId: Id; readonly tournamentId: Id; readonly seasonId: Id };
}
export type StatisticsPage = keyof StatisticsParams;

const isMissing = (id: Id): boolean => id === undefined || id === null || id === '' || id === 0 || Number.isNaN(id);

/** R015: a page without its subject is no page. */
function required(name: string, id: Id): string {
  if (isMissing(id)) throw new Error(`Wrong input param [${name}]`);
  return String(id);
}
const optional = (id: Id): string => (isMissing(id) ? '' : String(id));
const firstPresent = (...ids: readonly Id[]): Id => ids.find((id) => !isMissing(id));

type BuiltRoute = readonly [segments: readonly string[], tableType?: number | undefined];

const stage = ({ sportId, stageId, gameId }: StatisticsParams['stageTable'], tableType: number | undefined): BuiltRoute => [
  ['stage', optional(sportId), required('stageId', firstPresent(stageId, gameId))],
  tableType,
];
/** Between the page's name and its subject: 0, "any", where a season after the subject would otherwise take the subject's place. */
const sportSegment = (sportId: Id, later: Id): string => optional(sportId) || (isMissing(later) ? '' : '0');

const PAGES: { readonly [P in StatisticsPage]: (params: StatisticsParams[P]) => BuiltRoute } = {
  game: ({ sportId, gameId, tab = 'main' }) => [['game', optional(sportId) || '0', required('gameId', gameId), tab]],
  team: ({ sportId, teamId }) => [['team', optional(sportId), required('teamId', teamId)]],
  player: ({ sportId, playerId }) => [['player', optional(sportId), required('playerId', playerId)]],
  stage: (params) => stage(params, params.tt),
  stageTable: (params) => stage(params, STAGE_TABLE),
  stageNet: (params) => stage(params, STAGE_BRACKET),
  tournament: ({ sportId, tournamentId, seasonId }) => [
    ['tournament', sportSegment(sportId, seasonId), required('tournamentId', tournamentId), optional(seasonId)],
  ],
  rating: ({ sportId, ratingId, gameId }) => [['rating', optional(sportId), required('ratingId', firstPresent(ratingId, gameId))]],
  horse: ({ horseId }) => [['horse', required('horseId', horseId)]],
  coefGraph: ({ gameId, permanentId, coefView }) => [
    ['coef-graph', required('gameId', firstPresent(gameId, permanentId)), optional(coefView)],
  ],
  cyber: ({ sportId, tournamentId, seasonId }) => {
    const sport = required('sportId', sportId);
    if (!CYBER_STATISTICS_SPORTS.includes(Number(sport))) throw new Error('Wrong input param [sportId]');
    return [['cyber', sport, required('tournamentId', tournamentId), required('seasonId', seasonId)]];
  },
};

/**
 * The path of a statistics page behind its fixed segment: "game/1/312/main", "stage/1/88?tt=2" (R005-R013).
 * Empty segments are dropped (R014). Throws 'Wrong input param [name]' where the page's main id is missing (R015).
 */
export function statisticsRoute<P extends StatisticsPage>(page: P, params: StatisticsParams[P]): string {
  const [segments, tableType] = PAGES[page](params);
  const path = segments.filter(Boolean).map(encodeURIComponent).join('/');
  return tableType === undefined ? path : `${path}?tt=${tableType}`;
}

/** Language, fixed segment, route (R014). */
export const popupPath = (language: string, route: string): string => `/${[language, POPUP_SEGMENT, route].filter(Boolean).join('/')}`;

/** The whole path of a page, as opened in a window. */
export const statisticsPath = <P extends StatisticsPage>(language: string, page: P, params: StatisticsParams[P]): string =>
  popupPath(language, statisticsRoute(page, params));
