import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveAnnouncement } from '../../../live/live-announcement.tsx';
import type { PriceChanges } from './price-changes.ts';

/** Says that prices moved, which way and what it means for the return, with one press to agree. */
export function PriceChangeNote({
  moves,
  change,
  onAccept,
}: {
  readonly moves: PriceChanges;
  readonly change: string | null;
  readonly onAccept: () => void;
}) {
  const t = useTranslator();
  const count = moves.prices.size + moves.joint.size;
  const moved = count > 0;
  const title = moved ? t('coupon.moves.title', { count }) : '';
  const ways = [
    moves.up > 0 ? t('coupon.moves.up', { count: moves.up }) : null,
    moves.down > 0 ? t('coupon.moves.down', { count: moves.down }) : null,
  ].filter(Boolean);
  return (
    <>
      <LiveAnnouncement text={moved ? [title, ...ways].join(', ') : ''} />
      {moved ? (
        <div className="note note-amber price-change">
          <Icon name="swap" />
          <div>
            <b className="strong">{title}</b>
            <div className="muted ellipsis price-change-words">
              {ways.join(', ')}
              {change === null ? null : (
                <>
                  . {t('coupon.return.single')} <span className="figures">{change}</span>
                </>
              )}
            </div>
          </div>
          <button type="button" className="button button-tiny button-amber" onClick={onAccept}>
            {t('coupon.moves.accept')}
          </button>
        </div>
      ) : null}
    </>
  );
}
