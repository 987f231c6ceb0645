import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { SOCIAL_PROVIDERS } from '@touchline/contract/bets/enums';
import { translate } from '@touchline/i18n/translate';
import { useNavigate } from 'react-router';
import { SecondFactorForm } from '../../features/session/second-factor-form.tsx';
import { SocialReturn } from '../../features/social/social-return.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/social-return.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = new URL(request.url).searchParams;
  const provider = SOCIAL_PROVIDERS.find((name) => name === query.get('provider')) ?? notFound();
  return {
    visit: { provider, code: query.get('code'), state: query.get('state') ?? '', iss: query.get('iss') },
    seo: buildSeo(
      services,
      `/${lng}/social-return`,
      { title: `${translate(lng, 'login.title')}`, description: translate(lng, 'login.welcome') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page to which services send the browser back: signs in, asks for the second factor, links, or goes on with the registration (S194). */
export default function SocialReturnPage({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <section className="card narrow-page">
      <SocialReturn
        visit={loaderData.visit}
        second={(step, next) => <SecondFactorForm step={step} next={next} onRetry={() => void navigate(`/${params.lang}/login`)} />}
        onRegister={({ ticket, profile }) =>
          void navigate(`/${params.lang}/registration/social`, { replace: true, state: { ticket, profile } })
        }
      />
    </section>
  );
}
