import type { StateView } from '@touchline/contract/line/shapes';
import { formatRelative } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { MatchClock, useCurrentMinute } from '../../live/clock.tsx';
import { scorePair } from '../../live/innings-state.ts';
import { useMatchState } from '../../live/live-context.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath } from '../../shell/paths.ts';
import type { LastMatch } from '../../shell/storage/last-match.ts';
import { LeftOffContent } from './left-off-content.tsx';

type Known = { readonly id: number; readonly startsAt: number; readonly state: StateView };

/** The match that was looked at last, and how it stands. */
export function LastMatchCard({ last }: { readonly last: LastMatch }) {
  const t = useTranslator();
  const caller = useApiClient();
  const minute = useCurrentMinute();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let gone = false;
    // The path before matches answers for one that has begun, too.
    caller.execute('gameInfo', { bind: { kind: 'line' }, query: { lng: t.language, gameId: last.id } }).then(
      ({ id, startsAt, state }) => {
        if (!gone) setKnown({ id, startsAt, state });
      },
      // A match that is no longer known has its page all the same.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [caller, t.language, last.id]);
  const name = last.away ? t('common.vs', { home: last.home.name, away: last.away.name }) : last.home.name;
  return (
    <Link className="left-off-card" to={matchPath(t.language, last)} prefetch="intent">
      <LeftOffContent
        icon="history"
        lead={t('home.left.viewed', { when: formatRelative(t.language, Math.min(last.at, minute), minute) })}
        main={name}
      >
        {known ? <State known={known} /> : null}
      </LeftOffContent>
    </Link>
  );
}

function State({ known: { id, startsAt, state: loaded } }: { readonly known: Known }) {
  const t = useTranslator();
  const state = useMatchState(id, loaded);
  const now = useCurrentMinute();
  const { day, time } = useFormats();
  if (state.status === 'planned')
    return (
      <>
        {day(startsAt * 1000, now)} <span className="figures">{time(startsAt * 1000)}</span>
      </>
    );
  const live = state.status === 'live';
  return (
    <>
      <span className={live ? 'left-off-live' : undefined}>
        {live && state.clock ? <MatchClock clock={state.clock} /> : live ? state.periodName : t(`status.${state.status}`)}
      </span>{' '}
      <span className="figures">{scorePair(t, state)}</span>
    </>
  );
}
