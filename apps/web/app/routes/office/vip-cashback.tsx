import { CashbackPage } from '../../features/casino/club/cashback-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/vip-cashback.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_casino_vip_cashback');
  return { ...(await services.call('casinoCashback', { query: { kind: 'vip' } })), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's vip cashback of the casino (S132). */
export default function VipCashback({ loaderData: { offered, periods } }: Route.ComponentProps) {
  return <CashbackPage kind="vip" offered={offered} periods={periods} />;
}
