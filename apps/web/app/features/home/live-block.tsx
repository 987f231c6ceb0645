import type { MatchRow } from '@touchline/contract/line/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { feedPath } from '../../shell/paths.ts';
import { LiveTile, type LiveTileProps } from './live-tile.tsx';

interface LiveBlockProps {
  readonly rows: readonly MatchRow[];
  /** Cards whose matches are on their way, in place of the rows; 0 where none is. */
  readonly waiting: number;
  /** Of all sports. */
  readonly total: number;
  readonly sides: LiveTileProps['sides'];
  /** The address that the list leads to: all that is played, of the sport that was chosen. */
  readonly to: string | null;
  readonly pause: ReactNode;
  readonly chips: ReactNode;
  /** In place of the cards when nothing is played. */
  readonly empty: ReactNode;
}

/** Matches played now, as equal cards. */
export function LiveBlock({ rows, waiting, total, sides, to, pause, chips, empty }: LiveBlockProps) {
  const t = useTranslator();
  return (
    <section className="stack" aria-labelledby="home-live">
      <div className="heading-row">
        <h2 id="home-live">
          <Icon name="live" className="home-heading-icon" />
          {t('home.live-now')} <span className="heading-count figures">{formatNumber(t.language, total)}</span>
        </h2>
        <span className="spacer" />
        {pause}
        <Link className={buttonClass('ghost', 'xs')} to={to ?? feedPath(t.language, 'live')}>
          {t('home.see-all-live')}
        </Link>
      </div>
      {chips}
      {waiting > 0 ? (
        <WaitingCards count={waiting} />
      ) : rows.length > 0 ? (
        <div className="live-tiles">
          {rows.map((match) => (
            <LiveTile key={match.id} match={match} sides={sides} />
          ))}
        </div>
      ) : (
        empty
      )}
    </section>
  );
}

/** They take the room of the cards to come at the press itself: what is below moves with it, and not once more when the cards are there. */
const WaitingCards = ({ count }: { readonly count: number }) => (
  <div className="live-tiles" aria-busy="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <div key={place} className="card live-tile live-tile-waiting">
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton height={44} />
      </div>
    ))}
  </div>
);
