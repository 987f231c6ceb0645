import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { EmailHistoryPage } from '../../features/bets/email-history-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/email-bets-history.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, 'bets.page.mail');
  return {
    seo: buildSeo(services, `/${lng}/bets/mail`, { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets history by mail (S174). */
export default function BetsMail() {
  return <EmailHistoryPage />;
}
