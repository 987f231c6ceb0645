import { ConvertPage } from '../features/office/convert-page.tsx';
import { namedCurrencies } from '../named-currencies.ts';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-convert-account.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = officeRoute(args, 'office.convert.title');
  const [balance, config, requests] = await Promise.all([
    services.call('userBalance', {}),
    services.call('siteConfig', { query: { lng } }),
    services.call('playerRequests', {}),
  ]);
  return { balance, currencies: namedCurrencies(lng, config.currencies), requests: requests.filter(({ kind }) => kind === 'convert'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Convert account (S136). */
export default function OfficeConvertAccount({ loaderData: { balance, currencies, requests } }: Route.ComponentProps) {
  return <ConvertPage balance={balance} currencies={currencies} requests={requests} />;
}
