import type { TotoMarks } from '@touchline/betting/toto/toto-ticket';
import type { TotoSheet, TotoTicketView } from '@touchline/contract/toto/calls';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { useSessionStore } from '../../shell/session/session-context.tsx';
import { summariseTicket, type TicketSummary } from './ticket-summary.ts';
import { parseMarks } from './toto-paths.ts';

export interface TicketDraft {
  readonly marks: TotoMarks;
  readonly stakeMultiplier: number;
  readonly figures: TicketSummary;
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly problem: string | null;
  /** Code of that refusal. */
  readonly code: string | null;
  /** The ticket that was placed last, until the next change. */
  readonly done: TotoTicketView | null;
  toggle(place: number, outcome: number): void;
  fill(marks: TotoMarks): void;
  setStakeMultiplier(stakeMultiplier: number): void;
  place(): void;
  /** Goes on with the same marks. */
  again(): void;
}

/** The ticket that is being filled in. One attempt, one guid: a second press on a slow line is the same ticket. */
export function useTicket(sheet: TotoSheet, wished: string | null): TicketDraft {
  const caller = useApiClient();
  const { setBalance } = useSessionStore();
  const { revalidate } = useRevalidator();
  const form = useCallForm([] as const);
  const [marks, setMarks] = useState<TotoMarks>(() => parseMarks(wished, sheet.matches));
  const [stakeMultiplier, setStakeMultiplier] = useState(1);
  const [guid, setGuid] = useState(() => nanoid());
  const [done, setDone] = useState<TotoTicketView | null>(null);
  const change = (): void => {
    setGuid(nanoid());
    setDone(null);
    form.check({});
  };
  return {
    marks,
    stakeMultiplier,
    figures: summariseTicket(sheet, marks, stakeMultiplier),
    busy: form.busy,
    problem: form.problem,
    code: form.code,
    done,
    toggle(place, outcome) {
      const order = sheet.matches[place]?.outcomes.map((one) => one.outcome) ?? [];
      setMarks((before) =>
        before.map((own, i) => {
          if (i !== place) return own;
          return own.includes(outcome) ? own.filter((one) => one !== outcome) : order.filter((one) => one === outcome || own.includes(one));
        }),
      );
      change();
    },
    fill(next) {
      setMarks(next);
      change();
    },
    setStakeMultiplier(next) {
      setStakeMultiplier(next);
      change();
    },
    place() {
      const body = { drawId: sheet.drawId, guid, stakeMultiplier, marks: marks.map((own) => [...own]) };
      void form.send(
        () => caller.execute('makeTotoTicket', { body }),
        ({ ticket, balance }) => {
          setBalance(balance);
          setDone(ticket);
          setGuid(nanoid());
          void revalidate();
        },
      );
    },
    again: change,
  };
}
