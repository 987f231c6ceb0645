import type { MatchHistory, PastMatchView } from '@touchline/contract/line/calls';
import type { MatchDetail, TableRowView } from '@touchline/contract/line/shapes';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFormats } from '../../shell/formats/use-formats.ts';

type Tab = 'meetings' | 'latest' | 'table';
const MEETINGS = 6;

/** Earlier meetings, latest results, the table: what a bettor wants to know before. */
export function HeadToHeadCard({ match, history }: { readonly match: MatchDetail; readonly history: MatchHistory }) {
  const t = useTranslator();
  const tabs: { readonly key: Tab; readonly label: string }[] = [];
  if (history.headToHead.length > 0) tabs.push({ key: 'meetings', label: t('match.headToHead') });
  if (history.homeForm.length + history.awayForm.length > 0) tabs.push({ key: 'latest', label: t('match.latest') });
  if (history.table.length > 0) tabs.push({ key: 'table', label: t('match.table') });
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tab = chosen ?? tabs[0]?.key;
  if (tab === undefined) return null;
  return (
    <section className="card" aria-label={t('match.insight')}>
      <div className="match-pad">
        <Segments label={t('match.insight')} items={tabs} value={tab} onChange={setChosen} />
      </div>
      {tab === 'meetings' ? <PastMatches matches={history.headToHead.slice(0, MEETINGS)} /> : null}
      {tab === 'latest' ? (
        <>
          <PastMatches title={match.home.name} matches={history.homeForm.slice(0, 5)} about={match.home.id} />
          {match.away ? <PastMatches title={match.away.name} matches={history.awayForm.slice(0, 5)} about={match.away.id} /> : null}
        </>
      ) : null}
      {tab === 'table' ? <MiniStandings rows={history.table} marked={[match.home.id, match.away?.id ?? 0]} /> : null}
    </section>
  );
}

function PastMatches({
  title,
  matches,
  about,
}: {
  readonly title?: string;
  readonly matches: readonly PastMatchView[];
  readonly about?: number;
}) {
  const t = useTranslator();
  const { date } = useFormats();
  return (
    <div className="past-matches">
      {title ? <h3>{title}</h3> : null}
      <ol>
        {matches.map((past) => {
          const result = about === undefined ? null : resultForSide(past, about);
          return (
            <li key={past.id}>
              <time className="figures faint" title={past.champName}>
                {date(past.startsAt * 1000)}
              </time>
              <span className={`past-matches-name${past.winner === 1 ? ' strong' : ''}`}>{past.home.name}</span>
              <b className="figures">{t('score.pair', { home: past.score[0], away: past.score[1] })}</b>
              <span className={`past-matches-name${past.winner === 2 ? ' strong' : ''}`}>{past.away.name}</span>
              {result ? (
                <i className="form-mark" data-result={result} title={t(`match.result.${result}.long`)}>
                  {t(`match.result.${result}`)}
                </i>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const resultForSide = ({ winner, home }: PastMatchView, about: number): 'W' | 'D' | 'L' =>
  winner === 0 ? 'D' : (winner === 1) === (home.id === about) ? 'W' : 'L';

function MiniStandings({ rows, marked }: { readonly rows: readonly TableRowView[]; readonly marked: readonly number[] }) {
  const t = useTranslator();
  const heads = ['played', 'won', 'drawn', 'lost', 'goals', 'points'] as const;
  return (
    <section className="match-league" aria-label={t('match.table')}>
      <table className="table match-league-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('match.table.team')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="table-end" title={t(`match.table.${head}`)}>
                <abbr title={t(`match.table.${head}`)}>{t(`match.table.short.${head}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.competitor.id} data-marked={marked.includes(row.competitor.id) || undefined}>
              <td className="figures">{row.place}</td>
              <td className="ellipsis match-league-name" title={row.competitor.name}>
                {row.competitor.name}
              </td>
              <td className="table-end">{row.played}</td>
              <td className="table-end">{row.won}</td>
              <td className="table-end">{row.drawn}</td>
              <td className="table-end">{row.lost}</td>
              <td className="table-end">
                <span className="figures">{t('score.pair', { home: row.scored, away: row.conceded })}</span>
              </td>
              <td className="table-end">
                <b>{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
