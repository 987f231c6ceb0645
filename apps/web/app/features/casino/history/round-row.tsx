import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { casinoGamePath, casinoRoundPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import { JackpotWon } from '../jackpots/jackpot-won.tsx';
import { formatMultiplier, parsePay } from '../play/multiplier.ts';
import { HistoryRow } from './history-row.tsx';

/** A round in the list. An open one leads back to its table. */
export function RoundRow({ round }: { readonly round: CasinoReceipt }) {
  const t = useTranslator();
  const pay = parsePay(round.pay);
  const isOpen = round.status === 'open';
  return (
    <HistoryRow
      to={isOpen ? casinoGamePath(t.language, round.game) : casinoRoundPath(t.language, round.round)}
      name={gameName(t, round.game)}
      at={round.startedAt}
      stake={round.stake}
      returned={isOpen ? null : (round.returned ?? '0')}
      currency={round.currency}
      outcome={pay && formatMultiplier(t.language, pay)}
    >
      <JackpotWon round={round} />
    </HistoryRow>
  );
}
