import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { COURSE_LENGTH } from '@touchline/betting/marbles/marble-race';

/** The picture is 800 x 360. */
export const PICTURE = { width: 800, height: 360 } as const;

export interface CoursePoint {
  readonly x: number;
  readonly y: number;
}

/** Ways through the picture by course, as corners that are rounded. */
const COURSE_PATHS: Readonly<Record<string, string>> = {
  'canyon-run': '60,60 300,50 420,120 620,70 740,130 690,220 480,190 330,250 140,210 80,290 260,320 520,300 740,310',
  'glass-mountain': '70,300 150,180 260,60 360,140 300,240 400,310 520,230 470,110 590,60 700,140 640,250 740,310',
  'copper-loop': '400,310 150,310 60,180 150,60 400,50 650,60 740,180 650,270 420,240 250,190 330,130 560,140',
  'river-bed': '60,90 200,60 300,150 420,80 540,160 680,80 740,180 620,240 500,190 380,270 250,210 110,270 200,325 420,320 740,315',
  'clockwork-tower': '400,45 640,60 730,130 620,190 400,120 180,170 80,240 180,310 400,230 620,250 700,310 500,330 300,330',
  'sand-dunes': '50,220 130,90 220,230 310,80 400,230 490,80 580,230 670,90 750,200 690,310 480,320 300,300 90,325',
};

const SAMPLES_A_CORNER = 24;

interface Way {
  readonly points: readonly CoursePoint[];
  /** How far each point lies along the way. */
  readonly lengths: readonly number[];
}

/** Corner after corner of a closed-uniform Catmull-Rom curve, finely sampled. */
function sampled(corners: readonly CoursePoint[]): Way {
  const points: CoursePoint[] = [];
  const at = (i: number): CoursePoint => corners[Math.min(corners.length - 1, Math.max(0, i))] ?? { x: 0, y: 0 };
  for (let i = 0; i < corners.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < SAMPLES_A_CORNER; k++) {
      const u = k / SAMPLES_A_CORNER;
      const curve = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u);
      points.push({ x: curve(p0.x, p1.x, p2.x, p3.x), y: curve(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  points.push(at(corners.length - 1));
  let sum = 0;
  const lengths = points.map((point, i) => {
    const before = points[i - 1];
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y);
    return sum;
  });
  return { points, lengths };
}

const ways = new Map<string, Way>();
function pathOf({ slug }: MarbleCourse): Way {
  const known = ways.get(slug);
  if (known) return known;
  const corners = (COURSE_PATHS[slug] ?? '60,180 740,180').split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  });
  const way = sampled(corners);
  ways.set(slug, way);
  return way;
}

/** The place after `share` (0-1) of the course, `aside` to the right of the middle of the way. */
export function coursePoint(course: MarbleCourse, share: number, aside = 0): CoursePoint {
  const { points, lengths } = pathOf(course);
  const wanted = Math.min(1, Math.max(0, share)) * (lengths.at(-1) ?? 0);
  let low = 0;
  let high = lengths.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  const [a, b] = [points[low], points[high]];
  if (!a || !b) return { x: 0, y: 0 };
  const span = (lengths[high] ?? 0) - (lengths[low] ?? 0) || 1;
  const u = (wanted - (lengths[low] ?? 0)) / span;
  return {
    x: a.x + (b.x - a.x) * u - ((b.y - a.y) / span) * aside,
    y: a.y + (b.y - a.y) * u + ((b.x - a.x) / span) * aside,
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The middle of the way as a path. */
export const courseLine = (course: MarbleCourse): string =>
  pathOf(course)
    .points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');

export interface CourseMark {
  readonly kind: MarbleCourse['sections'][number][0];
  readonly at: CoursePoint;
  /** Share of the course at which it begins. */
  readonly from: number;
  readonly to: number;
}

/** Objects along the way, each in the middle of its stretch. */
export function courseMarks(course: MarbleCourse): CourseMark[] {
  let gone = 0;
  return course.sections.map(([kind, length]) => {
    const from = gone / COURSE_LENGTH;
    gone += length;
    const to = gone / COURSE_LENGTH;
    return { kind, from, to, at: coursePoint(course, (from + to) / 2) };
  });
}

const LANE_WIDTH = 4.8;
/** Marbles roll beside each other, in their gates' order; the whole width is the way's. */
export const laneOffset = (gate: number, gates: number): number => (gate - (gates - 1) / 2) * LANE_WIDTH;
