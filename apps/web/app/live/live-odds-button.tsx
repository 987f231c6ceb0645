import type { MarketView, SelectionView } from '@touchline/contract/line/shapes';
import { OddsButton } from '@touchline/ui/odds-button';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { useOddsFormatter, usePreferences } from '../shell/preferences/preferences-context.tsx';
import { useLiveCell } from './live-context.tsx';
import { CLOSED, SUSPENDED, unpackCell } from './live-store.ts';
import { useIsPicked, usePicks, useSelectionBar } from './selection-picks.ts';
import { usePriceLock } from './use-price-lock.ts';

/** The match a price belongs to, as far as a coupon wants to know it. */
export interface MatchSummary {
  readonly id: number;
  readonly kind: 'line' | 'live';
  readonly sport: number;
  readonly name: string;
  readonly champName: string;
  readonly startsAt: number;
}

export interface LiveOddsButtonProps {
  readonly match: MatchSummary;
  readonly market: Pick<MarketView, 'name' | 'status'>;
  readonly selection: SelectionView;
  /** Stands before the price. */
  readonly label?: string;
  /** Stands for a label that there is no room for. */
  readonly shortLabel?: string;
  readonly labelOnMobile?: boolean;
  readonly wide?: boolean;
  /** By which what the price stands in places it, and its label. */
  readonly className?: string;
  readonly labelClassName?: string;
}

/** A price that runs by itself and goes into the coupon at one press. */
export const LiveOddsButton = memo(function LiveOddsButton({
  match,
  market,
  selection,
  label,
  shortLabel,
  labelOnMobile,
  wide,
  className,
  labelClassName,
}: LiveOddsButtonProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { marks } = usePreferences();
  const picks = usePicks();
  const picked = useIsPicked(match.id, selection.id);
  const bar = useSelectionBar(match.id, selection.id);
  const cell = unpackCell(useLiveCell(match.id, market, selection));
  const { standsStill, reason, onLocked } = usePriceLock();
  const suspended = cell.status === SUSPENDED || standsStill;
  const absent = cell.status === CLOSED || (cell.odds === 0 && cell.status !== SUSPENDED);
  const text = cell.odds === 0 ? '' : odds(cell.odds);
  return (
    <OddsButton
      text={absent ? null : text}
      name={label === selection.name ? market.name : t('a11y.price', { market: market.name, selection: selection.name })}
      reason={absent ? t('a11y.price-none') : suspended || !bar ? reason : bar.reason}
      suspended={suspended}
      barred={suspended ? undefined : bar?.kind}
      onLocked={onLocked}
      selected={picked}
      move={marks ? cell.move : null}
      {...(label === undefined ? {} : { label })}
      {...(shortLabel === undefined ? {} : { shortLabel })}
      {...(labelOnMobile ? { labelOnMobile } : {})}
      {...(wide ? { wide } : {})}
      className={className}
      labelClassName={labelClassName}
      onPress={() =>
        picks.toggle({
          matchId: match.id,
          kind: match.kind,
          selectionId: selection.id,
          acceptedOdds: cell.odds,
          sport: match.sport,
          matchName: match.name,
          champName: match.champName,
          marketName: market.name,
          selectionName: selection.name,
          startsAt: match.startsAt,
        })
      }
    />
  );
});
