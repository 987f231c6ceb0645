import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.americanFootball;

export const AMERICAN_FOOTBALL_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    { sport, number: 1, country: 'US', names: ['NFL', 'НФЛ', 'دوري NFL'], top: 1, span: [1.5, -1.5] },
    `
    Philadelphia Eagles | Филадельфия Иглз | فيلادلفيا إيغلز | 004C54 A5ACAF
    Kansas City Chiefs | Канзас-Сити Чифс | كانساس سيتي تشيفز | E31837 FFB81C
    Buffalo Bills | Баффало Биллс | بافالو بيلز | 00338D C60C30
    Baltimore Ravens | Балтимор Рэйвенс | بالتيمور ريفنز | 241773 9E7C0C
    Detroit Lions | Детройт Лайонс | ديترويت ليونز | 0076B6 B0B7BC
    Los Angeles Rams | Лос-Анджелес Рэмс | لوس أنجلوس رامز | 003594 FFA300
    Green Bay Packers | Грин-Бэй Пэкерс | غرين باي باكرز | 203731 FFB612
    Seattle Seahawks | Сиэтл Сихокс | سياتل سيهوكس | 002244 69BE28
    Denver Broncos | Денвер Бронкос | دنفر برونكوس | FB4F14 002244
    Tampa Bay Buccaneers | Тампа-Бэй Бакканирс | تامبا باي بكانيرز | D50A0A 34302B
    Washington Commanders | Вашингтон Коммандерс | واشنطن كوماندرز | 5A1414 FFB612
    San Francisco 49ers | Сан-Франциско Форти Найнерс | سان فرانسيسكو فورتي ناينرز | AA0000 B3995D
    Los Angeles Chargers | Лос-Анджелес Чарджерс | لوس أنجلوس تشارجرز | 0080C6 FFC20E
    Minnesota Vikings | Миннесота Вайкингс | مينيسوتا فايكنغز | 4F2683 FFC62F
    Houston Texans | Хьюстон Тексанс | هيوستن تكسانز | 03202F A71930
    Cincinnati Bengals | Цинциннати Бенгалс | سينسيناتي بنغالز | FB4F14 000000
    Pittsburgh Steelers | Питтсбург Стилерз | بيتسبرغ ستيلرز | FFB612 101820
    Dallas Cowboys | Даллас Ковбойз | دالاس كاوبويز | 003594 869397
    New England Patriots | Нью-Ингленд Пэтриотс | نيو إنغلاند باتريوتس | 002244 C60C30
    Chicago Bears | Чикаго Беарз | شيكاغو بيرز | 0B162A C83803
    Indianapolis Colts | Индианаполис Колтс | إنديانابوليس كولتس | 002C5F FFFFFF
    Jacksonville Jaguars | Джексонвилл Джагуарс | جاكسونفيل جاغوارز | 006778 D7A22A
    Atlanta Falcons | Атланта Фэлконс | أتلانتا فالكونز | A71930 000000
    Arizona Cardinals | Аризона Кардиналс | أريزونا كاردينالز | 97233F 000000
    Miami Dolphins | Майами Долфинс | ميامي دولفينز | 008E97 FC4C02
    Carolina Panthers | Каролина Пантерз | كارولينا بانثرز | 0085CA 101820
    Las Vegas Raiders | Лас-Вегас Рэйдерс | لاس فيغاس ريدرز | 000000 A5ACAF
    New York Giants | Нью-Йорк Джайентс | نيويورك جاينتس | 0B2265 A71930
    New York Jets | Нью-Йорк Джетс | نيويورك جتس | 125740 FFFFFF
    New Orleans Saints | Нью-Орлеан Сэйнтс | نيو أورليانز سينتس | D3BC8D 101820
    Tennessee Titans | Теннесси Тайтенс | تينيسي تايتنز | 0C2340 4B92DB
    Cleveland Browns | Кливленд Браунс | كليفلاند براونز | 311D00 FF3C00
  `,
  ),
  leagueOf(
    { sport, number: 2, country: 'US', names: ['NCAA', 'NCAA', 'دوري الجامعات NCAA'], top: 2, span: [1.9, -1.9] },
    `
    Ohio State | Огайо Стэйт | | BB0000 666666
    Georgia | Джорджия | | BA0C2F 000000
    Oregon | Орегон | | 154733 FEE123
    Texas | Техас | | BF5700 FFFFFF
    Penn State | Пенн Стэйт | | 041E42 FFFFFF
    Alabama | Алабама | | 9E1B32 FFFFFF
    Indiana | Индиана
    Notre Dame | Нотр-Дам | | 0C2340 C99700
    Miami | Майами
    Texas A&M | Техас A&M
    Ole Miss | Оле Мисс
    LSU | ЛСУ
    Clemson | Клемсон
    Oklahoma | Оклахома
    Michigan | Мичиган
    Tennessee | Теннесси
    USC | Южная Калифорния
    Texas Tech | Техас Тек
    BYU | Бригам Янг
    Utah | Юта
    Iowa | Айова
    Missouri | Миссури
    Vanderbilt | Вандербильт
    Florida | Флорида
    Washington | Вашингтон
    Nebraska | Небраска
    Louisville | Луисвилл
    Auburn | Оберн
    Florida State | Флорида Стэйт
    Wisconsin | Висконсин
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'CA', names: ['Canada. CFL', 'Канада. CFL', 'كندا. دوري CFL'] },
    `
    Saskatchewan Roughriders | Саскачеван Рафрайдерс
    Montreal Alouettes | Монреаль Алуэттс
    Hamilton Tiger-Cats | Гамильтон Тайгер-Кэтс
    Calgary Stampeders | Калгари Стампидерс
    BC Lions | Би-Си Лайонс
    Winnipeg Blue Bombers | Виннипег Блю Бомберс
    Edmonton Elks | Эдмонтон Элкс
    Toronto Argonauts | Торонто Аргонавтс
    Ottawa Redblacks | Оттава Редблэкс
  `,
  ),
  leagueOf(
    {
      sport,
      number: 4,
      country: '',
      names: ['European League of Football', 'Европейская лига футбола', 'الدوري الأوروبي لكرة القدم الأمريكية'],
    },
    `
    Stuttgart Surge | Штутгарт Сёрдж
    Vienna Vikings | Вена Вайкингс
    Rhein Fire | Райн Файр
    Munich Ravens | Мюнхен Рэйвенс
    Nordic Storm | Нордик Сторм
    Wroclaw Panthers | Вроцлав Пантерз
    Paris Musketeers | Пари Маскетирс
    Madrid Bravos | Мадрид Бравос
    Raiders Tirol | Рейдерс Тироль
    Frankfurt Galaxy | Франкфурт Гэлакси
    Hamburg Sea Devils | Гамбург Си Девилс
    Berlin Thunder | Берлин Тандер
    Cologne Centurions | Кёльн Центурионс
    Prague Lions | Прага Лайонс
    Helvetic Mercenaries | Гельветик
    Fehervar Enthroners | Фехервар
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'US', names: ['UFL', 'ЮФЛ', 'دوري UFL'] },
    `
    DC Defenders | Ди-Си Дефендерс
    Birmingham Stallions | Бирмингем Стэллионс
    St. Louis Battlehawks | Сент-Луис Бэттлхокс
    Michigan Panthers | Мичиган Пантерз
    Houston Roughnecks | Хьюстон Рафнекс
    Arlington Renegades | Арлингтон Ренегейдс
    San Antonio Brahmas | Сан-Антонио Брахмас
    Memphis Showboats | Мемфис Шоубоутс
  `,
  ),
];
