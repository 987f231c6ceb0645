import './styles/questions.css';
import { calculateMarketMargin } from '@touchline/betting/calculators/calculate-market-margin';
import type { OutrightEvents } from '@touchline/contract/line/stage';
import { formatPercent } from '@touchline/i18n/format-money';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { matchPath } from '../../shell/paths.ts';
import { KickoffTime } from './kickoff-time.tsx';

type OutrightQuestion = OutrightEvents['events'][number];

/** A question with one right answer: every answer with its chance by the prices and its price. `shown` answers stand open, the rest unfolds. */
export function OutrightQuestionCard({ question, shown }: { readonly question: OutrightQuestion; readonly shown: number }) {
  const t = useTranslator();
  const { matchId, kind, name, champ, startsAt, marketId, marketName, status, runners } = question;
  const priced = useMemo<MatchSummary>(
    () => ({ id: matchId, kind, sport: champ.sport, name, champName: champ.name, startsAt }),
    [matchId, kind, champ, name, startsAt],
  );
  const offered = runners.filter(({ odds }) => odds > 0);
  const chances = useMemo(() => chancesOf(offered), [offered]);
  const row = (runner: (typeof runners)[number]) => {
    const chance = chances.get(runner.selectionId);
    return (
      <li key={runner.selectionId} className="answer">
        <Crest crest={runner.competitor.crest} name={runner.competitor.name} />
        <span className="answer-name">{runner.competitor.name}</span>
        <span className="answer-bar" aria-hidden="true">
          <i style={{ inlineSize: `${(chance ?? 0) / 100}%` }} />
        </span>
        <span className="answer-chance figures">{chance === undefined ? '' : formatPercent(t.language, chance / 100)}</span>
        <LiveOddsButton
          match={priced}
          market={{ name: marketName, status }}
          selection={{ id: runner.selectionId, name: runner.competitor.name, label: '', odds: runner.odds }}
        />
      </li>
    );
  };
  return (
    <section className="card question" id={`question-${marketId}`}>
      <CardHeader
        title={
          <Link to={matchPath(t.language, { id: matchId, home: { name }, away: null })} prefetch="intent">
            {name}
          </Link>
        }
      >
        <FavoriteButton kind="games" id={matchId} name={name} />
      </CardHeader>
      <p className="question-about">
        <Flag code={champ.flag} />
        <span className="ellipsis">{champ.name}</span>
        <KickoffTime startsAt={startsAt} />
      </p>
      <ol>{runners.slice(0, shown).map(row)}</ol>
      {runners.length > shown ? (
        <details className="question-rest">
          <summary>{t('sections.question.rest', { n: runners.length - shown })}</summary>
          <ol>{runners.slice(shown).map(row)}</ol>
        </details>
      ) : null}
    </section>
  );
}

/** The prices' chance of each answer once the margin is taken out, hundredths of a percent. */
function chancesOf(offered: OutrightQuestion['runners']): ReadonlyMap<number, number> {
  if (offered.length === 0) return new Map();
  const { outcomes } = calculateMarketMargin(offered.map(({ odds }) => odds));
  return new Map(offered.map(({ selectionId }, place) => [selectionId, outcomes[place]?.fairBasisPoints ?? 0]));
}
