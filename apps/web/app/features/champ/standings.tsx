import type { CompetitorView } from '@touchline/contract/line-shapes';
import { Crest } from '@touchline/ui/crest';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { teamPath } from '../../addresses.ts';
import { PriceButton } from '../../live/price-button.tsx';

/** A line of a table, with the price of the competitor's next win where one is on offer. */
export interface Standing {
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
  readonly rows: readonly Standing[];
  readonly champ: { readonly sport: number; readonly name: string };
  readonly label: string;
}

/** The table of a championship. The latest results and the next win's price stand at its end, as far as there is room. */
export function Standings({ rows, champ, label }: StandingsProps) {
  const t = useTexts();
  const draws = rows.some(({ drawn }) => drawn > 0);
  const priced = rows.some(({ next }) => next);
  const columns = ['played', 'won', ...(draws ? (['drawn'] as const) : []), 'lost'] as const;
  return (
    <div className="stand">
      <table className="tbl">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('match.table.team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`r st-${column}`}>
                <abbr title={t(`match.table.${column}`)}>{t(`match.table.short.${column}`)}</abbr>
              </th>
            ))}
            <th scope="col" className="r st-goals">
              <abbr title={t('match.table.goals')}>{t('match.table.short.goals')}</abbr>
            </th>
            <th scope="col" className="r">
              <abbr title={t('match.table.points')}>{t('match.table.short.points')}</abbr>
            </th>
            <th scope="col" className="st-form">
              {t('match.latest')}
            </th>
            {priced ? (
              <th scope="col" className="r">
                {t('tournament.next-win')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.competitor.id}>
              <td className="num">{row.place}</td>
              <th scope="row" className="st-team">
                <Link className="row" to={teamPath(t.language, row.competitor)} title={row.competitor.name}>
                  <Crest crest={row.competitor.crest} name={row.competitor.name} size={16} />
                  <span className="ell">{row.competitor.name}</span>
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className={`r st-${column}`}>
                  {row[column]}
                </td>
              ))}
              <td className="r st-goals">
                <span className="num">
                  {row.scored}–{row.conceded}
                </span>
              </td>
              <td className="r">
                <b>{row.points}</b>
              </td>
              <td className="st-form">
                <Form form={row.form} />
              </td>
              {priced ? (
                <td className="r st-price">
                  <NextWin row={row} champ={champ} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Form({ form }: { readonly form: string }) {
  const t = useTexts();
  const results = form
    .slice(-5)
    .split('')
    .map((result, index) => ({ result, key: `${index}` }));
  return (
    <span className="st-fm" role="img" aria-label={results.map(({ result }) => t.find(`match.result.${result}.long`) ?? result).join(', ')}>
      {results.map(({ result, key }) => (
        <i key={key} className={`fm ${result}`}>
          {t.find(`match.result.${result}`) ?? result}
        </i>
      ))}
    </span>
  );
}

function NextWin({ row, champ }: { readonly row: Standing; readonly champ: StandingsProps['champ'] }) {
  const t = useTexts();
  const { next, competitor } = row;
  if (!next) return null;
  const [home, away] = next.atHome ? [competitor, next.opponent] : [next.opponent, competitor];
  return (
    <PriceButton
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
