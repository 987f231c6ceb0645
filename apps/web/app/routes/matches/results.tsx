import '../../features/results/results.css';
import type { ResultRow } from '@touchline/contract/results/calls';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { dayOf, latestDays, parseDay, windowOfDay } from '../../features/results/result-day.ts';
import { ResultDays } from '../../features/results/result-days.tsx';
import { ResultFilter } from '../../features/results/result-filter.tsx';
import { ResultList } from '../../features/results/result-list.tsx';
import { bySportRank, isRunAlways } from '../../features/results/sport-rank.ts';
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
/** Without a choice the page opens with the sports that stand first, a part of each: a day of all of them is thousands of matches. */
const MAIN_SPORTS = 6;
const PART = 12;

interface ResultPart {
  /** The sport whose latest results these are; null where the whole list is one. */
  readonly sport: { readonly id: number; readonly name: string; readonly slug: string; readonly matches: number } | null;
  readonly results: readonly ResultRow[];
}

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
    const sports = [...(await orErrorPage(services.call('getResultSports', { query: { lng, ...window } })))].sort(bySportRank);
    const main = sports.filter(({ id }) => !isRunAlways(id)).slice(0, MAIN_SPORTS);
    const readPage = (wanted: number | null, limit: number, champs: readonly number[] = []) =>
      orErrorPage(
        services.call('getResults', {
          query: {
            lng,
            ...window,
            limit,
            ...(wanted === null ? {} : { sports: String(wanted) }),
            ...(champs.length === 0 ? {} : { champs: champs.join(',') }),
            ...(text ? { text } : {}),
            ...(cursor ? { cursor } : {}),
          },
        }),
      );
    // The latest of the top championships come first, which most people look for; then whatever else was played.
    const readPart = async ({ id, champs }: (typeof main)[number]): Promise<readonly ResultRow[]> => {
      const top = champs.flatMap((champ) => (champ.top > 0 ? [champ.id] : [])).slice(0, CHAMPS_SHOWN);
      const first = top.length === 0 ? [] : (await readPage(id, PART, top)).matches;
      if (first.length === PART) return first;
      const known = new Set(first.map((result) => result.id));
      const others = (await readPage(id, PART)).matches.filter((result) => !known.has(result.id));
      return [...first, ...others].slice(0, PART);
    };
    if (sport === null && text === '') {
      const parts = await Promise.all(
        main.map(
          async (one): Promise<ResultPart> => ({
            sport: { id: one.id, name: one.name, slug: one.slug, matches: one.matches },
            results: await readPart(one),
          }),
        ),
      );
      return { day, sports, main, parts: parts.filter(({ results }) => results.length > 0), next: null };
    }
    const page = await readPage(sport?.id ?? null, PAGE);
    const whole: ResultPart = { sport: null, results: page.matches };
    return { day, sports, main, parts: page.matches.length > 0 ? [whole] : [], next: page.next };
  };
  const first = await read(asked ?? guessed);
  const nothingYet = asked === null && guessed !== null && !cursor && first.parts.length === 0;
  const { day, sports, main, parts, next } = nothingYet ? await read(dayOf(services.now - MORNING_MS - DAY_MS)) : first;
  return {
    day,
    text,
    sport: sport?.id ?? null,
    parts,
    next,
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
  const { day, text, sport, parts, next, days, sports, mainCount, champs } = loaderData;
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
        {t('results.shown', { n: parts.reduce((sum, { results }) => sum + results.length, 0) })}
      </p>
      {parts.length > 0 ? (
        <ResultParts parts={parts} withDate={day === null} addressOf={(address) => to({ sport: address })} />
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

interface ResultPartsProps {
  readonly parts: readonly ResultPart[];
  readonly withDate: boolean;
  readonly addressOf: (sport: string) => string;
}

/** Results one sport after the other, each with the way to all of its own; of one sport alone just the list. */
function ResultParts({ parts, withDate, addressOf }: ResultPartsProps) {
  const t = useTranslator();
  return parts.map(({ sport, results }) => (
    <Fragment key={sport?.id ?? 0}>
      {sport ? (
        <div className="heading-row">
          <h2>
            <SportIcon sport={sport.id} />
            {sport.name}
          </h2>
          <span className="spacer" />
          <Link className={buttonClass('ghost', 'xs')} to={addressOf(sport.slug)}>
            {t('results.shown', { n: sport.matches })}
          </Link>
        </div>
      ) : null}
      <ResultList results={results} withDate={withDate} />
    </Fragment>
  ));
}
