import '../../features/results/results.css';
import { sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, Link, useSearchParams } from 'react-router';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { dayOf, latestDays, parseDay, windowOfDay } from '../../features/results/result-day.ts';
import { ResultList } from '../../features/results/result-list.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
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
/** Races every other minute would fill the list of all sports: they have lists of their own. */
/** Without a choice the list begins with the sports that stand first: a day of all of them is thousands of matches. */
const MAIN_SPORTS = 5;
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
  const { date } = useFormats();
  const to = (change: Readonly<Record<string, string | null>>): string => {
    const address = new URLSearchParams(search);
    address.delete('cursor');
    for (const [key, value] of Object.entries(change))
      if (value === null) address.delete(key);
      else address.set(key, value);
    return `?${address}`;
  };
  const names = [t('common.today'), t('common.yesterday')];
  return (
    <>
      <div className="heading-row">
        <h1>{t('results.title')}</h1>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={feedPath(t.language, 'line')}>
          {t('results.prices')}
        </Link>
      </div>
      <nav className="chips" aria-label={t('results.day')}>
        {days.map((one, index) => (
          <Link
            key={one}
            className={chipClass(one === day)}
            to={to({ day: one })}
            preventScrollReset
            aria-current={one === day ? 'true' : undefined}
          >
            {names[index] ?? date(Date.parse(`${one}T12:00:00Z`))}
          </Link>
        ))}
      </nav>
      <Form className="results-filter" role="search">
        {sport === null ? null : <input type="hidden" name="sport" value={search.get('sport') ?? ''} />}
        <div className="field results-field">
          <Icon name="search" />
          <input
            key={text}
            type="search"
            name="text"
            defaultValue={text}
            maxLength={MAX_LENGTH}
            placeholder={t('results.search')}
            aria-label={t('results.search')}
          />
        </div>
        <div className="field results-day results-field">
          <Icon name="cal" />
          <input
            key={day}
            type="date"
            name="day"
            defaultValue={text === '' ? (day ?? '') : (search.get('day') ?? '')}
            max={days[0]}
            aria-label={t('results.choose-day')}
          />
        </div>
        <Button type="submit">{t('action.search')}</Button>
      </Form>
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
