import type { StateView } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { MatchClock } from '../../live/clock.tsx';

/** Dot, running clock and period; a race has one period, which nobody names. The clock ticks by itself between the feed's messages. */
export function ScoreClock({
  state,
  race = false,
  short = false,
}: {
  readonly state: StateView;
  readonly race?: boolean;
  /** The clock alone, where there is one. */
  readonly short?: boolean;
}) {
  const t = useTranslator();
  if (state.status === 'planned') return null;
  const live = state.status === 'live';
  const clock = live && state.clock;
  const phase = !live ? t(`match.status.${state.status}`) : race || state.periodName === '' ? t('match.status.live') : state.periodName;
  return (
    <div className="board-clock">
      {live ? <span className="status-dot" role="img" aria-label={t('match.status.live')} /> : null}
      {clock ? <MatchClock clock={clock} /> : null}
      {clock && !short ? <span className="bench-phase">·</span> : null}
      {clock && short ? null : (
        <span className="bench-phase" dir="auto">
          {phase}
        </span>
      )}
    </div>
  );
}
