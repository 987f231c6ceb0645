import { ConvertPage } from '../../features/office/convert-page.tsx';
import { namedCurrencies } from '../../shell/formats/named-currencies.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/convert-account.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.convert.title');
  const [balance, config, requests] = await Promise.all([
    services.call('userBalance', {}),
    services.call('siteConfig', { query: { lng } }),
    services.call('getPlayerMessages', {}),
  ]);
  return { balance, currencies: namedCurrencies(lng, config.currencies), requests: requests.filter(({ kind }) => kind === 'convert'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Convert account (S136). */
export default function OfficeConvertAccount({ loaderData: { balance, currencies, requests } }: Route.ComponentProps) {
  return <ConvertPage balance={balance} currencies={currencies} requests={requests} />;
}
