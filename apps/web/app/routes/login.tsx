import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { redirect } from 'react-router';
import { LoginForm } from '../features/session/login-form.tsx';
import { languageOf } from '../loader-guards.ts';
import { safeNext } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/login.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const next = safeNext(new URL(request.url).searchParams.get('next'), `/${lng}`);
  if (services.player !== null) throw redirect(next);
  return {
    next,
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
      <LoginForm next={loaderData.next} />
    </section>
  );
}
