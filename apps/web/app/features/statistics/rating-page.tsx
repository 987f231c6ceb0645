import type { Rating } from '@touchline/contract/statistics-shapes';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { ChampHero } from './champ-hero.tsx';
import { FoldCard } from './fold-card.tsx';
import { RatingLadder } from './rating-ladder.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

/** Strength of the competitors of a championship, and how it moved this season (S204). */
export function RatingPage({ rating }: { readonly rating: Rating }) {
  const t = useTexts();
  const { date } = useStatisticsFormats();
  return (
    <>
      <ChampHero champ={rating.champ} note={`${t('stats.rating')} · ${date(rating.asOf)}`} />
      {rating.lines.length === 0 ? (
        <section className="card">
          <Empty title={t('stats.none.title')} text={t('stats.none.text')} />
        </section>
      ) : (
        <FoldCard item="rating" title={t('stats.rating')}>
          <p className="pad-card mut">{t('stats.rating.about')}</p>
          <RatingLadder lines={rating.lines} sport={rating.sport} />
        </FoldCard>
      )}
    </>
  );
}
