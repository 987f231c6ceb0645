import type { MatchRow } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useMatchState } from '../../live/live-context.tsx';
import type { MatchSummary } from '../../live/live-odds-button.tsx';

/** A match as a card shows it: its name, how it stands, and the prices of its result where it has one. */
export function useCardMatch(match: MatchRow) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  return { name, state, priced, market, running: match.kind === 'live' && state.status !== 'planned' };
}
