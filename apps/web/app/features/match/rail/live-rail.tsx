import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlayMinute } from '../../../live/clock.tsx';
import { scoreText } from '../../../live/innings-state.ts';
import { useLiveStore, useMatchState } from '../../../live/live-context.tsx';
import { useTopic } from '../../../live/push-context.ts';
import { matchPath, sportPath } from '../../../shell/paths.ts';
import { applyRailDelta, type LiveRailData, type RailMatch, shortPeriod } from './live-rail-rows.ts';

/** The sport's live matches beside the one that is watched, by competition: the way from match to match without the list. */
export function LiveRail({ loaded }: { readonly loaded: LiveRailData }) {
  const t = useTranslator();
  const store = useLiveStore();
  const [followed, setFollowed] = useState({ loaded, rail: loaded });
  const rail = followed.loaded === loaded ? followed.rail : loaded;
  useTopic(`live:sport:${loaded.sport}`, {
    // Prices are left out: nothing here shows them.
    delta(delta) {
      if (delta.m) store.apply({ m: delta.m });
      if (!delta.a?.length && !delta.r?.length) return;
      setFollowed((before) => ({ loaded, rail: applyRailDelta(before.loaded === loaded ? before.rail : loaded, delta) }));
    },
  });
  return (
    <nav className="card side live-rail" data-periods={rail.isPeriods || undefined} aria-label={t('match.rail')}>
      <header className="live-rail-head">
        <h2>{t('match.rail')}</h2>
        <span className="faint figures">{formatNumber(t.language, rail.total)}</span>
      </header>
      {rail.champs.map((champ) => (
        <div key={champ.id} className="menu-group">
          <h3>
            <span className="in-row">
              <Flag code={champ.flag} />
              <span className="ellipsis" title={champ.name}>
                <bdi>{champ.name}</bdi>
              </span>
            </span>
          </h3>
          {champ.matches.map((match) => (
            <RailLink key={match.id} match={match} current={match.id === rail.current} isPeriods={rail.isPeriods} />
          ))}
        </div>
      ))}
      <Link className="side-link live-rail-all" to={sportPath(t.language, 'live', rail.sport)} prefetch="intent">
        {t('match.rail.all', { count: rail.total })}
      </Link>
    </nav>
  );
}

/** Sets of a match that fit beside the names, the latest. */
const PERIODS = 3;

function RailLink({ match, current, isPeriods }: { readonly match: RailMatch; readonly current: boolean; readonly isPeriods: boolean }) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const minute = usePlayMinute(state.status === 'live' ? state.clock : null);
  const phase = state.status === 'live' ? state.periodName || t('match.status.live') : t(`match.status.${state.status}`);
  const periods = isPeriods ? state.periods.slice(-PERIODS) : [];
  const scores = periods.length > 0 ? periods : [[scoreText(t, state, 1), scoreText(t, state, 2)] as const];
  return (
    <Link className="match-link" to={matchPath(t.language, match)} aria-current={current ? 'page' : undefined} prefetch="intent">
      <span className="figures match-link-time ellipsis" title={phase}>
        {minute >= 0 ? `${minute + 1}′` : shortPeriod(phase)}
      </span>
      <span className="match-link-names">
        <span className="ellipsis" title={match.home.name}>
          <bdi>{match.home.name}</bdi>
        </span>
        {match.away ? (
          <span className="ellipsis" title={match.away.name}>
            <bdi>{match.away.name}</bdi>
          </span>
        ) : null}
      </span>
      {match.away
        ? scores.map(([home, away], place) => (
            // Sets only come: their place says which one it is.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={place} className={`figures match-link-score${place < scores.length - 1 ? ' match-link-past' : ''}`}>
              <b>{home}</b>
              <b>{away}</b>
            </span>
          ))
        : null}
    </Link>
  );
}
