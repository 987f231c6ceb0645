import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { feedPath } from '../../addresses.ts';

/** Nothing is played, or nothing is announced: what to look at instead. */
export function EmptyFeed({ feed }: { readonly feed: 'line' | 'live' }) {
  const t = useTexts();
  return (
    <Card>
      <Empty title={t(`${feed}.empty.title`)} text={t(`${feed}.empty.text`)}>
        <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
          {t(`${feed}.empty.action`)}
        </Link>
      </Empty>
    </Card>
  );
}

/** Rows on their way, in the rows' own heights. */
export function ListSkeleton({ rows = 3 }: { readonly rows?: number }) {
  const t = useTexts();
  return (
    <section className="card champ" aria-busy="true" aria-label={t('state.loading')}>
      <div className="ch-h ev-grid">
        <Skeleton width={180} />
      </div>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div className="ev ev-grid" key={row}>
          <div className="ev-i">
            <Skeleton width={90} />
            <Skeleton width={150} height={14} />
            <Skeleton width={130} height={14} />
          </div>
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className={`pg pg-${place}${place > 1 ? ' w' : ''}`}>
              {[0, 1, 2].map((cell) => (
                <span key={cell} className="sk price" />
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
