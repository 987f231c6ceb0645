import { STAGE_NET, STAGE_TABLE } from '@touchline/client/statistics-path';
import type { StageView } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { ChampHero } from './champ-hero.tsx';
import { StageTables } from './stage-tables.tsx';
import { StatLink } from './stat-link.tsx';

/** A stage: its table or its net (S202). */
export function StagePage({ stage }: { readonly stage: StageView }) {
  const t = useTexts();
  const kinds = [
    { type: STAGE_TABLE, name: t('stats.table'), has: stage.table.length > 0 },
    { type: STAGE_NET, name: t('stats.net'), has: stage.rounds.length > 0 && stage.table.length === 0 },
  ].filter(({ has }) => has);
  return (
    <>
      <ChampHero champ={stage.champ} note={stage.season.name} />
      <nav className="tabs sx-tabs" aria-label={t('stats.tabs')}>
        {kinds.map(({ type, name }) => (
          <StatLink
            key={type}
            page="stage"
            params={{ sportId: stage.sport, stageId: stage.champ.id, tt: type }}
            className={`tab${type === stage.tableType ? ' on' : ''}`}
            current={type === stage.tableType}
          >
            {name}
          </StatLink>
        ))}
        <StatLink
          page="tournament"
          params={{ sportId: stage.sport, tournamentId: stage.champ.id, seasonId: stage.season.id }}
          className="tab"
        >
          {t('stats.season')}
        </StatLink>
        <StatLink page="rating" params={{ sportId: stage.sport, ratingId: stage.champ.id }} className="tab">
          {t('stats.rating')}
        </StatLink>
      </nav>
      <StageTables stage={stage} />
    </>
  );
}
