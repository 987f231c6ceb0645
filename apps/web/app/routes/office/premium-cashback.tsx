import { CashbackPage } from '../../features/casino/club/cashback-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/premium-cashback.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_casino_premium_cashback');
  return { ...(await services.call('casinoCashback', { query: { kind: 'premium' } })), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's premium cashback of the casino (S133). */
export default function PremiumCashback({ loaderData: { offered, periods } }: Route.ComponentProps) {
  return <CashbackPage kind="premium" offered={offered} periods={periods} />;
}
