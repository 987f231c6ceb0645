import { formatShortWait } from '@touchline/i18n/format-time';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCurrentMinute } from '../../live/clock.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath, sportPath } from '../../shell/paths.ts';
import type { NextRace } from './choice/next-races.ts';

/** A race this near is about to start. */
const SOON_MINUTES = 10;
const HORSES = 84;

/** The races that start next, each with its favourites. */
export function RaceBlock({ races }: { readonly races: readonly NextRace[] }) {
  const t = useTranslator();
  const [first] = races;
  if (!first) return null;
  const { sport } = (races.find(({ match }) => match.sport === HORSES) ?? first).match;
  return (
    <section className="card" aria-label={t('home.racing.title')}>
      <CardHeader title={t('home.racing.title')}>
        <Link className={buttonClass('ghost', 'xs')} to={sportPath(t.language, 'line', sport)}>
          {t('home.racing.all')}
        </Link>
      </CardHeader>
      <ol className="next-races">
        {races.map((race) => (
          <Race key={race.match.id} race={race} />
        ))}
      </ol>
    </section>
  );
}

function Race({ race: { match, flag, market, runners } }: { readonly race: NextRace }) {
  const t = useTranslator();
  const { time } = useFormats();
  const now = useCurrentMinute();
  const at = match.startsAt * 1000;
  const minutes = Math.max(1, Math.round((at - now) / 60_000));
  const { id, kind, sport, champName, startsAt } = match;
  const name = match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  return (
    <li className="next-race">
      <Link className="next-race-head" to={matchPath(t.language, match)} prefetch="intent">
        <time className="figures" dateTime={new Date(at).toISOString()}>
          {time(at)}
        </time>
        <SportIcon sport={sport} className="dimmed" />
        <Flag code={flag} />
        <b className="ellipsis">{name}</b>
        <small className="ellipsis">{t('home.racing.runners', { n: runners })}</small>
        <span className="spacer" />
        <Badge className="next-race-soon" tone={minutes <= SOON_MINUTES ? 'info' : 'plain'}>
          {formatShortWait(t.language, minutes, 'minute')}
        </Badge>
      </Link>
      {market.selections.map((selection) => (
        <span key={selection.id} className="next-race-runner">
          <span className="ellipsis" title={selection.name}>
            {selection.name}
          </span>
          <LiveOddsButton match={priced} market={market} selection={selection} className="next-race-price" />
        </span>
      ))}
    </li>
  );
}
