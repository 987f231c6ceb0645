import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import type { PriceMoves } from './price-moves.ts';

/** Says that prices moved, which way and what it means for the return, with one press to agree. */
export function MovesNote({
  moves,
  change,
  onAccept,
}: {
  readonly moves: PriceMoves;
  readonly change: string | null;
  readonly onAccept: () => void;
}) {
  const t = useTexts();
  if (moves.prices.size === 0) return null;
  const ways = [
    moves.up > 0 ? t('coupon.moves.up', { count: moves.up }) : null,
    moves.down > 0 ? t('coupon.moves.down', { count: moves.down }) : null,
  ];
  return (
    <div className="note a moves" role="status">
      <Icon name="swap" />
      <div>
        <b className="strong">{t('coupon.moves.title', { count: moves.prices.size })}</b>
        <div className="mut ell">
          {ways.filter(Boolean).join(', ')}
          {change === null ? null : (
            <>
              . {t('coupon.return.single')} <span className="num">{change}</span>
            </>
          )}
        </div>
      </div>
      <button type="button" className="btn xs amber" onClick={onAccept}>
        {t('coupon.moves.accept')}
      </button>
    </div>
  );
}
