import { sportById } from '@touchline/catalogue/sport/sports';
import type { ResultRow as Result } from '@touchline/contract/results/calls';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { ResultDetails } from './result-details.tsx';
import { resultFacts } from './result-facts.ts';
import { ScoreColumns } from './score-columns.tsx';

/** One played match: who, when, how it was settled, the score and its periods; opens into its statistics. */
export function ResultRow({
  result,
  people,
  columns,
  withDate,
}: {
  readonly result: Result;
  readonly people: boolean;
  /** Of periods, as many as the head above has. */
  readonly columns: number;
  readonly withDate?: boolean;
}) {
  const t = useTranslator();
  const { time, date } = useFormats();
  const [open, setOpen] = useState(false);
  const body = useId();
  const { home, away, startsAt } = result;
  const at = startsAt * 1000;
  const name = away ? t('common.vs', { home: home.name, away: away.name }) : home.name;
  return (
    <article className="result-block" aria-label={name}>
      <button type="button" className="result-row" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        <span className="result-time">
          {withDate ? <time className="faint">{date(at)}</time> : null}
          <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
        </span>
        {away ? (
          <span className="result-names">
            <Side result={result} competitor={home} won={result.winner === 1} people={people} />
            <span className="screen-reader-only"> – </span>
            <Side result={result} competitor={away} won={result.winner === 2} people={people} />
          </span>
        ) : (
          <RacePlaces result={result} />
        )}
        {away ? <Facts result={result} /> : null}
        {away && !isUnplayed(result) ? <ScoreColumns result={result} columns={columns} /> : <span />}
        <Icon name="chev" className="result-chevron" />
        <span className="screen-reader-only">{t('results.open', { home: home.name, away: away?.name ?? '' })}</span>
      </button>
      <div id={body} hidden={!open}>
        {open ? <ResultDetails matchId={result.id} /> : null}
      </div>
    </article>
  );
}

interface SideProps {
  readonly result: Result;
  readonly competitor: Result['home'];
  readonly won: boolean;
  readonly people: boolean;
}

function Side({ result, competitor, won, people }: SideProps) {
  return (
    <span className={`result-side${won ? ' strong' : ''}`}>
      <SideMark match={result} side={competitor} person={people} size={16} />
      <span className="ellipsis" title={competitor.name}>
        <bdi>{competitor.name}</bdi>
      </span>
    </span>
  );
}

function RacePlaces({ result }: { readonly result: Result }) {
  const t = useTranslator();
  const [first, ...next] = result.places.filter(({ place }) => place > 0).slice(0, 3);
  return (
    <span className="result-names result-race">
      <span className="result-side strong">
        <span dir="auto">{result.home.name}</span>
      </span>
      <span className="result-side muted">
        <span>
          <bdi>{first ? t('results.first', { name: first.runner.name }) : t(`status.${result.status}`)}</bdi>
          {next.map(({ place, runner }) => (
            <span key={runner.id}>
              {` · ${place}. `}
              <bdi>{runner.name}</bdi>
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

const END_REASONS = ['overtime', 'shoot-out', 'retired', 'ko', 'submission', 'decision'] as const;

/** How it ended and what was settled by it; of what was not played to its end, what became of it. */
function Facts({ result }: { readonly result: Result }) {
  const t = useTranslator();
  const { status, ending, sport } = result;
  const known = END_REASONS.find((one) => one === ending);
  const said =
    known === 'shoot-out' && sportById(sport).family === 'stick'
      ? t('results.ending.shoot-out.stick')
      : known && t(`results.ending.${known}`);
  return (
    <span className="result-facts">
      {status === 'ended' ? null : <Badge tone="amber">{t(`status.${status}`)}</Badge>}
      {said ? <Badge>{said}</Badge> : null}
      {resultFacts(t, result).map((fact) => (
        <Badge key={fact}>{fact}</Badge>
      ))}
    </span>
  );
}

const isUnplayed = ({ status, score }: Result): boolean => status !== 'ended' && score[0] + score[1] === 0;
