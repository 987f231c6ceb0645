import '../features/registration/registration.css';
import '../features/block/block.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PhoneField } from '../features/phones/phone-field.tsx';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';
import { PasswordResetForm } from '../features/session/password-reset-form.tsx';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/password-reset.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
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
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/password-reset`,
      { title: `${translate(lng, 'reset.title')} · Touchline`, description: translate(lng, 'reset.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A new password in place of a forgotten one: asked for by mail or phone, set with the link of the letter or the code of the SMS (C010, C011). */
export default function PasswordReset({ loaderData: { countryId, link, ended } }: Route.ComponentProps) {
  const t = useTexts();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <section className="card narrow">
        <div className="form done" role="status">
          <span className="tick" aria-hidden="true">
            <Icon name="check" size="l" />
          </span>
          <h1>{t('reset.done.title')}</h1>
          <p className="mut">{t('reset.done.text')}</p>
          <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/login`}>
            {t('login.submit')}
          </Link>
        </div>
      </section>
    );
  return (
    <section className="card narrow">
      <div className="card-h">
        <h1>{t('reset.title')}</h1>
      </div>
      {ended ? (
        <div className="card-note">
          <Note kind="warning">
            <p>{t('reset.ended')}</p>
          </Note>
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
