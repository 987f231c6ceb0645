import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { PhoneField } from '../../features/phones/phone-field.tsx';
import { NewPasswordForm } from '../../features/session/new-password-form.tsx';
import { PasswordResetForm } from '../../features/session/password-reset-form.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/password-reset.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = new URL(request.url).searchParams;
  const id = query.get('id');
  const token = query.get('token');
  const [config, link] = await Promise.all([
    services.call('siteConfig', { query: { lng } }),
    // A link that was used, has expired or was cut off on the way is no defect of the page: another one can be asked for on it.
    id !== null && token !== null ? services.call('readPasswordReset', { query: { id, token } }).catch(() => null) : null,
  ]);
  return {
    countryId: config.derived.geoCountryId,
    link: link && { id: link.id, token: token ?? '' },
    ended: id !== null && link === null,
    seo: buildSeo(
      services,
      `/${lng}/password-reset`,
      { title: `${translate(lng, 'reset.title')}`, description: translate(lng, 'reset.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A new password in place of a forgotten one: asked for by mail or phone, set with the link of the letter or the code of the SMS (C010, C011). */
export default function PasswordReset({ loaderData: { countryId, link, ended } }: Route.ComponentProps) {
  const t = useTranslator();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <section className="card narrow-page">
        <div className="form done-panel" role="status">
          <span className="tick" aria-hidden="true">
            <Icon name="check" size="l" />
          </span>
          <h1>{t('reset.done.title')}</h1>
          <p className="muted done-words">{t('reset.done.text')}</p>
          <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/login`}>
            {t('login.submit')}
          </Link>
        </div>
      </section>
    );
  return (
    <section className="card narrow-page">
      <div className="card-head narrow-page-head">
        <h1>{t('reset.title')}</h1>
      </div>
      {ended ? (
        <div className="card-note">
          <Callout kind="warning">
            <p>{t('reset.ended')}</p>
          </Callout>
        </div>
      ) : null}
      {link ? (
        <NewPasswordForm id={link.id} proof={{ token: link.token }} onDone={() => setDone(true)} />
      ) : (
        <PasswordResetForm countryId={countryId} phone={(props) => <PhoneField {...props} />} onDone={() => setDone(true)} />
      )}
    </section>
  );
}
