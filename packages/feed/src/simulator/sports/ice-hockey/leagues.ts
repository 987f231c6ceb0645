import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.iceHockey;

export const ICE_HOCKEY_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    { sport, number: 1, country: 'US', names: ['NHL', 'НХЛ', 'دوري NHL'], top: 1, span: [1.2, -1.2] },
    `
    Florida Panthers | Флорида Пантерз | فلوريدا بانثرز | C8102E 041E42
    Edmonton Oilers | Эдмонтон Ойлерз | إدمونتون أويلرز | FF4C00 041E42
    Colorado Avalanche | Колорадо Эвеланш | كولورادو أفالانش | 6F263D 236192
    Dallas Stars | Даллас Старз | دالاس ستارز | 006847 8F8F8C
    Carolina Hurricanes | Каролина Харрикейнз | كارولينا هوريكينز | CC0000 000000
    Vegas Golden Knights | Вегас Голден Найтс | فيغاس غولدن نايتس | B4975A 333F42
    Tampa Bay Lightning | Тампа-Бэй Лайтнинг | تامبا باي لايتنينغ | 002868 FFFFFF
    Winnipeg Jets | Виннипег Джетс | وينيبيغ جيتس | 041E42 AC162C
    Toronto Maple Leafs | Торонто Мейпл Лифс | تورونتو مابل ليفز | 00205B FFFFFF
    Washington Capitals | Вашингтон Кэпиталз | واشنطن كابيتالز | C8102E 041E42
    Los Angeles Kings | Лос-Анджелес Кингз | لوس أنجلوس كينغز | 111111 A2AAAD
    New Jersey Devils | Нью-Джерси Девилз | نيو جيرسي ديفلز | CE1126 000000
    New York Rangers | Нью-Йорк Рейнджерс | نيويورك رينجرز | 0038A8 CE1126
    Ottawa Senators | Оттава Сенаторз | أوتاوا سيناتورز | C52032 C2912C
    Minnesota Wild | Миннесота Уайлд | مينيسوتا وايلد | 154734 A6192E
    St. Louis Blues | Сент-Луис Блюз | سانت لويس بلوز | 002F87 FCB514
    Montreal Canadiens | Монреаль Канадиенс | مونتريال كنديانز | AF1E2D 192168
    Vancouver Canucks | Ванкувер Кэнакс | فانكوفر كانوكس | 00205B 00843D
    Calgary Flames | Калгари Флэймз | كالغاري فليمز | D2001C FAAF19
    Columbus Blue Jackets | Коламбус Блю Джекетс | كولومبوس بلو جاكتس | 002654 CE1126
    Detroit Red Wings | Детройт Ред Уингз | ديترويت ريد وينغز | CE1126 FFFFFF
    Utah Mammoth | Юта Маммот | يوتا ماموث | 6CACE4 010101
    New York Islanders | Нью-Йорк Айлендерс | نيويورك آيلندرز | 00539B F47D30
    Philadelphia Flyers | Филадельфия Флайерз | فيلادلفيا فلايرز | F74902 000000
    Boston Bruins | Бостон Брюинз | بوسطن بروينز | FFB81C 000000
    Nashville Predators | Нэшвилл Предаторз | ناشفيل بريداتورز | FFB81C 041E42
    Pittsburgh Penguins | Питтсбург Пингвинз | بيتسبرغ بنغوينز | 000000 FCB514
    Buffalo Sabres | Баффало Сейбрз | بافالو سيبرز | 003087 FFB81C
    Seattle Kraken | Сиэтл Кракен | سياتل كراكن | 001628 99D9D9
    Anaheim Ducks | Анахайм Дакс | أناهايم داكس | F47A38 B9975B
    Chicago Blackhawks | Чикаго Блэкхокс | شيكاغو بلاكهوكس | CF0A2C 000000
    San Jose Sharks | Сан-Хосе Шаркс | سان خوسيه شاركس | 006D75 EA7200
  `,
  ),
  leagueOf(
    { sport, number: 2, country: 'RU', names: ['KHL', 'КХЛ', 'دوري KHL'], top: 2 },
    `
    Metallurg Magnitogorsk | Металлург Магнитогорск | ميتالورغ ماغنيتوغورسك | 003DA5 C8102E
    Lokomotiv Yaroslavl | Локомотив Ярославль | لوكوموتيف ياروسلافل | C8102E 003DA5
    SKA | СКА | سكا سانت بطرسبرغ | 003DA5 C8102E
    CSKA Moscow | ЦСКА | سيسكا موسكو | C8102E 003DA5
    Ak Bars | Ак Барс | آك بارس قازان | 007A33 C8102E
    Dynamo Moscow | Динамо Москва | دينامو موسكو | 003DA5 FFFFFF
    Avangard | Авангард | أفانغارد | C8102E 111111
    Salavat Yulaev | Салават Юлаев | سالافات يولاييف | 007A33 003DA5
    Spartak Moscow | Спартак | سبارتاك موسكو | C8102E FFFFFF
    Traktor | Трактор | تراكتور | 111111 FFFFFF
    Avtomobilist | Автомобилист | أفتوموبيليست | C8102E FFCD00
    Severstal | Северсталь
    Neftekhimik | Нефтехимик
    Torpedo | Торпедо
    Dinamo Minsk | Динамо Минск | دينامو مينسك | 003DA5 FFFFFF
    Sibir | Сибирь
    Admiral | Адмирал
    Amur | Амур
    Barys | Барыс | باريس | 6CABDD FFCD00
    Lada | Лада
    Sochi | Сочи
    Shanghai Dragons | Шанхай Дрэгонс
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'SE', names: ['Sweden. SHL', 'Швеция. SHL', 'السويد. دوري SHL'], top: 4 },
    `
    Skelleftea | Шеллефтео
    Vaxjo Lakers | Векшё Лейкерс
    Farjestad | Ферьестад
    Frolunda | Фрёлунда | فرولوندا | 007A33 C8102E
    Brynas | Брюнес
    Lulea | Лулео
    Rogle | Рёгле
    Timra | Тимро
    Orebro | Эребру
    Djurgarden | Юргорден
    Linkoping | Линчёпинг
    Leksand | Лександ
    Malmo Redhawks | Мальмё Редхокс
    HV71 | ХВ71
  `,
  ),
  leagueOf(
    { sport, number: 4, country: 'FI', names: ['Finland. Liiga', 'Финляндия. Лиига', 'فنلندا. الدوري الممتاز'] },
    `
    Tappara | Таппара
    KalPa | КалПа
    Ilves | Ильвес
    Lukko | Лукко
    SaiPa | СайПа
    HIFK | ХИФК
    Karpat | Кярпят
    TPS | ТПС
    KooKoo | КооКоо
    Assat | Эссят
    Sport | Спорт
    HPK | ХПК
    JYP | ЮП
    Pelicans | Пеликанс
    Jukurit | Юкурит
    Kiekko-Espoo | Киекко-Эспоо
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'CZ', names: ['Czechia. Extraliga', 'Чехия. Экстралига', 'التشيك. إكستراليغا'], top: 5 },
    `
    Sparta Praha | Спарта Прага | سبارتا براغ | A50044 003DA5
    Dynamo Pardubice | Динамо Пардубице
    Ocelari Trinec | Оцеларжи Тршинец
    Kometa Brno | Комета Брно
    Mountfield HK | Маунтфилд
    Bili Tygri Liberec | Били Тигржи Либерец
    Plzen | Пльзень
    Vitkovice Ridera | Витковице
    Karlovy Vary | Карловы Вары
    Ceske Budejovice | Ческе-Будеёвице
    Mlada Boleslav | Млада-Болеслав
    Litvinov | Литвинов
    Olomouc | Оломоуц
    Kladno | Кладно
  `,
  ),
  leagueOf(
    { sport, number: 6, country: 'CH', names: ['Switzerland. National League', 'Швейцария. Национальная лига', 'سويسرا. الدوري الوطني'] },
    `
    ZSC Lions | ЦСК Лайонс | زيورخ ليونز | 003DA5 FFFFFF
    Lausanne | Лозанна
    Fribourg-Gotteron | Фрибур-Готтерон
    Davos | Давос
    Bern | Берн
    Zug | Цуг
    Geneve-Servette | Женева-Серветт
    Rapperswil-Jona Lakers | Рапперсвиль-Йона Лейкерс
    Biel | Биль
    Lugano | Лугано
    Kloten | Клотен
    Langnau | Лангнау
    Ambri-Piotta | Амбри-Пиотта
    Ajoie | Ажуа
  `,
  ),
  leagueOf(
    { sport, number: 7, country: 'DE', names: ['Germany. DEL', 'Германия. DEL', 'ألمانيا. دوري DEL'] },
    `
    Eisbaren Berlin | Айсберен Берлин | آيسبيرن برلين | 003DA5 C8102E
    ERC Ingolstadt | Ингольштадт
    Adler Mannheim | Адлер Мангейм
    EHC Munchen | Мюнхен
    Kolner Haie | Кёльнер Хайе
    Fischtown Pinguins | Фиштаун Пингвинс
    Straubing Tigers | Штраубинг Тайгерс
    Schwenninger Wild Wings | Швеннингер
    Nurnberg Ice Tigers | Нюрнберг
    Grizzlys Wolfsburg | Гриззлис Вольфсбург
    Lowen Frankfurt | Лёвен Франкфурт
    Iserlohn Roosters | Изерлон Рустерс
    Augsburger Panther | Аугсбургер Пантер
    Dresdner Eislowen | Дрезднер Айслёвен
  `,
  ),
  leagueOf(
    { sport, number: 8, country: 'RU', names: ['VHL', 'ВХЛ', 'دوري VHL'] },
    `
    Yugra | Югра
    Metallurg Novokuznetsk | Металлург Новокузнецк
    Torpedo-Gorky | Торпедо-Горький
    Khimik | Химик
    Neftyanik | Нефтяник
    SKA-VMF | СКА-ВМФ
    Dizel | Дизель
    Rubin | Рубин
    Toros | Торос
    Izhstal | Ижсталь
    Bars | Барс
    Ryazan | Рязань
    Sokol | Сокол
    Zauralye | Зауралье
    Molot | Молот
    Chelmet | Челмет
  `,
  ),
  leagueOf(
    { sport, number: 9, country: 'US', names: ['AHL', 'АХЛ', 'دوري AHL'] },
    `
    Hershey Bears | Херши Беарз
    Laval Rocket | Лаваль Рокет
    Calgary Wranglers | Калгари Рэнглерз
    Abbotsford Canucks | Абботсфорд Кэнакс
    Milwaukee Admirals | Милуоки Эдмиралс
    Charlotte Checkers | Шарлотт Чекерз
    Rochester Americans | Рочестер Американс
    Providence Bruins | Провиденс Брюинз
    Texas Stars | Техас Старз
    Toronto Marlies | Торонто Марлис
    Syracuse Crunch | Сиракьюз Кранч
    Cleveland Monsters | Кливленд Монстерз
    Coachella Valley Firebirds | Коачелла Вэлли Файрбердз
    Colorado Eagles | Колорадо Иглз
    Grand Rapids Griffins | Гранд-Рапидс Гриффинс
    Rockford IceHogs | Рокфорд Айсхогз
  `,
  ),
];
