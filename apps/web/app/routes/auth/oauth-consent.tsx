import '../../features/registration/registration.css';
import { translate } from '@touchline/i18n/translate';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { OauthConsent } from '../../features/social/oauth-consent.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/oauth-consent.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const query = new URL(request.url).searchParams;
  const text = (name: string): string => query.get(name) ?? '';
  const wanted = { client_id: text('client_id'), redirect_uri: text('redirect_uri'), scope: text('scope') };
  // Never redirect to an address that is not the application's own: show the error here.
  const rights = await services.call('oauthRights', { query: wanted }).catch(() => null);
  const title = translate(lng, 'oauth.title', { name: rights?.client.name ?? '' });
  return {
    rights,
    asked: {
      ...wanted,
      state: text('state'),
      code_challenge: text('code_challenge'),
      code_challenge_method: 'S256' as const,
    },
    playerId: String(services.player?.id ?? ''),
    seo: buildSeo(services, `/${lng}/oauth`, { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page to which a partner's application sends its visitor to log in by us: C021 shows what it asks for, C022 is the answer. */
export default function Oauth({ loaderData: { rights, asked, playerId } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <section className="card narrow-page">
      {rights === null ? (
        <EmptyState level={1} title={t('oauth.unknown')} text={t('oauth.unknown.text')} />
      ) : (
        <OauthConsent asked={asked} rights={rights} playerId={playerId} />
      )}
    </section>
  );
}
