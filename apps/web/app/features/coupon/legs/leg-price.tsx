import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { CurrentLegPrice } from '../pricing/price-changes.ts';

interface LegPriceProps {
  readonly seen: number;
  readonly now: CurrentLegPrice | undefined;
  readonly locked: boolean;
  readonly odds: (milli: number) => string;
  readonly onAccept: (() => void) | null;
}

/** Then and now: the struck price is the one that was seen; arrow and colour say which way it went. */
export function LegPrice({ seen, now, locked, odds, onAccept }: LegPriceProps) {
  const t = useTranslator();
  if (locked)
    return (
      <span className="leg-price figures">
        <s>{odds(seen)}</s>
        <Icon name="lock" className="faint" />
      </span>
    );
  const current = now?.odds ?? seen;
  if (current === seen)
    return (
      <span className="leg-price figures">
        <b>{odds(seen)}</b>
      </span>
    );
  const up = current > seen;
  const face = (
    <>
      <s>
        <span className="screen-reader-only">{t('coupon.leg.was', { odds: '' })}</span>
        {odds(seen)}
      </s>
      <b>{odds(current)}</b>
      <Icon name={up ? 'up' : 'down'} className={up ? 'green' : 'danger'} />
    </>
  );
  const priceClass = `leg-price figures${up ? '' : ' leg-price-down'}`;
  return onAccept ? (
    <button type="button" className={priceClass} title={t('coupon.moves.accept')} onClick={onAccept}>
      {face}
    </button>
  ) : (
    <span className={priceClass}>{face}</span>
  );
}
