import { WalletsPage } from '../features/office/wallets-page.tsx';
import { namedCurrencies } from '../named-currencies.ts';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-wallets.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = officeRoute(args, 'office.page.office_settings_wallets');
  const [balance, config] = await Promise.all([services.call('userBalance', {}), services.call('siteConfig', { query: { lng } })]);
  return { balance, currencies: namedCurrencies(lng, config.currencies), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: wallets (S165). */
export default function OfficeWallets({ loaderData }: Route.ComponentProps) {
  return <WalletsPage balance={loaderData.balance} currencies={loaderData.currencies} />;
}
