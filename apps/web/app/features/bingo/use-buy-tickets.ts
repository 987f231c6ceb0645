import type { BingoPurchaseView } from '@touchline/contract/bingo/shapes';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { useSessionStore } from '../../shell/session/session-context.tsx';

export interface TicketPurchase {
  readonly tickets: number;
  readonly gameId: string | null;
  readonly busy: boolean;
  /** Why the last attempt was refused, and the code of that refusal. */
  readonly problem: string | null;
  readonly code: string | null;
  /** The purchase made last, until the next change. */
  readonly bought: BingoPurchaseView | null;
  setTickets(tickets: number): void;
  chooseGame(gameId: string): void;
  buy(gameId: string): void;
}

/** Tickets that are about to be bought. One attempt, one guid and one text of the buyer's: a second press on a slow line is the same purchase. */
export function useBuyTickets(): TicketPurchase {
  const caller = useApiClient();
  const { setBalance } = useSessionStore();
  const { revalidate } = useRevalidator();
  const form = useCallForm([] as const);
  const [tickets, setTickets] = useState(1);
  const [gameId, setGameId] = useState<string | null>(null);
  const [own, setOwn] = useState(() => ({ guid: nanoid(), buyerSeed: nanoid() }));
  const [bought, setBought] = useState<BingoPurchaseView | null>(null);
  const renew = (): void => {
    setOwn({ guid: nanoid(), buyerSeed: nanoid() });
    setBought(null);
    form.check({});
  };
  return {
    tickets,
    gameId,
    busy: form.busy,
    problem: form.problem,
    code: form.code,
    bought,
    setTickets(next) {
      setTickets(next);
      renew();
    },
    chooseGame(next) {
      setGameId(next);
      renew();
    },
    buy(game) {
      void form.send(
        () => caller.execute('buyBingoTickets', { body: { bingoGameId: game, tickets, ...own } }),
        ({ balance, purchase }) => {
          setBalance(balance);
          setBought(purchase);
          setOwn({ guid: nanoid(), buyerSeed: nanoid() });
          void revalidate();
        },
      );
    },
  };
}
