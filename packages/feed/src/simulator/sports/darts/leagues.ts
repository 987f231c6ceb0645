import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';
import { SIX_LEGS_FROM, TEN_LEGS_FROM } from './darts-chances.ts';

/** Players of the tour, about in the order of merit: "Name | ru | ar | country". */
const PLAYERS = `Luke Littler|Люк Литтлер|لوك ليتلر|GB-ENG
Luke Humphries|Люк Хамфрис|لوك همفريز|GB-ENG
Michael van Gerwen|Майкл ван Гервен|مايكل فان خيروين|NL
Gian van Veen|Джан ван Вен||NL
Gerwyn Price|Гервин Прайс|غيروين برايس|GB-WLS
Stephen Bunting|Стивен Бантинг||GB-ENG
Jonny Clayton|Джонни Клейтон||GB-WLS
James Wade|Джеймс Уэйд||GB-ENG
Josh Rock|Джош Рок||GB-NIR
Danny Noppert|Данни Нопперт||NL
Chris Dobey|Крис Доби||GB-ENG
Gary Anderson|Гари Андерсон||GB-SCT
Damon Heta|Деймон Хета||AU
Rob Cross|Роб Кросс||GB-ENG
Ross Smith|Росс Смит||GB-ENG
Martin Schindler|Мартин Шиндлер||DE
Jermaine Wattimena|Джермейн Ваттимена||NL
Ryan Searle|Райан Сирл||GB-ENG
Mike De Decker|Майк Де Деккер||BE
Nathan Aspinall|Нейтан Аспиналл||GB-ENG
Luke Woodhouse|Люк Вудхаус||GB-ENG
Dave Chisnall|Дейв Чиснолл||GB-ENG
Dirk van Duijvenbode|Дирк ван Дёйвенбоде||NL
Peter Wright|Питер Райт||GB-SCT
Ryan Joyce|Райан Джойс||GB-ENG
Michael Smith|Майкл Смит||GB-ENG
Daryl Gurney|Дэрил Герни||GB-NIR
Wessel Nijman|Вессел Нейман||NL
Dimitri Van den Bergh|Димитри Ван ден Берг||BE
Ritchie Edhouse|Ричи Эдхаус||GB-ENG
Cameron Menzies|Кэмерон Мензис||GB-SCT
Joe Cullen|Джо Каллен||GB-ENG`.split('\n');

type Row = readonly [number: number, en: string, ru: string, ar: string, country: string, top: number, from: number, size: number];

const ROWS: readonly Row[] = [
  [1, 'World Championship', 'Чемпионат мира', 'بطولة العالم', '', 1, 0, 32],
  [2, 'World Grand Prix', 'Мировой Гран-при', 'الجائزة الكبرى العالمية', '', 4, 0, 16],
  [SIX_LEGS_FROM, 'Premier League', 'Премьер-лига', 'الدوري الممتاز', '', 2, 0, 8],
  [
    SIX_LEGS_FROM + 1,
    'European Tour. German Championship',
    'Европейский тур. Чемпионат Германии',
    'الجولة الأوروبية. ألمانيا',
    'DE',
    0,
    4,
    16,
  ],
  [
    SIX_LEGS_FROM + 2,
    'European Tour. Dutch Championship',
    'Европейский тур. Чемпионат Нидерландов',
    'الجولة الأوروبية. هولندا',
    'NL',
    0,
    8,
    16,
  ],
  [SIX_LEGS_FROM + 3, 'Players Championship', 'Players Championship', 'بطولة اللاعبين', 'GB-ENG', 0, 0, 32],
  [SIX_LEGS_FROM + 4, 'European Tour. Austrian Open', 'Европейский тур. Австрия', 'الجولة الأوروبية. النمسا', 'AT', 0, 14, 16],
  [TEN_LEGS_FROM, 'World Matchplay', 'Ворлд Матчплей', 'بطولة ماتش بلاي العالمية', '', 3, 0, 32],
  [TEN_LEGS_FROM + 1, 'Grand Slam', 'Большой шлем', 'الغراند سلام', '', 5, 0, 16],
];

/** Darts: the great tournaments in sets, and those in legs. */
export const DARTS_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, country, top, from, size]) =>
  leagueOf(
    {
      sport: SPORT.darts,
      number,
      country,
      names: [en, ru, ar],
      top,
      calendar: { kind: number === SIX_LEGS_FROM ? 'league' : 'tour' },
      people: true,
      span: [1.8 - from * 0.08, 1.8 - (from + size) * 0.08],
      ...(number >= SIX_LEGS_FROM ? { format: { periods: 1, toWin: 1 } } : {}),
    },
    PLAYERS.slice(from, from + size).join('\n'),
  ),
);
