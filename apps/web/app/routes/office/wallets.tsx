import { WalletsPage } from '../../features/office/wallets-page.tsx';
import { namedCurrencies } from '../../shell/formats/named-currencies.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/wallets.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.page.office_settings_wallets');
  const [balance, config] = await Promise.all([services.call('userBalance', {}), services.call('siteConfig', { query: { lng } })]);
  return { balance, currencies: namedCurrencies(lng, config.currencies), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: wallets (S165). */
export default function OfficeWallets({ loaderData }: Route.ComponentProps) {
  return <WalletsPage balance={loaderData.balance} currencies={loaderData.currencies} />;
}
