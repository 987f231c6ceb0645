import type { ReplyFor } from '@touchline/contract/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { useServerClock } from '../../../live/clock.tsx';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { appendCashOutPoints, applyCashOutValues, type CashOutPoint, type ManageableBet } from './managed-bets.ts';

type Manager = ReplyFor<'getOpenBetsWithCashOut'>;

export interface ManagedBets {
  /** Null until they have been read. */
  readonly bets: readonly ManageableBet[] | null;
  readonly totals: Manager['totals'];
  readonly points: ReadonlyMap<string, readonly CashOutPoint[]>;
  reload(): void;
}

interface State {
  readonly bets: readonly ManageableBet[] | null;
  readonly totals: Manager['totals'];
  readonly points: ReadonlyMap<string, readonly CashOutPoint[]>;
}

/**
 * The player's running bets with all that can be done to them; values move with the stream. `loaded`: what the page brought along. Without it they are
 * asked for, where they are `wanted`.
 */
export function useManagedBets({ loaded, wanted = true }: { readonly loaded?: Manager; readonly wanted?: boolean }): ManagedBets {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const [state, setState] = useState<State>(() => ({
    bets: loaded?.bets ?? null,
    totals: loaded?.totals ?? [],
    points: appendCashOutPoints(new Map(), loaded?.bets ?? [], clock.read()),
  }));
  const reload = useCallback(() => {
    void caller.tryExecute('getOpenBetsWithCashOut', { query: { lng: t.language } }).then(({ data }) => {
      if (data) setState((before) => ({ ...data, points: appendCashOutPoints(before.points, data.bets, clock.now()) }));
    });
  }, [caller, clock, t.language]);
  const ask = wanted && loaded === undefined;
  useEffect(() => {
    if (ask) reload();
  }, [ask, reload]);
  usePlayerEvents((news) => {
    if (!wanted) return;
    if (news.kind === 'sale')
      setState((before) => {
        if (before.bets === null) return before;
        const bets = applyCashOutValues(before.bets, news, (code) => t.find(`error.${code}`) ?? code);
        return { ...before, bets, points: appendCashOutPoints(before.points, bets, clock.now()) };
      });
    if (news.kind === 'bet' || news.kind === 'bet-decision' || news.kind === 'sale-order') reload();
  });
  return { ...state, reload };
}
