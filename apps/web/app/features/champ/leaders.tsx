import type { PlayerLine, RatingLine } from '@touchline/contract/statistics-shapes';
import { CardHead } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTexts } from '@touchline/ui/texts';

/** The best of a season by one figure. Draws nothing where nobody is known. */
export function Leaders({
  title,
  players,
  figure,
}: {
  readonly title: string;
  readonly players: readonly PlayerLine[];
  readonly figure: (player: PlayerLine) => number;
}) {
  if (players.length === 0) return null;
  return (
    <section className="card">
      <CardHead title={title} />
      <ol className="leaders">
        {players.map((player, place) => (
          <li key={player.id}>
            <span className="num mut3">{place + 1}</span>
            <Crest crest={player.team.crest} name={player.team.name} size={16} />
            <span className="ell">
              {player.name} <span className="mut3">{player.team.name}</span>
            </span>
            <b className="num">{figure(player)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Strength of the competitors, and how it moved. */
export function RatingCard({ lines }: { readonly lines: readonly RatingLine[] }) {
  const t = useTexts();
  if (lines.length === 0) return null;
  return (
    <section className="card">
      <CardHead title={t('tournament.rating')} />
      <p className="pad-card mut3">{t('tournament.rating.about')}</p>
      <ol className="leaders">
        {lines.map(({ place, competitor, rating, change }) => (
          <li key={competitor.id}>
            <span className="num mut3">{place}</span>
            <Crest crest={competitor.crest} name={competitor.name} size={16} />
            <span className="ell">{competitor.name}</span>
            <small className={`num ${change < 0 ? 'red' : 'green'}`}>{change < 0 ? `−${-change}` : `+${change}`}</small>
            <b className="num">{rating}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
