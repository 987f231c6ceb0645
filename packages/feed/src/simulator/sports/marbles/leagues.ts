import { courseBySlug, GATES } from '@touchline/betting/marbles/marble-courses';
import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import { invariant } from '@touchline/kernel/invariant';
import type { CompetitorData, LeagueData } from '../../sport-model.ts';

type Stone = readonly [en: string, ru: string, ar: string, body: string, light: string];

/** Marbles are called by the stone that they look like; the crest has their two colours. */
const STONES: readonly Stone[] = [
  ['Ruby', 'Рубин', 'ياقوت', '#C21F3A', '#FF8FA0'],
  ['Sapphire', 'Сапфир', 'زفير', '#1F4FC2', '#8FB4FF'],
  ['Emerald', 'Изумруд', 'زمرد', '#0F8A50', '#7FE0B0'],
  ['Amber', 'Янтарь', 'كهرمان', '#E58A12', '#FFD48A'],
  ['Onyx', 'Оникс', 'عقيق أسود', '#23262B', '#8A929E'],
  ['Pearl', 'Жемчуг', 'لؤلؤ', '#EDE8DC', '#FFFFFF'],
  ['Amethyst', 'Аметист', 'جمشت', '#7B3FB5', '#CFA4F5'],
  ['Topaz', 'Топаз', 'توباز', '#F2C531', '#FFF0B0'],
  ['Turquoise', 'Бирюза', 'فيروز', '#1FB3B0', '#9FF0EC'],
  ['Coral', 'Коралл', 'مرجان', '#F2705A', '#FFC3B5'],
  ['Jade', 'Нефрит', 'يشم', '#5E9E3A', '#BFE59F'],
  ['Rose Quartz', 'Розовый кварц', 'كوارتز وردي', '#E58FB3', '#FFD9E8'],
];

const MARBLES: readonly CompetitorData[] = STONES.map(([name, ru, ar, a, b]) => ({
  name,
  ru,
  ar,
  rating: 0,
  crest: { pattern: 'plain', a, b },
}));

/** A race on every course every two minutes, the courses in turn: three races a minute. */
const EVERY_MINUTES = 2;
const APART_SECONDS = 20;

const COURSES: readonly (readonly [slug: string, en: string, ru: string, ar: string])[] = [
  ['canyon-run', 'Canyon Run', 'Каньон', 'مسار الوادي'],
  ['glass-mountain', 'Glass Mountain', 'Стеклянная гора', 'الجبل الزجاجي'],
  ['copper-loop', 'Copper Loop', 'Медная петля', 'الحلقة النحاسية'],
  ['river-bed', 'River Bed', 'Русло реки', 'مجرى النهر'],
  ['clockwork-tower', 'Clockwork Tower', 'Часовая башня', 'برج الساعة'],
  ['sand-dunes', 'Sand Dunes', 'Песчаные дюны', 'الكثبان الرملية'],
];

export const MARBLE_LEAGUES: readonly LeagueData[] = COURSES.map(([slug, en, ru, ar], i) => {
  const course = courseBySlug(slug);
  invariant(course, `no course ${slug}`);
  return {
    id: course.champ,
    sport: SPORT.marbleRacing,
    country: '',
    names: { en, ru, ar },
    top: 0,
    competitors: MARBLES,
    calendar: { kind: 'cycle', everyMinutes: EVERY_MINUTES, offsetSeconds: i * APART_SECONDS },
    field: GATES,
    sections: [MENU_SECTION['marble-live']],
  };
});
