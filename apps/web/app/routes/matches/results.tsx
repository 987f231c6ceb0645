import '../../features/results/results.css';
import { sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { dayOf, latestDays, parseDay, windowOfDay } from '../../features/results/result-day.ts';
import { ResultDays } from '../../features/results/result-days.tsx';
import { ResultFilter } from '../../features/results/result-filter.tsx';
import { ResultList } from '../../features/results/result-list.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { champResultsPath, feedPath, resultsPath } from '../../shell/paths.ts';
import type { Route } from './+types/results.ts';

const PAGE = 60;
const DAY_MS = 86_400_000;
/** Until the morning people look for yesterday's results. */
const MORNING_MS = 6 * 3_600_000;
const DAYS = 7;
const MAX_LENGTH = 100;
const CHAMPS_SHOWN = 14;
/** Without a choice the list begins with the sports that stand first: a day of all of them is thousands of matches. */
const MAIN_SPORTS = 5;
/** Races every other minute would fill the list of all sports: they have lists of their own. */
const isRunAlways = (sport: number): boolean => ['marble', 'virtual', 'cyber', 'racing'].includes(sportById(sport).family);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { searchParams } = url;
  const slug = searchParams.get('sport');
  const sport = slug === null ? null : requireSport(services, slug);
  const text = (searchParams.get('text') ?? '').trim().slice(0, MAX_LENGTH);
  const asked = parseDay(searchParams.get('day'), services.now);
  // A search without a day looks through the last month; everything else is a day's list.
  const guessed = text === '' ? dayOf(services.now - MORNING_MS) : null;
  const cursor = searchParams.get('cursor');
  const read = async (day: string | null) => {
    const window = day === null ? {} : windowOfDay(day);
    const sports = await orErrorPage(services.call('getResultSports', { query: { lng, ...window } }));
    const main = sports.filter(({ id }) => !isRunAlways(id)).slice(0, MAIN_SPORTS);
    const wanted = sport ? [sport.id] : text ? [] : main.map(({ id }) => id);
    const query = {
      lng,
      ...window,
      limit: PAGE,
      ...(wanted.length > 0 ? { sports: wanted.join() } : {}),
      ...(text ? { text } : {}),
      ...(cursor ? { cursor } : {}),
    };
    return { day, sports, main, page: await orErrorPage(services.call('getResults', { query })) };
  };
  const first = await read(asked ?? guessed);
  const nothingYet = asked === null && guessed !== null && !cursor && first.page.matches.length === 0;
  const { day, sports, main, page } = nothingYet ? await read(dayOf(services.now - MORNING_MS - DAY_MS)) : first;
  return {
    day,
    text,
    sport: sport?.id ?? null,
    results: page.matches,
    next: page.next,
    days: latestDays(services.now, DAYS),
    mainCount: main.reduce((sum, one) => sum + one.matches, 0),
    sports: sports.map(({ id, name, slug: address, matches }) => ({ id, name, slug: address, matches })),
    champs: sports
      .filter(({ id }) => sport === null || id === sport.id)
      .flatMap(({ champs }) => champs.filter((champ) => sport !== null || champ.top > 0))
      .slice(0, CHAMPS_SHOWN),
    seo: buildSeo(services, `/${lng}/results`, {
      title: `${translate(lng, 'results.title')}`,
      description: translate(lng, 'results.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S235: what has been played, by day, sport, championship and search. */
export default function Results({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { day, text, sport, results, next, days, sports, mainCount, champs } = loaderData;
  const [search] = useSearchParams();
  const to = (change: Readonly<Record<string, string | null>>): string => {
    const address = new URLSearchParams(search);
    address.delete('cursor');
    for (const [key, value] of Object.entries(change))
      if (value === null) address.delete(key);
      else address.set(key, value);
    return `?${address}`;
  };
  return (
    <>
      <div className="heading-row">
        <h1>{t('results.title')}</h1>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={feedPath(t.language, 'line')}>
          {t('results.prices')}
        </Link>
      </div>
      <ResultDays days={days} day={day} addressOf={(one) => to({ day: one })} />
      <ResultFilter text={text} maxLength={MAX_LENGTH} day={day} lastDay={days[0]} keepsSport={sport !== null} />
      <SportChips
        all={{
          id: 0,
          name: t(text === '' ? 'results.main' : 'common.all'),
          count: text === '' ? mainCount : sports.reduce((sum, one) => sum + one.matches, 0),
          to: `${resultsPath(t.language)}${to({ sport: null })}`,
        }}
        sports={sports.map((one) => ({ id: one.id, name: one.name, count: one.matches, to: to({ sport: one.slug }) }))}
        current={sport}
      />
      {champs.length > 0 && text === '' ? (
        <nav className="chips" aria-label={t('results.champs')}>
          {champs.map((champ) => (
            <Link key={champ.id} className={chipClass()} to={champResultsPath(t.language, champ)} prefetch="intent">
              {champ.name}
              <span className="chip-count">{champ.matches}</span>
            </Link>
          ))}
        </nav>
      ) : null}
      <p className="screen-reader-only" role="status">
        {t('results.shown', { n: results.length })}
      </p>
      {results.length > 0 ? (
        <ResultList results={results} withDate={day === null} />
      ) : (
        <Card>
          <EmptyState title={t('results.empty.title')} text={t('results.empty.text')}>
            <Link className={buttonClass('brand')} to={resultsPath(t.language)}>
              {t('results.title')}
            </Link>
          </EmptyState>
        </Card>
      )}
      {next ? (
        <div className="load-more">
          <Link className={buttonClass('ghost')} to={to({ cursor: next })}>
            {t('results.older')}
          </Link>
        </div>
      ) : null}
    </>
  );
}
