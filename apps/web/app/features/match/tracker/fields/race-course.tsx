import './race-course.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { pointOnOval } from '../race-oval.ts';

/** The lane in the middle of the course, along which the way of the race is dotted. */
const MIDDLE_LANE = 4;
const SHARES = Array.from({ length: 61 }, (_, i) => i / 60);
const WAY = SHARES.map((share) => {
  const { x, y } = pointOnOval(share, MIDDLE_LANE);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('L');

/** The course of a race that has not started: once round, from the line to the line. */
export function RaceCourse() {
  const t = useTranslator();
  return (
    <figure className="race-course">
      <svg viewBox="0 0 525 300" aria-hidden="true">
        <rect className="race-course-turf" x="46" y="46" width="433" height="208" rx="104" />
        <path className="race-course-way" d={`M${WAY}`} />
        <path className="race-course-line" d="M262.5 218v56" />
      </svg>
      <figcaption>{t('match.race.course')}</figcaption>
    </figure>
  );
}
