import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Spoken } from '../../live/spoken.tsx';
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
  const count = moves.prices.size + moves.joint.size;
  const moved = count > 0;
  const title = moved ? t('coupon.moves.title', { count }) : '';
  const ways = [
    moves.up > 0 ? t('coupon.moves.up', { count: moves.up }) : null,
    moves.down > 0 ? t('coupon.moves.down', { count: moves.down }) : null,
  ].filter(Boolean);
  return (
    <>
      <Spoken text={moved ? [title, ...ways].join(', ') : ''} />
      {moved ? (
        <div className="note a moves">
          <Icon name="swap" />
          <div>
            <b className="strong">{title}</b>
            <div className="mut ell">
              {ways.join(', ')}
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
      ) : null}
    </>
  );
}
