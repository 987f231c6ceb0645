import { sportById } from '@touchline/catalogue/sport/sports';
import type { ResultRow as Result } from '@touchline/contract/results/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { ResultDetails } from './result-details.tsx';

/** As many periods as stand beside the score. */
const SHOWN_PERIODS = 5;

/** One played match: who, when, the score and its periods; opens into its statistics. */
export function ResultRow({
  result,
  people,
  withDate,
}: {
  readonly result: Result;
  readonly people: boolean;
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
        {away ? <Score result={result} /> : <span />}
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
        {competitor.name}
      </span>
    </span>
  );
}

function RacePlaces({ result }: { readonly result: Result }) {
  const t = useTranslator();
  const [first, ...next] = result.places.filter(({ place }) => place > 0).slice(0, 3);
  return (
    <span className="result-names">
      <span className="result-side strong">
        <span className="ellipsis">{result.home.name}</span>
      </span>
      <span className="result-side muted">
        <span className="ellipsis">
          {first ? t('results.first', { name: first.runner.name }) : t(`status.${result.status}`)}
          {next.map(({ place, runner }) => ` · ${place}. ${runner.name}`).join('')}
        </span>
      </span>
    </span>
  );
}

const END_REASONS = ['overtime', 'shoot-out', 'retired', 'ko', 'submission', 'decision'] as const;

function Score({ result }: { readonly result: Result }) {
  const t = useTranslator();
  const { score, periods, status, ending } = result;
  const known = END_REASONS.find((one) => one === ending);
  if (status !== 'ended' && score[0] + score[1] === 0) return <span className="badge badge-amber">{t(`status.${status}`)}</span>;
  const shown = periods.length > 1 ? periods.slice(-SHOWN_PERIODS) : [];
  return (
    <span className="result-score">
      <span className="figures result-periods">
        <b className="result-total">{t('score.pair', { home: score[0], away: score[1] })}</b>
        {shown.length > 0 ? <small> ({shown.map(([home, away]) => t('score.pair', { home, away })).join(', ')})</small> : null}
      </span>
      {status !== 'ended' ? (
        <small className="amber">{t(`status.${status}`)}</small>
      ) : known ? (
        <small>
          {t(
            known === 'shoot-out' && sportById(result.sport).family === 'stick'
              ? 'results.ending.shoot-out.stick'
              : `results.ending.${known}`,
          )}
        </small>
      ) : null}
    </span>
  );
}
