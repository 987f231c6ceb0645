import '../../features/registration/registration.css';
import { REGISTRATION_KINDS } from '@touchline/catalogue/account/registration-fields';
import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { ActivationAfterRegistration } from '../../features/activation/activation-after-registration.tsx';
import { PhoneField } from '../../features/phones/phone-field.tsx';
import { CredentialsPanel } from '../../features/registration/credentials-panel.tsx';
import { markNewPlayer } from '../../features/registration/new-player-offer.tsx';
import type { Registered, SocialTicket } from '../../features/registration/registered.ts';
import { readRegistrationChoices } from '../../features/registration/registration-choices.ts';
import { RegistrationKinds } from '../../features/registration/registration-kinds.tsx';
import { NewPasswordField, passwordFault } from '../../features/session/new-password-field.tsx';
import { SocialButtons } from '../../features/social/social-buttons.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { guardRoute } from '../../shell/loaders/route-access.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import type { Route } from './+types/registration.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  guardRoute({ guest: true }, services, lng, request);
  const [all, providers] = await Promise.all([
    readRegistrationChoices((key, input) => services.call(key, input), lng),
    services.call('socialProviders', {}),
  ]);
  // Without a service to come from there is nothing behind that tab.
  const choices = { ...all, kinds: all.kinds.filter((kind) => kind !== 'social' || providers.length > 0) };
  const kind = choices.kinds.find((one) => one === (params.kind ?? choices.kinds[0]));
  if (kind === undefined) {
    // A way that this brand does not offer, social services without one of them (S194): the form stands at its first way.
    if (choices.kinds.length > 0 && REGISTRATION_KINDS.some((one) => one === params.kind)) throw redirect(`/${lng}/registration`);
    return notFound();
  }
  return {
    choices,
    kind,
    providers,
    seo: buildSeo(services, `/${lng}/registration`, {
      title: `${translate(lng, 'registration.title')}`,
      description: translate(lng, 'registration.kind.fast.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Another tab is another address, and the same data. */
export const shouldRevalidate = ({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.lang === nextParams.lang && currentParams.kind !== nextParams.kind ? false : defaultShouldRevalidate;

/** Registration in the ways that are configured: S191 fast, S192 phone, S193 full, S194 social, S195 short, S196 v1 full, S197 custom, S198 pay and play. */
export default function Registration({ loaderData: { choices, kind, providers } }: Route.ComponentProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  const { state } = useLocation();
  const ticket = useHydrated() && isTicket(state) ? state : null;
  const [chosen, setChosen] = useState(kind);
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered !== null)
    return (
      <section className="card narrow-page">
        {/* The page is loaded anew: the player is signed in from here on. */}
        <CredentialsPanel registered={registered} onContinue={(path) => window.location.assign(path)}>
          {registered.addressed ? <ActivationAfterRegistration /> : null}
        </CredentialsPanel>
      </section>
    );
  const home = `/${t.language}`;
  return (
    <section className="card narrow-page registration">
      <div className="card-head narrow-page-head">
        <h1>{t('registration.title')}</h1>
        <span className="spacer" />
        <span className="muted">
          {t('registration.has-account')} <Link to={`${home}/login`}>{t('nav.login')}</Link>
        </span>
      </div>
      <RegistrationKinds
        choices={choices}
        kind={chosen}
        onKind={(next) => {
          setChosen(next);
          void navigate(`${home}/registration/${next}`, { replace: true, preventScrollReset: true, state });
        }}
        ticket={ticket}
        password={(field) => <NewPasswordField {...field} />}
        passwordFault={passwordFault}
        phone={(field) => <PhoneField {...field} />}
        social={<SocialButtons providers={providers} next={home} />}
        onDone={(reply) => {
          markNewPlayer();
          setRegistered(reply);
        }}
      />
    </section>
  );
}

/** The profile that the page of a social service's return left behind in the history. */
const isTicket = (state: unknown): state is SocialTicket =>
  typeof state === 'object' && state !== null && 'ticket' in state && typeof state.ticket === 'string';
