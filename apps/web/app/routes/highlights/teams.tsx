import { sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { ClubGrid } from '../../features/highlights/teams/club-grid.tsx';
import { popularClubs } from '../../features/highlights/teams/popular-clubs.ts';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/teams.ts';
import { readHighlightMatches } from './read-highlight-matches.ts';

const LOOKED_AT = 300;
const CLUBS = 60;

/** Clubs by how much their matches are followed. The sport is asked by query: a club's own address takes the place of a sport's. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const asked = url.searchParams.get('sport');
  const sport = asked === null ? null : requireSport(services, asked);
  const stream = await readHighlightMatches(services, lng, { section: 'team', sport: sport?.id, count: LOOKED_AT });
  return {
    clubs: popularClubs(
      [...stream.live, ...stream.line].flatMap((champ) => champ.matches),
      CLUBS,
    ),
    sports: stream.sports,
    sport: sport?.id ?? null,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.team.name')}`,
      description: translate(lng, 'sections.team.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Clubs to follow (S034). */
export default function Teams({ loaderData: { clubs, sports, sport } }: Route.ComponentProps) {
  const t = useTranslator();
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  const address = highlightPath(t.language, 'team');
  return (
    <>
      <HighlightHeader mark={<Icon name="shield" />} title={t('sections.team.name')} lead={t('sections.team.lead')} />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: address }}
        sports={sports.map((one) => ({ ...one, to: `${address}?sport=${sportById(one.id).slug}` }))}
        current={sport}
      />
      {clubs.length > 0 ? <ClubGrid clubs={clubs} /> : <EmptyMatchList feed="line" />}
    </>
  );
}
