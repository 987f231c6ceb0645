import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { MailPage } from '../features/bets/mail-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets-mail.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, 'bets.page.mail');
  return {
    seo: seoOf(services.publicOrigin, `/${lng}/bets/mail`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets history by mail (S174). */
export default function BetsMail() {
  return <MailPage />;
}
