import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { useRouteLoaderData } from 'react-router';
import { CookieCard } from '../features/consent/cookie-card.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';
import { languageOf } from '../loader-guards.ts';
import type { loader as rootLoader } from '../root.tsx';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/settings.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const title = translate(lng, 'settings.title');
  return { seo: seoOf(services.publicOrigin, `/${lng}/settings`, { title: `${title} · Touchline`, description: title }, false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** How the site is drawn on this device. */
export default function Settings() {
  const t = useTexts();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      <div className="h2row">
        <h1>{t('settings.title')}</h1>
      </div>
      <SettingsForm path="settings" />
      <CookieCard initial={root?.consent ?? null} />
    </>
  );
}
