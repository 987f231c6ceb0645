import type { PlayerFigures, PlayerLine } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import type { ReactNode } from 'react';
import { CompetitorMark } from './competitor-name.tsx';
import { StatLink } from './stat-link.tsx';

export type Figure = keyof PlayerFigures;

/** The heads of figures, in short columns with their names behind. */
export function FigureHeads({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useTexts();
  return figures.map((figure) => (
    <th key={figure} scope="col" className="r">
      <span className="sx-fig" title={t(`stats.figure.${figure}`)}>
        {t(`stats.figure.${figure}`)}
      </span>
    </th>
  ));
}

/** Players with some of their figures of the season; `badge` shows the club's mark beside the name. */
export function PlayerTable({
  players,
  sport,
  figures,
  badge = false,
}: {
  readonly players: readonly PlayerLine[];
  readonly sport: number;
  readonly figures: readonly Figure[];
  readonly badge?: boolean;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="sx-scroll" aria-label={t('stats.player')}>
      <table className="tbl sx-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('stats.player')}</th>
            <FigureHeads figures={figures} />
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={player.id}>
              <td className="num mut3">{badge ? index + 1 : player.number}</td>
              <td className="who">
                <StatLink page="player" params={{ sportId: sport, playerId: player.id }} className="sx-team" title={player.name}>
                  {badge ? <CompetitorMark competitor={player.team} /> : null}
                  <span className="ell" dir="auto">
                    {player.name}
                  </span>
                  <span className="mut3">{badge ? '' : (t.find(`stats.position.${player.position}`) ?? player.position)}</span>
                </StatLink>
              </td>
              {figures.map((figure) => (
                <td key={figure} className="r num">
                  {player.season[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
