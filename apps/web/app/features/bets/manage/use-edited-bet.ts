import type { BetView } from '@touchline/contract/bets/calls';
import type { CashOutQuote, EditQuote } from '@touchline/contract/cash-out/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { buildEditRequest, type EditedLeg, hasChanges, planned } from './edited-bet.ts';

/** Selections are changed one after the other: the preview is asked for when nothing has changed for so long. */
const PREVIEW_AFTER_MS = 250;

/** A running bet as it is to be: its legs, the preview of what it would be worth, and the call that makes it so. */
export function useEditedBet(bet: BetView, sale: CashOutQuote, onDone: () => void) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const { busy, problem, run } = useAction();
  const [legs, setLegs] = useState(() => planned(bet, sale));
  const [quote, setQuote] = useState<EditQuote | null>(null);
  const attempt = useRef<{ readonly key: string; readonly guid: string } | null>(null);
  const { offer } = sale;
  const changed = hasChanges(bet, legs) && legs.length > 0;
  const key = JSON.stringify([offer, legs]);
  const { betId, kind, systemSize } = bet;

  useEffect(() => {
    if (!changed || offer === null) return undefined;
    let gone = false;
    const [, wanted] = JSON.parse(key) as readonly [string, readonly EditedLeg[]];
    const timer = setTimeout(() => {
      const body = { bet: buildEditRequest({ kind, systemSize }, wanted, offer, nanoid(), t.language) };
      void caller.tryExecute('editQuote', { params: { betId }, body }).then(({ data }) => {
        if (!gone) setQuote(data ?? null);
      });
    }, PREVIEW_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [changed, key, betId, kind, systemSize, offer, caller, t.language]);

  const change = (next: readonly EditedLeg[]): void => {
    setQuote(null);
    setLegs(next);
  };
  // The prices of the preview are the ones that are agreed to.
  const priced = (): readonly EditedLeg[] =>
    legs.map((leg) => ({
      ...leg,
      odds: quote?.legs.find((one) => one.matchId === leg.matchId && one.selectionId === leg.selectionId)?.odds ?? leg.odds,
    }));
  const save = (): void => {
    if (offer === null) return;
    // A second press on a slow line is the same edit.
    if (attempt.current?.key !== key) attempt.current = { key, guid: nanoid() };
    const { guid } = attempt.current;
    void run(
      () => caller.execute('editBet', { params: { betId }, body: { bet: buildEditRequest(bet, priced(), offer, guid, t.language) } }),
      (answer) => {
        onDone();
        if (answer.betId) void navigate(`/${t.language}/bets/${answer.betId}`);
        return t('bets.edit.done');
      },
    );
  };
  return { legs, quote, changed, busy, problem, change, reset: () => change(planned(bet, sale)), save };
}
