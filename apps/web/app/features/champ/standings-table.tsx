import type { CompetitorView } from '@touchline/contract/line/shapes';
import { Crest } from '@touchline/ui/crest';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { LiveOddsButton } from '../../live/live-odds-button.tsx';
import { teamPath } from '../../shell/paths.ts';

/** A line of a table, with the price of the competitor's next win where one is on offer. */
export interface StandingsRow {
  readonly place: number;
  readonly competitor: CompetitorView;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  readonly form: string;
  readonly next?: {
    readonly matchId: number;
    readonly kind: 'line' | 'live';
    readonly selectionId: number;
    readonly odds: number;
    readonly opponent: CompetitorView;
    readonly startsAt: number;
    readonly atHome: boolean;
  } | null;
}

interface StandingsProps {
  readonly rows: readonly StandingsRow[];
  readonly champ: { readonly sport: number; readonly name: string };
  readonly label: string;
}

/** The table of a championship. The latest results and the next win's price stand at its end, as far as there is room. */
export function StandingsTable({ rows, champ, label }: StandingsProps) {
  const t = useTranslator();
  const draws = rows.some(({ drawn }) => drawn > 0);
  const priced = rows.some(({ next }) => next);
  const columns = ['played', 'won', ...(draws ? (['drawn'] as const) : []), 'lost'] as const;
  return (
    <ScrollBox label={label} className="standings">
      <table className="table">
        <caption className="screen-reader-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('match.table.team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="table-end" data-column={column}>
                <abbr title={t(`match.table.${column}`)}>{t(`match.table.short.${column}`)}</abbr>
              </th>
            ))}
            <th scope="col" className="table-end">
              <abbr title={t('match.table.goals')}>{t('match.table.short.goals')}</abbr>
            </th>
            <th scope="col" className="table-end">
              <abbr title={t('match.table.points')}>{t('match.table.short.points')}</abbr>
            </th>
            <th scope="col" className="standings-form">
              {t('match.latest')}
            </th>
            {priced ? (
              <th scope="col" className="table-end">
                {t('tournament.next-win')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.competitor.id}>
              <td className="figures">{row.place}</td>
              <th scope="row" className="standings-team">
                <Link className="in-row" to={teamPath(t.language, row.competitor)} title={row.competitor.name}>
                  <Crest crest={row.competitor.crest} name={row.competitor.name} size={16} />
                  <span className="ellipsis standings-name">{row.competitor.name}</span>
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className="table-end" data-column={column}>
                  {row[column]}
                </td>
              ))}
              <td className="table-end">
                <span className="figures">{t('score.pair', { home: row.scored, away: row.conceded })}</span>
              </td>
              <td className="table-end">
                <b>{row.points}</b>
              </td>
              <td className="standings-form">
                <FormBadges form={row.form} />
              </td>
              {priced ? (
                <td className="table-end standings-price">
                  <NextMatchWinPrice row={row} champ={champ} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function FormBadges({ form }: { readonly form: string }) {
  const t = useTranslator();
  const results = form
    .slice(-5)
    .split('')
    .map((result, index) => ({ result, key: `${index}` }));
  return (
    <span
      className="form-badges"
      role="img"
      aria-label={results.map(({ result }) => t.find(`match.result.${result}.long`) ?? result).join(', ')}
    >
      {results.map(({ result, key }) => (
        <i key={key} className="form-badge" data-result={result}>
          {t.find(`match.result.${result}`) ?? result}
        </i>
      ))}
    </span>
  );
}

function NextMatchWinPrice({ row, champ }: { readonly row: StandingsRow; readonly champ: StandingsProps['champ'] }) {
  const t = useTranslator();
  const { next, competitor } = row;
  if (!next) return null;
  const [home, away] = next.atHome ? [competitor, next.opponent] : [next.opponent, competitor];
  return (
    <LiveOddsButton
      className="standings-price-button"
      match={{
        id: next.matchId,
        kind: next.kind,
        sport: champ.sport,
        name: t('common.vs', { home: home.name, away: away.name }),
        champName: champ.name,
        startsAt: next.startsAt,
      }}
      market={{ name: t('tournament.next-win.market'), status: 'open' }}
      selection={{
        id: next.selectionId,
        name: t('tournament.next-win.against', { team: competitor.name, opponent: next.opponent.name }),
        label: next.atHome ? '1' : '2',
        odds: next.odds,
      }}
    />
  );
}
