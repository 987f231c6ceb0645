import type { SeasonView, StageView } from '@touchline/contract/statistics/shapes';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { StatisticsLink } from './statistics-link.tsx';

/** Seasons of a championship, the running one first, as links of the same page. */
export function SeasonPicker({ stage, page }: { readonly stage: StageView; readonly page: 'tournament' | 'cyber' }) {
  const t = useTranslator();
  if (stage.seasons.length < 2) return null;
  const params = (season: SeasonView) => ({ sportId: stage.sport, tournamentId: stage.champ.id, seasonId: season.id });
  return (
    <nav className="chips season-picker" aria-label={t('stats.season.choose')}>
      {stage.seasons.map((season) => (
        <StatisticsLink
          key={season.id}
          page={page}
          params={params(season)}
          className={chipClass(season.id === stage.season.id)}
          current={season.id === stage.season.id}
        >
          <bdi>{season.name}</bdi>
        </StatisticsLink>
      ))}
    </nav>
  );
}
