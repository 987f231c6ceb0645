import { SPORTS } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { HiddenSportsPage } from '../../features/office/hidden-sports-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/hidden-sports.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.page.office_settings_disallow_sports');
  const bind = { kind: 'line' };
  const [settings, played] = await Promise.all([
    services.call('playerSettings', {}),
    services.call('getSportsShort', { bind, query: { lng, antiSports: '' } }),
  ]);
  const now = new Map(played.map(({ id, line, live }) => [id, { line, live }]));
  const { lineDisallowSport: line, liveDisallowSport: live } = settings.attributes;
  // Matches played now come first, then what the player has hidden before; the other sports of the catalogue have nothing to hide.
  const ids = [...new Set([...now.keys(), ...line, ...live])].filter((id) => SPORTS.some((sport) => sport.id === id) || now.has(id));
  return {
    hidden: { line, live },
    sports: ids.map((id) => ({ id, name: translate(lng, `sport.${id}`), ...(now.get(id) ?? { line: 0, live: 0 }) })),
    seo,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: disallow sports (S167). */
export default function OfficeDisallowSports({ loaderData }: Route.ComponentProps) {
  return <HiddenSportsPage sports={loaderData.sports} hidden={loaderData.hidden} />;
}
