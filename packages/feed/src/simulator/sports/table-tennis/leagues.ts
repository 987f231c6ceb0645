import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

const sport = SPORT.tableTennis;
const SEVEN = { periods: 7, toWin: 4 };

const MEN = `
  Wang Chuqin | Ван Чуцинь | وانغ تشوتشين | CN
  Lin Shidong | Линь Шидун | لين شيدونغ | CN
  Hugo Calderano | Угу Кальдерано | هوغو كالديرانو | BR
  Felix Lebrun | Феликс Лебрён | فيليكس لوبران | FR
  Tomokazu Harimoto | Томокадзу Харимото | توموكازو هاريموتو | JP
  Truls Moregard | Трульс Мёрегорд | ترولس موريغارد | SE
  Liang Jingkun | Лян Цзинкунь | ليانغ جينغكون | CN
  Alexis Lebrun | Алексис Лебрён | أليكسيس لوبران | FR
  Lin Yun-Ju | Линь Юньжу | لين يون جو | TW
  Dang Qiu | Данг Цю | دانغ تشيو | DE
  Patrick Franziska | Патрик Франциска | باتريك فرانزيسكا | DE
  Benedikt Duda | Бенедикт Дуда || DE
  Jang Woojin | Чан У Джин || KR
  Dimitrij Ovtcharov | Дмитрий Овчаров | ديميتري أوفتشاروف | DE
  Shunsuke Togami | Сюнсукэ Тогами || JP
  Darko Jorgic | Дарко Йоргич || SI
  Anton Kallberg | Антон Чельберг || SE
  Sora Matsushima | Сора Мацусима || JP
  Xiang Peng | Сян Пэн || CN
  Omar Assar | Омар Ассар | عمر عصر | EG
  Quadri Aruna | Куадри Аруна | قدري أرونا | NG
  Simon Gauzy | Симон Гози || FR
  An Jaehyun | Ан Джэ Хён || KR
  Kristian Karlsson | Кристиан Карлссон || SE
  Jonathan Groth | Йонатан Грот || DK
  Oh Junsung | О Джун Сон || KR
  Yukiya Uda | Юкия Уда || JP
  Wong Chun Ting | Вонг Чуньтин || HK
  Marcos Freitas | Маркуш Фрейташ || PT
  Manav Thakkar | Манав Тхаккар || IN
  Andrej Gacina | Андрей Гачина || HR
  Tiago Apolonia | Тиагу Аполония || PT`;

const WOMEN = `
  Sun Yingsha | Сунь Инша | سون ينغشا | CN
  Wang Manyu | Ван Маньюй | وانغ مانيو | CN
  Chen Xingtong | Чэнь Синтун | تشن شينغتونغ | CN
  Kuai Man | Куай Мань | كواي مان | CN
  Wang Yidi | Ван Иди | وانغ ييدي | CN
  Miwa Harimoto | Мива Харимото | ميوا هاريموتو | JP
  Mima Ito | Мима Ито | ميما إيتو | JP
  Satsuki Odo | Сацуки Одо || JP
  Hina Hayata | Хина Хаята || JP
  Shin Yubin | Син Ю Бин || KR
  Cheng I-Ching | Чэн Ицзин || TW
  Bernadette Szocs | Бернадетт Сёч || RO
  Adriana Diaz | Адриана Диас || PR
  Sabine Winter | Сабина Винтер || DE
  Miyuu Kihara | Мию Кихара || JP
  Honoka Hashimoto | Хонока Хасимото || JP
  Elizabeta Samara | Элизабета Самара || RO
  Sofia Polcanova | София Полканова || AT
  Nina Mittelham | Нина Миттельхам || DE
  Han Ying | Хань Ин || DE
  Manika Batra | Маника Батра | مانيكا باترا | IN
  Zhu Yuling | Чжу Юйлин || MO
  Joo Cheonhui | Чу Чхон Хи || KR
  Prithika Pavade | Притика Павад || FR
  Jia Nan Yuan | Цзя Нань Юань || FR
  Andreea Dragoman | Андреа Драгоман || RO
  Doo Hoi Kem | Ду Хойкем || HK
  Bruna Takahashi | Бруна Такахаси || BR
  Hana Goda | Хана Года | هنا جودة | EG
  Dina Meshref | Дина Мешреф | دينا مشرف | EG
  Suthasini Sawettabut | Сутхасини Саветтабут || TH
  Orawan Paranang | Ораван Паранан || TH`;

const tour = (
  number: number,
  names: readonly [string, string, string],
  text: string,
  span: readonly [number, number],
  top = 0,
  long = false,
): LeagueData =>
  leagueOf(
    { sport, number, country: '', names, top, calendar: { kind: 'tour' }, people: true, span, ...(long ? { format: SEVEN } : {}) },
    text,
  );

/** From the n-th name down: a lesser tournament's field. */
const from = (text: string, n: number, count: number): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(n, n + count)
    .join('\n');

const everyMinutes = (
  number: number,
  country: string,
  names: readonly [string, string, string],
  minutes: number,
  text: string,
): LeagueData =>
  leagueOf({ sport, number, country, names, calendar: { kind: 'cycle', everyMinutes: minutes }, people: true, span: [0.9, -0.9] }, text);

export const TABLE_TENNIS_LEAGUES: readonly LeagueData[] = [
  tour(1, ['WTT Champions. Men', 'WTT Чемпионс. Мужчины', 'أبطال WTT. رجال'], MEN, [2.2, -0.6], 1, true),
  tour(2, ['WTT Champions. Women', 'WTT Чемпионс. Женщины', 'أبطال WTT. سيدات'], WOMEN, [2.2, -0.6], 2, true),
  tour(3, ['WTT Contender. Men', 'WTT Контендер. Мужчины', 'منافس WTT. رجال'], from(MEN, 8, 24), [1, -0.8]),
  tour(4, ['WTT Contender. Women', 'WTT Контендер. Женщины', 'منافس WTT. سيدات'], from(WOMEN, 8, 24), [1, -0.8]),
  tour(5, ['WTT Feeder. Men', 'WTT Фидер. Мужчины', 'فيدر WTT. رجال'], from(MEN, 14, 18), [0.7, -0.7]),
  tour(6, ['WTT Feeder. Women', 'WTT Фидер. Женщины', 'فيدر WTT. سيدات'], from(WOMEN, 14, 18), [0.7, -0.7]),
  everyMinutes(7, '', ['Masters Series. Men', 'Мастерс. Мужчины', 'سلسلة الماسترز. رجال'], 15, from(MEN, 10, 22)),
  everyMinutes(8, '', ['Masters Series. Women', 'Мастерс. Женщины', 'سلسلة الماسترز. سيدات'], 20, from(WOMEN, 10, 22)),
  leagueOf(
    { sport, number: 9, country: 'DE', names: ['Germany. Bundesliga', 'Германия. Бундеслига', 'ألمانيا. البوندسليغا'] },
    `
    Borussia Dusseldorf | Боруссия Дюссельдорф
    1. FC Saarbrucken | Саарбрюккен
    TTF Ochsenhausen | Оксенхаузен
    Werder Bremen | Вердер
    SV Muhlhausen | Мюльхаузен
    ASC Grunwettersbach | Грюнветтерсбах
    TTC Zugbrucke Grenzau | Гренцау
    TSV Bad Konigshofen | Бад-Кёнигсхофен
    TTC Schwalbe Bergneustadt | Бергнойштадт
    BV Borussia Dortmund | Боруссия Дортмунд
    Post SV Muhlhausen | Пост Мюльхаузен
    TTC Fulda-Maberzell | Фульда-Маберцелль
  `,
  ),
  leagueOf(
    { sport, number: 10, country: 'JP', names: ['Japan. T.League', 'Япония. Т-Лига', 'اليابان. دوري T'] },
    `
    Kinoshita Meister Tokyo | Киносита Майстер Токио
    T.T Saitama | Сайтама
    Okayama Rivets | Окаяма Риветс
    Ryukyu Asteeda | Рюкю Астида
    Shizuoka Jade | Сидзуока Джейд
    Kanazawa Port | Канадзава Порт
    Nippon Life Red Elf | Ниппон Лайф Ред Эльф
    Top Otome Pingpongs Nagoya | Топ Отомэ Пинг-Понгс
    Kyoto Kaguyalize | Киото Кагуялайз
    Nissay Red Elf Osaka | Ниссей Ред Эльф
  `,
  ),
];
