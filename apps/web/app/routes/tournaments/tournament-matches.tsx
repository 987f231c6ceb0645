import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';
import { LoadMore } from '../../features/line/load-more.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { TimeChips } from '../../features/line/time-chips.tsx';
import { timeGroup, windowOf } from '../../features/line/time-window.ts';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { tournamentPath } from '../../shell/paths.ts';
import type { Route } from './+types/tournament-matches.ts';

/** R121. */
const PAGE_SIZE = 50;
const MAX_PAGES = 20;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const page = Math.min(MAX_PAGES, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const within = timeGroup(url.searchParams.get('within')) ?? null;
  const champ = head.champs.find(({ id }) => String(id) === url.searchParams.get('champ'))?.id ?? null;
  const query = { lng, globalChamp: head.slug, ...(champ === null ? {} : { champs: String(champ) }) };
  const [line, live] = await Promise.all([
    orErrorPage(
      services.call('globalChamp1x2', {
        bind: { kind: 'line' },
        query: { ...query, count: PAGE_SIZE, page, ...(within ? windowOf(within, services.now) : {}) },
      }),
    ),
    within ? null : orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'live' }, query })),
  ]);
  return {
    head,
    champ,
    within,
    page,
    pageSize: PAGE_SIZE,
    total: line.total,
    line: line.champs,
    live: live?.champs ?? [],
    seo: buildTournamentSeo(services, lng, head, 'events'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S079: all matches of a tournament, live and to come, by championship and time. */
export default function TournamentEvents({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { head, champ, within, page, pageSize, total } = loaderData;
  const [search] = useSearchParams();
  const followed = champ ?? (head.champs.length === 1 ? head.champId : null);
  const live = useLiveList(loaderData.live, followed === null ? null : `live:champ:${followed}`);
  const line = useLiveList(loaderData.line, followed === null ? null : `line:champ:${followed}`);
  const shown = line.reduce((sum, one) => sum + one.matches.length, 0);
  const to = (id: number | null): string => {
    const address = new URLSearchParams(search);
    address.delete('page');
    if (id === null) address.delete('champ');
    else address.set('champ', String(id));
    return `?${address}`;
  };
  return (
    <>
      {head.champs.length > 1 ? (
        <nav className="chips" aria-label={t('line.championships')}>
          <Link className={chipClass(champ === null)} to={to(null)} preventScrollReset>
            {t('common.all')}
          </Link>
          {head.champs.map((one) => (
            <Link key={one.id} className={chipClass(one.id === champ)} to={to(one.id)} preventScrollReset>
              {one.name}
              <span className="chip-count">{one.line + one.live}</span>
            </Link>
          ))}
        </nav>
      ) : null}
      <TimeChips current={within} any />
      {live.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>
              <span className="status-dot heading-dot" />
              {t('home.live-now')}
            </h2>
          </div>
          <MatchList champs={live} feed="live" withSport={head.champs.length > 1} />
        </>
      ) : null}
      {line.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('tournament.next')}</h2>
            <span className="heading-count figures">{total}</span>
          </div>
          <MatchList champs={line} feed="line" withSport={head.champs.length > 1} />
          <LoadMore page={page} pageSize={pageSize} shown={shown} total={total} />
        </>
      ) : null}
      {live.length + line.length === 0 ? (
        <Card>
          <EmptyState title={t('line.empty.title')} text={t('tournament.empty.text')}>
            <Link className={buttonClass('brand')} to={tournamentPath(t.language, head.slug, 'final')}>
              {t('tournament.net')}
            </Link>
          </EmptyState>
        </Card>
      ) : null}
    </>
  );
}
