import { sportById } from '@touchline/catalogue/sports';
import type { CompetitorView, MatchRow, StateView } from '@touchline/contract/line-shapes';
import { Crest } from '@touchline/ui/crest';
import { useTexts } from '@touchline/ui/texts';
import { useNow } from '../../live/clock.tsx';

/** How long the last change of the score stays marked. */
const FRESH_MS = 60_000;
/** Periods beside the score; longer matches show the latest. */
const SHOWN_PERIODS = 4;
/** Tennis writes advantage as A; the facts count it 50. */
const ADVANTAGE = 50;

const PEOPLE = new Set(['racket', 'combat', 'target', 'cue', 'board', 'athletics']);
/** Whether the competitors of a sport are people: a head instead of a shield. */
export const arePeople = (sport: number): boolean => PEOPLE.has(sportById(sport).family);

/** One competitor of a row: mark, name, cards, who serves, scores. */
export function TeamLine({
  team,
  side,
  match,
  state,
}: {
  readonly team: CompetitorView;
  readonly side: 0 | 1;
  readonly match: MatchRow;
  readonly state: StateView;
}) {
  const t = useTexts();
  const playing = match.live && state.status !== 'planned' && state.status !== 'postponed';
  const reds = state.reds[side];
  return (
    <div className="tm">
      <Crest crest={team.crest} name={team.name} person={arePeople(match.sport)} />
      <span className="nm ell" title={team.name}>
        {team.name}
      </span>
      {reds > 0 ? (
        <i className="rc num" title={t('a11y.red-cards', { n: reds })}>
          {reds > 1 ? reds : null}
        </i>
      ) : null}
      {playing && state.turn === side + 1 ? <i className="srv" title={t('a11y.serving')} /> : null}
      {playing ? <Scores side={side} state={state} /> : null}
    </div>
  );
}

function Scores({ side, state }: { readonly side: 0 | 1; readonly state: StateView }) {
  const shown = state.periods.length > 1 || state.points ? state.periods.slice(-SHOWN_PERIODS) : [];
  const points = state.points?.[side];
  const total = points === undefined ? state.score[side] : points === ADVANTAGE ? 'A' : points;
  return (
    <span className="sc">
      {state.points ? <span className="sets">{state.score[side]}</span> : null}
      {shown.map((period) => (
        <span key={state.periods.indexOf(period)}>{period[side]}</span>
      ))}
      {state.lastScore?.side === side + 1 && points === undefined ? (
        <FreshTotal at={state.lastScore.at} total={total} />
      ) : (
        <span className="tot">{total}</span>
      )}
    </span>
  );
}

function FreshTotal({ at, total }: { readonly at: number; readonly total: number | string }) {
  const now = useNow();
  return <span className={`tot${now - at < FRESH_MS ? ' chg' : ''}`}>{total}</span>;
}
