import { translate } from '@touchline/i18n/translate';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, type Seo } from '../../shell/loaders/seo.ts';
import { type SecurityPage, securityPath } from '../../shell/paths.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { SecurityOverview } from './security-overview.ts';

interface LoaderArgs {
  readonly params: { readonly lang: string };
  readonly request: Request;
  readonly context: { get(key: typeof loaderContext): LoaderContext };
}

/** The first data of every screen of security: how the account is protected now, and the head of the page. Server only. */
export async function loadSecurityPage(
  { params, request, context }: LoaderArgs,
  page: SecurityPage,
): Promise<{ readonly overview: SecurityOverview; readonly seo: Seo }> {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, `security.${page}.title`);
  return {
    overview: await services.call('securityOverview', {}),
    seo: buildSeo(services, securityPath(lng, page), { title: `${title}`, description: translate(lng, `security.${page}.lead`) }, false),
  };
}
