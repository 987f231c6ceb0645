import type { BetView } from '@touchline/contract/bets/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';

export type OpenBetsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly bets: readonly BetView[] };

const SHOWN = 20;

/** The player's open bets, loaded again whenever the stream tells of one that was taken or settled. */
export function useOpenBets(): { readonly state: OpenBetsState; readonly reload: () => void } {
  const caller = useApiClient();
  const { language } = useTranslator();
  const playerId = useSession()?.playerId;
  const [state, setState] = useState<OpenBetsState>({ phase: 'loading' });
  const reload = useCallback(() => {
    if (playerId === undefined) return;
    caller.execute('betsHistory', { body: { status: 'open', count: SHOWN, lng: language } }).then(
      ({ bets }) => setState({ phase: 'ready', bets }),
      () => setState((before) => (before.phase === 'ready' ? before : { phase: 'failed' })),
    );
  }, [caller, language, playerId]);
  useEffect(reload, [reload]);
  usePlayerEvents((news) => {
    if (news.kind === 'bet' || news.kind === 'bet-decision') reload();
  });
  return { state, reload };
}
