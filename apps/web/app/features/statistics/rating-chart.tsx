import './styles/rating-ladder.css';
import type { RatingRow } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { CompetitorName } from './competitor-name.tsx';
import { signed } from './league-table.tsx';

/** Strengths on one scale: for each competitor a line from where it began the season to where it stands. */
export function RatingChart({
  lines,
  sport,
  marked = 0,
}: {
  readonly lines: readonly RatingRow[];
  readonly sport: number;
  readonly marked?: number;
}) {
  const t = useTranslator();
  const values = lines.flatMap(({ rating, change }) => [rating, rating - change]);
  const low = Math.floor((Math.min(...values) - 10) / 50) * 50;
  const high = Math.ceil((Math.max(...values) + 10) / 50) * 50;
  const share = (rating: number): number => ((rating - low) / Math.max(1, high - low)) * 100;
  return (
    <ol className="rating-ladder">
      {lines.map(({ place, competitor, rating, change }) => (
        <li key={competitor.id} data-marked={competitor.id === marked || undefined}>
          <span className="figures faint rating-ladder-number">{place}</span>
          <CompetitorName competitor={competitor} sport={sport} />
          <span
            className="rating-rail"
            role="img"
            aria-label={t('stats.rating.picture', { team: competitor.name, from: rating - change, to: rating })}
          >
            <i className="rating-middle" style={{ insetInlineStart: `${Math.max(0, Math.min(100, share(1500)))}%` }} />
            <i
              className={change >= 0 ? 'rating-up' : 'rating-down'}
              style={{
                insetInlineStart: `${share(Math.min(rating, rating - change))}%`,
                inlineSize: `${Math.abs(share(rating) - share(rating - change))}%`,
              }}
            />
            <b style={{ insetInlineStart: `${share(rating)}%` }} />
          </span>
          <b className="figures rating-ladder-number">{rating}</b>
          <span
            className={`figures rating-ladder-number ${change > 0 ? 'green' : change < 0 ? 'danger' : 'faint'}`}
            title={t('stats.rating.change')}
          >
            {signed(change)}
          </span>
        </li>
      ))}
    </ol>
  );
}
