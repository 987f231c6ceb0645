import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import { invariant } from '@touchline/kernel/invariant';
import { FOOTBALL_LEAGUES } from '../../leagues/football.ts';
import type { LeagueData } from '../../sport-model.ts';

type Tells = Extract<LeagueData['calendar'], { kind: 'digest' }>['tells'];

interface Kind {
  readonly tells: Tells;
  readonly first: number;
  readonly section: number;
  readonly names: (en: string, ru: string, ar: string) => readonly [en: string, ru: string, ar: string];
}

/** Running numbers: 1-19 rounds by side, 21-39 a round against the one before, 41-59 seasons. */
const KINDS: readonly Kind[] = [
  {
    tells: 'sides',
    first: 1,
    section: MENU_SECTION.alternative,
    names: (en, ru, ar) => [`${en}. Goals of the round`, `${ru}. Голы тура`, `${ar}. أهداف الجولة`],
  },
  {
    tells: 'rounds',
    first: 21,
    section: MENU_SECTION['aftermatch-vs-live'],
    names: (en, ru, ar) => [`${en}. Last round vs this round`, `${ru}. Прошлый тур – этот тур`, `${ar}. الجولة الماضية ضد الحالية`],
  },
  {
    tells: 'season',
    first: 41,
    section: MENU_SECTION.long,
    names: (en, ru, ar) => [`${en}. Next season`, `${ru}. Следующий сезон`, `${ar}. الموسم المقبل`],
  },
];

/** The championships that are told so: the five great ones of Europe and the largest others. */
const TOLD: readonly (readonly [country: string, name: string])[] = [
  ['GB-ENG', 'Premier League'],
  ['ES', 'La Liga'],
  ['IT', 'Serie A'],
  ['DE', 'Bundesliga'],
  ['FR', 'Ligue 1'],
];

const FORMATS: Readonly<Record<Tells, Partial<LeagueData>>> = {
  sides: {},
  rounds: {},
  season: { format: { scoring: 'places', draw: false } },
};

export const DIGEST_LEAGUES: readonly LeagueData[] = KINDS.flatMap(({ tells, first, section, names }) =>
  TOLD.map(([country, name], i): LeagueData => {
    const league = FOOTBALL_LEAGUES.find((one) => one.country === country && one.names.en === name);
    invariant(league, `no league ${country} ${name}`);
    const [en, ru, ar] = names(name, league.names.ru ?? name, league.names.ar ?? name);
    return {
      id: SPORT.specialBets * 1000 + first + i,
      sport: SPORT.specialBets,
      country,
      names: { en, ru, ar },
      top: 0,
      competitors: [],
      calendar: { kind: 'digest', of: league.id, tells },
      sections: [section],
      ...FORMATS[tells],
    };
  }),
);
