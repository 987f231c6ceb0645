import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRouteLoaderData } from 'react-router';
import { CookieSettingsCard } from '../../features/consent/cookie-settings-card.tsx';
import { SettingsForm } from '../../features/settings/settings-form.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/settings.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const title = translate(lng, 'settings.title');
  return { seo: buildSeo(services, `/${lng}/settings`, { title: `${title}`, description: title }, false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** How the site is drawn on this device. */
export default function Settings() {
  const t = useTranslator();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      <div className="heading-row">
        <h1>{t('settings.title')}</h1>
      </div>
      <SettingsForm path="settings" />
      <CookieSettingsCard initial={root?.consent ?? null} />
    </>
  );
}
