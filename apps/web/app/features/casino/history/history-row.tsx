import './history.css';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';

interface HistoryRowProps {
  /** The receipt or the check of what was played; the table where it is still open. */
  readonly to: string;
  readonly name: string;
  /** Epoch ms. */
  readonly at: number;
  /** Decimal text, as `returned`. */
  readonly stake: string;
  /** Null while it is open. */
  readonly returned: string | null;
  readonly currency: string;
  /** How it came out, beside what was returned. */
  readonly outcome?: ReactNode;
  /** More that it brought, below. */
  readonly children?: ReactNode;
}

/** Something that was played, in a list: when, at which game, what was staked and what came back. */
export function HistoryRow({ to, name, at, stake, returned, currency, outcome, children }: HistoryRowProps) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <li>
      <Link className="casino-history-round" to={to}>
        <span>
          <b>{name}</b>
          <small className="muted figures">{dateTime(at)}</small>
        </span>
        <span>
          <small className="muted">{t('casino.stake')}</small>
          <span className="figures">{amount(stake, currency)}</span>
        </span>
        <span>
          <small className="muted">{t('casino.receipt.returned')}</small>
          {returned === null ? (
            <Badge tone="info">{t('casino.receipt.open')}</Badge>
          ) : (
            <span className="figures">
              {amount(returned, currency)} {outcome}
            </span>
          )}
          {children}
        </span>
      </Link>
    </li>
  );
}
