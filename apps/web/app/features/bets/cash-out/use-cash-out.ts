import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { followOffer, UNASKED } from './armed-offer.ts';

/** The sale of a bet by two presses: the first one asks with the value of now, the second one sells at no less. */
export function useCashOut({ betId, currency, offer }: CashOutQuote, onDone: () => void) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount, scale } = useFormats();
  const { setBalance } = useSessionStore();
  const { busy, problem, run } = useAction();
  const [percent, setPercent] = useState(100);
  const [asked, setAsked] = useState(UNASKED);
  // One guid an attempt: pressing again after a lost answer cannot sell twice.
  const attempt = useRef<{ readonly guid: string; readonly offer: string; readonly percent: number } | null>(null);
  const parsed = offer === null ? null : parseMoney(offer, scale(currency));
  const offerMinor = parsed?.ok ? parsed.value : null;
  // While the call is under way the server judges the value.
  const question = busy ? asked : followOffer(asked, offerMinor);
  if (question !== asked) setAsked(question);

  const sell = (): void => {
    if (offer === null) return;
    if (attempt.current?.offer !== offer || attempt.current.percent !== percent) attempt.current = { guid: nanoid(), offer, percent };
    const body = { ...attempt.current, tolerance: 0 };
    void run(
      async () => {
        try {
          return await caller.execute('cashOutBet', { params: { betId }, body });
        } catch (error) {
          setAsked(UNASKED);
          throw error;
        }
      },
      (answer) => {
        attempt.current = null;
        setAsked(UNASKED);
        setPercent(100);
        setBalance(answer.balance);
        onDone();
        return t('bets.sale.done', { amount: amount(answer.paid, currency) });
      },
    );
  };
  return {
    percent,
    offerMinor,
    busy,
    problem,
    asks: question.armed !== null,
    fellFromMinor: question.fellFromMinor,
    choosePercent(next: number): void {
      setPercent(next);
      setAsked(UNASKED);
    },
    press(): void {
      if (question.armed !== null) sell();
      else if (offerMinor !== null) setAsked({ armed: { offerMinor }, fellFromMinor: null });
    },
    keep: (): void => setAsked(UNASKED),
  };
}

export type CashOutSale = ReturnType<typeof useCashOut>;
