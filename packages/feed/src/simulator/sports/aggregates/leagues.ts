import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { invariant } from '@touchline/kernel/invariant';
import { fillPhrase } from '../../../naming.ts';
import { FOOTBALL_LEAGUES } from '../../leagues/football.ts';
import type { CompetitionData } from '../../sport-model.ts';

type Tells = Extract<CompetitionData['calendar'], { kind: 'aggregate' }>['metric'];

interface Kind {
  readonly metric: Tells;
  readonly first: number;
  readonly section: number;
  /** Its name, after the championship that it covers. */
  readonly phrase: string;
}

/** Running numbers: 1-19 rounds by side, 21-39 a round against the one before, 41-59 seasons. */
const KINDS: readonly Kind[] = [
  {
    metric: 'sides',
    first: 1,
    section: MENU_SECTION.alternative,
    phrase: '{league}. Goals of the round',
  },
  {
    metric: 'rounds',
    first: 21,
    section: MENU_SECTION['aftermatch-vs-live'],
    phrase: '{league}. Last round vs this round',
  },
  {
    metric: 'season',
    first: 41,
    section: MENU_SECTION.long,
    phrase: '{league}. Next season',
  },
];

/** The championships that are covered: the five great ones of Europe and the largest others. */
const AGGREGATES: readonly (readonly [country: string, name: string])[] = [
  ['GB-ENG', 'Premier League'],
  ['ES', 'La Liga'],
  ['IT', 'Serie A'],
  ['DE', 'Bundesliga'],
  ['FR', 'Ligue 1'],
];

const FORMATS: Readonly<Record<Tells, Partial<CompetitionData>>> = {
  sides: {},
  rounds: {},
  season: { format: { scoring: 'places', draw: false } },
};

export const DIGEST_LEAGUES: readonly CompetitionData[] = KINDS.flatMap(({ metric, first, section, phrase }) =>
  AGGREGATES.map(([country, metrics], i): CompetitionData => {
    const league = FOOTBALL_LEAGUES.find((one) => one.country === country && one.name === metrics);
    invariant(league, `no league ${country} ${metrics}`);
    return {
      id: SPORT.specialBets * 1000 + first + i,
      sport: SPORT.specialBets,
      country,
      name: fillPhrase(phrase, { league: metrics }),
      namedAfter: { phrase, league },
      clubsOf: league.sport,
      top: 0,
      competitors: [],
      calendar: { kind: 'aggregate', baseCompetition: league.id, metric },
      sections: [section],
      ...FORMATS[metric],
    };
  }),
);
