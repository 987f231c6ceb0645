import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { RunningClock, useNow } from '../../live/clock.tsx';
import { useRunningState } from '../../live/use-running-state.ts';
import { useFormats } from '../../use-formats.ts';

/** When a leg's match starts, or how it stands: clock and score where the stream tells them. */
export function LegTime({ matchId, startsAt, live }: { readonly matchId: number; readonly startsAt: number; readonly live: boolean }) {
  const t = useTexts();
  const { day, time } = useFormats();
  const now = useNow();
  const state = useRunningState(matchId);
  if (state && state.status !== 'planned')
    return (
      <span className="leg-live num">
        <span className="dot" />
        {state.clock ? <RunningClock clock={state.clock} /> : <span dir="auto">{state.periodName}</span>}
        <span>
          · {state.score[0]}–{state.score[1]}
        </span>
      </span>
    );
  if (live)
    return (
      <span className="leg-live">
        <span className="dot" />
        {t('coupon.leg.live')}
      </span>
    );
  return (
    <>
      <Icon name="clock" size="xs" />
      <time className="num" dateTime={new Date(startsAt * 1000).toISOString()}>
        {day(startsAt * 1000, now)} {time(startsAt * 1000)}
      </time>
    </>
  );
}
