import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { casinoRoundPath, roundOf } from '../../features/casino/casino-paths.ts';
import { RoundPage } from '../../features/casino/fairness/round-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/casino-round.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const round = roundOf(params.round) ?? notFound();
  const title = translate(lng, 'casino.receipt.number', { id: round });
  return {
    round: await orErrorPage(services.call('casinoRound', { params: { round } })),
    seo: buildSeo(services, casinoRoundPath(lng, round), { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of a round. */
export default function CasinoRound({ loaderData }: Route.ComponentProps) {
  return <RoundPage round={loaderData.round} />;
}
