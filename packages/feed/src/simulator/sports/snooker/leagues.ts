import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

/** Players of the tour, about in the order of the ranking: "Name | ru | ar | country". */
const PLAYERS = `Judd Trump|Джадд Трамп|جود ترامب|GB-ENG
Zhao Xintong|Чжао Синьтун||CN
Kyren Wilson|Кайрен Уилсон||GB-ENG
Ronnie O'Sullivan|Ронни О’Салливан|روني أوسوليفان|GB-ENG
Mark Williams|Марк Уильямс||GB-WLS
Neil Robertson|Нил Робертсон||AU
John Higgins|Джон Хиггинс||GB-SCT
Mark Selby|Марк Селби|مارك سيلبي|GB-ENG
Shaun Murphy|Шон Мёрфи||GB-ENG
Xiao Guodong|Сяо Годун||CN
Barry Hawkins|Барри Хокинс||GB-ENG
Mark Allen|Марк Аллен||GB-NIR
Ding Junhui|Дин Цзюньхуэй|دينغ جونهوي|CN
Wu Yize|У Ицзэ||CN
Si Jiahui|Сы Цзяхуэй||CN
Chris Wakelin|Крис Уэйклин||GB-ENG
Ali Carter|Али Картер||GB-ENG
Zhang Anda|Чжан Аньда||CN
Stuart Bingham|Стюарт Бинэм||GB-ENG
Jak Jones|Джек Джонс||GB-WLS
Gary Wilson|Гэри Уилсон||GB-ENG
Tom Ford|Том Форд||GB-ENG
Luca Brecel|Лука Бресель||BE
Jack Lisowski|Джек Лисовски||GB-ENG
Joe O'Connor|Джо О’Коннор||GB-ENG
David Gilbert|Дэвид Гилберт||GB-ENG
Hossein Vafaei|Хоссейн Вафаи|حسين وفائي|IR
Stephen Maguire|Стивен Магуайр||GB-SCT
Pang Junxu|Пан Цзюньсюй||CN
Elliot Slessor|Эллиот Слессор||GB-ENG
Zhou Yuelong|Чжоу Юэлун||CN
Ryan Day|Райан Дэй||GB-WLS`.split('\n');

type Row = readonly [
  number: number,
  en: string,
  ru: string,
  ar: string,
  country: string,
  top: number,
  bestOf: number,
  from: number,
  size: number,
];

const ROWS: readonly Row[] = [
  [1, 'World Championship', 'Чемпионат мира', 'بطولة العالم', 'GB-ENG', 1, 19, 0, 32],
  [2, 'UK Championship', 'Чемпионат Великобритании', 'بطولة المملكة المتحدة', 'GB-ENG', 2, 11, 0, 32],
  [3, 'Masters', 'Мастерс', 'الماسترز', 'GB-ENG', 3, 11, 0, 16],
  [4, 'International Championship', 'Международный чемпионат', 'البطولة الدولية', 'CN', 0, 11, 6, 16],
  [5, 'Northern Ireland Open', 'Открытый чемпионат Северной Ирландии', 'بطولة أيرلندا الشمالية المفتوحة', 'GB-NIR', 0, 7, 8, 16],
  [6, 'German Masters', 'Немецкий Мастерс', 'ماسترز ألمانيا', 'DE', 0, 9, 0, 32],
  [7, 'Welsh Open', 'Открытый чемпионат Уэльса', 'بطولة ويلز المفتوحة', 'GB-WLS', 0, 7, 14, 16],
];

/** Snooker: tournaments of the tour, each over its own number of frames. */
export const SNOOKER_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, country, top, bestOf, from, size]) =>
  leagueOf(
    {
      sport: SPORT.snooker,
      number,
      country,
      names: [en, ru, ar],
      top,
      calendar: { kind: 'tour' },
      people: true,
      span: [1.8 - from * 0.08, 1.8 - (from + size) * 0.08],
      format: { periods: bestOf, toWin: (bestOf + 1) / 2 },
    },
    PLAYERS.slice(from, from + size).join('\n'),
  ),
);
