import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.baseball;

export const BASEBALL_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    { sport, number: 1, country: 'US', names: ['MLB', 'МЛБ', 'دوري MLB'], top: 1, span: [1.3, -1.5] },
    `
    Los Angeles Dodgers | Лос-Анджелес Доджерс | لوس أنجلوس دودجرز | 005A9C FFFFFF
    Milwaukee Brewers | Милуоки Брюэрс | ميلووكي برورز | 12284B FFC52F
    Philadelphia Phillies | Филадельфия Филлис | فيلادلفيا فيليز | E81828 002D72
    Toronto Blue Jays | Торонто Блю Джейс | تورونتو بلو جايز | 134A8E E8291C
    New York Yankees | Нью-Йорк Янкис | نيويورك يانكيز | 003087 E4002C
    Chicago Cubs | Чикаго Кабс | شيكاغو كابس | 0E3386 CC3433
    Seattle Mariners | Сиэтл Маринерс | سياتل مارينرز | 0C2C56 005C5C
    San Diego Padres | Сан-Диего Падрес | سان دييغو بادريس | 2F241D FFC425
    Boston Red Sox | Бостон Ред Сокс | بوسطن ريد سوكس | BD3039 0C2340
    Houston Astros | Хьюстон Астрос | هيوستن أستروز | 002D62 EB6E1F
    Cleveland Guardians | Кливленд Гардианс | كليفلاند غارديانز | 00385D E50022
    Detroit Tigers | Детройт Тайгерс | ديترويت تايغرز | 0C2340 FA4616
    New York Mets | Нью-Йорк Метс | نيويورك ميتس | 002D72 FF5910
    Cincinnati Reds | Цинциннати Редс | سينسيناتي ريدز | C6011F 000000
    Texas Rangers | Техас Рейнджерс | تكساس رينجرز | 003278 C0111F
    San Francisco Giants | Сан-Франциско Джайентс | سان فرانسيسكو جاينتس | FD5A1E 27251F
    Arizona Diamondbacks | Аризона Даймондбэкс | أريزونا دايموندباكس | A71930 E3D4AD
    Kansas City Royals | Канзас-Сити Роялс | كانساس سيتي رويالز | 004687 BD9B60
    Tampa Bay Rays | Тампа-Бэй Рейс | تامبا باي ريز | 092C5C 8FBCE6
    St. Louis Cardinals | Сент-Луис Кардиналс | سانت لويس كاردينالز | C41E3A 0C2340
    Atlanta Braves | Атланта Брейвс | أتلانتا بريفز | CE1141 13274F
    Miami Marlins | Майами Марлинс | ميامي مارلينز | 00A3E0 EF3340
    Athletics | Атлетикс | أثلتكس | 003831 EFB21E
    Baltimore Orioles | Балтимор Ориолс | بالتيمور أوريولز | DF4601 000000
    Los Angeles Angels | Лос-Анджелес Энджелс | لوس أنجلوس إنجلز | BA0021 003263
    Pittsburgh Pirates | Питтсбург Пайрэтс | بيتسبرغ بايرتس | FDB827 27251F
    Minnesota Twins | Миннесота Твинс | مينيسوتا توينز | 002B5C D31145
    Washington Nationals | Вашингтон Нэшионалс | واشنطن ناشيونالز | AB0003 14225A
    Chicago White Sox | Чикаго Уайт Сокс | شيكاغو وايت سوكس | 27251F C4CED4
    Colorado Rockies | Колорадо Рокиз | كولورادو روكيز | 333366 C4CED4
  `,
  ),
  leagueOf(
    { sport, number: 2, country: 'JP', names: ['Japan. NPB', 'Япония. NPB', 'اليابان. دوري NPB'], top: 2 },
    `
    Hanshin Tigers | Хансин Тайгерс | هانشين تايغرز | FFE201 000000
    Fukuoka SoftBank Hawks | Фукуока Софтбэнк Хокс | فوكوكا سوفت بنك هوكس | F9CA00 000000
    Hokkaido Nippon-Ham Fighters | Ниппон-Хэм Файтерс
    Yokohama DeNA BayStars | Иокогама Бэйстарс
    Yomiuri Giants | Ёмиури Джайентс | يوميوري جاينتس | F97709 000000
    Orix Buffaloes | Орикс Баффалос
    Hiroshima Toyo Carp | Хиросима Карп
    Chunichi Dragons | Тюнити Дрэгонс
    Tohoku Rakuten Golden Eagles | Ракутен Голден Иглс
    Saitama Seibu Lions | Сейбу Лайонс
    Chiba Lotte Marines | Лотте Маринс
    Tokyo Yakult Swallows | Якульт Своллоус
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'KR', names: ['South Korea. KBO', 'Южная Корея. KBO', 'كوريا الجنوبية. دوري KBO'], top: 3 },
    `
    LG Twins | ЛГ Твинс | إل جي توينز | A50034 000000
    Hanwha Eagles | Ханхва Иглс
    SSG Landers | ССГ Лэндерс
    Samsung Lions | Самсунг Лайонс | سامسونغ ليونز | 0066B3 FFFFFF
    NC Dinos | НС Дайнос
    KT Wiz | КТ Уиз
    Lotte Giants | Лотте Джайентс
    KIA Tigers | КИА Тайгерс | كيا تايغرز | EA0029 000000
    Doosan Bears | Дусан Беарс
    Kiwoom Heroes | Киум Хироус
  `,
  ),
  leagueOf(
    { sport, number: 4, country: 'MX', names: ['Mexico. LMB', 'Мексика. LMB', 'المكسيك. دوري LMB'] },
    `
    Diablos Rojos del Mexico | Дьяблос Рохос
    Sultanes de Monterrey | Султанес
    Toros de Tijuana | Торос
    Guerreros de Oaxaca | Геррерос
    Pericos de Puebla | Перикос
    Leones de Yucatan | Леонес
    Tecolotes de los Dos Laredos | Теколотес
    Piratas de Campeche | Пиратас
    Algodoneros Union Laguna | Альгодонерос
    Saraperos de Saltillo | Сараперос
    Acereros de Monclova | Асерерос
    Olmecas de Tabasco | Ольмекас
    Tigres de Quintana Roo | Тигрес
    Charros de Jalisco | Чаррос
    Caliente de Durango | Кальенте
    Rieleros de Aguascalientes | Риелерос
    Bravos de Leon | Бравос
    Dorados de Chihuahua | Дорадос
    Conspiradores de Queretaro | Конспирадорес
    El Aguila de Veracruz | Агила
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'CU', names: ['Cuba. National Series', 'Куба. Национальная серия', 'كوبا. السلسلة الوطنية'] },
    `
    Las Tunas | Лас-Тунас | لاس توناس
    Granma | Гранма
    Industriales | Индустриалес | إندوستريالس
    Pinar del Rio | Пинар-дель-Рио
    Santiago de Cuba | Сантьяго-де-Куба
    Matanzas | Матансас
    Ciego de Avila | Сьего-де-Авила
    Sancti Spiritus | Санкти-Спиритус
    Holguin | Ольгин
    Villa Clara | Вилья-Клара
    Mayabeque | Маябеке
    Artemisa | Артемиса
    Camaguey | Камагуэй
    Cienfuegos | Сьенфуэгос
    Guantanamo | Гуантанамо
    Isla de la Juventud | Исла-де-ла-Хувентуд
  `,
  ),
  leagueOf(
    { sport, number: 6, country: 'US', names: ['Triple-A', 'Трипл-Эй', 'تريبل إيه'] },
    `
    Jacksonville Jumbo Shrimp | Джексонвилл
    Las Vegas Aviators | Лас-Вегас Авиаторс
    Scranton/Wilkes-Barre RailRiders | Рэйлрайдерс
    Lehigh Valley IronPigs | Айронпигс
    Oklahoma City Comets | Оклахома-Сити Кометс
    Tacoma Rainiers | Такома Рейнирс
    Sacramento River Cats | Ривер Кэтс
    Durham Bulls | Дарем Буллз
    Nashville Sounds | Нэшвилл Саундс
    Columbus Clippers | Коламбус Клипперс
    Toledo Mud Hens | Толидо
    Memphis Redbirds | Мемфис Редбёрдс
    Round Rock Express | Раунд-Рок Экспресс
    Reno Aces | Рино Эйсес
    Sugar Land Space Cowboys | Спейс Ковбойс
    Buffalo Bisons | Баффало Бизонс
    Worcester Red Sox | Вустер Ред Сокс
    Syracuse Mets | Сиракьюз Метс
  `,
  ),
];
