import { sportBySlug } from '@touchline/catalogue/sports';
import { translate } from '@touchline/i18n/translate';
import { ChipFace, chipClass } from '@touchline/ui/chip';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link, redirect } from 'react-router';
import { idOf, recommendedChampPath, sectionPath } from '../addresses.ts';
import { SportChips } from '../features/line/sport-chips.tsx';
import { ReasonCard } from '../features/sections/reason-card.tsx';
import { SectionHead } from '../features/sections/section-head.tsx';
import { useFollowMatches } from '../live/use-follow-matches.ts';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { SectionMatches } from '../section-matches.tsx';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import { readStream } from '../stream-lists.ts';
import type { Route } from './+types/recommendation.ts';

/** Matches chosen for the visitor stand above; of a sport or championship only those that belong to it. */
const CHOSEN = 40;
const SHOWN = 8;
const CHAMPS = 14;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const sport = params.sport === undefined ? null : (sportBySlug(params.sport) ?? notFound());
  const champId = params.champ === undefined ? null : (idOf(params.champ) ?? notFound());
  const [stream, live, line] = await Promise.all([
    readStream(services, lng, { section: 'recommendation', sport: sport?.id, count: 60 }),
    services.call('sliderGames', { bind: { kind: 'live' }, query: { lng, count: CHOSEN } }),
    services.call('sliderGames', { bind: { kind: 'line' }, query: { lng, count: CHOSEN } }),
  ]);
  const champ = champId === null ? null : await orPage(services.call('getChamp', { bind: { kind: 'line' }, query: { lng, champId } }));
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
    seo: seoOf(services.publicOrigin, url.pathname, {
      title: `${title}${name === null ? '' : `: ${name}`} · Touchline`,
      description: translate(lng, 'sections.recommendation.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** What this visitor is likely to look for, with the reason (S037, S063); of a sport (S064); of a championship (S065). */
export default function Recommendation({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { chosen, own, signedIn, live, line, champs, champ, sports, sport } = loaderData;
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  useFollowMatches(chosen.map(({ match }) => match.id));
  return (
    <>
      <SectionHead
        mark={<Icon name="heart" />}
        title={champ ? champ.name : t('sections.recommendation.name')}
        lead={t(own ? 'sections.recommendation.own' : signedIn ? 'sections.recommendation.teach' : 'sections.recommendation.lead')}
      />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: sectionPath(t.language, 'recommendation') }}
        sports={sports.map((one) => ({ ...one, to: sectionPath(t.language, 'recommendation', one.id) }))}
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
              <ChipFace count={one.count}>{one.name}</ChipFace>
            </Link>
          ))}
        </nav>
      ) : null}
      {chosen.length > 0 ? (
        <section className="reasons" aria-label={t('sections.recommendation.for-you')}>
          {chosen.map((item) => (
            <ReasonCard key={item.match.id} item={item} />
          ))}
        </section>
      ) : null}
      <SectionMatches live={live} line={line} sport={sport} withSport={sport === null} title={t('sections.recommendation.more')} />
    </>
  );
}
