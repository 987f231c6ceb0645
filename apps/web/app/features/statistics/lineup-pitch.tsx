import type { LineUpPlayer, LineUps } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from './bracket/collapsible-card.tsx';
import { CompetitorMark } from './competitor-name.tsx';
import { positionAthletes } from './position-athletes.ts';
import { StatisticsLink } from './statistics-link.tsx';

type Side = LineUps['home'];

/** Both elevens on a pitch, the benches beside it. */
export function LineupPitch({ lineUps, sport }: { readonly lineUps: LineUps; readonly sport: number }) {
  const t = useTranslator();
  const sides = [lineUps.home, lineUps.away].filter((side) => side !== null);
  return (
    <CollapsibleCard item="lineUps" title={t('stats.lineups')} note={lineUps.confirmed ? undefined : t('stats.lineups.expected')}>
      <div className="lineups">
        <Pitch home={lineUps.home} away={lineUps.away} sport={sport} />
        <div className="lineups-bench">
          {sides.map((side) => (
            <Bench key={side.team.id} side={side} sport={sport} />
          ))}
        </div>
      </div>
    </CollapsibleCard>
  );
}

function Pitch({ home, away, sport }: { readonly home: Side; readonly away: Side | null; readonly sport: number }) {
  return (
    <div className="lineup-pitch">
      <svg viewBox="0 0 340 520" aria-hidden="true" preserveAspectRatio="none">
        <g className="lineup-pitch-lines">
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
      <StartingEleven side={home} half="home" sport={sport} />
      {away ? <StartingEleven side={away} half="away" sport={sport} /> : null}
    </div>
  );
}

function StartingEleven({ side, half, sport }: { readonly side: Side; readonly half: 'home' | 'away'; readonly sport: number }) {
  const t = useTranslator();
  if (side.starting.length === 0)
    return (
      <p className="lineup-half lineup-half-none" data-half={half}>
        {t('stats.lineups.unknown', { team: side.team.name })}
      </p>
    );
  return (
    <ol
      className="lineup-half"
      data-half={half}
      aria-label={t('stats.lineups.picture', { team: side.team.name, formation: side.formation || '–' })}
    >
      {positionAthletes(side.formation, side.starting).map(({ player, x, y }) => (
        <li
          key={player.id}
          style={{ insetInlineStart: `${half === 'home' ? x : 100 - x}%`, insetBlockStart: `${half === 'home' ? y : 100 - y}%` }}
        >
          <StatisticsLink page="player" params={{ sportId: sport, playerId: player.id }} className="lineup-shirt" title={player.name}>
            <i className="figures">{player.number}</i>
            <span>
              <span className="ellipsis" dir="auto">
                {player.name}
              </span>
              <PlayerIncidents player={player} />
            </span>
          </StatisticsLink>
        </li>
      ))}
    </ol>
  );
}

/** A player's acts, in small signs: goals, cards, going off and coming on. */
function PlayerIncidents({ player }: { readonly player: LineUpPlayer }) {
  const t = useTranslator();
  return (
    <>
      {player.goals > 0 ? (
        <em className="sign-goal figures" role="img" aria-label={t('stats.goals.n', { count: player.goals })}>
          {player.goals > 1 ? player.goals : ''}
        </em>
      ) : null}
      {player.yellow ? <em className="sign-yellow" role="img" aria-label={t('stats.yellow')} /> : null}
      {player.red ? <em className="sign-red" role="img" aria-label={t('stats.red')} /> : null}
      {player.cameOn === null ? null : (
        <em className="sign-on figures" role="img" aria-label={t('stats.came-on', { n: player.cameOn })}>
          {player.cameOn}′
        </em>
      )}
      {player.wentOff === null ? null : (
        <em className="sign-off figures" role="img" aria-label={t('stats.went-off', { n: player.wentOff })}>
          {player.wentOff}′
        </em>
      )}
    </>
  );
}

function Bench({ side, sport }: { readonly side: Side; readonly sport: number }) {
  const t = useTranslator();
  return (
    <section aria-label={`${t('stats.bench')}: ${side.team.name}`}>
      <h3>
        <CompetitorMark competitor={side.team} />
        <span className="ellipsis" dir="auto">
          {side.team.name}
        </span>
        <span className="figures faint">{side.formation}</span>
      </h3>
      <h4 className="faint">{t('stats.bench')}</h4>
      <ol>
        {side.bench.map((player) => (
          <li key={player.id}>
            <span className="figures faint lineups-number">{player.number}</span>
            <StatisticsLink page="player" params={{ sportId: sport, playerId: player.id }} className="ellipsis">
              <bdi>{player.name}</bdi>
            </StatisticsLink>
            <PlayerIncidents player={player} />
          </li>
        ))}
      </ol>
      {side.bench.length === 0 ? <p className="faint">–</p> : null}
    </section>
  );
}
