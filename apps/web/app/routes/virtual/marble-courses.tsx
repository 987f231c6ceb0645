import '../../features/marble/marble.css';
import { MARBLE_COURSES } from '@touchline/betting/marbles/marble-courses';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { CourseCard } from '../../features/marble/course-card.tsx';
import { LastRaces } from '../../features/marble/last-races.tsx';
import { useLiveSnapshot } from '../../live/live-context.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { SideColumn } from '../../shell/page/side-column.tsx';
import type { Route } from './+types/marble-courses.ts';

const LAST = 12;
const DAY_SECONDS = 86_400;
/** A race begins somewhere every 20 seconds. */
const REFRESH_MS = 10_000;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = { lng, sports: String(SPORT.marbleRacing), stream: 'marble' as const, count: 100 };
  const [live, line, results] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query })),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query })),
    services.call('getResults', {
      query: { lng, sports: String(SPORT.marbleRacing), limit: LAST, tsFrom: Math.floor(services.now / 1000) - DAY_SECONDS },
    }),
  ]);
  const courses = MARBLE_COURSES.flatMap(({ slug, champ }) => {
    const running = live.champs.find(({ id }) => id === champ);
    const coming = line.champs.find(({ id }) => id === champ);
    const name = (coming ?? running)?.name;
    if (name === undefined) return [];
    const [next = null] = (coming?.matches ?? []).toSorted((a, b) => a.startsAt - b.startsAt);
    return [{ slug, name, running: running?.matches[0] ?? null, next }];
  });
  return {
    courses,
    results: results.matches,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'marble.title')}`,
      description: translate(lng, 'marble.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Marble courses: what rolls, what starts in seconds, and who came first last (S032, S059). */
export default function Marble({ loaderData: { courses, results } }: Route.ComponentProps) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const rows = useMemo(() => courses.flatMap(({ running, next }) => [running, next].filter((one) => one !== null)), [courses]);
  useLiveSnapshot(rows);
  useMatchSubscriptions(rows.map(({ id }) => id));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <HighlightHeader mark={<SportIcon sport={SPORT.marbleRacing} />} title={t('marble.title')} lead={t('marble.lead')} />
      <div className="courses">
        {courses.map(({ slug, ...one }) => {
          const course = MARBLE_COURSES.find((known) => known.slug === slug);
          return course ? <CourseCard key={slug} course={course} {...one} /> : null;
        })}
      </div>
      <SideColumn>
        <LastRaces races={results} withCourse />
      </SideColumn>
    </>
  );
}
