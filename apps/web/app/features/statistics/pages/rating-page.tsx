import type { Rating } from '@touchline/contract/statistics/shapes';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { RatingChart } from '../rating-chart.tsx';
import { ChampHeader } from './champ-header.tsx';

/** Strength of the competitors of a championship, and how it moved this season (S204). */
export function RatingPage({ rating }: { readonly rating: Rating }) {
  const t = useTranslator();
  const { date } = useStatisticsFormats();
  return (
    <>
      <ChampHeader champ={rating.champ} note={`${t('stats.rating')} · ${date(rating.asOf)}`} />
      {rating.lines.length === 0 ? (
        <section className="card">
          <EmptyState title={t('stats.none.title')} text={t('stats.none.text')} />
        </section>
      ) : (
        <CollapsibleCard item="rating" title={t('stats.rating')}>
          <p className="statistics-text muted">{t('stats.rating.about')}</p>
          <RatingChart lines={rating.lines} sport={rating.sport} />
        </CollapsibleCard>
      )}
    </>
  );
}
