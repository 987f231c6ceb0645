import type { TotoMatchView } from '@touchline/contract/toto/calls';
import { Badge } from '@touchline/ui/badge';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath } from '../../shell/paths.ts';
import { MarkButton } from './mark-button.tsx';
import { ScoreMarks } from './score-marks.tsx';

export interface DrawMatchRowProps {
  readonly match: TotoMatchView;
  readonly pool: 'fifteen' | 'score' | 'totals';
  readonly marks: readonly number[];
  /** Null on sheets that take no marks. */
  readonly onToggle: ((place: number, outcome: number) => void) | null;
  readonly missing: boolean;
}

/** The marks that the keys set: as on a paper sheet. */
const KEYS: Readonly<Record<string, number>> = { '1': 1, x: 0, X: 0, '0': 0, '2': 2 };

/** A match of the sheet with what can be marked. */
export function DrawMatchRow({ match, pool, marks, onToggle, missing }: DrawMatchRowProps) {
  const t = useTranslator();
  const toggle = onToggle && ((outcome: number) => onToggle(match.place, outcome));
  const press = (event: KeyboardEvent): void => {
    const outcome = KEYS[event.key];
    if (pool === 'score' || outcome === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (match.outcomes.some((one) => one.outcome === outcome)) toggle?.(outcome);
  };
  const names = t('common.vs', { home: match.home.name, away: match.away.name });
  const hit = match.result !== null && marks.length > 0 ? match.result === 'void' || marks.includes(match.result) : null;
  return (
    <li data-pool={pool} className={`toto-row${missing ? ' toto-row-missing' : ''}${hit === null ? '' : hit ? ' toto-hit' : ' toto-miss'}`}>
      <span className="toto-match-number figures" aria-hidden="true">
        {match.place + 1}
      </span>
      <div className="toto-match">
        <RowMeta match={match} />
        <Link
          className="toto-sides"
          to={matchPath(t.language, { id: match.matchId, home: match.home, away: match.away })}
          title={names}
          prefetch="intent"
        >
          {[match.home, match.away].map((side, i) => (
            <span className="event-teams" key={side.id}>
              <Crest crest={side.crest} name={side.name} />
              <span className="side-name ellipsis toto-side-name">{side.name}</span>
              <RowScore match={match} side={i === 0 ? 0 : 1} />
            </span>
          ))}
        </Link>
      </div>
      <fieldset className="toto-marks" onKeyDown={press}>
        <legend className="screen-reader-only">{names}</legend>
        {pool === 'score' ? (
          <ScoreMarks match={match} marks={marks} onToggle={toggle} />
        ) : (
          match.outcomes.map((outcome) => (
            <MarkButton
              key={outcome.outcome}
              outcome={outcome}
              label={outcome.label}
              marked={marks.includes(outcome.outcome)}
              came={match.result === null ? null : match.result === outcome.outcome}
              onToggle={toggle}
            />
          ))
        )}
      </fieldset>
    </li>
  );
}

const PLAYING = new Set(['live', 'break', 'interrupted']);

function RowScore({ match, side }: { readonly match: TotoMatchView; readonly side: 0 | 1 }) {
  const running = match.state && (PLAYING.has(match.state.status) || match.state.status === 'ended') ? match.state.score : null;
  const score = match.score ?? running;
  return score ? <span className="figures strong">{score[side]}</span> : null;
}

/** When and where it is played, how it stands, the line of totals. */
function RowMeta({ match }: { readonly match: TotoMatchView }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  return (
    <div className="toto-match-details">
      {match.state && PLAYING.has(match.state.status) ? (
        <span className="green strong">{match.state.periodName || t('nav.live')}</span>
      ) : (
        <time className="figures" dateTime={new Date(match.startsAt).toISOString()}>
          {dateTime(match.startsAt)}
        </time>
      )}
      <Flag code={match.flag} />
      <span className="ellipsis">{match.champName}</span>
      {match.line ? <b className="figures amber">{t('toto.line', { line: match.line })}</b> : null}
      {match.result === 'void' ? <Badge tone="amber">{t('toto.void')}</Badge> : null}
    </div>
  );
}
