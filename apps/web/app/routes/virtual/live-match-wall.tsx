import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { fieldOf } from '../../features/match/tracker/sport-field.ts';
import { Tracker } from '../../features/match/tracker/tracker.tsx';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import { LiveMatchCard } from '../../features/virtual/live-match-card.tsx';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';

/** The running matches among these that have a field to draw, whole, for as many pictures; one that ended meanwhile is left out. */
export async function readWallMatches(
  services: LoaderContext,
  lng: Language,
  matches: readonly { readonly id: number; readonly sport: number; readonly tracker: boolean }[],
  count: number,
) {
  const chosen = matches.filter((match) => match.tracker && fieldOf(match.sport) !== 'none').slice(0, count);
  const found = await Promise.all(
    chosen.map(({ id }) =>
      services
        .call('getGame', { bind: { kind: 'live' }, query: { lng, gameId: id, mainEvents: true, isSubGames: false, eventsCount: 6 } })
        .catch(() => null),
    ),
  );
  return found.filter((match) => match !== null);
}

/** Running matches as pictures, each following its own topic. They play by themselves unless the reader has put them away, which is remembered (R086). */
export function LiveMatchWall({ streams }: { readonly streams: readonly MatchDetail[] }) {
  const t = useTranslator();
  const { broadcasts, lite } = usePreferences();
  const change = useChangePreferences();
  if (lite) return null;
  return (
    <>
      <div className="heading-row">
        <h2>
          <span className="status-dot heading-dot" />
          {t('virtual.streams')}
        </h2>
        <span className="spacer" />
        <Button size="xs" tone="ghost" icon={broadcasts ? 'pause' : 'play'} onClick={() => change({ broadcasts: !broadcasts })}>
          {t(broadcasts ? 'virtual.streams.stop' : 'virtual.streams.play')}
        </Button>
      </div>
      {broadcasts ? (
        <div className="stream-wall">
          {streams.map((match) => (
            <WallMatch key={match.id} loaded={match} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function WallMatch({ loaded }: { readonly loaded: MatchDetail }) {
  const match = useLiveMatch(loaded);
  return <LiveMatchCard match={match} picture={<Tracker match={match} />} />;
}
