import { HistoryPage } from '../../features/casino/history/history-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/slots-history.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_slots');
  const before = addressId(args.url.searchParams.get('before'));
  return { ...(await services.call('casinoRounds', { query: { category: 'slots', ...(before === null ? {} : { before }) } })), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's rounds of slots (S130). */
export default function OfficeSlots({ loaderData: { rounds, next } }: Route.ComponentProps) {
  return <HistoryPage page="slots" rounds={rounds} next={next} game={null} />;
}
