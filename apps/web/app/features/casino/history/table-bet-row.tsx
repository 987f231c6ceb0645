import type { PastSharedBet } from '@touchline/contract/casino/shared-shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoTableRoundPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import { sharedResultText } from '../shared/shared-result-text.ts';

/** A bet at a shared table in the list: when, at which, what was staked, what was drawn and what came back. It leads to the check of its round. */
export function TableBetRow({ bet }: { readonly bet: PastSharedBet }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <li>
      <Link className="casino-history-round" to={casinoTableRoundPath(t.language, bet.game, bet.round)}>
        <span>
          <b>{gameName(t, bet.game)}</b>
          <small className="muted figures">{dateTime(bet.placedAt)}</small>
        </span>
        <span>
          <small className="muted">{t('casino.stake')}</small>
          <span className="figures">{amount(bet.stake, bet.currency)}</span>
        </span>
        <span>
          <small className="muted">{t('casino.receipt.returned')}</small>
          {bet.result === null || bet.returned === null ? (
            <Badge tone="info">{t('casino.receipt.open')}</Badge>
          ) : (
            <span className="figures">
              {amount(bet.returned, bet.currency)} <small className="muted">{sharedResultText(t, bet.game, bet.result)}</small>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
