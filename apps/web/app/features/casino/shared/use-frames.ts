import { useEffect, useEffectEvent } from 'react';

/** Figures still change where motion is unwelcome, a few times a second. */
const STILL_MS = 250;

/** Calls `draw` before every picture that the browser paints while `isOn`, and once after each change of the page. */
export function useFrames(isOn: boolean, draw: () => void): void {
  const step = useEffectEvent(draw);
  useEffect(() => {
    step();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => step(), STILL_MS);
      return () => clearInterval(timer);
    }
    let frame = 0;
    const next = (): void => {
      step();
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
