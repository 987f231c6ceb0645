import { translate } from '@touchline/i18n/translate';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, type Seo } from '../../shell/loaders/seo.ts';
import { type IdentityPage, identityPath } from '../../shell/paths.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';

interface LoaderArgs {
  readonly params: { readonly lang: string };
  readonly request: Request;
  readonly context: { get(key: typeof loaderContext): LoaderContext };
}

/** The first data of every screen of identification: the calls of a player who is signed in, and the head of the page. Server only. */
export function loadIdentificationPage(
  { params, request, context }: LoaderArgs,
  page: IdentityPage,
): { readonly services: LoaderContext; readonly seo: Seo } {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, `identification.${page}.title`);
  const description = translate(lng, `identification.${page}.lead`);
  return { services, seo: buildSeo(services, identityPath(lng, page), { title: `${title}`, description }, false) };
}
