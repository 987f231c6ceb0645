import '../features/registration/registration.css';
import '../features/block/block.css';
import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { redirect } from 'react-router';
import { XframeLogin } from '../features/session/xframe-login.tsx';
import { languageOf } from '../loader-guards.ts';
import LoginWays from '../login-ways.tsx';
import { safeNext } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import { readWaysIn } from '../ways-in.ts';
import type { Route } from './+types/login.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const query = new URL(request.url).searchParams;
  const next = safeNext(query.get('next'), `/${lng}`);
  if (services.player !== null) throw redirect(next);
  return {
    next,
    ways: await readWaysIn(services, await services.call('siteConfig', { query: { lng } })),
    xframe: query.get('xframe_token'),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/login`,
      { title: `${translate(lng, 'login.title')} · Touchline`, description: translate(lng, 'login.welcome') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The authorisation form as a page of its own (S208): for addresses that need a player, and without script. */
export default function Login({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <section className="card narrow">
      <div className="card-h">
        <h1>{t('login.title')}</h1>
      </div>
      {loaderData.xframe ? (
        <XframeLogin
          token={loaderData.xframe}
          next={loaderData.next}
          otherwise={<LoginWays next={loaderData.next} ways={loaderData.ways} />}
        />
      ) : (
        <LoginWays next={loaderData.next} ways={loaderData.ways} />
      )}
    </section>
  );
}
