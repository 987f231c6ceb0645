import { translate } from '@touchline/i18n/translate';
import { pokerTablePath } from '../../features/casino/poker/poker-paths.ts';
import { PokerTablePage } from '../../features/casino/poker/table/poker-table-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/poker-table.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const tableId = addressId(params.table) ?? notFound();
  const { view, ownRate } = await orErrorPage(services.call('pokerTable', { params: { pokerTableId: tableId } }));
  return {
    view,
    ownRate,
    seo: buildSeo(services, pokerTablePath(lng, tableId), {
      title: `${view.table.name} · ${translate(lng, `poker.variant.${view.table.variant}`)}`,
      description: translate(lng, 'poker.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A poker table (S228). Another session is another view: whoever logs in sees their own seat. */
export default function PokerTable({ loaderData: { view, ownRate } }: Route.ComponentProps) {
  return <PokerTablePage key={`${view.table.tableId} ${view.own === null ? '' : 'own'}`} loaded={view} ownRate={ownRate} />;
}
