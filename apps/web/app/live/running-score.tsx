import type { StateView } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { RunningClock } from './clock.tsx';

/** "67:12 · 2–1": clock or period, and the score. Left to right in every language. */
export function RunningScore({ state }: { readonly state: StateView }) {
  const t = useTexts();
  const live = state.status === 'live';
  return (
    <span dir="ltr">
      {live && state.clock ? (
        <RunningClock clock={state.clock} />
      ) : (
        <span dir="auto">{live ? state.periodName : t(`match.status.${state.status}`)}</span>
      )}
      {' · '}
      {state.score[0]}–{state.score[1]}
    </span>
  );
}
