import { STAGE_BRACKET, STAGE_TABLE } from '@touchline/client/frames/statistics-path';
import type { StageView } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { StatisticsLink } from '../statistics-link.tsx';
import { ChampHeader } from './champ-header.tsx';
import { StageTables } from './stage-tables.tsx';

/** A stage: its table or its net (S202). */
export function StagePage({ stage }: { readonly stage: StageView }) {
  const t = useTranslator();
  const kinds = [
    { type: STAGE_TABLE, name: t('stats.table'), has: stage.table.length > 0 },
    { type: STAGE_BRACKET, name: t('stats.net'), has: stage.rounds.length > 0 && stage.table.length === 0 },
  ].filter(({ has }) => has);
  return (
    <>
      <ChampHeader champ={stage.champ} note={stage.season.name} />
      <nav className="tabs statistics-tabs" aria-label={t('stats.tabs')}>
        {kinds.map(({ type, name }) => (
          <StatisticsLink
            key={type}
            page="stage"
            params={{ sportId: stage.sport, stageId: stage.champ.id, tt: type }}
            className={`tab-item${type === stage.tableType ? ' tab-on' : ''}`}
            current={type === stage.tableType}
          >
            {name}
          </StatisticsLink>
        ))}
        <StatisticsLink
          page="tournament"
          params={{ sportId: stage.sport, tournamentId: stage.champ.id, seasonId: stage.season.id }}
          className="tab-item"
        >
          {t('stats.season')}
        </StatisticsLink>
        <StatisticsLink page="rating" params={{ sportId: stage.sport, ratingId: stage.champ.id }} className="tab-item">
          {t('stats.rating')}
        </StatisticsLink>
      </nav>
      <StageTables stage={stage} />
    </>
  );
}
