import '../features/registration/registration.css';
import { translate } from '@touchline/i18n/translate';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { OauthConsent } from '../features/social/oauth-consent.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/oauth.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const query = new URL(request.url).searchParams;
  const text = (name: string): string => query.get(name) ?? '';
  const wanted = { client_id: text('client_id'), redirect_uri: text('redirect_uri'), scope: text('scope') };
  // Nobody is sent back to an address that is not the application's own: what is wrong is said here.
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
    seo: seoOf(services.publicOrigin, `/${lng}/oauth`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Where a partner's application sends its visitor to log in by us: C021 shows what it asks for, C022 is the answer. */
export default function Oauth({ loaderData: { rights, asked, playerId } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <section className="card narrow">
      {rights === null ? (
        <Empty level={1} title={t('oauth.unknown')} text={t('oauth.unknown.text')} />
      ) : (
        <OauthConsent asked={asked} rights={rights} playerId={playerId} />
      )}
    </section>
  );
}
