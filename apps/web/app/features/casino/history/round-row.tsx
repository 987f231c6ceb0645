import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoGamePath, casinoRoundPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import { JackpotWon } from '../jackpots/jackpot-won.tsx';
import { formatMultiplier, parsePay } from '../play/multiplier.ts';

/** A round in the list: when, which game, what was staked and what came back. An open one leads back to its table. */
export function RoundRow({ round }: { readonly round: CasinoReceipt }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  const pay = parsePay(round.pay);
  const isOpen = round.status === 'open';
  return (
    <li>
      <Link
        className="casino-history-round"
        to={isOpen ? casinoGamePath(t.language, round.game) : casinoRoundPath(t.language, round.round)}
      >
        <span>
          <b>{gameName(t, round.game)}</b>
          <small className="muted figures">{dateTime(round.startedAt)}</small>
        </span>
        <span>
          <small className="muted">{t('casino.stake')}</small>
          <span className="figures">{amount(round.stake, round.currency)}</span>
        </span>
        <span>
          <small className="muted">{t('casino.receipt.returned')}</small>
          {isOpen ? (
            <Badge tone="info">{t('casino.receipt.open')}</Badge>
          ) : (
            <span className="figures">
              {amount(round.returned ?? '0', round.currency)} {pay === null ? '' : formatMultiplier(t.language, pay)}
            </span>
          )}
          <JackpotWon round={round} />
        </span>
      </Link>
    </li>
  );
}
