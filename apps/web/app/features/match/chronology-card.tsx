import type { IncidentView, MatchDetail } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTexts } from '@touchline/ui/texts';
import { eventMark } from './event-name.ts';
import { matchSecond, minuteOf } from './match-clock.ts';
import { isPersonSport } from './sport-field.ts';

/** Attacks and throw-ins come every few seconds; the chronology tells what somebody would retell. */
const QUIET: ReadonlySet<string> = new Set(['attack', 'dangerous-attack', 'throw-in', 'goal-kick', 'possession', 'ball', 'running']);
const SHOWN = 60;

/** What happened, newest first, in sentences of the page's language. */
export function ChronologyCard({ match }: { readonly match: MatchDetail }) {
  const t = useTexts();
  const told = match.incidents.filter((incident) => !QUIET.has(incident.kind)).slice(0, SHOWN);
  return (
    <section className="card">
      <CardHead title={t('match.chronology')} />
      {told.length === 0 ? (
        <p className="pad-card mut">{t('match.chronology.empty')}</p>
      ) : (
        <ol className="chr" aria-label={t('match.chronology')}>
          {told.map((incident) => (
            <Told key={incident.id} incident={incident} match={match} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Told({ incident, match }: { readonly incident: IncidentView; readonly match: MatchDetail }) {
  const team = incident.side === 1 ? match.home : incident.side === 2 ? match.away : null;
  return (
    <li className={eventMark(incident.kind)}>
      <span className="num m">{match.format.periodSeconds > 0 ? `${minuteOf(matchSecond(incident, match))}′` : ''}</span>
      <i />
      {team ? <Crest crest={team.crest} name={team.name} size={16} person={isPersonSport(match.sport)} /> : <span className="blank" />}
      <span className="tx" title={incident.text}>
        {incident.text}
      </span>
    </li>
  );
}
