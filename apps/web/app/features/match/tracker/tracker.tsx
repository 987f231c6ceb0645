import type { IncidentView, MatchDetail } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId } from 'react';
import { incidentName } from '../incident-name.ts';
import { BasketballCourt } from './fields/basketball-court.tsx';
import { FootballPitch } from './fields/football-pitch.tsx';
import { HandballCourt } from './fields/handball-court.tsx';
import { IceRink } from './fields/ice-rink.tsx';
import { RaceTrack } from './fields/race-track.tsx';
import { TennisCourt } from './fields/tennis-court.tsx';
import { VolleyballCourt } from './fields/volleyball-court.tsx';
import { type FieldKind, fieldOf } from './sport-field.ts';
import { TrackerBall } from './tracker-ball.tsx';
import { type FieldPoint, smoothPath, trackerScene } from './tracker-scene.ts';

/** The picture is 525 x 300; the field's corners lie at (13, 13) and (512, 287). */
const toSvg = ({ x, y }: FieldPoint): FieldPoint => ({ x: 13 + (x / 100) * 499, y: 13 + (y / 100) * 274 });

function FieldLines({ kind, match }: { readonly kind: FieldKind; readonly match: TrackedMatch }) {
  switch (kind) {
    case 'football':
      return <FootballPitch />;
    case 'basketball':
      return <BasketballCourt />;
    case 'tennis':
      return <TennisCourt />;
    case 'volleyball':
      return <VolleyballCourt />;
    case 'rink':
      return <IceRink />;
    case 'handball':
      return <HandballCourt />;
    case 'track':
      return <RaceTrack match={match} />;
    case 'none':
      return null;
  }
}

/** Racket sports send no places: the ball then lies with the server. */
function servePoint(kind: FieldKind, turn: number): FieldPoint | null {
  if ((kind !== 'tennis' && kind !== 'volleyball') || turn === 0) return null;
  return turn === 1 ? { x: 34, y: 180 } : { x: 491, y: 120 };
}

/** Greyhounds run on sand. */
const GREYHOUND_SPORT = 91;

/** The half towards which the side attacks glows in its colour. */
const ATTACK_HALF_PATHS = { 1: 'M262 13H512V287H262z', 2: 'M262 13H13V287H262z' } as const;
const sideColour = (side: number): string => (side === 2 ? 'var(--side-b)' : 'var(--side-a)');

/** The part of a match that the picture needs. */
type TrackedMatch = Pick<MatchDetail, 'sport' | 'state' | 'incidents' | 'runners'>;

/** The match as a picture, drawn from its incidents: where the play is, the way it came, what just happened. Left is always the home side. */
export function Tracker({ match }: { readonly match: TrackedMatch }) {
  const t = useTranslator();
  // A wall of streams has several pictures on one page.
  const id = useId();
  const kind = fieldOf(match.sport);
  if (kind === 'none') return null;
  const { ball, path, side, latest } = trackerScene(match.incidents);
  const place = kind === 'track' ? null : ball ? toSvg(ball) : servePoint(kind, match.state.turn);
  const way = path.map(toSvg);
  // Of a race that is over the last news is how it ran: its result says more.
  const isRaceOver = match.state.status === 'ended' && latest?.kind === 'running';
  const glow = side === 1 || side === 2 ? ATTACK_HALF_PATHS[side] : null;
  return (
    <div className="tracker" data-field={match.sport === GREYHOUND_SPORT ? 'sand' : kind}>
      <svg
        className="pitch-picture"
        viewBox="0 0 525 300"
        preserveAspectRatio="none"
        role="img"
        aria-label={label(t, isRaceOver ? null : latest)}
      >
        <defs>
          <pattern id={`${id}mow`} width="70" height="300" patternUnits="userSpaceOnUse">
            <rect width="70" height="300" fill="var(--turf-a)" />
            <rect width="35" height="300" fill="var(--turf-b)" />
          </pattern>
          <linearGradient id={`${id}attack`} x1={side === 2 ? 1 : 0} x2={side === 2 ? 0 : 1}>
            <stop offset="0" stopColor={sideColour(side)} stopOpacity="0" />
            <stop offset="1" stopColor={sideColour(side)} stopOpacity=".42" />
          </linearGradient>
        </defs>
        <rect width="525" height="300" fill={`url(#${id}mow)`} />
        {glow && place && kind !== 'tennis' && kind !== 'volleyball' && kind !== 'track' ? (
          <path d={glow} fill={`url(#${id}attack)`} />
        ) : null}
        <FieldLines kind={kind} match={match} />
        {place ? (
          <>
            <path className="tracker-path" d={smoothPath(way)} stroke={sideColour(side)} />
            {way.slice(0, -1).map((point) => (
              <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r="3.500" fill={sideColour(side)} />
            ))}
            <g className="tracker-ball" style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
              <circle className="tracker-halo" r="11" fill={sideColour(side)} opacity=".3" />
              <TrackerBall kind={kind} />
            </g>
          </>
        ) : null}
      </svg>
      {isRaceOver ? null : <TrackerLabel latest={latest} />}
    </div>
  );
}

const label = (t: Translator, latest: IncidentView | null): string =>
  latest === null ? t('match.tracker') : `${t('match.tracker')}: ${latest.text}`;

function TrackerLabel({ latest }: { readonly latest: IncidentView | null }) {
  const t = useTranslator();
  if (latest === null) return <p className="tracker-line">{t('match.tracker.waiting')}</p>;
  const name = incidentName(t.find, latest.kind);
  return (
    <p className="tracker-line" dir="auto">
      {name ? (
        <span className="badge tracker-badge" data-side={latest.side}>
          {name}
        </span>
      ) : null}
      {latest.player || !name ? <span className="ellipsis tracker-words">{latest.player ?? latest.text}</span> : null}
    </p>
  );
}
