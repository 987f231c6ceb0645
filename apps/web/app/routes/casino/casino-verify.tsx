import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { casinoVerifyPath } from '../../features/casino/casino-paths.ts';
import { VerifyPage } from '../../features/casino/fairness/verify-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/casino-verify.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const round = addressId(url.searchParams.get('round'));
  if (round !== null) requirePlayer(services, lng, request);
  return {
    round: round === null ? null : await orErrorPage(services.call('casinoRound', { params: { round } })),
    seo: buildSeo(services, casinoVerifyPath(lng), {
      title: `${translate(lng, 'casino.verify.title')}`,
      description: translate(lng, 'casino.verify.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The check of a round in the visitor's own browser. */
export default function CasinoVerify({ loaderData }: Route.ComponentProps) {
  return <VerifyPage round={loaderData.round} />;
}
