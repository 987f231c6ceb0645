import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { redirect } from 'react-router';
import { PartnerTokenLogin } from '../../features/session/partner-token-login.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { safeReturnPath } from '../../shell/session/require-player.ts';
import type { Route } from './+types/login.ts';
import LoginPanel from './login-panel.tsx';
import { readLoginOptions } from './read-login-options.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = new URL(request.url).searchParams;
  const next = safeReturnPath(query.get('next'), `/${lng}`);
  if (services.player !== null) throw redirect(next);
  return {
    next,
    loginOptions: await readLoginOptions(services, await services.call('siteConfig', { query: { lng } })),
    xframe: query.get('xframe_token'),
    seo: buildSeo(
      services,
      `/${lng}/login`,
      { title: `${translate(lng, 'login.title')}`, description: translate(lng, 'login.welcome') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The authorisation form as a page of its own (S208): for addresses that need a player, and without script. */
export default function Login({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <section className="card narrow-page">
      <div className="card-head narrow-page-head">
        <h1>{t('login.title')}</h1>
      </div>
      {loaderData.xframe ? (
        <PartnerTokenLogin
          token={loaderData.xframe}
          next={loaderData.next}
          otherwise={<LoginPanel next={loaderData.next} options={loaderData.loginOptions} />}
        />
      ) : (
        <LoginPanel next={loaderData.next} options={loaderData.loginOptions} />
      )}
    </section>
  );
}
