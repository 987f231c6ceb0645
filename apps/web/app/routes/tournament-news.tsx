import { Card, CardHead } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { champNews } from '../features/champ/champ-news.ts';
import { NewsList } from '../features/champ/news-list.tsx';
import { readSeason, readTournament } from '../features/tournament/read-tournament.ts';
import { tournamentSeo } from '../features/tournament/tournament-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tournament-news.ts';

const RESULTS = 40;
/** Of an event of several championships the news of these come together. */
const CHAMPS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const known = head.champs.length > 0 ? head.champs.slice(0, CHAMPS).map(({ id }) => id) : head.champId === null ? [] : [head.champId];
  const line = await orPage(services.call('gamesByGlobalChamp', { bind: { kind: 'line' }, query: { lng, globalChamp: head.slug } }));
  const lists = await Promise.all(
    known.map(async (champId) => {
      const [season, results] = await Promise.all([
        readSeason(services, lng, champId),
        orPage(services.call('getResults', { query: { lng, champs: String(champId), limit: RESULTS } })),
      ]);
      return champNews({
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
    seo: tournamentSeo(services.publicOrigin, lng, head, 'news'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S078: what happened in the tournament, told from its feed. */
export default function TournamentNews({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { news } = loaderData;
  if (news.length === 0)
    return (
      <Card>
        <Empty title={t('tournament.tab.news')} text={t('tournament.empty.text')} />
      </Card>
    );
  return (
    <section className="card">
      <CardHead title={t('tournament.tab.news')}>
        <span className="mut3">{t('tournament.news.today', { n: news.length })}</span>
      </CardHead>
      <NewsList news={news} />
    </section>
  );
}
