import { calculateMarketMargin } from '@touchline/betting/calculators/calculate-market-margin';
import type { WhoWins } from '@touchline/contract/feed-stage';
import { formatNumber } from '@touchline/i18n/format-money';
import { CardHead } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { matchPath } from '../../addresses.ts';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { Kickoff } from './kickoff.tsx';

type WinnerQuestion = WhoWins['events'][number];

/** A question with one right answer: every answer with its chance by the prices and its price. `shown` answers stand open, the rest unfolds. */
export function QuestionCard({ question, shown }: { readonly question: WinnerQuestion; readonly shown: number }) {
  const t = useTexts();
  const { matchId, kind, name, champ, startsAt, marketId, marketName, status, runners } = question;
  const priced = useMemo<PricedMatch>(
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
        <span className="answer-chance num">{chance === undefined ? '' : `${formatNumber(t.language, chance / 100)} %`}</span>
        <PriceButton
          match={priced}
          market={{ name: marketName, status }}
          selection={{ id: runner.selectionId, name: runner.competitor.name, label: '', odds: runner.odds }}
        />
      </li>
    );
  };
  return (
    <section className="card question" id={`question-${marketId}`}>
      <CardHead
        title={
          <Link to={matchPath(t.language, { id: matchId, home: { name }, away: null })} prefetch="intent">
            {name}
          </Link>
        }
      >
        <FavoriteStar kind="games" id={matchId} name={name} />
      </CardHead>
      <p className="question-about">
        <Flag code={champ.flag} />
        <span className="ell">{champ.name}</span>
        <Kickoff startsAt={startsAt} />
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

/** What the prices say of each answer once the margin is taken out, hundredths of a percent. */
function chancesOf(offered: WinnerQuestion['runners']): ReadonlyMap<number, number> {
  if (offered.length === 0) return new Map();
  const { outcomes } = calculateMarketMargin(offered.map(({ odds }) => odds));
  return new Map(offered.map(({ selectionId }, place) => [selectionId, outcomes[place]?.fairBasisPoints ?? 0]));
}
