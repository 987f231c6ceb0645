import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { type CourseMark, courseLine, courseMarks, coursePoint, PICTURE } from './course-picture.ts';

const WIDTH = 50;
const PEGS = 7;

/** The course itself: its way, what stands along it, start and finish. */
export function CourseTrack({ course }: { readonly course: MarbleCourse }) {
  const line = courseLine(course);
  return (
    <g>
      <path d={line} className="marble-edge" strokeWidth={WIDTH + 6} />
      <path d={line} className="marble-bed" strokeWidth={WIDTH} />
      {courseMarks(course).map((mark) => (
        <Mark key={mark.from} course={course} mark={mark} />
      ))}
      <Bar course={course} share={0.012} name="start" />
      <Bar course={course} share={0.997} name="finish" />
    </g>
  );
}

function Bar({ course, share, name }: { readonly course: MarbleCourse; readonly share: number; readonly name: string }) {
  const [a, b] = [coursePoint(course, share, -WIDTH / 2), coursePoint(course, share, WIDTH / 2)];
  return <path className="marble-bar" data-bar={name} d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`} />;
}

function Mark({ course, mark }: { readonly course: MarbleCourse; readonly mark: CourseMark }) {
  const { kind, from, to, at } = mark;
  const pointAt = (i: number, aside: number) => coursePoint(course, from + ((i + 0.5) / PEGS) * (to - from), aside);
  switch (kind) {
    case 'zigzag':
      return Array.from({ length: PEGS }, (_, i) => {
        const { x, y } = pointAt(i, i % 2 === 0 ? -WIDTH / 3 : WIDTH / 3);
        return <circle key={`${x} ${y}`} className="marble-peg" cx={x} cy={y} r="4" />;
      });
    case 'funnel':
      return [-1, 1].map((side) => {
        const way = Array.from({ length: PEGS }, (_, i) => {
          const { x, y } = pointAt(i, side * WIDTH * (0.48 - 0.16 * Math.sin((Math.PI * (i + 0.5)) / PEGS)));
          return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        });
        return <path key={side} className="marble-wall" d={way.join('')} />;
      });
    case 'spinner':
      return (
        <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
          <path className="marble-spinner" d="M-17 0H17M0-17V17" />
          <circle className="marble-peg" r="4.500" />
        </g>
      );
    case 'drop':
      return [0.35, 0.6].map((part) => {
        const tip = coursePoint(course, from + part * (to - from) + 0.012);
        const [a, b] = [coursePoint(course, from + part * (to - from), -9), coursePoint(course, from + part * (to - from), 9)];
        return (
          <path
            key={part}
            className="marble-arrow"
            d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`}
          />
        );
      });
    default:
      return null;
  }
}

/** A course as a small picture. Decoration: its name stands beside it. */
export const CourseThumb = ({ course }: { readonly course: MarbleCourse }) => (
  <svg className="marble-field marble-field-small" viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} aria-hidden="true">
    <CourseTrack course={course} />
  </svg>
);
