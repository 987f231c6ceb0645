import type { GameInsights } from '@touchline/contract/feed-highlights';
import type { CompetitorView, MatchRow, StateView } from '@touchline/contract/line-shapes';
import { buttonClass } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { sectionGamePath } from '../../addresses.ts';
import { RunningClock } from '../../live/clock.tsx';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { useMatchState } from '../../live/live-context.tsx';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { FormMarks } from './form-marks.tsx';
import { Kickoff } from './kickoff.tsx';

/** The match of the day: who, when, at what price, and what form and meetings say. */
export function TopMatch({ match, insights }: { readonly match: MatchRow; readonly insights: GameInsights | null }) {
  const t = useTexts();
  const state = useMatchState(match.id, match.state);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<PricedMatch>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  const running = match.kind === 'live' && state.status !== 'planned';
  return (
    <section className="card tm-day" aria-label={name}>
      <header className="tm-top">
        <SportIcon sport={match.sport} />
        <span className="ell">{match.champName}</span>
        <span className="sp" />
        <FavoriteStar kind="games" id={match.id} name={name} />
      </header>
      <div className="tm-sides">
        <Side team={match.home} form={insights?.homeForm ?? ''} />
        <div className="tm-mid">{running ? <Running state={state} /> : <Kickoff startsAt={match.startsAt} />}</div>
        {match.away ? <Side team={match.away} form={insights?.awayForm ?? ''} end /> : null}
      </div>
      {market ? (
        <div className={`tm-prices n${market.selections.length}`}>
          {market.selections.map((selection) => (
            <PriceButton key={selection.id} match={priced} market={market} selection={selection} label={selection.name} wide />
          ))}
        </div>
      ) : null}
      {insights ? <Facts insights={insights} /> : null}
      <footer className="tm-foot">
        <Link className={buttonClass('brand')} to={sectionGamePath(t.language, 'topgame', match)} prefetch="intent">
          {t('sections.topgame.open', { n: match.marketCount })}
        </Link>
      </footer>
    </section>
  );
}

const Running = ({ state }: { readonly state: StateView }) => (
  <>
    <b className="tm-score num">
      {state.score[0]}–{state.score[1]}
    </b>
    <span className="row">
      {state.clock ? <RunningClock clock={state.clock} /> : null} {state.periodName}
    </span>
  </>
);

function Side({ team, form, end = false }: { readonly team: CompetitorView; readonly form: string; readonly end?: boolean }) {
  return (
    <div className={`tm-side${end ? ' end' : ''}`}>
      <Crest crest={team.crest} name={team.name} size={56} person={team.crest === null} />
      <b>{team.name}</b>
      <FormMarks form={form} />
    </div>
  );
}

function Facts({ insights: { facts, headToHead, shares } }: { readonly insights: GameInsights }) {
  const t = useTexts();
  const share = shares[0];
  if (facts.length === 0 && headToHead.matches === 0 && !share) return null;
  return (
    <div className="tm-facts">
      {headToHead.matches > 0 ? (
        <p className="tm-h2h">
          <span>{t('sections.topgame.meetings', { n: headToHead.matches })}</span>
          <span className="tm-bar" aria-hidden="true">
            <i className="h" style={{ flexGrow: headToHead.homeWins }} />
            <i className="d" style={{ flexGrow: headToHead.draws }} />
            <i className="a" style={{ flexGrow: headToHead.awayWins }} />
          </span>
          <b className="num">
            {headToHead.homeWins} · {headToHead.draws} · {headToHead.awayWins}
          </b>
        </p>
      ) : null}
      {share ? (
        <p className="tm-h2h">
          <span>{t('sections.topgame.shares')}</span>
          <b className="num">{share.selections.map(({ label, percent }) => `${label} ${percent} %`).join(' · ')}</b>
        </p>
      ) : null}
      <ul>
        {facts.slice(0, 6).map((fact) => (
          <li key={`${fact.key}${fact.side}${fact.text}`}>{fact.text}</li>
        ))}
      </ul>
    </div>
  );
}
