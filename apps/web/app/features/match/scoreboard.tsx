import type { CompetitorView, MatchDetail } from '@touchline/contract/line-shapes';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import type { ReactNode } from 'react';
import { useFormats } from '../../use-formats.ts';
import { FormRow } from './form-row.tsx';
import { PeriodScores } from './period-scores.tsx';
import { raceStanding } from './race-order.ts';
import { ScoreClock } from './score-clock.tsx';
import { silkOf } from './silk.ts';
import { SilkMark } from './silk-mark.tsx';
import { isGoalSport, isPersonSport } from './sport-field.ts';

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
  return (
    <div className="bd-main">
      <Side competitor={match.home} side={1} match={match} form={form[0]} />
      <div className="bs">
        <ScoreClock state={match.state} />
        {match.state.status === 'planned' ? <StartTime at={match.startsAt * 1000} now={now} /> : <Score match={match} now={now} />}
        <PeriodScores match={match} />
      </div>
      <Side competitor={match.away} side={2} match={match} form={form[1]} />
    </div>
  );
}

/** A race belongs to a meeting: its sport's sign and name, the start, and the first three once somebody leads. */
function RaceBoard({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTexts();
  const first = raceStanding(match).order.slice(0, 3);
  return (
    <div className="bd-main">
      <div className="bt race">
        <span className="sport-disc" aria-hidden="true">
          <SportIcon sport={match.sport} />
        </span>
        <span className="bt-n" dir="auto" title={match.home.name}>
          {match.home.name}
        </span>
        <span className="on-pitch-2" dir="auto">
          {t('match.runners.count', { count: match.runners.length })}
        </span>
      </div>
      <div className="bs">
        <ScoreClock state={match.state} race />
        {match.state.status === 'planned' ? <StartTime at={match.startsAt * 1000} now={now} /> : null}
      </div>
      <ol className="podium">
        {first.map((index) => {
          const runner = match.runners[index];
          return runner ? (
            <li key={runner.id}>
              <SilkMark silk={silkOf(match.sport, index, runner.name)} />
              <span className="ell" dir="auto">
                {runner.name}
              </span>
            </li>
          ) : null;
        })}
      </ol>
    </div>
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
  const t = useTexts();
  const reds = match.state.reds[side - 1] ?? 0;
  return (
    <div className={`bt${side === 2 ? ' b' : ''}`}>
      <Crest crest={competitor.crest} name={competitor.name} size={56} person={isPersonSport(match.sport)} />
      <span className="bt-n" dir="auto" title={competitor.name}>
        {competitor.name}
        {match.state.turn === side ? <Serving text={t('match.serving')} /> : null}
        {reds > 0 ? (
          <span className="reds" role="img" aria-label={t('match.reds', { count: reds })}>
            {cards(reds).map((card) => (
              <i key={card} />
            ))}
          </span>
        ) : null}
      </span>
      <FormRow form={form} />
    </div>
  );
}

const Serving = ({ text }: { readonly text: string }): ReactNode => (
  <>
    {' '}
    <span className="serve" role="img" aria-label={text} title={text} />
  </>
);

function Score({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTexts();
  const [home, away] = match.state.score;
  const long = String(home).length + String(away).length > 5;
  return (
    <p className={`bs-s num${long ? ' long' : ''}`}>
      <span className="sr">{t('match.score', { home, away })}</span>
      <b aria-hidden="true" className={isHit(match, 1, now) ? 'hit' : undefined}>
        {home}
      </b>
      <i aria-hidden="true">–</i>
      <b aria-hidden="true" className={isHit(match, 2, now) ? 'hit' : undefined}>
        {away}
      </b>
    </p>
  );
}

const isHit = ({ sport, state: { lastScore } }: MatchDetail, side: number, now: number): boolean =>
  isGoalSport(sport) && lastScore !== null && lastScore.side === side && now - lastScore.at < HIT_MS;

function StartTime({ at, now }: { readonly at: number; readonly now: number }) {
  const { time, day } = useFormats();
  return (
    <>
      <span className="ph" dir="auto">
        {day(at, now)}
      </span>
      <time className="bs-start num" dateTime={new Date(at).toISOString()}>
        {time(at)}
      </time>
    </>
  );
}

const cards = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `card ${n}`);
