import type { MatchDetail } from '@touchline/contract/line-shapes';
import { IconButton } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { matchPath } from '../../addresses.ts';
import { RunningClock } from '../../live/clock.tsx';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';

/** Markets that fit under a picture: the main ones, with few selections. */
const MARKETS = 4;
const MOST_SELECTIONS = 4;

interface MatchTileProps {
  readonly match: MatchDetail;
  readonly tracker: ReactNode;
  readonly people: boolean;
  readonly onRemove: () => void;
}

/** One of the matches beside each other: score, tracker, main markets. */
export function MatchTile({ match, tracker, people, onRemove }: MatchTileProps) {
  const t = useTexts();
  const { id, kind, sport, startsAt, state, home, away } = match;
  const champName = match.champView.name;
  const name = away ? t('common.vs', { home: home.name, away: away.name }) : home.name;
  const priced = useMemo<PricedMatch>(() => ({ id, kind, sport, name, champName, startsAt }), [id, kind, sport, name, champName, startsAt]);
  const shown = match.allMarkets
    .filter(({ main, selections, status }) => main && status !== 'closed' && selections.length <= MOST_SELECTIONS)
    .slice(0, MARKETS);
  return (
    <article className="card" aria-label={name}>
      <header className="multi-head">
        <SportIcon sport={sport} className="mut3" />
        <Link className="ell mut" to={matchPath(t.language, match)}>
          {champName}
        </Link>
        <span className="sp" />
        {state.status === 'ended' ? (
          <span className="badge">{t('multi.over')}</span>
        ) : state.clock ? (
          <RunningClock clock={state.clock} />
        ) : (
          <span className="mut3">{state.periodName}</span>
        )}
        <IconButton icon="close" small label={t('multi.remove', { name })} onClick={onRemove} />
      </header>
      <div className="multi-score">
        {[home, away].map((side, index) =>
          side ? (
            <div key={side.id} className="multi-side">
              <Crest crest={side.crest} name={side.name} person={people} />
              <Link className="ell" to={matchPath(t.language, match)} title={side.name} tabIndex={-1}>
                {side.name}
              </Link>
              <span className="num">
                {state.periods.length > 1 ? <span>{state.periods.map((pair) => pair[index]).join(' ')}</span> : null}
                <b>{state.score[index]}</b>
              </span>
            </div>
          ) : null,
        )}
      </div>
      {tracker}
      {shown.map((market) => (
        <section key={market.id} className="multi-mk" aria-label={market.name}>
          <h3 className="ell">{market.name}</h3>
          <div>
            {market.selections.map((selection) => (
              <PriceButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
            ))}
          </div>
        </section>
      ))}
      {shown.length === 0 ? <p className="multi-mk mut">{t('match.markets.closed.title')}</p> : null}
    </article>
  );
}
