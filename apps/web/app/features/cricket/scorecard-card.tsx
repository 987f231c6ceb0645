import type { CompetitorView } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import type { ReactNode } from 'react';
import { type InningsBook, strikeRate } from './innings-book.ts';

interface ScorecardProps {
  readonly books: readonly InningsBook[];
  readonly home: CompetitorView;
  readonly away: CompetitorView | null;
  /** A player's name as a link, where his page is known. */
  readonly nameOf: (team: CompetitorView, player: string) => ReactNode;
}

/** Who batted and bowled, innings by innings. Draws nothing where the feed does not name its players. */
export function ScorecardCard({ books, home, away, nameOf }: ScorecardProps) {
  const t = useTexts();
  const told = books.filter(({ batters, bowlers }) => batters.length + bowlers.length > 0);
  if (told.length === 0 || away === null) return null;
  return (
    <section className="card">
      <CardHead title={t('cricket.scorecard')} />
      {told.map((book) => {
        const [batting, bowling] = book.side === 2 ? [away, home] : [home, away];
        return (
          <section key={book.period} className="crk-card" aria-label={t('cricket.innings', { n: book.period })}>
            <h3>
              {t('cricket.innings', { n: book.period })} <span className="mut">{t('cricket.batting', { team: batting.name })}</span>
            </h3>
            <div className="crk-tables">
              <table className="tbl">
                <thead>
                  <tr>
                    <th scope="col">{t('cricket.batter')}</th>
                    <Head column="runs" />
                    <Head column="balls" />
                    <Head column="strike-rate" />
                  </tr>
                </thead>
                <tbody>
                  {book.batters.map(({ name, runs, balls }) => (
                    <tr key={name}>
                      <td>{nameOf(batting, name)}</td>
                      <td className="r">
                        <b>{runs}</b>
                      </td>
                      <td className="r">{balls}</td>
                      <td className="r">{strikeRate(runs, balls)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <table className="tbl">
                <thead>
                  <tr>
                    <th scope="col">{t('cricket.bowler')}</th>
                    <Head column="wickets" />
                    <Head column="conceded" />
                  </tr>
                </thead>
                <tbody>
                  {book.bowlers.map(({ name, wickets, conceded }) => (
                    <tr key={name}>
                      <td>{nameOf(bowling, name)}</td>
                      <td className="r">
                        <b>{wickets}</b>
                      </td>
                      <td className="r">{conceded}</td>
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

function Head({ column }: { readonly column: 'runs' | 'balls' | 'strike-rate' | 'wickets' | 'conceded' }) {
  const t = useTexts();
  return (
    <th scope="col" className="r">
      <abbr title={t(`cricket.col.${column}`)}>{t(`cricket.short.${column}`)}</abbr>
    </th>
  );
}
