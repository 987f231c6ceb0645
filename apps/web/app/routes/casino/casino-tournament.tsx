import { translate } from '@touchline/i18n/translate';
import { casinoTournamentPath } from '../../features/casino/casino-paths.ts';
import { TournamentPage } from '../../features/casino/tournaments/tournament-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-tournament.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const tournament = addressId(params.tournament) ?? notFound();
  const shown = await orErrorPage(services.call('casinoTournament', { params: { tournament }, query: { lng } }));
  return {
    ...shown,
    seo: buildSeo(services, casinoTournamentPath(lng, tournament), {
      title: `${shown.tournament.name}`,
      description: translate(lng, 'tournaments.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A tournament of the casino with its board (S230). */
export default function CasinoTournament({ loaderData: { tournament, board, own, rounds } }: Route.ComponentProps) {
  return <TournamentPage tournament={tournament} board={board} own={own} rounds={rounds} />;
}
