import './styles/top-match.css';
import type { GameInsights } from '@touchline/contract/highlights/calls';
import type { CompetitorView, MatchRow, StateView } from '@touchline/contract/line/shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { buttonClass } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { MatchClock } from '../../live/clock.tsx';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { LiveOddsButton } from '../../live/live-odds-button.tsx';
import { highlightMatchPath } from '../../shell/paths.ts';
import { FormBadges } from './form-badges.tsx';
import { KickoffTime } from './kickoff-time.tsx';
import { useCardMatch } from './use-card-match.ts';

/** The match of the day: who, when, at what price, and what form and meetings say. */
export function TopMatch({ match, insights }: { readonly match: MatchRow; readonly insights: GameInsights | null }) {
  const t = useTranslator();
  const { name, state, priced, market, running } = useCardMatch(match);
  return (
    <section className="card top-match" aria-label={name}>
      <header className="top-match-top">
        <SportIcon sport={match.sport} />
        <span className="ellipsis">{match.champName}</span>
        <span className="spacer" />
        <FavoriteButton kind="games" id={match.id} name={name} />
      </header>
      <div className="top-match-sides">
        <Side team={match.home} form={insights?.homeForm ?? ''} />
        <div className="top-match-middle">{running ? <Running state={state} /> : <KickoffTime startsAt={match.startsAt} />}</div>
        {match.away ? <Side team={match.away} form={insights?.awayForm ?? ''} /> : null}
      </div>
      {market ? (
        <div className="top-match-prices" data-count={market.selections.length}>
          {market.selections.map((selection) => (
            <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.name} wide />
          ))}
        </div>
      ) : null}
      {insights ? <Facts insights={insights} /> : null}
      <footer className="top-match-foot">
        <Link className={buttonClass('brand')} to={highlightMatchPath(t.language, 'topgame', match)} prefetch="intent">
          {t('sections.topgame.open', { n: match.marketCount })}
        </Link>
      </footer>
    </section>
  );
}

function Running({ state }: { readonly state: StateView }) {
  const t = useTranslator();
  return (
    <>
      <b className="top-match-score figures">{t('score.pair', { home: state.score[0], away: state.score[1] })}</b>
      <span className="in-row">
        {state.clock ? <MatchClock clock={state.clock} /> : null} {state.periodName}
      </span>
    </>
  );
}

function Side({ team, form }: { readonly team: CompetitorView; readonly form: string }) {
  return (
    <div className="top-match-side">
      <Crest crest={team.crest} name={team.name} size={56} person={team.crest === null} />
      <b>{team.name}</b>
      <FormBadges form={form} />
    </div>
  );
}

function Facts({ insights: { facts, headToHead, shares } }: { readonly insights: GameInsights }) {
  const t = useTranslator();
  const share = shares[0];
  if (facts.length === 0 && headToHead.matches === 0 && !share) return null;
  return (
    <div className="top-match-facts">
      {headToHead.matches > 0 ? (
        <p className="top-match-meetings">
          <span>{t('sections.topgame.meetings', { n: headToHead.matches })}</span>
          <span className="top-match-bar" aria-hidden="true">
            <i className="top-match-bar-home" style={{ flexGrow: headToHead.homeWins }} />
            <i className="top-match-bar-draw" style={{ flexGrow: headToHead.draws }} />
            <i className="top-match-bar-away" style={{ flexGrow: headToHead.awayWins }} />
          </span>
          <b className="figures">
            {headToHead.homeWins} · {headToHead.draws} · {headToHead.awayWins}
          </b>
        </p>
      ) : null}
      {share ? (
        <p className="top-match-meetings">
          <span>{t('sections.topgame.shares')}</span>
          <b className="figures">
            {share.selections.map(({ label, percent }) => `${label} ${formatPercent(t.language, percent)}`).join(' · ')}
          </b>
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
