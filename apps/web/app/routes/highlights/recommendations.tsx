import { translate } from '@touchline/i18n/translate';
import { ChipContent, chipClass } from '@touchline/ui/chip';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, redirect } from 'react-router';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { RecommendationCard } from '../../features/highlights/recommendation-card.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightPath, parseIdSegment, recommendedChampPath } from '../../shell/paths.ts';
import type { Route } from './+types/recommendations.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** Matches chosen for the visitor stand above; of a sport or championship only those that belong to it. */
const CHOSEN = 40;
const SHOWN = 8;
const CHAMPS = 14;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  const champId = params.champ === undefined ? null : (parseIdSegment(params.champ) ?? notFound());
  const [stream, live, line] = await Promise.all([
    readHighlightMatches(services, lng, { section: 'recommendation', sport: sport?.id, count: 60 }),
    services.call('sliderGames', { bind: { kind: 'live' }, query: { lng, count: CHOSEN } }),
    services.call('sliderGames', { bind: { kind: 'line' }, query: { lng, count: CHOSEN } }),
  ]);
  const champ = champId === null ? null : await orErrorPage(services.call('getChamp', { bind: { kind: 'line' }, query: { lng, champId } }));
  // Names in addresses are for people; the id decides.
  if (champ && url.pathname !== encodeURI(recommendedChampPath(lng, champ)))
    throw redirect(encodeURI(recommendedChampPath(lng, champ)), 301);
  const chosen = [...live.items, ...line.items]
    .filter(({ match }) => (sport === null || match.sport === sport.id) && (champId === null || match.champ === champId))
    .sort((a, b) => Number(a.reason === 'popular') - Number(b.reason === 'popular'))
    .slice(0, SHOWN);
  const name = champ ? champ.name : sport ? translate(lng, `sport.${sport.id}`) : null;
  const title = translate(lng, 'sections.recommendation.name');
  return {
    chosen,
    own: chosen.some(({ reason }) => reason !== 'popular'),
    signedIn: services.player !== null,
    live: champ ? stream.live.filter((one) => one.id === champ.id) : stream.live,
    line: champ ? (champ.matches.length > 0 ? [champ] : []) : stream.line,
    champs: sport ? stream.line.slice(0, CHAMPS).map(({ matches, ...one }) => ({ ...one, count: matches.length })) : [],
    champ: champ ? { id: champ.id, name: champ.name } : null,
    sports: stream.sports,
    sport: sport?.id ?? null,
    seo: buildSeo(services, url.pathname, {
      title: `${title}${name === null ? '' : `: ${name}`}`,
      description: translate(lng, 'sections.recommendation.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Matches that this visitor is likely to look for, with the reason (S037, S063); of a sport (S064); of a championship (S065). */
export default function Recommendation({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { chosen, own, signedIn, live, line, champs, champ, sports, sport } = loaderData;
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  useMatchSubscriptions(chosen.map(({ match }) => match.id));
  return (
    <>
      <HighlightHeader
        mark={<Icon name="heart" />}
        title={champ ? champ.name : t('sections.recommendation.name')}
        lead={t(own ? 'sections.recommendation.own' : signedIn ? 'sections.recommendation.teach' : 'sections.recommendation.lead')}
      />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: highlightPath(t.language, 'recommendation') }}
        sports={sports.map((one) => ({ ...one, to: highlightPath(t.language, 'recommendation', one.id) }))}
        current={sport}
      />
      {champs.length > 0 ? (
        <nav className="chips" aria-label={t('line.championships')}>
          {champs.map((one) => (
            <Link
              key={one.id}
              className={chipClass(one.id === champ?.id)}
              to={recommendedChampPath(t.language, one)}
              preventScrollReset
              aria-current={one.id === champ?.id ? 'true' : undefined}
            >
              <Flag code={one.flag} />
              <ChipContent count={one.count}>{one.name}</ChipContent>
            </Link>
          ))}
        </nav>
      ) : null}
      {chosen.length > 0 ? (
        <section className="recommendations" aria-label={t('sections.recommendation.for-you')}>
          {chosen.map((item) => (
            <RecommendationCard key={item.match.id} item={item} />
          ))}
        </section>
      ) : null}
      <HighlightMatches live={live} line={line} sport={sport} withSport={sport === null} title={t('sections.recommendation.more')} />
    </>
  );
}
