import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.volleyball;

export const VOLLEYBALL_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    { sport, number: 1, country: 'IT', names: ['Italy. SuperLega', 'Италия. Суперлига', 'إيطاليا. السوبر ليغا'], top: 1 },
    `
    Sir Susa Vim Perugia | Перуджа | بيروجيا | 111111 FFFFFF
    Itas Trentino | Трентино | ترينتينو | FFCD00 003DA5
    Cucine Lube Civitanova | Лубе Чивитанова | لوبي تشيفيتانوفا | C8102E FFFFFF
    Rana Verona | Верона
    Valsa Group Modena | Модена | مودينا | FFCD00 003DA5
    Gas Sales Piacenza | Пьяченца
    Allianz Milano | Милан | ميلانو | C8102E FFFFFF
    Vero Volley Monza | Монца
    Cisterna Volley | Чистерна
    Sonepar Padova | Падова
    Yuasa Battery Grottazzolina | Гроттадзолина
    MA Acqua S.Bernardo Cuneo | Кунео
  `,
  ),
  leagueOf(
    { sport, number: 2, country: 'PL', names: ['Poland. PlusLiga', 'Польша. Плюслига', 'بولندا. بلس ليغا'], top: 2 },
    `
    Jastrzebski Wegiel | Ястшембский Венгель
    Aluron CMC Warta Zawiercie | Варта Заверце
    PGE Projekt Warszawa | Проект Варшава
    Bogdanka LUK Lublin | Люблин
    ZAKSA Kedzierzyn-Kozle | ЗАКСА | زاكسا | 003DA5 C8102E
    Asseco Resovia | Ресовия
    PGE GiEK Skra Belchatow | Скра
    Indykpol AZS Olsztyn | АЗС Ольштын
    Trefl Gdansk | Трефль
    Slepsk Malow Suwalki | Сьлепск
    Norwid Czestochowa | Норвид Ченстохова
    Cuprum Gorzow | Купрум
    Barkom Kazany Lviv | Барком
    ChKS Chelm | Хелм
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'RU', names: ['Russia. Superleague', 'Россия. Суперлига', 'روسيا. الدوري الممتاز'], top: 3 },
    `
    Zenit Kazan | Зенит-Казань | زينيت قازان | 6CABDD FFFFFF
    Lokomotiv Novosibirsk | Локомотив Новосибирск | | 007A33 C8102E
    Dynamo Moscow | Динамо Москва | دينامو موسكو | 003DA5 FFFFFF
    Zenit Saint Petersburg | Зенит Санкт-Петербург | | 6CABDD FFFFFF
    Belogorie | Белогорье
    Fakel | Факел
    Kuzbass | Кузбасс
    Dinamo-LO | Динамо-ЛО
    Gazprom-Ugra | Газпром-Югра
    Ural | Урал
    Enisey | Енисей
    Nova | Нова
    ASK | АСК
    MGTU | МГТУ
    Neftyanik | Нефтяник
    Orenburg | Оренбуржье
  `,
  ),
  leagueOf(
    {
      sport,
      number: 4,
      country: 'TR',
      names: ['Turkey. Sultans League. Women', 'Турция. Султанлар. Женщины', 'تركيا. دوري السلطانات. سيدات'],
      top: 4,
    },
    `
    VakifBank | Вакыфбанк | وقف بنك | FFCD00 111111
    Eczacibasi | Эджзаджибаши | أجزاجيباشي | F36C21 FFFFFF
    Fenerbahce | Фенербахче | فنربخشة | 003DA5 FFED00
    Turk Hava Yollari | Тюрк Хава Йоллары
    Galatasaray | Галатасарай | غلطة سراي | A32638 FDB912
    Kuzeyboru | Кузейбору
    Nilufer Belediyespor | Нилюфер
    Aydin BBSK | Айдын
    Zeren Spor | Зерен
    Besiktas | Бешикташ | بشكتاش | 000000 FFFFFF
    Bahcelievler Belediyespor | Бахчелиэвлер
    Sariyer Belediyespor | Сарыер
    Ilbank | Илбанк
    Goztepe | Гёзтепе
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'IT', names: ['Italy. Serie A1. Women', 'Италия. Серия А1. Женщины', 'إيطاليا. الدرجة الأولى. سيدات'] },
    `
    Imoco Conegliano | Имоко Конельяно | كونيليانو | FFCD00 003DA5
    Savino Del Bene Scandicci | Скандиччи
    Numia Vero Volley Milano | Милан | ميلانو | C8102E FFFFFF
    Igor Gorgonzola Novara | Новара
    Reale Mutua Fenera Chieri | Кьери
    Megabox Vallefoglia | Валлефолья
    Bergamo | Бергамо
    Eurotek Busto Arsizio | Бусто-Арсицио
    Il Bisonte Firenze | Фиренце
    Wash4Green Pinerolo | Пинероло
    Perugia | Перуджа
    Cuneo Granda | Кунео
    Macerata | Мачерата
    San Giovanni | Сан-Джованни
  `,
  ),
  leagueOf(
    { sport, number: 6, country: 'BR', names: ['Brazil. Superliga', 'Бразилия. Суперлига', 'البرازيل. سوبر ليغا'] },
    `
    Sada Cruzeiro | Сада Крузейро | سادا كروزيرو | 003DA5 FFFFFF
    Campinas | Кампинас
    Minas | Минас
    Sesi Bauru | Сези Бауру
    Praia Clube | Прая
    Guarulhos | Гуарульюс
    Suzano | Сузану
    Joinville | Жоинвили
    Sao Jose | Сан-Жозе
    Monte Carmelo | Монти-Кармелу
    Goias | Гояс
    Saneago | Санеаго
  `,
  ),
  leagueOf(
    { sport, number: 7, country: 'FR', names: ['France. Ligue A', 'Франция. Лига А', 'فرنسا. الدرجة الأولى'] },
    `
    Tours | Тур
    Montpellier | Монпелье
    Tourcoing | Туркуэн
    Poitiers | Пуатье
    Saint-Nazaire | Сен-Назер
    Chaumont | Шомон
    Paris | Париж
    Narbonne | Нарбон
    Sete | Сет
    Nice | Ницца
    Toulouse | Тулуза
    Nantes | Нант
    Cannes | Канны
    Plessis-Robinson | Плесси-Робинсон
  `,
  ),
  leagueOf(
    { sport, number: 8, country: 'DE', names: ['Germany. Bundesliga', 'Германия. Бундеслига', 'ألمانيا. البوندسليغا'] },
    `
    Berlin Recycling Volleys | Берлин Волейз | برلين فوليز | F36C21 111111
    VfB Friedrichshafen | Фридрихсхафен
    SVG Luneburg | Люнебург
    SWD Powervolleys Duren | Дюрен
    Grizzlys Giesen | Гизен
    Helios Grizzlys Freiburg | Фрайбург
    Baden Volleys Karlsruhe | Карлсруэ
    Energiequelle Netzhoppers | Нетцхопперс
    ASV Dachau | Дахау
    VC Bitterfeld-Wolfen | Биттерфельд-Вольфен
    TSV Haching Munchen | Хахинг
    FT 1844 Freiburg | Фрайбург 1844
  `,
  ),
  leagueOf(
    { sport, number: 9, country: 'JP', names: ['Japan. SV.League', 'Япония. SV-Лига', 'اليابان. دوري SV'] },
    `
    Suntory Sunbirds Osaka | Сантори Санбёрдс
    JTEKT Stings Aichi | ДЖТЕКТ Стингс
    Osaka Bluteon | Осака Блютеон
    Wolfdogs Nagoya | Вулфдогс
    Hiroshima Thunders | Хиросима Тандерс
    Tokyo Great Bears | Токио Грейт Беарс
    Nippon Steel Sakai Blazers | Сакаи Блейзерс
    Toray Arrows Shizuoka | Торей Эрроуз
    VC Nagano Tridents | Нагано Трайдентс
    Voreas Hokkaido | Вореас Хоккайдо
  `,
  ),
  leagueOf(
    { sport, number: 10, country: '', names: ['Nations League', 'Лига наций', 'دوري الأمم'], top: 5 },
    `
    Poland | Польша | بولندا | PL
    Italy | Италия | إيطاليا | IT
    France | Франция | فرنسا | FR
    Brazil | Бразилия | البرازيل | BR
    Japan | Япония | اليابان | JP
    Slovenia | Словения | سلوفينيا | SI
    USA | США | الولايات المتحدة | US
    Argentina | Аргентина | الأرجنتين | AR
    Cuba | Куба | كوبا | CU
    Germany | Германия | ألمانيا | DE
    Serbia | Сербия | صربيا | RS
    Canada | Канада | كندا | CA
    Iran | Иран | إيران | IR
    Ukraine | Украина | أوكرانيا | UA
    Bulgaria | Болгария | بلغاريا | BG
    Turkey | Турция | تركيا | TR
    Netherlands | Нидерланды | هولندا | NL
    China | Китай | الصين | CN
  `,
  ),
];
