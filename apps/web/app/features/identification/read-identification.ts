import { translate } from '@touchline/i18n/translate';
import { type IdentityPage, identityPath } from '../../addresses.ts';
import { languageOf } from '../../loader-guards.ts';
import { needPlayer } from '../../need-player.ts';
import { type Seo, seoOf } from '../../seo.ts';
import { type Services, servicesContext } from '../../services.ts';

interface LoaderArgs {
  readonly params: { readonly lang: string };
  readonly request: Request;
  readonly context: { get(key: typeof servicesContext): Services };
}

/** What every screen of identification begins with: the calls of a player who is signed in, and the head of the page. Server only. */
export function beginIdentification(
  { params, request, context }: LoaderArgs,
  page: IdentityPage,
): { readonly services: Services; readonly seo: Seo } {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, `identification.${page}.title`);
  const description = translate(lng, `identification.${page}.lead`);
  return { services, seo: seoOf(services.publicOrigin, identityPath(lng, page), { title: `${title} · Touchline`, description }, false) };
}
