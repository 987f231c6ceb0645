import type { LineUpPlayer, LineUps } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { CompetitorMark } from './competitor-name.tsx';
import { FoldCard } from './fold-card.tsx';
import { placePlayers } from './place-players.ts';
import { StatLink } from './stat-link.tsx';

type Side = LineUps['home'];

/** Both elevens on a pitch, the benches beside it. */
export function LineUpsCard({ lineUps, sport }: { readonly lineUps: LineUps; readonly sport: number }) {
  const t = useTexts();
  const sides = [lineUps.home, lineUps.away].filter((side) => side !== null);
  return (
    <FoldCard item="lineUps" title={t('stats.lineups')} note={lineUps.confirmed ? undefined : t('stats.lineups.expected')}>
      <div className="sx-lu">
        <Pitch home={lineUps.home} away={lineUps.away} sport={sport} />
        <div className="sx-lu-b">
          {sides.map((side) => (
            <Bench key={side.team.id} side={side} sport={sport} />
          ))}
        </div>
      </div>
    </FoldCard>
  );
}

function Pitch({ home, away, sport }: { readonly home: Side; readonly away: Side | null; readonly sport: number }) {
  return (
    <div className="sx-pitch">
      <svg viewBox="0 0 340 520" aria-hidden="true" preserveAspectRatio="none">
        <g className="ln">
          <rect x="8" y="8" width="324" height="504" />
          <path d="M8 260h324" />
          <circle cx="170" cy="260" r="42" />
          <rect x="80" y="8" width="180" height="74" />
          <rect x="125" y="8" width="90" height="26" />
          <rect x="80" y="438" width="180" height="74" />
          <rect x="125" y="486" width="90" height="26" />
          <path d="M138 82a38 38 0 0 0 64 0M138 438a38 38 0 0 1 64 0" />
        </g>
      </svg>
      <Eleven side={home} half="home" sport={sport} />
      {away ? <Eleven side={away} half="away" sport={sport} /> : null}
    </div>
  );
}

function Eleven({ side, half, sport }: { readonly side: Side; readonly half: 'home' | 'away'; readonly sport: number }) {
  const t = useTexts();
  if (side.starting.length === 0)
    return (
      <p className="sx-half none" data-half={half}>
        {t('stats.lineups.unknown', { team: side.team.name })}
      </p>
    );
  return (
    <ol
      className="sx-half"
      data-half={half}
      aria-label={t('stats.lineups.picture', { team: side.team.name, formation: side.formation || '–' })}
    >
      {placePlayers(side.formation, side.starting).map(({ player, x, y }) => (
        <li
          key={player.id}
          style={{ insetInlineStart: `${half === 'home' ? x : 100 - x}%`, insetBlockStart: `${half === 'home' ? y : 100 - y}%` }}
        >
          <StatLink page="player" params={{ sportId: sport, playerId: player.id }} className="sx-shirt" title={player.name}>
            <i className="num">{player.number}</i>
            <span>
              <span className="ell" dir="auto">
                {player.name}
              </span>
              <Deeds player={player} />
            </span>
          </StatLink>
        </li>
      ))}
    </ol>
  );
}

/** What a player did, in small signs: goals, cards, going off and coming on. */
function Deeds({ player }: { readonly player: LineUpPlayer }) {
  const t = useTexts();
  return (
    <>
      {player.goals > 0 ? (
        <em className="goal num" role="img" aria-label={t('stats.goals.n', { count: player.goals })}>
          {player.goals > 1 ? player.goals : ''}
        </em>
      ) : null}
      {player.yellow ? <em className="yellow" role="img" aria-label={t('stats.yellow')} /> : null}
      {player.red ? <em className="red" role="img" aria-label={t('stats.red')} /> : null}
      {player.cameOn === null ? null : (
        <em className="on num" role="img" aria-label={t('stats.came-on', { n: player.cameOn })}>
          {player.cameOn}′
        </em>
      )}
      {player.wentOff === null ? null : (
        <em className="off num" role="img" aria-label={t('stats.went-off', { n: player.wentOff })}>
          {player.wentOff}′
        </em>
      )}
    </>
  );
}

function Bench({ side, sport }: { readonly side: Side; readonly sport: number }) {
  const t = useTexts();
  return (
    <section aria-label={`${t('stats.bench')}: ${side.team.name}`}>
      <h3>
        <CompetitorMark competitor={side.team} />
        <span className="ell" dir="auto">
          {side.team.name}
        </span>
        <span className="num mut3">{side.formation}</span>
      </h3>
      <h4 className="mut3">{t('stats.bench')}</h4>
      <ol>
        {side.bench.map((player) => (
          <li key={player.id}>
            <span className="num mut3">{player.number}</span>
            <StatLink page="player" params={{ sportId: sport, playerId: player.id }} className="ell">
              <bdi>{player.name}</bdi>
            </StatLink>
            <Deeds player={player} />
          </li>
        ))}
      </ol>
      {side.bench.length === 0 ? <p className="mut3">–</p> : null}
    </section>
  );
}
