import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';

type Names = LeagueData['names'];
type Party = readonly [rating: number, en: string, ru: string, ar: string];

const election = (n: number, country: string, names: Names, at: string, event: Names, parties: readonly Party[]): LeagueData => ({
  id: SPORT.politics * 1000 + n,
  sport: SPORT.politics,
  country,
  names,
  top: n <= 2 ? n : 0,
  competitors: parties.map(([rating, en, ru, ar]) => ({ name: en, ru, ar, rating })),
  calendar: { kind: 'fixed', events: [{ names: event, at }] },
});

/** Elections whose day is set by law or announced; the runners are parties. */
export const POLITICS_LEAGUES: readonly LeagueData[] = [
  election(
    1,
    'US',
    { en: 'USA. Presidential election', ru: 'США. Выборы президента', ar: 'الولايات المتحدة. الانتخابات الرئاسية' },
    '2028-11-07T23:00:00Z',
    {
      en: 'Presidential election 2028, winning party',
      ru: 'Выборы президента 2028, партия-победитель',
      ar: 'الانتخابات الرئاسية 2028، الحزب الفائز',
    },
    [
      [1, 'Democratic Party', 'Демократическая партия', 'الحزب الديمقراطي'],
      [0.95, 'Republican Party', 'Республиканская партия', 'الحزب الجمهوري'],
      [-2.2, 'Libertarian Party', 'Либертарианская партия', 'الحزب الليبرتاري'],
      [-2.4, 'Green Party', 'Партия зелёных', 'حزب الخضر'],
      [-2, 'Independent', 'Независимый кандидат', 'مستقل'],
    ],
  ),
  election(
    2,
    'FR',
    { en: 'France. Presidential election', ru: 'Франция. Выборы президента', ar: 'فرنسا. الانتخابات الرئاسية' },
    '2027-04-11T18:00:00Z',
    { en: 'First round 2027, by party', ru: 'Первый тур 2027, по партиям', ar: 'الجولة الأولى 2027، حسب الحزب' },
    [
      [1.5, 'National Rally', 'Национальное объединение', 'التجمع الوطني'],
      [0.3, 'Horizons', 'Горизонты', 'آفاق'],
      [0.2, 'La France Insoumise', 'Непокорённая Франция', 'فرنسا الأبية'],
      [0, 'Renaissance', 'Возрождение', 'النهضة'],
      [0, 'Socialist Party', 'Социалистическая партия', 'الحزب الاشتراكي'],
      [-0.3, 'The Republicans', 'Республиканцы', 'الجمهوريون'],
      [-1, 'The Ecologists', 'Экологи', 'حزب البيئيين'],
      [-1.1, 'Reconquest', 'Реконкиста', 'الاستعادة'],
    ],
  ),
  election(
    3,
    'FI',
    { en: 'Finland. Parliamentary election', ru: 'Финляндия. Парламентские выборы', ar: 'فنلندا. الانتخابات البرلمانية' },
    '2027-04-18T17:00:00Z',
    { en: 'Most seats 2027', ru: 'Больше всего мест, 2027', ar: 'أكثر المقاعد 2027' },
    [
      [1.2, 'Social Democratic Party', 'Социал-демократическая партия', 'الحزب الديمقراطي الاجتماعي'],
      [0.7, 'National Coalition Party', 'Национальная коалиция', 'حزب الائتلاف الوطني'],
      [0.4, 'Centre Party', 'Центр', 'حزب الوسط'],
      [0.1, 'Finns Party', 'Истинные финны', 'حزب الفنلنديين'],
      [-0.6, 'Left Alliance', 'Левый союз', 'تحالف اليسار'],
      [-0.7, 'Green League', 'Зелёный союз', 'رابطة الخضر'],
      [-1.6, 'Swedish People’s Party', 'Шведская народная партия', 'حزب الشعب السويدي'],
      [-1.6, 'Christian Democrats', 'Христианские демократы', 'الديمقراطيون المسيحيون'],
    ],
  ),
  election(
    4,
    'EE',
    { en: 'Estonia. Parliamentary election', ru: 'Эстония. Парламентские выборы', ar: 'إستونيا. الانتخابات البرلمانية' },
    '2027-03-07T18:00:00Z',
    { en: 'Most seats 2027', ru: 'Больше всего мест, 2027', ar: 'أكثر المقاعد 2027' },
    [
      [1, 'Isamaa', 'Отечество', 'إيساما'],
      [0.5, 'Centre Party', 'Центристская партия', 'حزب الوسط'],
      [0.4, 'Conservative People’s Party', 'Консервативная народная партия', 'حزب الشعب المحافظ'],
      [0.2, 'Reform Party', 'Партия реформ', 'حزب الإصلاح'],
      [0, 'Social Democratic Party', 'Социал-демократическая партия', 'الحزب الديمقراطي الاجتماعي'],
      [-0.9, 'Parempoolsed', 'Правые', 'اليمينيون'],
      [-1.6, 'Estonia 200', 'Эстония 200', 'إستونيا 200'],
    ],
  ),
  election(
    5,
    'KE',
    { en: 'Kenya. General election', ru: 'Кения. Всеобщие выборы', ar: 'كينيا. الانتخابات العامة' },
    '2027-08-10T14:00:00Z',
    { en: 'Most seats 2027', ru: 'Больше всего мест, 2027', ar: 'أكثر المقاعد 2027' },
    [
      [1, 'United Democratic Alliance', 'Объединённый демократический альянс', 'التحالف الديمقراطي المتحد'],
      [0.6, 'Orange Democratic Movement', 'Оранжевое демократическое движение', 'الحركة الديمقراطية البرتقالية'],
      [0, 'Democracy for the Citizens Party', 'Демократия для граждан', 'حزب الديمقراطية للمواطنين'],
      [-0.2, 'Wiper Party', 'Партия Вайпер', 'حزب وايبر'],
      [-0.6, 'Jubilee Party', 'Партия Юбилей', 'حزب اليوبيل'],
    ],
  ),
  election(
    6,
    'NG',
    { en: 'Nigeria. General election', ru: 'Нигерия. Всеобщие выборы', ar: 'نيجيريا. الانتخابات العامة' },
    '2027-02-20T18:00:00Z',
    { en: 'Winning party 2027', ru: 'Партия-победитель, 2027', ar: 'الحزب الفائز 2027' },
    [
      [1.2, 'All Progressives Congress', 'Конгресс всех прогрессистов', 'مؤتمر جميع التقدميين'],
      [0.5, 'African Democratic Congress', 'Африканский демократический конгресс', 'المؤتمر الديمقراطي الأفريقي'],
      [0, 'Peoples Democratic Party', 'Народно-демократическая партия', 'حزب الشعب الديمقراطي'],
      [-0.3, 'Labour Party', 'Лейбористская партия', 'حزب العمال'],
      [-1, 'New Nigeria Peoples Party', 'Новая народная партия Нигерии', 'حزب الشعب النيجيري الجديد'],
    ],
  ),
  election(
    7,
    'CH',
    { en: 'Switzerland. Federal election', ru: 'Швейцария. Федеральные выборы', ar: 'سويسرا. الانتخابات الفيدرالية' },
    '2027-10-24T10:00:00Z',
    { en: 'Largest share of votes 2027', ru: 'Наибольшая доля голосов, 2027', ar: 'أكبر نسبة أصوات 2027' },
    [
      [1.7, 'Swiss People’s Party', 'Швейцарская народная партия', 'حزب الشعب السويسري'],
      [0.6, 'Social Democrats', 'Социал-демократы', 'الاشتراكيون الديمقراطيون'],
      [0, 'The Liberals', 'Либералы', 'الليبراليون'],
      [0, 'The Centre', 'Центр', 'الوسط'],
      [-0.5, 'Green Party', 'Зелёные', 'حزب الخضر'],
      [-0.9, 'Green Liberals', 'Зелёные либералы', 'الخضر الليبراليون'],
    ],
  ),
  election(
    8,
    'AR',
    { en: 'Argentina. General election', ru: 'Аргентина. Всеобщие выборы', ar: 'الأرجنتين. الانتخابات العامة' },
    '2027-10-24T21:00:00Z',
    {
      en: 'Presidential election 2027, first round',
      ru: 'Выборы президента 2027, первый тур',
      ar: 'الانتخابات الرئاسية 2027، الجولة الأولى',
    },
    [
      [1.1, 'La Libertad Avanza', 'Свобода наступает', 'الحرية تتقدم'],
      [0.8, 'Fuerza Patria', 'Сила Родины', 'قوة الوطن'],
      [-0.8, 'Provincias Unidas', 'Объединённые провинции', 'المقاطعات المتحدة'],
      [-1, 'Workers’ Left Front', 'Левый фронт трудящихся', 'جبهة اليسار العمالية'],
      [-1.4, 'Radical Civic Union', 'Гражданский радикальный союз', 'الاتحاد المدني الراديكالي'],
    ],
  ),
];
