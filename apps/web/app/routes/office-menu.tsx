import { OFFICE_SECTIONS, type OfficeSection } from '@touchline/contract/office-words';
import { useRouteLoaderData } from 'react-router';
import { MenuPage } from '../features/office/menu-page.tsx';
import { notFound } from '../loader-guards.ts';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-menu.ts';
import type { loader as officeLoader } from './office.tsx';

export async function loader(args: Route.LoaderArgs) {
  const asked = (args.params as { section?: string }).section;
  const section: OfficeSection | null = asked === undefined ? null : (OFFICE_SECTIONS.find((one) => one === asked) ?? notFound());
  const { services, seo } = officeRoute(args, section === null ? 'office.title' : `office.section.${section}`);
  return { section, balance: await services.call('userBalance', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The menu of the office (S140) and its sections by themselves: profile (S141), settings (S142) and the others. */
export default function OfficeMenuRoute({ loaderData }: Route.ComponentProps) {
  const office = useRouteLoaderData<typeof officeLoader>('routes/office');
  if (!office) return null;
  return <MenuPage {...office} section={loaderData.section} balance={loaderData.balance} />;
}
