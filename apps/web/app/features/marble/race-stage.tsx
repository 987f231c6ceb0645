import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { coursePoint, laneOffset, PICTURE } from './course-picture.ts';
import { CourseTrack } from './course-track.tsx';
import { OrbFace } from './marble-orb.tsx';
import { playbackTime, progressAt } from './race-motion.ts';
import { type RaceFrame, type RaceView, raceOrder } from './race-view.ts';

/** How often names in the list may change their places. */
const LIST_MS = 250;
/** Marbles that wait behind the gate, and those past the finish, lie one behind the other. */
const QUEUE_GAP = 0.006;

export interface RaceStageProps {
  readonly course: MarbleCourse;
  readonly race: RaceView;
  readonly pictures: readonly RaceFrame[];
  /** Plays all pictures from the first one; otherwise follows the newest. */
  readonly replay: boolean;
  readonly onReplayed: () => void;
  /** Gates in their order on the course now. */
  readonly onOrder: (order: readonly number[]) => void;
}

/** The race as it rolls: sixty pictures a second out of two, or, where motion is unwelcome, the two. */
export function RaceStage({ course, race, pictures, replay, onReplayed, onOrder }: RaceStageProps) {
  const t = useTranslator();
  const marks = useRef<(SVGGElement | null)[]>([]);
  const received = useRef({ pictures, at: 0 });
  const heard = useRef({ onOrder, onReplayed });
  const [started] = useState(() => pictures.at(-1)?.shares ?? race.runners.map(() => 0));
  useEffect(() => {
    heard.current = { onOrder, onReplayed };
  });
  useEffect(() => {
    received.current = { pictures, at: performance.now() };
  }, [pictures]);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let shown = replay ? 0 : (received.current.pictures.at(-1)?.ms ?? 0);
    let last = performance.now();
    let listed = 0;
    let frame = 0;
    const draw = (now: number): void => {
      const newest = received.current.pictures.at(-1)?.ms ?? 0;
      if (replay) shown = Math.min(newest, shown + (now - last));
      else shown = still ? newest : playbackTime(shown, now - last, newest, now - received.current.at);
      last = now;
      const shares = progressAt(received.current.pictures, shown);
      place(course, marks.current, shares);
      // Before the first picture there is no order to tell.
      if (shares.length > 0 && now - listed > LIST_MS) {
        listed = now;
        heard.current.onOrder(raceOrder(shares, []));
      }
      if (replay && shown >= newest) heard.current.onReplayed();
      else frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [course, replay]);
  return (
    <svg
      className="marble-field"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={t('marble.stage', { course: race.name })}
    >
      <CourseTrack course={course} />
      {race.runners.map((marble, gate) => {
        const { x, y } = spot(course, gate, started[gate] ?? 0, race.runners.length);
        return (
          <g
            key={marble.id}
            ref={(mark) => {
              marks.current[gate] = mark;
            }}
            data-gate={gate}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <OrbFace marble={marble} gate={gate} radius={9.5} />
          </g>
        );
      })}
    </svg>
  );
}

const spot = (course: MarbleCourse, gate: number, share: number, gates: number) =>
  coursePoint(course, 0.03 + share * 0.965 - (gate % 2) * QUEUE_GAP, laneOffset(gate, gates));

function place(course: MarbleCourse, marks: readonly (SVGGElement | null)[], shares: readonly number[]): void {
  for (const [gate, share] of shares.entries()) {
    const { x, y } = spot(course, gate, share, shares.length);
    marks[gate]?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  }
}
