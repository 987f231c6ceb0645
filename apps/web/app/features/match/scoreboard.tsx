import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { CompetitorView, MatchDetail } from '@touchline/contract/line/shapes';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { scoreText } from '../../live/innings-state.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { FormBadges } from './form-badges.tsx';
import { isReadByPeriods, PeriodBoard } from './periods/period-board.tsx';
import { PeriodScores } from './periods/period-scores.tsx';
import { ServeMark } from './periods/serve-mark.tsx';
import { ScoreClock } from './score-clock.tsx';
import { RaceCourse } from './tracker/fields/race-course.tsx';
import { raceProgress } from './tracker/race-order.ts';
import { isGoalSport, isPersonSport } from './tracker/sport-field.ts';

/** How long the side that scored stays lit. */
const HIT_MS = 60_000;

interface ScoreboardProps {
  readonly match: MatchDetail;
  /** Latest results of both sides, "WWDLW" newest last; empty where unknown. */
  readonly form: readonly [string, string];
  readonly now: number;
}

/** Names, score, periods: always left to right, home first, so that sides, score and pitch agree in every language. */
export function Scoreboard({ match, form, now }: ScoreboardProps) {
  if (match.away === null) return <RaceBoard match={match} now={now} />;
  if (isReadByPeriods(match))
    return <PeriodBoard match={match} form={form} hit={isHit(match, 1, now) ? 1 : isHit(match, 2, now) ? 2 : 0} />;
  return (
    <div className="board-main">
      <Side competitor={match.home} side={1} match={match} form={form[0]} />
      <div className="bench-strip">
        <ScoreClock state={match.state} />
        {match.state.status === 'planned' ? <KickoffTime at={match.startsAt * 1000} now={now} /> : <Score match={match} now={now} />}
        <PeriodScores match={match} />
      </div>
      <Side competitor={match.away} side={2} match={match} form={form[1]} />
    </div>
  );
}

/** A race belongs to a meeting: its sport's sign and name, the start, and its course, which gives way to the first three. */
function RaceBoard({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTranslator();
  return (
    <div className="board-main">
      <div className="broadcast-track race">
        <span className="sport-disc" aria-hidden="true">
          <SportIcon sport={match.sport} />
        </span>
        <span className="broadcast-name" dir="auto" title={match.home.name}>
          {match.home.name}
        </span>
        <span className="broadcast-note" dir="auto">
          {t('match.runners.count', { count: match.runners.length })}
        </span>
      </div>
      <div className="bench-strip">
        <ScoreClock state={match.state} race />
        {match.state.status === 'planned' ? <KickoffTime at={match.startsAt * 1000} now={now} /> : null}
      </div>
      {match.state.status === 'planned' ? <RaceCourse /> : <Podium match={match} />}
    </div>
  );
}

/** The first three, once somebody leads. */
function Podium({ match }: { readonly match: MatchDetail }) {
  const first = raceProgress(match).order.slice(0, 3);
  return (
    <ol className="podium">
      {first.map((index) => {
        const runner = match.runners[index];
        return runner ? (
          <li key={runner.id}>
            <SilkIcon silk={silkInRace(match.sport, index, runner.id)} />
            <span className="ellipsis" dir="auto">
              {runner.name}
            </span>
          </li>
        ) : null;
      })}
    </ol>
  );
}

function Side({
  competitor,
  side,
  match,
  form,
}: {
  readonly competitor: CompetitorView;
  readonly side: 1 | 2;
  readonly match: MatchDetail;
  readonly form: string;
}) {
  const t = useTranslator();
  const reds = match.state.reds[side - 1] ?? 0;
  return (
    <div className={`broadcast-track${side === 2 ? ' broadcast-track-away' : ''}`}>
      <SideMark match={match} side={competitor} size={56} person={isPersonSport(match.sport)} />
      <span className="broadcast-name" dir="auto" title={competitor.name}>
        {competitor.name}
        {match.state.turn === side ? (
          <>
            {' '}
            <ServeMark />
          </>
        ) : null}
        {reds > 0 ? (
          <span className="board-red-cards" role="img" aria-label={t('match.reds', { count: reds })}>
            {cards(reds).map((card) => (
              <i key={card} />
            ))}
          </span>
        ) : null}
      </span>
      <FormBadges form={form} />
    </div>
  );
}

function Score({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTranslator();
  const [left, right] = [scoreText(t, match.state, 1), scoreText(t, match.state, 2)];
  const long = left.length + right.length > 5;
  return (
    <p className={`board-score figures${long ? ' board-score-long' : ''}`}>
      <span className="screen-reader-only">{t('match.score', { home: left, away: right })}</span>
      <b aria-hidden="true" className={isHit(match, 1, now) ? 'board-score-new' : undefined}>
        {left}
      </b>
      <i aria-hidden="true">–</i>
      <b aria-hidden="true" className={isHit(match, 2, now) ? 'board-score-new' : undefined}>
        {right}
      </b>
    </p>
  );
}

const isHit = ({ sport, state: { lastScore } }: MatchDetail, side: number, now: number): boolean =>
  isGoalSport(sport) && lastScore !== null && lastScore.side === side && now - lastScore.at < HIT_MS;

function KickoffTime({ at, now }: { readonly at: number; readonly now: number }) {
  const { time, day } = useFormats();
  return (
    <>
      <span className="bench-phase" dir="auto">
        {day(at, now)}
      </span>
      <time className="board-start figures" dateTime={new Date(at).toISOString()}>
        {time(at)}
      </time>
    </>
  );
}

const cards = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `card ${n}`);
