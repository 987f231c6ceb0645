import type { PlayerRow, RatingRow } from '@touchline/contract/statistics/shapes';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';

/** The best of a season by one figure. Draws nothing where nobody is known. */
export function Leaders({
  title,
  players,
  figure,
}: {
  readonly title: string;
  readonly players: readonly PlayerRow[];
  readonly figure: (player: PlayerRow) => number;
}) {
  if (players.length === 0) return null;
  return (
    <section className="card">
      <CardHeader title={title} />
      <ol className="leaders">
        {players.map((player, place) => (
          <li key={player.id}>
            <span className="figures faint leader-place">{place + 1}</span>
            <Crest crest={player.team.crest} name={player.team.name} size={16} />
            <span className="ellipsis leader-name">
              {player.name} <span className="faint">{player.team.name}</span>
            </span>
            <b className="figures">{figure(player)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Strength of the competitors, and how it moved. */
export function RatingCard({ lines }: { readonly lines: readonly RatingRow[] }) {
  const t = useTranslator();
  if (lines.length === 0) return null;
  return (
    <section className="card">
      <CardHeader title={t('tournament.rating')} />
      <p className="card-text faint">{t('tournament.rating.about')}</p>
      <ol className="leaders">
        {lines.map(({ place, competitor, rating, change }) => (
          <li key={competitor.id}>
            <span className="figures faint leader-place">{place}</span>
            <Crest crest={competitor.crest} name={competitor.name} size={16} />
            <span className="ellipsis leader-name">{competitor.name}</span>
            <small className={`figures ${change < 0 ? 'danger' : 'green'}`}>{change < 0 ? `−${-change}` : `+${change}`}</small>
            <b className="figures">{rating}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
