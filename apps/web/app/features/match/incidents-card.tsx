import type { IncidentView, MatchDetail } from '@touchline/contract/line/shapes';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { incidentIcon } from './incident-name.ts';
import { matchMinute, toMatchSecond } from './match-clock.ts';
import { isPersonSport } from './tracker/sport-field.ts';

/** Attacks and throw-ins come every few seconds; the chronology tells what somebody would retell. */
const MINOR_KINDS: ReadonlySet<string> = new Set(['attack', 'dangerous-attack', 'throw-in', 'goal-kick', 'possession', 'ball', 'running']);
const SHOWN = 60;

/** Incidents, newest first, in sentences of the page's language. */
export function IncidentsCard({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const shown = match.incidents.filter((incident) => !MINOR_KINDS.has(incident.kind)).slice(0, SHOWN);
  return (
    <section className="card">
      <CardHeader title={t('match.chronology')} />
      {shown.length === 0 ? (
        <p className="match-pad muted">{t('match.chronology.empty')}</p>
      ) : (
        // A long one scrolls in itself: the keyboard must get to it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <ol className="chronicle" aria-label={t('match.chronology')} tabIndex={0}>
          {shown.map((incident) => (
            <IncidentRow key={incident.id} incident={incident} match={match} />
          ))}
        </ol>
      )}
    </section>
  );
}

function IncidentRow({ incident, match }: { readonly incident: IncidentView; readonly match: MatchDetail }) {
  const team = incident.side === 1 ? match.home : incident.side === 2 ? match.away : null;
  return (
    <li data-mark={incidentIcon(incident.kind)}>
      <span className="figures chronicle-minute">
        {match.format.periodSeconds > 0 ? `${matchMinute(toMatchSecond(incident, match))}′` : ''}
      </span>
      <i />
      {team ? (
        <Crest crest={team.crest} name={team.name} size={16} person={isPersonSport(match.sport)} />
      ) : (
        <span className="chronicle-blank" />
      )}
      <span className="chronicle-text" title={incident.text}>
        {incident.text}
      </span>
    </li>
  );
}
