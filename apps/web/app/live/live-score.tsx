import type { StateView } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { MatchClock } from './clock.tsx';
import { scorePair } from './innings-state.ts';

/** "67:12 · 2–1": clock or period, and the score. Left to right in every language. */
export function LiveScore({ state }: { readonly state: StateView }) {
  const t = useTranslator();
  const live = state.status === 'live';
  return (
    <span dir="ltr">
      {live && state.clock ? (
        <MatchClock clock={state.clock} />
      ) : (
        <span dir="auto">{live ? state.periodName : t(`match.status.${state.status}`)}</span>
      )}
      {' · '}
      {scorePair(t, state)}
    </span>
  );
}
