import { OFFICE_SECTIONS, type OfficeSection } from '@touchline/contract/office/enums';
import { useRouteLoaderData } from 'react-router';
import { OfficeHomePage } from '../../features/office/home/office-home-page.tsx';
import { MenuPage } from '../../features/office/menu-page.tsx';
import { notFound } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/office-menu.ts';
import type { loader as officeLoader } from './office-layout.tsx';
import { loadOfficePage } from './office-loader.ts';
import { readOfficeHome } from './read-office-home.ts';

export async function loader(args: Route.LoaderArgs) {
  const asked = (args.params as { section?: string }).section;
  const section: OfficeSection | null = asked === undefined ? null : (OFFICE_SECTIONS.find((one) => one === asked) ?? notFound());
  const { services, lng, seo } = loadOfficePage(args, section === null ? 'office.title' : `office.section.${section}`);
  return { section, home: section === null ? await readOfficeHome(services, lng) : null, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The office's home with the menu of the office (S140), and the sections of the menu by themselves: profile (S141), settings (S142) and the others. */
export default function OfficeMenuRoute({ loaderData: { section, home } }: Route.ComponentProps) {
  const office = useRouteLoaderData<typeof officeLoader>('office');
  if (!office) return null;
  if (section !== null) return <MenuPage menu={office.menu} section={section} />;
  return home && <OfficeHomePage {...office} home={home} />;
}
