import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../sport-model.ts';
import { leagueOf } from '../sports/roster/roster.ts';

const MEN = ['Olympic Games. Men', 'Олимпийские игры. Мужчины', 'الألعاب الأولمبية. رجال'] as const;
const WOMEN = ['Olympic Games. Women', 'Олимпийские игры. Женщины', 'الألعاب الأولمبية. سيدات'] as const;

/** Running numbers of the Games. Football's own end at 81; tennis tells men (below 50) from women by them. */
const FOOTBALL_NUMBER = 90;
const MEN_NUMBER = 45;
const WOMEN_NUMBER = 95;

interface Field {
  readonly sport: number;
  readonly women?: boolean;
  readonly people?: boolean;
  readonly format?: NonNullable<LeagueData['format']>;
}

const games = ({ sport, women = false, people = false, format }: Field, field: string): LeagueData =>
  leagueOf(
    {
      sport,
      number: sport === SPORT.football ? FOOTBALL_NUMBER : women ? WOMEN_NUMBER : MEN_NUMBER,
      country: '',
      names: women ? WOMEN : MEN,
      top: 20,
      calendar: { kind: sport === SPORT.football ? 'cup' : 'tour' },
      span: [1.6, -1.4],
      people,
      ...(format ? { format } : {}),
    },
    field,
  );

/** Tournaments of the Summer Games with the nations and players that took part in Paris 2024, strongest first. */
export const OLYMPIC_LEAGUES: readonly LeagueData[] = [
  games(
    { sport: SPORT.football, format: { overtime: true } },
    `
    Spain | Испания | إسبانيا | ES
    France | Франция | فرنسا | FR
    Argentina | Аргентина | الأرجنتين | AR
    Morocco | Марокко | المغرب | MA
    Japan | Япония | اليابان | JP
    Egypt | Египет | مصر | EG
    Paraguay | Парагвай | باراغواي | PY
    USA | США | الولايات المتحدة | US
    Ukraine | Украина | أوكرانيا | UA
    Israel | Израиль | إسرائيل | IL
    Iraq | Ирак | العراق | IQ
    Mali | Мали | مالي | ML
    Uzbekistan | Узбекистан | أوزبكستان | UZ
    Guinea | Гвинея | غينيا | GN
    New Zealand | Новая Зеландия | نيوزيلندا | NZ
    Dominican Republic | Доминиканская Республика | جمهورية الدومينيكان | DO
  `,
  ),
  games(
    { sport: SPORT.basketball },
    `
    USA | США | الولايات المتحدة | US
    Serbia | Сербия | صربيا | RS
    France | Франция | فرنسا | FR
    Germany | Германия | ألمانيا | DE
    Canada | Канада | كندا | CA
    Australia | Австралия | أستراليا | AU
    Greece | Греция | اليونان | GR
    Spain | Испания | إسبانيا | ES
    Brazil | Бразилия | البرازيل | BR
    South Sudan | Южный Судан | جنوب السودان | SS
    Japan | Япония | اليابان | JP
    Puerto Rico | Пуэрто-Рико | بورتوريكو | PR
  `,
  ),
  games(
    { sport: SPORT.handball },
    `
    Denmark | Дания | الدنمارك | DK
    Germany | Германия | ألمانيا | DE
    France | Франция | فرنسا | FR
    Spain | Испания | إسبانيا | ES
    Slovenia | Словения | سلوفينيا | SI
    Norway | Норвегия | النرويج | NO
    Sweden | Швеция | السويد | SE
    Egypt | Египет | مصر | EG
    Croatia | Хорватия | كرواتيا | HR
    Hungary | Венгрия | المجر | HU
    Argentina | Аргентина | الأرجنتين | AR
    Japan | Япония | اليابان | JP
  `,
  ),
  games(
    { sport: SPORT.volleyball },
    `
    France | Франция | فرنسا | FR
    Poland | Польша | بولندا | PL
    USA | США | الولايات المتحدة | US
    Italy | Италия | إيطاليا | IT
    Slovenia | Словения | سلوفينيا | SI
    Brazil | Бразилия | البرازيل | BR
    Japan | Япония | اليابان | JP
    Germany | Германия | ألمانيا | DE
    Argentina | Аргентина | الأرجنتين | AR
    Serbia | Сербия | صربيا | RS
    Canada | Канада | كندا | CA
    Egypt | Египет | مصر | EG
  `,
  ),
  games(
    { sport: SPORT.tennis, people: true },
    `
    Novak Djokovic | Новак Джокович | نوفاك ديوكوفيتش | RS
    Carlos Alcaraz | Карлос Алькарас | كارلوس ألكاراس | ES
    Alexander Zverev | Александр Зверев | ألكسندر زفيريف | DE
    Daniil Medvedev | Даниил Медведев | دانييل ميدفيديف | RU
    Lorenzo Musetti | Лоренцо Музетти | لورنزو موزيتي | IT
    Taylor Fritz | Тейлор Фриц | تايلور فريتز | US
    Casper Ruud | Каспер Рууд | كاسبر رود | NO
    Stefanos Tsitsipas | Стефанос Циципас | ستيفانوس تسيتسيباس | GR
    Tommy Paul | Томми Пол | تومي بول | US
    Felix Auger-Aliassime | Феликс Оже-Альяссим | فيليكس أوجيه ألياسيم | CA
    Francisco Cerundolo | Франсиско Черундоло | فرانسيسكو سيروندولو | AR
    Marcos Giron | Маркос Гирон | ماركوس غيرون | US
    Rafael Nadal | Рафаэль Надаль | رافاييل نادال | ES
    Sebastian Baez | Себастьян Баэс | سيباستيان بايز | AR
    Dominik Koepfer | Доминик Кёпфер | دومينيك كوبفر | DE
    Jack Draper | Джек Дрейпер | جاك درابر | GB
  `,
  ),
  games(
    { sport: SPORT.tennis, women: true, people: true },
    `
    Iga Swiatek | Ига Свёнтек | إيغا شفيونتيك | PL
    Qinwen Zheng | Чжэн Циньвэнь | تشينغ تشينوين | CN
    Coco Gauff | Коко Гауфф | كوكو غوف | US
    Jasmine Paolini | Жасмин Паолини | جاسمين باوليني | IT
    Jessica Pegula | Джессика Пегула | جيسيكا بيغولا | US
    Danielle Collins | Даниэль Коллинз | دانييل كولينز | US
    Donna Vekic | Донна Векич | دونا فيكيتش | HR
    Emma Navarro | Эмма Наварро | إيما نافارو | US
    Barbora Krejcikova | Барбора Крейчикова | باربورا كرايتشيكوفا | CZ
    Anna Karolina Schmiedlova | Анна Каролина Шмидлова | آنا كارولينا شميدلوفا | SK
    Marta Kostyuk | Марта Костюк | مارتا كوستيوك | UA
    Angelique Kerber | Ангелика Кербер | أنجليك كيربر | DE
    Linda Noskova | Линда Носкова | ليندا نوسكوفا | CZ
    Leylah Fernandez | Лейла Фернандес | ليلى فرنانديز | CA
    Maria Sakkari | Мария Саккари | ماريا ساكاري | GR
    Naomi Osaka | Наоми Осака | نعومي أوساكا | JP
  `,
  ),
];
