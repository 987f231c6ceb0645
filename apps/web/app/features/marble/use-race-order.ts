import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { isRaceSeed, runMarbleRace } from '@touchline/betting/marbles/marble-race';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useCallback, useMemo, useState } from 'react';
import { simulateRaceFrames } from './race-motion.ts';
import { type RaceView, raceFrames, raceOrder } from './race-view.ts';

/**
 * The race's pictures and the order of its marbles: computed from the seed where that is known, else from what the stream has told. The order
 * follows the stage, which takes it with `takeOrder`, until the places are certain; in a replay it follows the stage again.
 */
export function useRaceOrder(race: RaceView, course: MarbleCourse, incidents: MatchDetail['incidents']) {
  const known = useMemo(() => (isRaceSeed(race.seed) ? simulateRaceFrames(runMarbleRace(race.seed, course)) : null), [race.seed, course]);
  const pictures = useMemo(() => known ?? raceFrames(incidents), [known, incidents]);
  const [replay, setReplay] = useState(false);
  const [onCourse, setOnCourse] = useState<readonly number[]>(() => raceOrder(pictures.at(-1)?.shares ?? race.runners.map(() => 0), []));
  const takeOrder = useCallback(
    (order: readonly number[]) => setOnCourse((before) => (before.join() === order.join() ? before : order)),
    [],
  );
  const order = race.places.length > 0 && !replay ? raceOrder([], race.places) : onCourse;
  return { pictures, order, takeOrder, replay, setReplay };
}
