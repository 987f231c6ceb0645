import { builderSport } from '@touchline/betting/builder/builder-models';
import type { ReadyCombinationView } from '@touchline/contract/coupon/ready-combinations';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';

/** Their prices move with the match's; before it they hardly do. */
const REFRESH_MS = { live: 10_000, line: 60_000 } as const;

/**
 * The ready-made combinations of a match: those that came with the page, then asked again every while that the page is seen. While the match has
 * no prices the last ones stand, so that nothing below them moves.
 */
export function useReadyCombinations(match: MatchDetail, loaded: readonly ReadyCombinationView[]): readonly ReadyCombinationView[] {
  const caller = useApiClient();
  const { language } = useTranslator();
  const [ready, setReady] = useState(loaded);
  const { id, kind, sport } = match;
  const { status, score } = match.state;
  const moved = JSON.stringify([status, score]);
  const over = status === 'ended' || status === 'abandoned' || status === 'cancelled';
  const asks = !over && builderSport(sport) !== undefined;
  const [first] = useState(moved);
  useEffect(() => {
    if (!asks) return undefined;
    let isGone = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      caller.execute('readyCombinations', { query: { gameId: id, lng: language } }).then(
        (list) => {
          if (!isGone && list.length > 0) setReady(list);
        },
        () => undefined,
      );
    };
    if (moved !== first || loaded.length === 0) ask();
    const timer = setInterval(ask, REFRESH_MS[kind]);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [asks, caller, id, kind, language, moved, first, loaded]);
  return asks ? ready : [];
}
