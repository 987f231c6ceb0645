import { countryByCode } from '@touchline/catalogue/places/countries';
import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterForm } from '../../features/highlights/filter/filter-form.tsx';
import { isEmptyFilter, loadFilter, parseMatchFilter, toSearchParams } from '../../features/highlights/filter/match-filter.ts';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { LoadMore } from '../../features/line/load-more.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { offeredSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { HighlightMatches } from '../highlights/highlight-matches.tsx';
import type { Route } from './+types/sport-filter.ts';

/** R121. */
const PAGE_SIZE = 50;
const MAX_PAGES = 20;
/** Bounds of time move in steps, so that everybody asks for the same bytes for a while. */
const STEP_SECONDS = 300;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const filter = parseMatchFilter(url.searchParams);
  const page = Math.min(MAX_PAGES, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const sport = offeredSport(services, filter.sport);
  const country = countryByCode(filter.country)?.id ?? 0;
  const until = filter.hours === 0 ? 0 : Math.floor(services.now / 1000 / STEP_SECONDS) * STEP_SECONDS + filter.hours * 3600;
  const query = {
    lng,
    getEmpty: false,
    topChamps: filter.top,
    ...(sport ? { sports: String(sport.id) } : {}),
    ...(country ? { country } : {}),
  };
  const [live, line, sports] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: { ...query, count: PAGE_SIZE } })),
    orErrorPage(
      services.call('get1x2', { bind: { kind: 'line' }, query: { ...query, count: PAGE_SIZE, page, ...(until ? { tsTo: until } : {}) } }),
    ),
    services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng, withCountries: true } }),
  ]);
  const collator = new Intl.Collator(lng);
  const countries = new Map(sports.flatMap((one) => (one.countries ?? []).map(({ flag, name }) => [flag, name] as const)));
  countries.delete('');
  return {
    filter,
    choices: {
      sports: sports.map(({ slug, name, line: before, live: during }) => ({ slug, name, count: before + during })),
      countries: [...countries].map(([code, name]) => ({ code, name })).toSorted((a, b) => collator.compare(a.name, b.name)),
    },
    sport: sport?.id ?? null,
    live: live.champs,
    line: line.champs,
    lineTotal: line.total,
    total: live.total + line.total,
    page,
    seo: buildSeo(
      services,
      url.pathname,
      { title: `${translate(lng, 'sections.filter.name')}`, description: translate(lng, 'sections.filter.lead') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Matches by sport, country, time and rank; the device remembers the choice (S052). */
export default function SportFilter({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { filter, choices, sport, live, line, lineTotal, total, page } = loaderData;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.size > 0;
  useEffect(() => {
    if (asked) return;
    const kept = loadFilter();
    if (!isEmptyFilter(kept)) void navigate(`?${toSearchParams(kept)}`, { replace: true });
  }, [asked, navigate]);
  const shown = line.reduce((sum, champ) => sum + champ.matches.length, 0);
  return (
    <>
      <HighlightHeader
        mark={<Icon name="filter" />}
        title={t('sections.filter.name')}
        lead={`${t('sections.filter.lead')} ${t('search.found', { n: total })}`}
      />
      <Card className="filter-card">
        <FilterForm key={toSearchParams(filter)} filter={filter} choices={choices} />
      </Card>
      <HighlightMatches live={live} line={line} sport={sport} withSport={sport === null} />
      <LoadMore page={page} pageSize={PAGE_SIZE} shown={shown} total={lineTotal} />
    </>
  );
}
