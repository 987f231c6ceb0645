import { sportById, sportBySlug } from '@touchline/catalogue/sports';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { sectionPath } from '../addresses.ts';
import { EmptyFeed } from '../features/line/feed-states.tsx';
import { SportChips } from '../features/line/sport-chips.tsx';
import { ClubGrid } from '../features/sections/club-grid.tsx';
import { clubsOf } from '../features/sections/clubs-of.ts';
import { SectionHead } from '../features/sections/section-head.tsx';
import { languageOf, notFound } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import { readStream } from '../stream-lists.ts';
import type { Route } from './+types/teams.ts';

const LOOKED_AT = 300;
const CLUBS = 60;

/** Clubs by how much their matches are followed. The sport is asked by query: a club's own address takes the place of a sport's. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const asked = url.searchParams.get('sport');
  const sport = asked === null ? null : (sportBySlug(asked) ?? notFound());
  const stream = await readStream(services, lng, { section: 'team', sport: sport?.id, count: LOOKED_AT });
  return {
    clubs: clubsOf(
      [...stream.live, ...stream.line].flatMap((champ) => champ.matches),
      CLUBS,
    ),
    sports: stream.sports,
    sport: sport?.id ?? null,
    seo: seoOf(services.publicOrigin, url.pathname, {
      title: `${translate(lng, 'sections.team.name')} · Touchline`,
      description: translate(lng, 'sections.team.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Clubs to follow (S034). */
export default function Teams({ loaderData: { clubs, sports, sport } }: Route.ComponentProps) {
  const t = useTexts();
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  const address = sectionPath(t.language, 'team');
  return (
    <>
      <SectionHead mark={<Icon name="shield" />} title={t('sections.team.name')} lead={t('sections.team.lead')} />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: address }}
        sports={sports.map((one) => ({ ...one, to: `${address}?sport=${sportById(one.id).slug}` }))}
        current={sport}
      />
      {clubs.length > 0 ? <ClubGrid clubs={clubs} /> : <EmptyFeed feed="line" />}
    </>
  );
}
