import { STAGE_NET } from '@touchline/client/statistics-path';
import type { StageView } from '@touchline/contract/statistics-shapes';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Bracket } from './bracket.tsx';
import { CompetitorMark } from './competitor-name.tsx';
import { FoldCard } from './fold-card.tsx';
import { LeagueTable } from './league-table.tsx';
import { roundName } from './round-name.ts';
import { StatLink } from './stat-link.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

/** A stage as its table (2) or its net (1), and its rounds about now (R008). */
export function StageTables({ stage }: { readonly stage: StageView }) {
  const t = useTexts();
  const net = stage.tableType === STAGE_NET;
  if (stage.table.length === 0 && stage.rounds.length === 0)
    return (
      <section className="card">
        <Empty title={t('stats.none.title')} text={t('stats.none.text')} />
      </section>
    );
  return (
    <>
      {net && stage.rounds.length > 0 ? (
        <FoldCard item="net" title={t('stats.net')} note={stage.season.name}>
          <Bracket sport={stage.sport} rounds={stage.rounds} />
        </FoldCard>
      ) : null}
      {stage.table.length > 0 && !net ? (
        <FoldCard item="table" title={t('stats.table')} note={stage.season.name}>
          <LeagueTable sport={stage.sport} table={stage.table} homeTable={stage.homeTable} awayTable={stage.awayTable} />
        </FoldCard>
      ) : null}
      {net ? null : <Rounds stage={stage} />}
    </>
  );
}

function Rounds({ stage }: { readonly stage: StageView }) {
  const t = useTexts();
  const { date, time } = useStatisticsFormats();
  if (stage.rounds.length === 0) return null;
  return (
    <FoldCard item="rounds" title={t('stats.rounds')}>
      <div className="sx-rounds">
        {stage.rounds.map((round) => (
          <section key={round.name} aria-label={roundName(t, round.name)}>
            <h3>{roundName(t, round.name)}</h3>
            <ol className="sx-results">
              {round.matches.map((match) => (
                <li key={match.id}>
                  <StatLink page="game" params={{ sportId: stage.sport, gameId: match.id }} className="sx-result">
                    <time className="num mut3">{date(match.startsAt)}</time>
                    <span className={`h ell${match.winner === 1 ? ' strong' : ''}`} dir="auto">
                      {match.home.name}
                    </span>
                    {match.away ? (
                      <>
                        <CompetitorMark competitor={match.home} size={16} />
                        <b className="num">{match.score ? `${match.score[0]}–${match.score[1]}` : time(match.startsAt)}</b>
                        <CompetitorMark competitor={match.away} size={16} />
                        <span className={`a ell${match.winner === 2 ? ' strong' : ''}`} dir="auto">
                          {match.away.name}
                        </span>
                      </>
                    ) : null}
                  </StatLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </FoldCard>
  );
}
