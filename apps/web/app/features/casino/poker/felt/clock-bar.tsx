import { useRef } from 'react';
import { useServerClock } from '../../../../live/clock.tsx';
import { useFrames } from '../../shared/use-frames.ts';
import { shareLeft } from './time-left.ts';

interface ClockBarProps {
  /** Epoch ms of the server: the beginning of the turn, and the end of its time with the time bank. */
  readonly turnAt: number;
  readonly actsBy: number;
  /** Of the turn, before the time bank is touched. */
  readonly decisionMs: number;
}

/** The time that is left to a seat, as a bar that shrinks; that of the time bank in another colour. */
export function ClockBar({ turnAt, actsBy, decisionMs }: ClockBarProps) {
  const clock = useServerClock();
  const bar = useRef<HTMLElement>(null);
  useFrames(true, () => {
    if (!bar.current) return;
    const { share, isBank } = shareLeft({ turnAt, actsBy, decisionMs }, clock.now());
    bar.current.style.transform = `scaleX(${share.toFixed(4)})`;
    bar.current.dataset['bank'] = String(isBank);
  });
  return (
    <span className="poker-time" aria-hidden="true">
      <i ref={bar} />
    </span>
  );
}
