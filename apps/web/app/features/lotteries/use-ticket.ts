import type { Lottery } from '@touchline/casino/lotteries/lottery';
import type { LotteryDrawView, LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { useSessionStore } from '../../shell/session/session-context.tsx';
import { addLine, fillLine, NO_LINES, quickCount, randomLine, removeLine, type TicketLines, toggleNumber } from './ticket-lines.ts';

export interface TicketDraft {
  readonly ticket: TicketLines;
  readonly draws: number;
  readonly busy: boolean;
  /** Why the last attempt was refused, and the code of that refusal. */
  readonly problem: string | null;
  readonly code: string | null;
  /** The ticket that was bought last, until the next change. */
  readonly bought: LotteryTicketView | null;
  toggle(number: number): void;
  quickPick(): void;
  clear(): void;
  addLine(): void;
  removeLine(at: number): void;
  choose(line: number): void;
  setDraws(draws: number): void;
  buy(draw: LotteryDrawView): void;
}

/** The ticket that is being filled in. One attempt, one guid: a second press on a slow line is the same ticket. */
export function useTicket(lottery: Lottery): TicketDraft {
  const caller = useApiClient();
  const { setBalance } = useSessionStore();
  const { revalidate } = useRevalidator();
  const form = useCallForm([] as const);
  const [ticket, setTicket] = useState(NO_LINES);
  const [draws, setDraws] = useState(1);
  const [guid, setGuid] = useState(() => nanoid());
  const [bought, setBought] = useState<LotteryTicketView | null>(null);
  const renew = (): void => {
    setGuid(nanoid());
    setBought(null);
    form.check({});
  };
  const change = (next: (ticket: TicketLines) => TicketLines): void => {
    setTicket(next);
    renew();
  };
  return {
    ticket,
    draws,
    busy: form.busy,
    problem: form.problem,
    code: form.code,
    bought,
    toggle: (number) => change((own) => toggleNumber(own, number, lottery)),
    quickPick: () => change((own) => fillLine(own, randomLine(quickCount(own, lottery), lottery))),
    clear: () => change((own) => fillLine(own, [])),
    addLine: () => change(addLine),
    removeLine: (at) => change((own) => removeLine(own, at)),
    choose: (active) => setTicket((own) => ({ ...own, active })),
    setDraws(next) {
      setDraws(next);
      renew();
    },
    buy({ drawId }) {
      const body = { drawId, guid, draws, lines: ticket.lines.map((line) => [...line]) };
      void form.send(
        () => caller.execute('buyLotteryTicket', { body }),
        (reply) => {
          setBalance(reply.balance);
          setBought(reply.ticket);
          setTicket(NO_LINES);
          setGuid(nanoid());
          void revalidate();
        },
      );
    },
  };
}
