import '../../features/match/match.css';
import '../../features/multi-live/multi-live.css';
import type { MatchDetail, MatchRow } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isPersonSport } from '../../features/line/competitor-row.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { fieldOf } from '../../features/match/tracker/sport-field.ts';
import { Tracker } from '../../features/match/tracker/tracker.tsx';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import { MatchPicker } from '../../features/multi-live/match-picker.tsx';
import { MatchTile } from '../../features/multi-live/match-tile.tsx';
import { LAYOUTS, loadLayout, parseLayout, parseMatchIds, saveLayout, toSearch } from '../../features/multi-live/multi-live-layout.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { feedPath, multiLivePath } from '../../shell/paths.ts';
import type { Route } from './+types/multi-live.ts';

const OFFERED = 120;
const USUAL = '4';
/** Matches that can be drawn come first: the page is there to be looked at. */
const hasPicture = ({ sport, tracker }: MatchRow): boolean => tracker && fieldOf(sport) !== 'none';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const layout = parseLayout(url.searchParams.get('layout')) ?? USUAL;
  const asked = parseMatchIds(url.searchParams.get('games'));
  const live = await orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: { lng, count: OFFERED, virtualSports: false } }));
  const rows: MatchRow[] = live.champs.flatMap(({ matches }) => matches).filter(({ away }) => away !== null);
  const chosen =
    asked ??
    rows
      .toSorted((a, b) => Number(hasPicture(b)) - Number(hasPicture(a)) || b.weight - a.weight)
      .slice(0, Number(layout))
      .map(({ id }) => id);
  const found = await Promise.all(
    // A match that is over and gone leaves its place.
    chosen
      .slice(0, Number(layout))
      .map((gameId) => services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }).catch(() => null)),
  );
  const matches: MatchDetail[] = found.filter((match) => match !== null);
  return {
    layout,
    asked: asked !== null,
    matches,
    offered: rows.filter(({ id }) => !matches.some((match) => match.id === id)),
    seo: buildSeo(services, multiLivePath(lng), {
      title: `${translate(lng, 'multi.title')}`,
      description: translate(lng, 'multi.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S054: two, four or six live matches beside each other. The address says which; the device remembers it. */
export default function MultiLive({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { layout, asked, matches, offered } = loaderData;
  const plain = search.size === 0;
  useEffect(() => {
    const kept = plain ? loadLayout() : null;
    if (kept) void navigate(toSearch(kept), { replace: true, preventScrollReset: true });
  }, [plain, navigate]);
  const games = matches.map(({ id }) => id);
  const choose = (next: readonly number[], nextLayout = layout): void => {
    const choice = { layout: nextLayout, games: next };
    saveLayout(choice);
    void navigate(toSearch(choice), { replace: asked, preventScrollReset: true });
  };
  const free = Math.max(0, Number(layout) - matches.length);
  return (
    <>
      <div className="heading-row heading-wrap">
        <h1>{t('multi.title')}</h1>
        <span className="spacer" />
        <PauseButton />
        <Segments
          label={t('multi.layout')}
          items={LAYOUTS.map((key) => ({ key, label: key }))}
          value={layout}
          onChange={(next) => {
            const more = offered.slice(0, Math.max(0, Number(next) - games.length)).map(({ id }) => id);
            choose([...games, ...more].slice(0, Number(next)), next);
          }}
        />
      </div>
      {matches.length === 0 && offered.length === 0 ? (
        <Card>
          <EmptyState title={t('multi.none.title')} text={t('multi.none.text')}>
            <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
              {t('line.empty.action')}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        <div className="multi-live" data-layout={layout}>
          {matches.map((match) => (
            <Tile key={match.id} loaded={match} onRemove={() => choose(games.filter((id) => id !== match.id))} />
          ))}
          {Array.from({ length: free }, (_, place) => place).map((place) => (
            <MatchPicker key={place} matches={offered} onChoose={(id) => choose([...games, id])} />
          ))}
        </div>
      )}
    </>
  );
}

function Tile({ loaded, onRemove }: { readonly loaded: MatchDetail; readonly onRemove: () => void }) {
  const match = useLiveMatch(loaded);
  return <MatchTile match={match} tracker={<Tracker match={match} />} people={isPersonSport(match.sport)} onRemove={onRemove} />;
}
