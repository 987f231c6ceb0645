import type { PastSharedBet } from '@touchline/contract/casino/shared-shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { casinoTableRoundPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import { sharedResultText } from '../shared/shared-result-text.ts';
import { HistoryRow } from './history-row.tsx';

/** A bet at a shared table in the list, with what was drawn. It leads to the check of its round. */
export function TableBetRow({ bet }: { readonly bet: PastSharedBet }) {
  const t = useTranslator();
  return (
    <HistoryRow
      to={casinoTableRoundPath(t.language, bet.game, bet.round)}
      name={gameName(t, bet.game)}
      at={bet.placedAt}
      stake={bet.stake}
      returned={bet.result === null ? null : bet.returned}
      currency={bet.currency}
      outcome={bet.result === null ? null : <small className="muted">{sharedResultText(t, bet.game, bet.result)}</small>}
    />
  );
}
