import '../../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { DrawPage } from '../../features/toto/draw-page.tsx';
import { totoDrawPath } from '../../features/toto/toto-paths.ts';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/toto-draw.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const drawId = addressId(params.draw) ?? notFound();
  const [sheet, own] = await Promise.all([
    orErrorPage(services.call('totoSheet', { params: { drawId }, query: { lng } })),
    services.player ? services.call('totoTickets', { query: { drawId } }) : null,
  ]);
  const pool = translate(lng, `toto.pool.${sheet.pool}`);
  return {
    sheet,
    tickets: own?.tickets ?? [],
    wished: url.searchParams.get('marks'),
    seo: buildSeo(services, totoDrawPath(lng, drawId), {
      title: `${pool} · ${translate(lng, 'toto.draw', { n: sheet.number })}`,
      description: translate(lng, 'toto.sheet.description', { pool }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The sheet of a draw (S234). */
export default function TotoDraw({ loaderData }: Route.ComponentProps) {
  const { sheet, tickets, wished } = loaderData;
  return <DrawPage key={`${sheet.drawId} ${wished}`} sheet={sheet} tickets={tickets} wished={wished} />;
}
