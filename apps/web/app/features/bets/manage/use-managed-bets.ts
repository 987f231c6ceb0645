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
  /** The last reading brought nothing. */
  readonly failed: boolean;
  reload(): void;
}

interface State {
  readonly bets: readonly ManageableBet[] | null;
  readonly totals: Manager['totals'];
  readonly points: ReadonlyMap<string, readonly CashOutPoint[]>;
  readonly failed: boolean;
}

interface ManagedBetsOptions {
  /** Values that the page brought along: it is not asked for again at the start. */
  readonly loaded?: Manager;
  readonly wanted?: boolean;
  /** Bets with a leg on one match, or one bet alone. */
  readonly only?: { readonly matchId?: number; readonly betId?: string };
}

/** The player's running bets with all that can be done to them; values move with the stream. */
export function useManagedBets({ loaded, wanted = true, only }: ManagedBetsOptions): ManagedBets {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const [state, setState] = useState<State>(() => ({
    bets: loaded?.bets ?? null,
    totals: loaded?.totals ?? [],
    points: appendCashOutPoints(new Map(), loaded?.bets ?? [], clock.read()),
    failed: false,
  }));
  const { matchId, betId } = only ?? {};
  const reload = useCallback(() => {
    const query = { lng: t.language, ...(matchId !== undefined && { matchId }), ...(betId !== undefined && { betId }) };
    void caller.tryExecute('getOpenBetsWithCashOut', { query }).then(({ data }) => {
      if (data) setState((before) => ({ ...data, points: appendCashOutPoints(before.points, data.bets, clock.now()), failed: false }));
      else setState((before) => ({ ...before, failed: true }));
    });
  }, [caller, clock, t.language, matchId, betId]);
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
