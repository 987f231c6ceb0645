import type { ReplyFor } from '@touchline/contract/calls';
import { useTexts } from '@touchline/ui/texts';
import { useCallback, useEffect, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { type ManagedBet, type ValuePoint, withPoints, withValues } from './managed-bets.ts';

type Manager = ReplyFor<'betsManager'>;

export interface ManagedBets {
  /** Null until they have been read. */
  readonly bets: readonly ManagedBet[] | null;
  readonly totals: Manager['totals'];
  readonly points: ReadonlyMap<string, readonly ValuePoint[]>;
  reload(): void;
}

interface State {
  readonly bets: readonly ManagedBet[] | null;
  readonly totals: Manager['totals'];
  readonly points: ReadonlyMap<string, readonly ValuePoint[]>;
}

/**
 * The player's running bets with all that can be done to them; values move with the stream. `loaded`: what the page brought along. Without it they are
 * asked for, where they are `wanted`.
 */
export function useManagedBets({ loaded, wanted = true }: { readonly loaded?: Manager; readonly wanted?: boolean }): ManagedBets {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const [state, setState] = useState<State>(() => ({
    bets: loaded?.bets ?? null,
    totals: loaded?.totals ?? [],
    points: withPoints(new Map(), loaded?.bets ?? [], clock.read()),
  }));
  const reload = useCallback(() => {
    void caller.executeSafe('betsManager', { query: { lng: t.language } }).then(({ data }) => {
      if (data) setState((before) => ({ ...data, points: withPoints(before.points, data.bets, clock.now()) }));
    });
  }, [caller, clock, t.language]);
  const ask = wanted && loaded === undefined;
  useEffect(() => {
    if (ask) reload();
  }, [ask, reload]);
  usePersonalNews((news) => {
    if (!wanted) return;
    if (news.kind === 'sale')
      setState((before) => {
        if (before.bets === null) return before;
        const bets = withValues(before.bets, news, (code) => t.find(`error.${code}`) ?? code);
        return { ...before, bets, points: withPoints(before.points, bets, clock.now()) };
      });
    if (news.kind === 'bet' || news.kind === 'bet-decision' || news.kind === 'sale-order') reload();
  });
  return { ...state, reload };
}
