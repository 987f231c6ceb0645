import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { MatchClock, useNow } from '../../../live/clock.tsx';
import { scorePair } from '../../../live/innings-state.ts';
import { useLiveMatchState } from '../../../live/use-live-match-state.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** When a leg's match starts, or how it stands: clock and score where the stream tells them. */
export function LegTime({ matchId, startsAt, live }: { readonly matchId: number; readonly startsAt: number; readonly live: boolean }) {
  const t = useTranslator();
  const { day, time } = useFormats();
  const now = useNow();
  const state = useLiveMatchState(matchId);
  if (state && state.status !== 'planned')
    return (
      <span className="leg-live figures">
        <span className="status-dot leg-dot" />
        {state.clock ? <MatchClock clock={state.clock} /> : <span dir="auto">{state.periodName}</span>}
        <span>· {scorePair(t, state)}</span>
      </span>
    );
  if (live)
    return (
      <span className="leg-live">
        <span className="status-dot leg-dot" />
        {t('coupon.leg.live')}
      </span>
    );
  return (
    <>
      <Icon name="clock" size="xs" />
      <time className="figures" dateTime={new Date(startsAt * 1000).toISOString()}>
        {day(startsAt * 1000, now)} {time(startsAt * 1000)}
      </time>
    </>
  );
}
