import { courseBySlug, GATES } from '@touchline/betting/marbles/marble-courses';
import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { invariant } from '@touchline/kernel/invariant';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';

type Stone = readonly [name: string, body: string, light: string];

/** Marbles are called by the stone that they look like; the crest has their two colours. */
const STONES: readonly Stone[] = [
  ['Ruby', '#C21F3A', '#FF8FA0'],
  ['Sapphire', '#1F4FC2', '#8FB4FF'],
  ['Emerald', '#0F8A50', '#7FE0B0'],
  ['Amber', '#E58A12', '#FFD48A'],
  ['Onyx', '#23262B', '#8A929E'],
  ['Pearl', '#EDE8DC', '#FFFFFF'],
  ['Amethyst', '#7B3FB5', '#CFA4F5'],
  ['Topaz', '#F2C531', '#FFF0B0'],
  ['Turquoise', '#1FB3B0', '#9FF0EC'],
  ['Coral', '#F2705A', '#FFC3B5'],
  ['Jade', '#5E9E3A', '#BFE59F'],
  ['Rose Quartz', '#E58FB3', '#FFD9E8'],
];

const MARBLES: readonly CompetitorData[] = STONES.map(([name, a, b]) => ({
  name,
  rating: 0,
  crest: { pattern: 'plain', a, b },
}));

/** A race on every course every two minutes, the courses in turn: three races a minute. */
const EVERY_MINUTES = 2;
const APART_SECONDS = 20;

const COURSES: readonly (readonly [slug: string, name: string])[] = [
  ['canyon-run', 'Canyon Run'],
  ['glass-mountain', 'Glass Mountain'],
  ['copper-loop', 'Copper Loop'],
  ['river-bed', 'River Bed'],
  ['clockwork-tower', 'Clockwork Tower'],
  ['sand-dunes', 'Sand Dunes'],
];

export const MARBLE_LEAGUES: readonly CompetitionData[] = COURSES.map(([slug, name], i) => {
  const course = courseBySlug(slug);
  invariant(course, `no course ${slug}`);
  return {
    id: course.champ,
    sport: SPORT.marbleRacing,
    country: '',
    name,
    top: 0,
    competitors: MARBLES,
    calendar: { kind: 'cycle', everyMinutes: EVERY_MINUTES, offsetSeconds: i * APART_SECONDS },
    runnersPerRace: GATES,
    sections: [MENU_SECTION['marble-live']],
  };
});
