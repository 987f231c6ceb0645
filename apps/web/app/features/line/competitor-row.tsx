import { sportById } from '@touchline/catalogue/sport/sports';
import type { CompetitorView, MatchRow, StateView } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../live/clock.tsx';
import { scoreText } from '../../live/innings-state.ts';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';

/** How long the last change of the score stays marked. */
const SCORE_HIGHLIGHT_MS = 60_000;
/** Periods beside the score; longer matches show the latest. */
const SHOWN_PERIODS = 4;
/** Tennis writes advantage as A; the facts count it 50. */
const ADVANTAGE = 50;

const PERSON_FAMILIES = new Set(['racket', 'combat', 'target', 'cue', 'board', 'athletics']);
/** Whether the competitors of a sport are people: a head instead of a shield. */
export const isPersonSport = (sport: number): boolean => PERSON_FAMILIES.has(sportById(sport).family);

/** One competitor of a row: mark, name, cards, who serves, scores. */
export function CompetitorRow({
  team,
  side,
  match,
  state,
  scores = 'all',
}: {
  readonly team: CompetitorView;
  readonly side: 0 | 1;
  readonly match: MatchRow;
  readonly state: StateView;
  /** Which periods stand beside the total: those that there is room for, the last, or none. */
  readonly scores?: 'all' | 'last' | 'total';
}) {
  const t = useTranslator();
  const playing = match.live && state.status !== 'planned' && state.status !== 'postponed';
  const reds = state.reds[side];
  return (
    <div className="event-teams">
      <SideMark match={match} side={team} person={isPersonSport(match.sport)} />
      <span className="side-name ellipsis" title={team.name}>
        {team.name}
      </span>
      {reds > 0 ? (
        <i className="red-cards figures" title={t('a11y.red-cards', { n: reds })}>
          {reds > 1 ? reds : null}
        </i>
      ) : null}
      {playing && state.turn === side + 1 ? <i className="event-serving" title={t('a11y.serving')} /> : null}
      {playing ? <Scores side={side} state={state} periods={scores === 'all' ? SHOWN_PERIODS : scores === 'last' ? 1 : 0} /> : null}
    </div>
  );
}

function Scores({ side, state, periods }: { readonly side: 0 | 1; readonly state: StateView; readonly periods: number }) {
  const t = useTranslator();
  const { detailedScore } = usePreferences();
  // An innings is one side's alone: its score stands beside the name, not by periods.
  const shown =
    detailedScore && periods > 0 && !state.innings && (state.periods.length > 1 || state.points) ? state.periods.slice(-periods) : [];
  const points = state.points?.[side];
  const total = points === undefined ? scoreText(t, state, side === 0 ? 1 : 2) : points === ADVANTAGE ? 'A' : points;
  // Three digits on either side widen the column of both.
  const widthClass = state.innings ? ' innings-score' : points === undefined && Math.max(...state.score) >= 100 ? ' wide-score' : '';
  return (
    <span className="event-score">
      {state.points ? <span className="event-score-sets">{state.score[side]}</span> : null}
      {shown.map((period, place) => (
        <span
          key={state.periods.indexOf(period)}
          data-age={ageOf(shown.length - place)}
          className={Math.max(...period) >= 100 ? 'wide-score' : undefined}
        >
          {period[side]}
        </span>
      ))}
      {state.lastScore?.side === side + 1 && points === undefined ? (
        <RecentTotal at={state.lastScore.at} total={total} widthClass={widthClass} />
      ) : (
        <span className={`total-score${widthClass}`}>{total}</span>
      )}
    </span>
  );
}

/** Periods before the last two give way in narrow rows, the last but one in very narrow ones. */
const ageOf = (fromEnd: number): 'old' | 'early' | undefined => (fromEnd > 2 ? 'old' : fromEnd > 1 ? 'early' : undefined);

function RecentTotal({ at, total, widthClass }: { readonly at: number; readonly total: number | string; readonly widthClass: string }) {
  const now = useNow();
  return <span className={`total-score${widthClass}${now - at < SCORE_HIGHLIGHT_MS ? ' total-changed' : ''}`}>{total}</span>;
}
