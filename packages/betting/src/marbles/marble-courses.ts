import { SPORT } from '@touchline/catalogue/sport/sports';

/** The effect of a stretch of a marble course on those who roll through it. */
export type CourseSection = 'gate' | 'straight' | 'zigzag' | 'funnel' | 'spinner' | 'drop' | 'bend';

export interface MarbleCourse {
  /** Permanent, in addresses. */
  readonly slug: string;
  /** The course's championship in the feed. */
  readonly champ: number;
  /** Ticks of 50 ms until the winner is home. */
  readonly ticks: number;
  /** The stretches in their order: what it is and how long, in ten-thousandths of the course; the lengths sum to 10,000. */
  readonly sections: readonly (readonly [kind: CourseSection, length: number])[];
  /** Chances of the gates, from the first: the winner is drawn in proportion to them, then the second among the rest, and so on. */
  readonly gates: readonly number[];
}

/** Marbles on every course: one behind each gate. */
export const GATES = 8;

const course = (
  number: number,
  slug: string,
  seconds: number,
  gates: readonly number[],
  sections: MarbleCourse['sections'],
): MarbleCourse => ({ slug, champ: SPORT.marbleRacing * 1000 + number, ticks: seconds * 20, sections, gates });

/**
 * The courses. Everything here is public: together with a race's seed it decides the race, so both are enough to run it again.
 * The gates of a course differ (the inner ones lead the shorter way into the first bend), and prices follow them.
 */
export const MARBLE_COURSES: readonly MarbleCourse[] = [
  course(
    1,
    'canyon-run',
    34,
    [140, 128, 118, 108, 100, 92, 86, 80],
    [
      ['gate', 400],
      ['straight', 1600],
      ['bend', 1200],
      ['zigzag', 2200],
      ['drop', 900],
      ['funnel', 1300],
      ['bend', 1000],
      ['straight', 1400],
    ],
  ),
  course(
    2,
    'glass-mountain',
    40,
    [100, 100, 100, 100, 100, 100, 100, 100],
    [
      ['gate', 400],
      ['drop', 1400],
      ['spinner', 1500],
      ['zigzag', 2400],
      ['bend', 1300],
      ['funnel', 1500],
      ['straight', 1500],
    ],
  ),
  course(
    3,
    'copper-loop',
    30,
    [170, 150, 130, 112, 96, 82, 70, 60],
    [
      ['gate', 500],
      ['bend', 2100],
      ['straight', 1900],
      ['bend', 2000],
      ['drop', 1100],
      ['straight', 2400],
    ],
  ),
  course(
    4,
    'river-bed',
    38,
    [120, 116, 112, 108, 104, 100, 96, 92],
    [
      ['gate', 400],
      ['straight', 1300],
      ['zigzag', 2600],
      ['spinner', 1300],
      ['straight', 1200],
      ['zigzag', 1800],
      ['straight', 1400],
    ],
  ),
  course(
    5,
    'clockwork-tower',
    44,
    [100, 104, 108, 112, 112, 108, 104, 100],
    [
      ['gate', 300],
      ['spinner', 1900],
      ['drop', 900],
      ['spinner', 1900],
      ['funnel', 1800],
      ['bend', 1500],
      ['straight', 1700],
    ],
  ),
  course(
    6,
    'sand-dunes',
    36,
    [90, 96, 104, 114, 124, 114, 104, 96],
    [
      ['gate', 400],
      ['drop', 1300],
      ['bend', 1500],
      ['straight', 1500],
      ['drop', 1300],
      ['zigzag', 1700],
      ['funnel', 900],
      ['straight', 1400],
    ],
  ),
];

/** The course of a championship; undefined where it has none. */
export const courseOfChamp = (champ: number): MarbleCourse | undefined => MARBLE_COURSES.find((one) => one.champ === champ);
/** The course of a slug; undefined where an address names none. */
export const courseBySlug = (slug: string): MarbleCourse | undefined => MARBLE_COURSES.find((one) => one.slug === slug);
