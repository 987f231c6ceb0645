import type { StateView } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { RunningClock } from '../../live/clock.tsx';

/** Dot, running clock and period. The clock ticks by itself between the feed's messages. */
export function ScoreClock({ state }: { readonly state: StateView }) {
  const t = useTexts();
  if (state.status === 'planned') return null;
  const live = state.status === 'live';
  const clock = live && state.clock;
  return (
    <div className="bs-c">
      {live ? <span className="dot" role="img" aria-label={t('match.status.live')} /> : null}
      {clock ? <RunningClock clock={clock} /> : null}
      <span className="ph" dir="auto">
        {clock ? '· ' : ''}
        {live ? state.periodName : t(`match.status.${state.status}`)}
      </span>
    </div>
  );
}
