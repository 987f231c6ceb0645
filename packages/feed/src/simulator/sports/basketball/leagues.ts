import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.basketball;
const TWELVE = { periodSeconds: 720 };

export const BASKETBALL_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    { sport, number: 1, country: 'US', names: ['NBA', 'НБА', 'دوري NBA'], top: 1, format: TWELVE, span: [1.8, -1.6] },
    `
    Boston Celtics | Бостон Селтикс | بوسطن سلتيكس | 007A33 FFFFFF
    Oklahoma City Thunder | Оклахома-Сити Тандер | أوكلاهوما سيتي ثاندر | 007AC1 EF3B24
    Cleveland Cavaliers | Кливленд Кавальерс | كليفلاند كافالييرز | 860038 FDBB30
    Denver Nuggets | Денвер Наггетс | دنفر ناغتس | 0E2240 FEC524
    New York Knicks | Нью-Йорк Никс | نيويورك نيكس | 006BB6 F58426
    Minnesota Timberwolves | Миннесота Тимбервулвз | مينيسوتا تمبروولفز | 0C2340 78BE20
    Los Angeles Lakers | Лос-Анджелес Лейкерс | لوس أنجلوس ليكرز | 552583 FDB927
    Milwaukee Bucks | Милуоки Бакс | ميلووكي باكس | 00471B EEE1C6
    Indiana Pacers | Индиана Пэйсерс | إنديانا بيسرز | 002D62 FDBB30
    Houston Rockets | Хьюстон Рокетс | هيوستن روكتس | CE1141 FFFFFF
    Golden State Warriors | Голден Стэйт Уорриорз | غولدن ستيت واريورز | 1D428A FFC72C
    Los Angeles Clippers | Лос-Анджелес Клипперс | لوس أنجلوس كليبرز | C8102E 1D428A
    Orlando Magic | Орландо Мэджик | أورلاندو ماجيك | 0077C0 C4CED4
    Dallas Mavericks | Даллас Маверикс | دالاس مافريكس | 00538C B8C4CA
    Memphis Grizzlies | Мемфис Гриззлис | ممفيس غريزليز | 5D76A9 12173F
    Detroit Pistons | Детройт Пистонс | ديترويت بيستونز | C8102E 1D42BA
    Miami Heat | Майами Хит | ميامي هيت | 98002E F9A01B
    Phoenix Suns | Финикс Санз | فينيكس صنز | 1D1160 E56020
    Sacramento Kings | Сакраменто Кингз | ساكرامنتو كينغز | 5A2D81 63727A
    San Antonio Spurs | Сан-Антонио Спёрс | سان أنطونيو سبيرز | C4CED4 000000
    Atlanta Hawks | Атланта Хокс | أتلانتا هوكس | E03A3E C1D32F
    Philadelphia 76ers | Филадельфия Севенти Сиксерс | فيلادلفيا سفنتي سيكسرز | 006BB6 ED174C
    Chicago Bulls | Чикаго Буллз | شيكاغو بولز | CE1141 000000
    Toronto Raptors | Торонто Рэпторс | تورونتو رابتورز | CE1141 A1A1A4
    Portland Trail Blazers | Портленд Трэйл Блэйзерс | بورتلاند تريل بليزرز | E03A3E 000000
    New Orleans Pelicans | Нью-Орлеан Пеликанс | نيو أورليانز بيليكانز | 0C2340 C8102E
    Brooklyn Nets | Бруклин Нетс | بروكلين نتس | 000000 FFFFFF
    Charlotte Hornets | Шарлотт Хорнетс | شارلوت هورنتس | 1D1160 00788C
    Utah Jazz | Юта Джаз | يوتا جاز | 002B5C F9A01B
    Washington Wizards | Вашингтон Уизардс | واشنطن ويزاردز | 002B5C E31837
  `,
  ),
  leagueOf(
    { sport, number: 2, country: '', names: ['EuroLeague', 'Евролига', 'اليوروليغ'], top: 2, span: [1.3, -1] },
    `
    Real Madrid | Реал Мадрид | ريال مدريد | FFFFFF FEBE10
    Panathinaikos | Панатинаикос | باناثينايكوس | 007A33 FFFFFF
    Olympiacos | Олимпиакос | أولمبياكوس | C8102E FFFFFF
    Fenerbahce | Фенербахче | فنربخشة | 003DA5 FFED00
    Monaco | Монако | موناكو | C8102E FFFFFF
    Barcelona | Барселона | برشلونة | A50044 004D98
    Anadolu Efes | Анадолу Эфес | الأناضول إيفيس | 003DA5 FFFFFF
    Hapoel Tel Aviv | Хапоэль Тель-Авив | هبوعيل تل أبيب | C8102E FFFFFF
    Zalgiris | Жальгирис | جالغيريس | 007A33 FFFFFF
    Valencia | Валенсия | فالنسيا | F36C21 000000
    Partizan | Партизан | بارتيزان | 000000 FFFFFF
    Crvena Zvezda | Црвена Звезда | النجم الأحمر | C8102E FFFFFF
    Dubai | Дубай | دبي | 111111 FFCD00
    Maccabi Tel Aviv | Маккаби Тель-Авив | مكابي تل أبيب | FFCD00 003DA5
    Olimpia Milano | Олимпия Милан | أولمبيا ميلانو | C8102E FFFFFF
    Virtus Bologna | Виртус Болонья | فيرتوس بولونيا | 000000 FFFFFF
    Bayern Munich | Бавария | بايرن ميونخ | DC052D FFFFFF
    Paris | Пари | باريس | 003DA5 C8102E
    Baskonia | Баскония | باسكونيا | 003DA5 C8102E
    ASVEL | АСВЕЛ | أسفيل | 000000 FFFFFF
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'ES', names: ['Spain. Liga ACB', 'Испания. Лига ACB', 'إسبانيا. دوري ACB'], top: 3 },
    `
    Real Madrid | Реал Мадрид | ريال مدريد | FFFFFF FEBE10
    Barcelona | Барселона | برشلونة | A50044 004D98
    Unicaja | Уникаха | أونيكاخا | 007A33 582C83
    Valencia | Валенсия | فالنسيا | F36C21 000000
    La Laguna Tenerife | Тенерифе | تينيريفي | FFCD00 000000
    Joventut | Ховентут | خوفينتوت | 007A33 000000
    Baskonia | Баскония | باسكونيا | 003DA5 C8102E
    Gran Canaria | Гран Канария | غران كناريا | FFCD00 003DA5
    UCAM Murcia | Мурсия | مورسيا | C8102E FFFFFF
    Baxi Manresa | Манреса
    Surne Bilbao | Бильбао
    Casademont Zaragoza | Сарагоса
    Rio Breogan | Бреоган
    Girona | Жирона
    MoraBanc Andorra | Андорра
    Lleida | Льейда
    Granada | Гранада
    San Pablo Burgos | Бургос
  `,
  ),
  leagueOf(
    { sport, number: 4, country: 'TR', names: ['Turkey. Super League', 'Турция. Суперлига', 'تركيا. الدوري الممتاز'] },
    `
    Fenerbahce | Фенербахче | فنربخشة | 003DA5 FFED00
    Anadolu Efes | Анадолу Эфес | الأناضول إيفيس | 003DA5 FFFFFF
    Besiktas | Бешикташ | بشكتاش | 000000 FFFFFF
    Galatasaray | Галатасарай | غلطة سراي | A32638 FDB912
    Bahcesehir Koleji | Бахчешехир
    Turk Telekom | Тюрк Телеком
    Tofas | Тофаш
    Karsiyaka | Каршияка
    Bursaspor | Бурсаспор
    Manisa | Маниса
    Mersin | Мерсин
    Petkimspor | Петкимспор
    Buyukcekmece | Бююкчекмедже
    Trabzonspor | Трабзонспор
    Merkezefendi | Меркезэфенди
    Esenler Erokspor | Эсенлер Эрокспор
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'IT', names: ['Italy. Serie A', 'Италия. Серия А', 'إيطاليا. الدرجة الأولى'] },
    `
    Olimpia Milano | Олимпия Милан | أولمبيا ميلانو | C8102E FFFFFF
    Virtus Bologna | Виртус Болонья | فيرتوس بولونيا | 000000 FFFFFF
    Germani Brescia | Брешия
    Dolomiti Energia Trento | Тренто
    Bertram Tortona | Тортона
    Umana Reyer Venezia | Венеция
    Pallacanestro Trieste | Триест
    Dinamo Sassari | Динамо Сассари
    UNA Hotels Reggiana | Реджана
    Pallacanestro Varese | Варезе
    Treviso Basket | Тревизо
    Vanoli Cremona | Кремона
    Napoli Basket | Наполи
    APU Udine | Удине
    Pallacanestro Cantu | Канту
  `,
  ),
  leagueOf(
    { sport, number: 6, country: 'GR', names: ['Greece. A1', 'Греция. А1', 'اليونان. الدرجة الأولى'] },
    `
    Olympiacos | Олимпиакос | أولمبياكوس | C8102E FFFFFF
    Panathinaikos | Панатинаикос | باناثينايكوس | 007A33 FFFFFF
    AEK Athens | АЕК | آيك أثينا | FFCD00 000000
    PAOK | ПАОК | باوك | 000000 FFFFFF
    Aris | Арис | أريس | FFCD00 000000
    Promitheas | Промитеас
    Peristeri | Перистери
    Kolossos Rodou | Колоссос
    Maroussi | Маруси
    Karditsa | Кардица
    Panionios | Паниониос
    Iraklis | Ираклис
  `,
  ),
  leagueOf(
    { sport, number: 7, country: 'RU', names: ['VTB United League', 'Единая лига ВТБ', 'الدوري الموحد VTB'], top: 6 },
    `
    CSKA Moscow | ЦСКА | سيسكا موسكو | C8102E 003DA5
    UNICS | УНИКС | يونيكس | 007A33 FFFFFF
    Zenit | Зенит | زينيت | 6CABDD FFFFFF
    Lokomotiv Kuban | Локомотив-Кубань | لوكوموتيف كوبان | C8102E 007A33
    Parma | Бетсити Парма | | 003DA5 FFFFFF
    MBA-MAI | МБА-МАИ
    Nizhny Novgorod | Нижний Новгород
    Avtodor | Автодор
    Uralmash | Уралмаш
    Enisey | Енисей
    Samara | Самара
  `,
  ),
  leagueOf(
    { sport, number: 8, country: 'DE', names: ['Germany. BBL', 'Германия. BBL', 'ألمانيا. البوندسليغا'] },
    `
    Bayern Munich | Бавария | بايرن ميونخ | DC052D FFFFFF
    Alba Berlin | Альба | ألبا برلين | 003DA5 FFCD00
    Ratiopharm Ulm | Ульм
    Wurzburg Baskets | Вюрцбург
    Niners Chemnitz | Хемниц
    Telekom Baskets Bonn | Бонн
    EWE Baskets Oldenburg | Ольденбург
    MHP Riesen Ludwigsburg | Людвигсбург
    Brose Bamberg | Бамберг
    Hamburg Towers | Гамбург Тауэрс
    Rostock Seawolves | Росток Сивулвз
    Vechta | Фехта
    Syntainics MBC | МБЦ
    Skyliners Frankfurt | Франкфурт
    Heidelberg | Гейдельберг
    Braunschweig | Брауншвейг
  `,
  ),
  leagueOf(
    { sport, number: 9, country: 'FR', names: ['France. Betclic Elite', 'Франция. Элитный дивизион', 'فرنسا. دوري النخبة'] },
    `
    Monaco | Монако | موناكو | C8102E FFFFFF
    Paris | Пари | باريس | 003DA5 C8102E
    ASVEL | АСВЕЛ | أسفيل | 000000 FFFFFF
    Le Mans | Ле-Ман
    Cholet | Шоле
    Dijon | Дижон
    JL Bourg | Бурк
    Strasbourg | Страсбур
    Nancy | Нанси
    Chalon | Шалон
    Le Portel | Ле-Портель
    Limoges | Лимож
    Gravelines-Dunkerque | Гравлин-Дюнкерк
    Nanterre 92 | Нантер
    Saint-Quentin | Сен-Кантен
    Boulazac | Булазак
  `,
  ),
  leagueOf(
    { sport, number: 10, country: 'CN', names: ['China. CBA', 'Китай. CBA', 'الصين. دوري CBA'], format: TWELVE },
    `
    Liaoning Flying Leopards | Ляонин
    Guangdong Southern Tigers | Гуандун
    Zhejiang Golden Bulls | Чжэцзян Голден Буллз
    Guangsha Lions | Гуанша
    Beijing Ducks | Бейджин Дакс
    Xinjiang Flying Tigers | Синьцзян
    Shanghai Sharks | Шанхай Шаркс
    Shanxi Loongs | Шаньси
    Shandong Heroes | Шаньдун
    Shenzhen Leopards | Шэньчжэнь
    Qingdao Eagles | Циндао
    Nanjing Monkey Kings | Нанкин
    Beijing Royal Fighters | Бейджин Роял Файтерс
    Jilin Northeast Tigers | Цзилинь
    Sichuan Blue Whales | Сычуань
    Fujian Sturgeons | Фуцзянь
  `,
  ),
  leagueOf(
    { sport, number: 11, country: 'US', names: ['WNBA', 'Женская НБА', 'دوري WNBA'] },
    `
    Minnesota Lynx | Миннесота Линкс | مينيسوتا لينكس | 0C2340 78BE20
    New York Liberty | Нью-Йорк Либерти | نيويورك ليبرتي | 6ECEB2 000000
    Las Vegas Aces | Лас-Вегас Эйсес | لاس فيغاس إيسز | 000000 C8102E
    Phoenix Mercury | Финикс Меркури
    Seattle Storm | Сиэтл Шторм
    Indiana Fever | Индиана Фивер | إنديانا فيفر | 002D62 FDBB30
    Atlanta Dream | Атланта Дрим
    Los Angeles Sparks | Лос-Анджелес Спаркс
    Golden State Valkyries | Голден Стэйт Валькирис
    Washington Mystics | Вашингтон Мистикс
    Chicago Sky | Чикаго Скай
    Connecticut Sun | Коннектикут Сан
    Dallas Wings | Даллас Уингз
  `,
  ),
];
