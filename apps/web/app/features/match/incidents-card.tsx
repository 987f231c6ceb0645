import type { IncidentView, MatchDetail } from '@touchline/contract/line/shapes';
import { Button } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { incidentMarks } from './incident-marks.ts';
import { incidentIcon } from './incident-name.ts';
import { isPersonSport } from './tracker/sport-field.ts';

/** Attacks and throw-ins come every few seconds; the chronology tells what somebody would retell. */
const MINOR_KINDS: ReadonlySet<string> = new Set(['attack', 'dangerous-attack', 'throw-in', 'goal-kick', 'possession', 'ball', 'running']);
const MAX_INCIDENTS = 60;
/** Those of the last minutes; the others at a press. */
const LATEST = 12;

/** Incidents, newest first, in sentences of the page's language. */
export function IncidentsCard({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const list = useId();
  const [all, setAll] = useState(false);
  const told = match.incidents.filter((incident) => !MINOR_KINDS.has(incident.kind)).slice(0, MAX_INCIDENTS);
  const marks = incidentMarks(t, match);
  const shown = all ? told : told.slice(0, LATEST);
  return (
    <section className="card">
      <CardHeader title={t('match.chronology')} />
      {shown.length === 0 ? (
        <p className="match-pad muted">{t('match.chronology.empty')}</p>
      ) : (
        <ol id={list} className="chronicle" aria-label={t('match.chronology')}>
          {shown.map((incident) => (
            <IncidentRow key={incident.id} incident={incident} mark={marks.get(incident.id) ?? ''} match={match} />
          ))}
        </ol>
      )}
      {told.length > LATEST ? (
        <div className="chronicle-foot">
          <Button size="xs" aria-expanded={all} aria-controls={list} onClick={() => setAll(!all)}>
            {t(all ? 'action.show-less' : 'action.show-all')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface IncidentRowProps {
  readonly incident: IncidentView;
  /** A minute or a score, which stands before it. */
  readonly mark: string;
  readonly match: MatchDetail;
}

function IncidentRow({ incident, mark, match }: IncidentRowProps) {
  const team = incident.side === 1 ? match.home : incident.side === 2 ? match.away : null;
  return (
    <li data-mark={incidentIcon(incident.kind)}>
      <span className="figures chronicle-minute">{mark}</span>
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
