import { STAGE_BRACKET } from '@touchline/client/frames/statistics-path';
import type { StageView } from '@touchline/contract/statistics/shapes';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Bracket } from '../bracket/bracket.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { roundName } from '../bracket/round-name.ts';
import { CompetitorMark } from '../competitor-name.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { LeagueTable } from '../league-table.tsx';
import { StatisticsLink } from '../statistics-link.tsx';

/** A stage as its table (2) or its net (1), and its rounds about now (R008). */
export function StageTables({ stage }: { readonly stage: StageView }) {
  const t = useTranslator();
  const net = stage.tableType === STAGE_BRACKET;
  if (stage.table.length === 0 && stage.rounds.length === 0)
    return (
      <section className="card">
        <EmptyState title={t('stats.none.title')} text={t('stats.none.text')} />
      </section>
    );
  return (
    <>
      {net && stage.rounds.length > 0 ? (
        <CollapsibleCard item="net" title={t('stats.net')} note={stage.season.name}>
          <Bracket sport={stage.sport} rounds={stage.rounds} />
        </CollapsibleCard>
      ) : null}
      {stage.table.length > 0 && !net ? (
        <CollapsibleCard item="table" title={t('stats.table')} note={stage.season.name}>
          <LeagueTable sport={stage.sport} table={stage.table} homeTable={stage.homeTable} awayTable={stage.awayTable} />
        </CollapsibleCard>
      ) : null}
      {net ? null : <Rounds stage={stage} />}
    </>
  );
}

function Rounds({ stage }: { readonly stage: StageView }) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  if (stage.rounds.length === 0) return null;
  return (
    <CollapsibleCard item="rounds" title={t('stats.rounds')}>
      <div className="statistics-rounds">
        {stage.rounds.map((round) => (
          <section key={round.name} aria-label={roundName(t, round.name)}>
            <h3>{roundName(t, round.name)}</h3>
            <ol className="statistics-results">
              {round.matches.map((match) => (
                <li key={match.id}>
                  <StatisticsLink page="game" params={{ sportId: stage.sport, gameId: match.id }} className="statistics-result">
                    <time className="figures faint">{date(match.startsAt)}</time>
                    <span className={`statistics-result-home ellipsis${match.winner === 1 ? ' strong' : ''}`} dir="auto">
                      {match.home.name}
                    </span>
                    {match.away ? (
                      <>
                        <CompetitorMark competitor={match.home} size={16} />
                        <b className="figures">
                          {match.score ? t('score.pair', { home: match.score[0], away: match.score[1] }) : time(match.startsAt)}
                        </b>
                        <CompetitorMark competitor={match.away} size={16} />
                        <span className={`statistics-result-away ellipsis${match.winner === 2 ? ' strong' : ''}`} dir="auto">
                          {match.away.name}
                        </span>
                      </>
                    ) : null}
                  </StatisticsLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </CollapsibleCard>
  );
}
