import type { CompetitorView } from '@touchline/contract/line/shapes';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { type Innings, strikeRate } from './innings.ts';

interface ScorecardTableProps {
  readonly books: readonly Innings[];
  readonly home: CompetitorView;
  readonly away: CompetitorView | null;
  /** A player's name as a link, where his page is known. */
  readonly nameOf: (team: CompetitorView, player: string) => ReactNode;
}

/** Batting and bowling, innings by innings. Draws nothing where the feed does not name its players. */
export function ScorecardTable({ books, home, away, nameOf }: ScorecardTableProps) {
  const t = useTranslator();
  const filled = books.filter(({ batters, bowlers }) => batters.length + bowlers.length > 0);
  if (filled.length === 0 || away === null) return null;
  return (
    <section className="card">
      <CardHeader title={t('cricket.scorecard')} />
      {filled.map((book) => {
        const [batting, bowling] = book.side === 2 ? [away, home] : [home, away];
        return (
          <section key={book.period} className="cricket-scorecard" aria-label={t('cricket.innings', { n: book.period })}>
            <h3>
              {t('cricket.innings', { n: book.period })} <span className="muted">{t('cricket.batting', { team: batting.name })}</span>
            </h3>
            <div className="cricket-tables">
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{t('cricket.batter')}</th>
                    <ColumnHeader column="runs" />
                    <ColumnHeader column="balls" />
                    <ColumnHeader column="strike-rate" />
                  </tr>
                </thead>
                <tbody>
                  {book.batters.map(({ name, runs, balls }) => (
                    <tr key={name}>
                      <td>{nameOf(batting, name)}</td>
                      <td className="table-end">
                        <b>{runs}</b>
                      </td>
                      <td className="table-end">{balls}</td>
                      <td className="table-end">{strikeRate(runs, balls)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{t('cricket.bowler')}</th>
                    <ColumnHeader column="wickets" />
                    <ColumnHeader column="conceded" />
                  </tr>
                </thead>
                <tbody>
                  {book.bowlers.map(({ name, wickets, conceded }) => (
                    <tr key={name}>
                      <td>{nameOf(bowling, name)}</td>
                      <td className="table-end">
                        <b>{wickets}</b>
                      </td>
                      <td className="table-end">{conceded}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        );
      })}
    </section>
  );
}

function ColumnHeader({ column }: { readonly column: 'runs' | 'balls' | 'strike-rate' | 'wickets' | 'conceded' }) {
  const t = useTranslator();
  return (
    <th scope="col" className="table-end">
      <abbr title={t(`cricket.col.${column}`)}>{t(`cricket.short.${column}`)}</abbr>
    </th>
  );
}
