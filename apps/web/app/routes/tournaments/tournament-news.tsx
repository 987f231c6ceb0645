import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { buildChampNews } from '../../features/champ/build-champ-news.ts';
import { NewsList } from '../../features/champ/news-list.tsx';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { readSeason, readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/tournament-news.ts';

const RESULTS = 40;
/** Of an event of several championships the news of these come together. */
const CHAMPS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const known = head.champs.length > 0 ? head.champs.slice(0, CHAMPS).map(({ id }) => id) : head.champId === null ? [] : [head.champId];
  const line = await orErrorPage(services.call('gamesByGlobalChamp', { bind: { kind: 'line' }, query: { lng, globalChamp: head.slug } }));
  const lists = await Promise.all(
    known.map(async (champId) => {
      const [season, results] = await Promise.all([
        readSeason(services, lng, champId),
        orErrorPage(services.call('getResults', { query: { lng, champs: String(champId), limit: RESULTS } })),
      ]);
      return buildChampNews({
        results: results.matches,
        table: season?.stage.season.kind === 'knock-out' ? [] : (season?.stage.table ?? []),
        scorers: season?.topScorers ?? [],
        matches: line.matches.filter(({ champ }) => champ === champId),
        final: season?.stage.rounds.find(({ name }) => name === 'final')?.matches[0]?.id ?? null,
        now: Math.floor(services.now / 1000),
      });
    }),
  );
  return {
    head,
    news: lists.flat().sort((a, b) => b.at - a.at),
    seo: buildTournamentSeo(services, lng, head, 'news'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S078: news of the tournament, made from its feed. */
export default function TournamentNews({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { news } = loaderData;
  if (news.length === 0)
    return (
      <Card>
        <EmptyState title={t('tournament.tab.news')} text={t('tournament.empty.text')} />
      </Card>
    );
  return (
    <section className="card">
      <CardHeader title={t('tournament.tab.news')}>
        <span className="faint">{t('tournament.news.today', { n: news.length })}</span>
      </CardHeader>
      <NewsList news={news} />
    </section>
  );
}
