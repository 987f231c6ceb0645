import type { MatchRow } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { DashboardTile } from '../../features/highlights/dashboard/dashboard-tile.tsx';
import { PinnedBoard } from '../../features/highlights/dashboard/pinned-board.tsx';
import { MAX_PINS, parsePins } from '../../features/highlights/dashboard/pins.ts';
import { usePins } from '../../features/highlights/dashboard/pins-store.ts';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { useLiveSnapshot } from '../../live/live-context.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/dashboard.ts';

/** Of those in play not more than this many stand among the offered ones: what comes is of interest too. */
const LIVE_OFFERED = 10;

/** Pins are known to the browser only: it asks again with `pinned`, as the text of a list. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const pins = parsePins(`[${url.searchParams.get('pinned') ?? ''}]`);
  const query = { lng, ...(pins.length > 0 ? { pinnedGames: pins.join(',') } : {}) };
  const [live, line] = await Promise.all([
    services.call('topGamesDashboard', { bind: { kind: 'live' }, query }),
    services.call('topGamesDashboard', { bind: { kind: 'line' }, query }),
  ]);
  const pinned = [...live.pinned, ...line.pinned];
  const free = Math.max(0, MAX_PINS - pinned.length);
  const running = live.games.slice(0, Math.min(free, LIVE_OFFERED));
  return {
    pinned,
    offered: [...running, ...line.games.slice(0, free - running.length)],
    seo: buildSeo(
      services,
      url.pathname,
      { title: `${translate(lng, 'sections.dashboard.name')}`, description: translate(lng, 'sections.dashboard.lead') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Up to twenty matches on one screen: the visitor's own in the visitor's order, then those of most attention. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { pins, restore, toggle } = usePins();
  const { data, load } = useFetcher<typeof loader>();
  useEffect(restore, [restore]);
  // A moved tile is the same question: asked by content, in the order of ids.
  const key = pins.toSorted((a, b) => a - b).join();
  useEffect(() => {
    if (key !== '') void load(`?pinned=${key}`);
  }, [key, load]);
  const known = data ?? loaderData;
  const rows = useMemo(() => [...known.pinned, ...known.offered, ...loaderData.offered], [known, loaderData]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const pinned = pins.flatMap((id): readonly MatchRow[] => [byId.get(id)].filter((row) => row !== undefined));
  const offered = known.offered.filter((row) => !pins.includes(row.id)).slice(0, MAX_PINS - pinned.length);
  useLiveSnapshot(rows);
  useMatchSubscriptions([...pinned, ...offered].map((match) => match.id));
  return (
    <>
      <HighlightHeader mark={<Icon name="split" />} title={t('sections.dashboard.name')} lead={t('sections.dashboard.lead')} />
      <div className="heading-row">
        <h2>
          {t('sections.dashboard.pinned')}{' '}
          <span className="heading-count figures">{t('sections.dashboard.of', { n: pinned.length, of: MAX_PINS })}</span>
        </h2>
        <span className="spacer" />
        <PauseButton />
      </div>
      {pinned.length > 0 ? <PinnedBoard matches={pinned} /> : <p className="card tile-empty">{t('sections.dashboard.empty')}</p>}
      {offered.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('sections.dashboard.offered')}</h2>
          </div>
          <ul className="tiles">
            {offered.map((match) => (
              <li key={match.id}>
                <DashboardTile match={match} pinned={false} onPin={() => toggle(match.id)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
