import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { feedPath } from '../../shell/paths.ts';

const EMPTY_TEXTS = {
  line: { title: 'line.empty.title', text: 'line.empty.text', action: 'line.empty.action' },
  live: { title: 'live.empty.title', text: 'live.empty.text', action: 'live.empty.action' },
} as const;

/** Nothing is played, or nothing is announced: what to look at instead. */
export function EmptyMatchList({ feed }: { readonly feed: 'line' | 'live' }) {
  const t = useTranslator();
  const { title, text, action } = EMPTY_TEXTS[feed];
  return (
    <Card>
      <EmptyState title={t(title)} text={t(text)}>
        <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
          {t(action)}
        </Link>
      </EmptyState>
    </Card>
  );
}

/** Rows on their way, in the rows' own heights. */
export function MatchListSkeleton({ rows = 3 }: { readonly rows?: number }) {
  const t = useTranslator();
  return (
    <section className="card" aria-busy="true" aria-label={t('state.loading')}>
      <div className="champ-card-head event-grid">
        <Skeleton width={180} />
      </div>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div className="event-row event-grid" key={row}>
          <div className="event-main">
            <Skeleton width={90} />
            <Skeleton width={150} height={14} />
            <Skeleton width={130} height={14} />
          </div>
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className={`price-group${place > 1 ? ' price-handicap' : ''}`} data-prices={place}>
              {[0, 1, 2].map((cell) => (
                <span key={cell} className="skeleton price price-skeleton" />
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
