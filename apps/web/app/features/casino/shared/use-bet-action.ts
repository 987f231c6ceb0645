import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import type { Stake } from '../play/use-stake.ts';
import type { BetAction } from './bet-button.tsx';
import type { NextBets } from './use-next-bets.ts';
import type { SharedTable } from './use-shared-table.ts';

/** The deed of the button where the round and the player's bet are; `target` is undefined while what is typed is none. */
export function useBetAction(
  table: SharedTable,
  { stake, next, target }: { readonly stake: Stake; readonly next: NextBets; readonly target: number | null | undefined },
): BetAction {
  const t = useTranslator();
  const { amount } = useFormats();
  const { session, openLogin } = useSessionStore();
  const { own, phase } = table;
  const action = (text: string, run: (() => void) | null, isTake = false): BetAction => ({ text, run, isTake });
  if (session === null) return action(t('casino.sign-in'), openLogin);
  if (own?.status === 'open') {
    if (phase === 'betting') return action(t('casino.shared.cancel'), table.cancel);
    if (phase === 'running' && table.game === 'crash') return action(t('casino.shared.cash-out'), table.cashOut, true);
    return action(t('casino.shared.in', { amount: amount(own.stake, own.currency) }), null);
  }
  if (next.isQueued) return action(t('casino.shared.queued'), () => next.queue(false));
  const text = phase === 'betting' ? 'casino.shared.bet' : 'casino.shared.queue';
  const isPossible = target !== undefined && (table.game === 'crash' || target !== null);
  return action(t(text, { amount: stake.amount }), isPossible ? () => stake.take(stake.unitMinor) !== null && next.queue(true) : null);
}
