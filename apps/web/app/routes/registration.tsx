import '../features/registration/registration.css';
import { REGISTRATION_KINDS } from '@touchline/contract/words';
import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link, redirect } from 'react-router';
import { CredentialsView } from '../features/registration/credentials-view.tsx';
import { type Registered, type RegistrationChoices, RegistrationForm } from '../features/registration/registration-form.tsx';
import { PasswordField } from '../features/session/password-field.tsx';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/registration.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  if (services.player !== null) throw redirect(`/${lng}`);
  const [config, phones] = await Promise.all([
    services.call('siteConfig', { query: { lng } }),
    services.call('phoneCountries', { query: { lng } }),
  ]);
  const phoneCode = new Map(phones.map((phone) => [phone.id, phone.phoneCode]));
  const country = config.countries.find((one) => one.id === config.derived.geoCountryId) ?? config.countries[0];
  const choices: RegistrationChoices = {
    countries: config.countries
      .map(({ id, code, name, currencyId }) => ({ id, code, name, currencyId, phoneCode: phoneCode.get(id) ?? '' }))
      .toSorted((a, b) => a.name.localeCompare(b.name, lng)),
    currencies: config.currencies.map(({ id, code, symbol }) => ({ id, code, symbol })),
    kinds: REGISTRATION_KINDS.filter((kind) => config.registrationKinds.includes(kind)),
    countryId: country?.id ?? 0,
    currencyId: country?.currencyId ?? config.currencies[0]?.id ?? 0,
    minimumAge: config.derived.minimumAge,
  };
  return {
    choices,
    seo: seoOf(services.publicOrigin, `/${lng}/registration`, {
      title: `${translate(lng, 'registration.title')} · Touchline`,
      description: translate(lng, 'registration.kind.fast.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Registration in one click, by phone or in full (S191, S192, S193). */
export default function Registration({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered !== null)
    return (
      <section className="card narrow">
        {/* The page is loaded anew: the player is signed in from here on. */}
        <CredentialsView registered={registered} onGo={(path) => window.location.assign(path)} />
      </section>
    );
  return (
    <section className="card narrow">
      <div className="card-h">
        <h1>{t('registration.title')}</h1>
        <span className="sp" />
        <span className="mut">
          {t('registration.has-account')} <Link to={`/${t.language}/login`}>{t('nav.login')}</Link>
        </span>
      </div>
      <RegistrationForm
        choices={loaderData.choices}
        onDone={setRegistered}
        password={(field) => <PasswordField label={t('registration.field.password')} autoComplete="new-password" {...field} />}
      />
    </section>
  );
}
