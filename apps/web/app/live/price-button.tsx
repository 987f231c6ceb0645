import type { MarketView, SelectionView } from '@touchline/contract/line-shapes';
import { Price } from '@touchline/ui/price';
import { useTexts } from '@touchline/ui/texts';
import { memo } from 'react';
import { useOddsText, usePreferences } from '../preferences-context.tsx';
import { useCell } from './live-context.tsx';
import { CLOSED, SUSPENDED, unpackCell } from './live-store.ts';
import { useIsPicked, usePicks } from './picks.ts';

/** The match a price belongs to, as far as a coupon wants to know it. */
export interface PricedMatch {
  readonly id: number;
  readonly kind: 'line' | 'live';
  readonly sport: number;
  readonly name: string;
  readonly champName: string;
  readonly startsAt: number;
}

export interface PriceButtonProps {
  readonly match: PricedMatch;
  readonly market: Pick<MarketView, 'name' | 'status'>;
  readonly selection: SelectionView;
  /** A short label before the price. */
  readonly label?: string;
  readonly labelOnMobile?: boolean;
  readonly wide?: boolean;
}

/** A price that runs by itself and goes into the coupon at one press. */
export const PriceButton = memo(function PriceButton({ match, market, selection, label, labelOnMobile, wide }: PriceButtonProps) {
  const t = useTexts();
  const odds = useOddsText();
  const { marks } = usePreferences();
  const picks = usePicks();
  const picked = useIsPicked(match.id, selection.id);
  const cell = unpackCell(useCell(match.id, market, selection));
  const absent = cell.status === CLOSED || (cell.odds === 0 && cell.status !== SUSPENDED);
  const text = cell.odds === 0 ? '' : odds(cell.odds);
  const sentence = absent
    ? 'a11y.price-none'
    : cell.status === SUSPENDED
      ? 'a11y.price-suspended'
      : picked
        ? 'a11y.price-selected'
        : 'a11y.price';
  return (
    <Price
      text={absent ? null : text}
      name={t(sentence, { market: market.name, selection: selection.name, price: text })}
      suspended={cell.status === SUSPENDED}
      selected={picked}
      move={marks ? cell.move : null}
      {...(label === undefined ? {} : { label })}
      {...(labelOnMobile ? { labelOnMobile } : {})}
      {...(wide ? { wide } : {})}
      onPress={() =>
        picks.toggle({
          matchId: match.id,
          kind: match.kind,
          selectionId: selection.id,
          oddsSeen: cell.odds,
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
