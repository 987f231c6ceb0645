import { translate } from '@touchline/i18n/translate';
import { type SecurityPage, securityPath } from '../../addresses.ts';
import { languageOf } from '../../loader-guards.ts';
import { needPlayer } from '../../need-player.ts';
import { type Seo, seoOf } from '../../seo.ts';
import { type Services, servicesContext } from '../../services.ts';
import type { SecurityOverview } from './security-overview.ts';

interface LoaderArgs {
  readonly params: { readonly lang: string };
  readonly request: Request;
  readonly context: { get(key: typeof servicesContext): Services };
}

/** What every screen of security begins with: how the account is protected now, and the head of the page. Server only. */
export async function readSecurity(
  { params, request, context }: LoaderArgs,
  page: SecurityPage,
): Promise<{ readonly overview: SecurityOverview; readonly seo: Seo }> {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, `security.${page}.title`);
  return {
    overview: await services.call('securityOverview', {}),
    seo: seoOf(
      services.publicOrigin,
      securityPath(lng, page),
      { title: `${title} · Touchline`, description: translate(lng, `security.${page}.lead`) },
      false,
    ),
  };
}
