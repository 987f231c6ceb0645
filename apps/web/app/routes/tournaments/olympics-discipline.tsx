import '../../features/champ/champ.css';
import '../../features/results/results.css';
import '../../features/tournament/tournament.css';
import { disciplineBySlug } from '@touchline/catalogue/sport/paris-2024';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { Bracket } from '../../features/champ/bracket.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { ResultList } from '../../features/results/result-list.tsx';
import { PodiumCard } from '../../features/tournament/disciplines.tsx';
import { readSeason } from '../../features/tournament/read-tournament.ts';
import { type MatchPathBuilder, MatchPathContext } from '../../live/match-path-builder.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { olympicsMatchPath, olympicsPath, sportPath } from '../../shell/paths.ts';
import type { Route } from './+types/olympics-discipline.ts';

const OLYMPICS = 'olympics2024';
const ROWS = 60;
const RESULTS = 10;
/** Rows of the sport at large, where the Games themselves have none. */
const SPORT_ROWS = 8;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const discipline = disciplineBySlug(params.discipline) ?? notFound();
  const { sport } = discipline;
  const query = { lng, globalChamp: OLYMPICS, count: ROWS, ...(sport === null ? {} : { sports: String(sport) }) };
  const [line, live, results] =
    sport === null
      ? [null, null, null]
      : await Promise.all([
          orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'line' }, query })),
          orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'live' }, query })),
          orErrorPage(services.call('getResults', { query: { lng, sports: String(sport), text: 'Olympic', limit: RESULTS } })),
        ]);
  const champ = line?.champs[0]?.id ?? live?.champs[0]?.id ?? results?.matches[0]?.champ.id ?? null;
  const season = await readSeason(services, lng, champ);
  const bare = (line?.total ?? 0) + (live?.total ?? 0) === 0;
  const wider =
    bare && sport !== null
      ? await orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports: String(sport), count: SPORT_ROWS } }))
      : null;
  const name = translate(lng, `discipline.${discipline.slug}`);
  return {
    slug: discipline.slug,
    name,
    sport,
    events: discipline.events,
    podiums: discipline.podiums,
    line: line?.champs ?? [],
    live: live?.champs ?? [],
    wider: wider?.champs ?? [],
    rounds: season?.stage.season.kind === 'knock-out' ? season.stage.rounds : [],
    results: results?.matches ?? [],
    seo: buildSeo(services, olympicsPath(lng, discipline.slug), {
      title: `${translate(lng, 'olympics.discipline.title', { name })}`,
      description: translate(lng, 'olympics.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S082: one discipline of the Games: its matches, its net, its podiums. */
export default function OlympicsDiscipline({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { slug, name, sport, events, podiums, rounds, results } = loaderData;
  const live = useLiveList(loaderData.live, null);
  const line = useLiveList(loaderData.line, null);
  const wider = useLiveList(loaderData.wider, null);
  const address = useCallback<MatchPathBuilder>((language, match) => olympicsMatchPath(language, slug, match), [slug]);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={olympicsPath(t.language)}>{t('olympics.title')}</Link>
        <Icon name="next" flip />
        <span>{name}</span>
      </nav>
      <section className="card sport-head">
        {sport === null ? <Icon name="medal" /> : <SportIcon sport={sport} />}
        <div>
          <h1>{t('olympics.discipline.title', { name })}</h1>
          <p className="figures">{t('olympics.sets', { n: events })}</p>
        </div>
        <span className="spacer" />
        {sport === null ? null : (
          <Link className={buttonClass('ghost', 'sm')} to={sportPath(t.language, 'line', sport)}>
            {t('results.prices')}
          </Link>
        )}
      </section>
      <MatchPathContext value={address}>
        <MatchList champs={live} feed="live" />
        <MatchList champs={line} feed="line" />
      </MatchPathContext>
      {live.length + line.length === 0 && wider.length === 0 ? (
        <Card>
          <EmptyState title={t('olympics.no-prices')} text={t('olympics.no-prices.text')}>
            <Link className={buttonClass('brand')} to={olympicsPath(t.language)}>
              {t('olympics.section')}
            </Link>
          </EmptyState>
        </Card>
      ) : null}
      {rounds.length > 0 ? (
        <section className="card">
          <CardHeader title={t('tournament.net')} />
          <Bracket rounds={rounds} label={t('tournament.net')} />
        </section>
      ) : null}
      <PodiumCard podiums={podiums} />
      {results.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('tournament.results')}</h2>
          </div>
          <ResultList results={results} withDate />
        </>
      ) : null}
      {wider.length > 0 && sport !== null ? (
        <>
          <div className="heading-row">
            <h2>{t('olympics.sport-prices', { sport: t(`sport.${sport}`) })}</h2>
          </div>
          <MatchList champs={wider} feed="line" />
        </>
      ) : null}
    </>
  );
}
