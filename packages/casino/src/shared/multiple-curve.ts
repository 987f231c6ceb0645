/** Growth a second of the multiple that everybody watches: m(t) = e^(0.06 t). */
const GROWTH = 0.06;
const START = 100;

/** The multiple so long after the start, in hundredths that are not rounded: what a curve is drawn by. */
export const curveAt = (elapsedMs: number): number => (elapsedMs <= 0 ? START : 100 * Math.exp((GROWTH * elapsedMs) / 1000));

/** The multiple so long after the start, in whole hundredths rounded down. */
export const multipleAt = (elapsedMs: number): number => Math.max(START, Math.floor(curveAt(elapsedMs)));

/** The first millisecond after the start at which the curve shows a multiple, given in hundredths. */
export function reachedMs(hundredths: number): number {
  if (hundredths <= START) return 0;
  let ms = Math.max(0, Math.floor((Math.log(hundredths / 100) / GROWTH) * 1000) - 1);
  while (multipleAt(ms) < hundredths) ms += 1;
  return ms;
}

/**
 * How long a round runs: for as long as the curve shows its result, so that who takes by hand what a target would have paid is paid alike. A round
 * that comes to nothing ends as it starts.
 */
export const crashMs = (result: number): number => (result <= START ? 0 : reachedMs(result + 1));
