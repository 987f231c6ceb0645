import type { InputFor } from '@touchline/contract/calls';
import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTopic } from '../../../../live/push-context.ts';
import { useApiClient } from '../../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../../shell/api/use-action.ts';
import { usePeriodic } from '../../../../shell/page/use-periodic.ts';
import { useSessionStore } from '../../../../shell/session/session-context.tsx';
import type { PokerDecision } from '../decision/action-bar.tsx';

/** For what the stream might miss, ms. */
const AGAIN_MS = 10_000;

/** Wishes of a seat for the next hand; one that is absent stays as it is. */
export type SeatWishes = Pick<NonNullable<InputFor<'pokerPresence'>['body']>, 'presence' | 'missedBlinds'>;

/** A poker table as its page follows it, and what its player can do there. */
export interface PokerRoom {
  readonly view: PokerTableView;
  readonly isBusy: boolean;
  /** Why the last thing was refused. */
  readonly problem: string | null;
  act(decision: PokerDecision): void;
  sit(seat: number, chips: number, onDone: () => void): void;
  topUp(chips: number, onDone: () => void): void;
  setPresence(wishes: SeatWishes): void;
  leave(): void;
  /** Waits for a seat at a full table, or no longer. */
  wait(): void;
  stopWaiting(): void;
}

/**
 * Follows a table: what is pushed is the table as a guest sees it, so that who sits or waits there asks for the own view at each news of it. `loaded` is that of the
 * page's loader.
 */
export function usePokerRoom(loaded: PokerTableView): PokerRoom {
  const t = useTranslator();
  const caller = useApiClient();
  const { setBalance } = useSessionStore();
  const { busy, problem, run } = useAction();
  const [view, setView] = useState(loaded);
  const params = { pokerTableId: view.table.tableId };
  // An answer that was asked for earlier may come later: the newest question counts.
  const asked = useRef(0);
  const read = async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await caller.execute('pokerTable', { params });
    if (mine === asked.current) setView(answer.view);
  };
  const show = (next: PokerTableView): null => {
    asked.current += 1;
    setView(next);
    return null;
  };
  const pay = ({ view: next, balance }: { readonly view: PokerTableView; readonly balance: string }): null => {
    setBalance(balance);
    return show(next);
  };
  useTopic(`table:poker-${params.pokerTableId}`, {
    synced: () => void read().catch(() => undefined),
    delta: ({ g }) => {
      if (!g?.poker) return;
      if (view.own === null && view.wait === null && !view.sitGo?.own) show(g.poker);
      else void read().catch(() => undefined);
    },
  });
  usePeriodic(AGAIN_MS, true, read);
  useOwnCut(view);
  useSeatLeft(view);
  const once = (call: () => Promise<{ readonly view: PokerTableView; readonly balance: string }>, onDone?: () => void): void =>
    void run(call, (reply) => {
      onDone?.();
      return pay(reply);
    });
  return {
    view,
    isBusy: busy,
    problem,
    act(decision) {
      if (busy || !view.hand) return;
      const { handId } = view.hand;
      void run(
        () => caller.execute('pokerAct', { params, body: { pokerHandId: handId, ...decision } }),
        (reply) => show(reply.view),
      );
    },
    sit: (seat, chips, onDone) => once(() => caller.execute('pokerSit', { params, body: { seat, chips, guid: nanoid() } }), onDone),
    topUp: (chips, onDone) => once(() => caller.execute('pokerTopUp', { params, body: { chips, guid: nanoid() } }), onDone),
    setPresence: (wishes) =>
      void run(
        () => caller.execute('pokerPresence', { params, body: wishes }),
        (reply) => show(reply.view),
      ),
    leave: () =>
      void run(
        () => caller.execute('pokerLeave', { params }),
        (reply) => {
          pay(reply);
          return reply.view.own === null ? t('poker.left') : null;
        },
      ),
    wait: () =>
      void run(
        () => caller.execute('pokerWait', { params }),
        (reply) => show(reply.view),
      ),
    stopWaiting: () =>
      void run(
        () => caller.execute('pokerStopWaiting', { params }),
        (reply) => show(reply.view),
      ),
  };
}

/** Asks for the balance once the seat is left: after a hand, or since the player sat out for long, nobody has pressed anything. */
function useSeatLeft({ own }: PokerTableView): void {
  const caller = useApiClient();
  const { setBalance } = useSessionStore();
  const isSeated = own !== null;
  const wasSeated = useRef(isSeated);
  const ask = useEffectEvent(() => {
    void caller.tryExecute('userBalance', {}).then((reply) => reply.data && setBalance(reply.data.balance));
  });
  useEffect(() => {
    if (wasSeated.current && !isSeated) ask();
    wasSeated.current = isSeated;
  }, [isSeated]);
}

/** Gives the player's part in the cut of each deck that is promised: without the player's doing, and anew for each. */
function useOwnCut({ table: { tableId }, own, promise }: PokerTableView): void {
  const caller = useApiClient();
  const isSeated = own !== null;
  const give = useEffectEvent(() => {
    // A part that comes too late counts for nothing, and the next deck has a new one.
    caller.execute('pokerPresence', { params: { pokerTableId: tableId }, body: { cut: nanoid() } }).catch(() => undefined);
  });
  useEffect(() => {
    if (isSeated && promise !== null) give();
  }, [isSeated, promise]);
}
