import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.handball;

export const HANDBALL_LEAGUES: readonly LeagueData[] = [
  leagueOf(
    {
      sport,
      number: 1,
      country: '',
      names: ['EHF Champions League', 'Лига чемпионов ЕГФ', 'دوري أبطال أوروبا'],
      top: 1,
      span: [1.2, -1.2],
    },
    `
    Barcelona | Барселона | برشلونة | A50044 004D98
    Magdeburg | Магдебург | ماغدبورغ | 007A33 C8102E
    Fuchse Berlin | Фюксе Берлин | فوكسه برلين | 007A33 FFFFFF
    Veszprem | Веспрем | فيسبرم | C8102E FFFFFF
    Aalborg | Ольборг | ألبورغ | C8102E FFFFFF
    Paris Saint-Germain | ПСЖ | باريس سان جيرمان | 003DA5 C8102E
    Sporting CP | Спортинг | سبورتينغ | 007A33 FFFFFF
    Kielce | Кельце | كيلتسه | FFCD00 003DA5
    Nantes | Нант | نانت | 582C83 FFFFFF
    Szeged | Сегед | سيغيد | 003DA5 FFFFFF
    GOG | ГОГ
    Wisla Plock | Висла Плоцк
    Dinamo Bucuresti | Динамо Бухарест
    Kolstad | Колстад
    Eurofarm Pelister | Пелистер
    RK Zagreb | Загреб
  `,
  ),
  leagueOf(
    { sport, number: 2, country: 'DE', names: ['Germany. Bundesliga', 'Германия. Бундеслига', 'ألمانيا. البوندسليغا'], top: 2 },
    `
    Magdeburg | Магдебург | ماغدبورغ | 007A33 C8102E
    Fuchse Berlin | Фюксе Берлин | فوكسه برلين | 007A33 FFFFFF
    THW Kiel | Киль | كيل | 111111 FFFFFF
    Flensburg-Handewitt | Фленсбург | فلنسبورغ | 003DA5 C8102E
    MT Melsungen | Мельзунген
    Hannover-Burgdorf | Ганновер-Бургдорф
    Rhein-Neckar Lowen | Райн-Неккар Лёвен
    Gummersbach | Гуммерсбах
    Lemgo | Лемго
    HSV Hamburg | Гамбург
    Eisenach | Айзенах
    Wetzlar | Ветцлар
    Goppingen | Гёппинген
    Erlangen | Эрланген
    Stuttgart | Штутгарт
    SC DHfK Leipzig | Лейпциг
    Bergischer HC | Бергишер
    GWD Minden | Минден
  `,
  ),
  leagueOf(
    { sport, number: 3, country: 'FR', names: ['France. Starligue', 'Франция. Старлига', 'فرنسا. ستار ليغ'], top: 3 },
    `
    Paris Saint-Germain | ПСЖ | باريس سان جيرمان | 003DA5 C8102E
    Nantes | Нант | نانت | 582C83 FFFFFF
    Montpellier | Монпелье | مونبلييه | 003DA5 F36C21
    Chambery | Шамбери
    Toulouse | Тулуза
    Saint-Raphael | Сен-Рафаэль
    Aix | Экс
    Limoges | Лимож
    Nimes | Ним
    Cesson-Rennes | Сессон-Рен
    Dunkerque | Дюнкерк
    Chartres | Шартр
    Tremblay | Трамбле
    Creteil | Кретей
    Istres | Истр
    Selestat | Селеста
  `,
  ),
  leagueOf(
    { sport, number: 4, country: 'ES', names: ['Spain. Liga ASOBAL', 'Испания. Лига АСОБАЛ', 'إسبانيا. دوري أسوبال'] },
    `
    Barcelona | Барселона | برشلونة | A50044 004D98
    Bidasoa Irun | Бидасоа Ирун
    Torrelavega | Торрелавега
    Granollers | Гранольерс
    Logrono | Логроньо
    Ademar Leon | Адемар Леон
    Bathco Cantabria | Кантабрия
    Cuenca | Куэнка
    Anaitasuna | Анайтасуна
    Puente Genil | Пуэнте-Хениль
    Benidorm | Бенидорм
    Valladolid | Вальядолид
    Cangas | Кангас
    Villa de Aranda | Вилья-де-Аранда
    Huesca | Уэска
    Guadalajara | Гвадалахара
  `,
  ),
  leagueOf(
    { sport, number: 5, country: 'DK', names: ['Denmark. Herreligaen', 'Дания. Суперлига', 'الدنمارك. الدوري الممتاز'] },
    `
    Aalborg | Ольборг | ألبورغ | C8102E FFFFFF
    GOG | ГОГ
    Fredericia | Фредерисия
    Skjern | Скьерн
    Bjerringbro-Silkeborg | Бьеррингбро-Силькеборг
    Skanderborg AGF | Скандерборг
    Mors-Thy | Морс-Тю
    TTH Holstebro | Хольстебро
    Ribe-Esbjerg | Рибе-Эсбьерг
    Sonderjyske | Сённерйюск
    Nordsjaelland | Норшелланн
    KIF Kolding | Кольдинг
    Ringsted | Рингстед
    Grindsted | Гриндстед
  `,
  ),
  leagueOf(
    { sport, number: 6, country: 'HU', names: ['Hungary. NB I', 'Венгрия. Первая лига', 'المجر. الدرجة الأولى'] },
    `
    Veszprem | Веспрем | فيسبرم | C8102E FFFFFF
    Szeged | Сегед | سيغيد | 003DA5 FFFFFF
    Tatabanya | Татабанья
    Ferencvaros | Ференцварош
    Balatonfured | Балатонфюред
    Csurgo | Чурго
    Gyongyos | Дьёндьёш
    Dabas | Дабаш
    Komlo | Комло
    Eger | Эгер
    Cegled | Цеглед
    PLER | ПЛЕР
    Budakalasz | Будакалас
    NEKA | НЕКА
  `,
  ),
  leagueOf(
    { sport, number: 7, country: 'PL', names: ['Poland. Superliga', 'Польша. Суперлига', 'بولندا. الدوري الممتاز'] },
    `
    Wisla Plock | Висла Плоцк
    Kielce | Кельце | كيلتسه | FFCD00 003DA5
    Gornik Zabrze | Гурник Забже
    Ostrovia | Островия
    Chrobry Glogow | Хробры Глогув
    Azoty Pulawy | Азоты Пулавы
    MMTS Kwidzyn | Квидзын
    Wybrzeze Gdansk | Выбжеже Гданьск
    Gwardia Opole | Гвардия Ополе
    Piotrkowianin | Пётрковянин
    Zaglebie Lubin | Заглембе Любин
    Stal Mielec | Сталь Мелец
  `,
  ),
  leagueOf(
    { sport, number: 8, country: 'RU', names: ['Russia. Superleague', 'Россия. Суперлига', 'روسيا. الدوري الممتاز'] },
    `
    CSKA Moscow | ЦСКА | سيسكا موسكو | C8102E 003DA5
    Chekhovskie Medvedi | Чеховские медведи
    Zenit | Зенит | زينيت | 6CABDD FFFFFF
    SKIF Krasnodar | СКИФ
    Permskie Medvedi | Пермские медведи
    Dinamo Viktor | Динамо-Виктор
    SGAU-Saratov | СГАУ-Саратов
    Neva | Нева
    Dinamo Astrakhan | Динамо Астрахань
    Taganrog | Таганрог-ЮФУ
    Akbuzat | Акбузат
    Dinamo Chelyabinsk | Динамо Челябинск
  `,
  ),
];
