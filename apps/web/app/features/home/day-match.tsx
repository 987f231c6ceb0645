import type { CompetitorView, MarketView, MatchRow, StateView } from '@touchline/contract/line/shapes';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { MatchClock, useCurrentMinute, usePlayNow } from '../../live/clock.tsx';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { useMarketCount, useMatchState, usePausedPrices } from '../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { highlightPath, matchPath } from '../../shell/paths.ts';
import { cardMarkets } from './choice/card-market.ts';
import { PRICE_ROWS } from './choice/home-sizes.ts';
import { DayMatchPitch } from './day-match-pitch.tsx';
import { DayMatchTable } from './day-match-table.tsx';
import type { DayMatch as Loaded, Scorer } from './read-match-of-the-day.ts';

/** How long the side that scored stays lit. */
const HIT_MS = 60_000;
/** Of these the page tells scorers and the table as it stands: both are asked for again with every goal. */
const FOOTBALL = 1;

/** The match of the day on the one pitch of the page: who, how it stands, at what price, and why it matters. */
export function DayMatch({ day }: { readonly day: Loaded }) {
  const t = useTranslator();
  const { match } = day;
  const state = useMatchState(match.id, match.state);
  const count = useMarketCount(match.id, match.marketCount);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const path = matchPath(t.language, match);
  const { why } = day;
  useFreshScore(match, state);
  return (
    <section className={why || day.table ? 'card day-match' : 'card day-match day-match-bare'} aria-label={t('home.day.title')}>
      <DayMatchPitch />
      <div className="day-match-main">
        <DayMatchTop day={day} name={name} />
        <Link className="day-match-sides" to={path} prefetch="intent">
          <Side team={match.home} />
          <Middle match={match} state={state} />
          {match.away ? <Side team={match.away} /> : null}
        </Link>
        <Scorers scorers={day.scorers} />
        <Prices match={match} name={name} />
      </div>
      <div className="day-match-reason">
        {why ? (
          <>
            <h2>{t('home.why.title')}</h2>
            <p>{why}</p>
          </>
        ) : null}
        {day.table ? <DayMatchTable {...day.table} sides={[match.home.id, match.away?.id ?? 0]} /> : null}
        <nav className="day-match-links" aria-label={name}>
          <Link className={`${buttonClass('plain', 'sm')} day-match-link`} to={path} prefetch="intent">
            {t('home.day.markets', { n: count })}
          </Link>
          <Link className={`${buttonClass('plain', 'sm')} day-match-link`} to={highlightPath(t.language, 'topgame')}>
            {t('sections.topgame.name')}
          </Link>
        </nav>
      </div>
    </section>
  );
}

/** Asks for the page's picture again once the score is another than it tells of. */
function useFreshScore({ sport, state: loaded }: MatchRow, state: StateView): void {
  const { revalidate } = useRevalidator();
  const [paused] = usePausedPrices();
  const loadedScore = loaded.score.join();
  const now = state.score.join();
  const asked = useRef(loadedScore);
  useEffect(() => {
    if (sport !== FOOTBALL || paused || now === loadedScore || now === asked.current) return;
    asked.current = now;
    void revalidate();
  }, [sport, paused, now, loadedScore, revalidate]);
}

function DayMatchTop({ day: { match, flag, round }, name }: { readonly day: Loaded; readonly name: string }) {
  const t = useTranslator();
  return (
    <header className="day-match-top">
      <Badge tone="amber" className="day-match-badge">
        {t('home.day.title')}
      </Badge>
      <Flag code={flag} />
      <span className="ellipsis">
        {match.champName}
        {round !== null && /^\d+$/.test(round) ? ` · ${t('home.day.round', { n: round })}` : ''}
      </span>
      <span className="spacer" />
      <FavoriteButton kind="games" id={match.id} name={name} />
    </header>
  );
}

function Side({ team }: { readonly team: CompetitorView }) {
  return (
    <span className="day-match-side">
      <Crest crest={team.crest} name={team.name} size={48} person={team.crest === null} />
      <b dir="auto" title={team.name}>
        {team.name}
      </b>
    </span>
  );
}

/** Clock, score and period while it is played; before it the day and the hour. */
function Middle({ match, state }: { readonly match: MatchRow; readonly state: StateView }) {
  const t = useTranslator();
  const now = usePlayNow();
  const minute = useCurrentMinute();
  const { time, day } = useFormats();
  if (state.status === 'planned')
    return (
      <span className="day-match-middle">
        <span dir="auto">{day(match.startsAt * 1000, minute)}</span>
        <time className="day-match-start figures" dateTime={new Date(match.startsAt * 1000).toISOString()}>
          {time(match.startsAt * 1000)}
        </time>
      </span>
    );
  const isLit = (side: number): boolean => state.lastScore?.side === side && now - state.lastScore.at < HIT_MS;
  return (
    <span className="day-match-middle">
      <span className="day-match-clock figures">
        <span className="status-dot" role="img" aria-label={t('status.live')} />
        {state.clock ? <MatchClock clock={state.clock} /> : <span dir="auto">{state.periodName || t('status.live')}</span>}
      </span>
      <span className="day-match-score figures">
        <b className={isLit(1) ? 'day-match-new' : undefined}>{state.score[0]}</b>
        <i>–</i>
        <b className={isLit(2) ? 'day-match-new' : undefined}>{state.score[1]}</b>
      </span>
      <span dir="auto">{state.clock ? state.periodName : null}</span>
    </span>
  );
}

function Scorers({ scorers }: { readonly scorers: readonly Scorer[] }) {
  if (scorers.length === 0) return null;
  return (
    <div className="day-match-scorers">
      {[1, 2].map((side) => (
        <span key={side}>
          {scorers
            .filter((one) => one.side === side)
            .map(({ id, player, minute }, place) => (
              <span key={id}>
                {place > 0 ? ' · ' : null}
                <bdi>
                  <b>{player}</b> <span className="figures">{minute}′</span>
                </bdi>
              </span>
            ))}
        </span>
      ))}
    </div>
  );
}

function Prices({ match, name }: { readonly match: MatchRow; readonly name: string }) {
  const { id, kind, sport, champName, startsAt } = match;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  return (
    <div className="day-match-prices">
      {cardMarkets(match.markets)
        .slice(0, PRICE_ROWS)
        .map((market) => (
          <MarketRow key={market.id} market={market} priced={priced} />
        ))}
    </div>
  );
}

function MarketRow({ market, priced }: { readonly market: MarketView; readonly priced: MatchSummary }) {
  return (
    <>
      <span className="day-match-market ellipsis">{market.name}</span>
      <div className="day-match-row" data-count={market.selections.length}>
        {market.selections.slice(0, 3).map((selection) => (
          <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.name} wide />
        ))}
      </div>
    </>
  );
}
