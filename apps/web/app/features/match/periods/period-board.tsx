import './period-board.css';
import { SPORT, sportById } from '@touchline/catalogue/sport/sports';
import type { CompetitorView, MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { SideMark } from '../../../shell/page/side-mark.tsx';
import { FormBadges } from '../form-badges.tsx';
import { ScoreClock } from '../score-clock.tsx';
import { isGoalSport, isPersonSport } from '../tracker/sport-field.ts';
import { isOvertime, periodName, scoreName } from './period-name.ts';
import { ServeMark } from './serve-mark.tsx';

/** Periods that fit beside each other; longer matches show the latest. */
const SHOWN = 9;
/** From this many columns on they stand closer. */
const MANY = 6;
/** Tennis counts 0, 15, 30, 40, advantage (50 in the facts). */
const ADVANTAGE = 50;

type Played = Pick<MatchDetail, 'sport' | 'away' | 'format' | 'state'>;

/**
 * Whether a running match is read by its periods: sets, quarters, innings, frames, maps. Two halves and fights are read by the score,
 * cricket by its innings, races by places.
 */
export function isReadByPeriods({ sport, away, format, state }: Played): boolean {
  if (away === null || state.status === 'planned' || sport === SPORT.cricket || sportById(sport).family === 'combat') return false;
  return format.scoring === 'periods' || (format.scoring === 'sum' && format.periods > 2);
}

interface PeriodBoardProps {
  readonly match: MatchDetail;
  readonly form: readonly [string, string];
  /** The side whose score has just changed; 0 none. */
  readonly hit: number;
}

interface Column {
  readonly n: number;
  readonly score: readonly [number, number] | undefined;
}

/** A row a side, a column a period, and at the end what decides next: the points in play, or the score. Left to right in every language. */
export function PeriodBoard({ match, form, hit }: PeriodBoardProps) {
  const t = useTranslator();
  const { home, away, format, state } = match;
  if (away === null) return null;
  const columns = columnsOf(match);
  const bySets = format.scoring === 'periods';
  const rows = [
    { side: 1, competitor: home, form: form[0] },
    { side: 2, competitor: away, form: form[1] },
  ] as const;
  return (
    <table className="period-board figures" data-many={columns.length >= MANY || undefined}>
      <caption className="screen-reader-only">
        {t('match.score', { home: `${home.name} ${state.score[0]}`, away: `${state.score[1]} ${away.name}` })}
      </caption>
      <thead>
        <tr>
          <td>
            <ScoreClock state={state} />
          </td>
          {bySets && state.points ? <Head text={scoreName(t, match)} /> : null}
          {columns.map(({ n }) => (
            <th key={n} scope="col" data-now={n === state.period || undefined}>
              <abbr title={periodName(t, match, n)}>{isOvertime(format, n) ? t('match.period.overtime') : n}</abbr>
            </th>
          ))}
          <Head text={state.points ? t('match.points') : scoreName(t, match)} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, competitor, form: latest }) => (
          <tr key={competitor.id}>
            <th scope="row">
              <SideName match={match} competitor={competitor} side={side} form={latest} />
            </th>
            {bySets && state.points ? <td className="period-board-won">{state.score[side - 1]}</td> : null}
            {columns.map((column) => (
              <td key={column.n} data-part={partOf(column, side, state.period)}>
                {column.score?.[side - 1] ?? '–'}
              </td>
            ))}
            <td className="period-board-last" data-hit={(hit === side && isGoalSport(match.sport)) || undefined}>
              <b>{state.points ? pointText(state.points[side - 1] ?? 0, match.sport) : state.score[side - 1]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ text }: { readonly text: string }) => (
  <th scope="col">
    <bdi>{text}</bdi>
  </th>
);

function SideName({
  match,
  competitor,
  side,
  form,
}: {
  readonly match: MatchDetail;
  readonly competitor: CompetitorView;
  readonly side: 1 | 2;
  readonly form: string;
}) {
  return (
    <span className="period-board-side">
      <SideMark match={match} side={competitor} size={36} person={isPersonSport(match.sport)} />
      <span className="period-board-name" dir="auto" title={competitor.name}>
        {competitor.name}
      </span>
      {match.state.turn === side ? (
        <span className="period-board-serve">
          <ServeMark />
        </span>
      ) : null}
      <span className="period-board-form">
        <FormBadges form={form} />
      </span>
    </span>
  );
}

/** The periods that are shown. Sports that play all of them in any case have a place for those to come already. */
function columnsOf({ format, state: { periods } }: MatchDetail): readonly Column[] {
  const count = format.scoring === 'sum' ? Math.max(periods.length, format.periods) : periods.length;
  const from = Math.max(0, count - SHOWN);
  return Array.from({ length: count - from }, (_, index) => ({ n: from + index + 1, score: periods[from + index] }));
}

/** Of a period that is over: who won it. The running one stands out by itself. */
function partOf({ n, score }: Column, side: 1 | 2, period: number): 'now' | 'won' | 'lost' | undefined {
  if (n === period) return 'now';
  if (score === undefined) return undefined;
  const [mine, theirs] = side === 1 ? score : [score[1], score[0]];
  return mine > theirs ? 'won' : 'lost';
}

/** The points in play as the sport calls them. */
export const pointText = (points: number, sport: number): string => (sport === SPORT.tennis && points === ADVANTAGE ? 'A' : String(points));
