import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { homePath, informationPath } from '../../shell/paths.ts';
import type { Route } from './+types/age-restriction.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { derived } = await services.call('siteConfig', { query: { lng } });
  const title = translate(lng, 'age.page.title', { n: derived.minimumAge });
  return {
    minimumAge: derived.minimumAge,
    seo: buildSeo(services, `/${lng}/age-restriction`, { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Age restriction (S238). */
export default function AgeRestriction({ loaderData: { minimumAge } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <section className="card age-page">
      <EmptyState level={1} title={t('age.page.title', { n: minimumAge })} text={t('age.page.text', { n: minimumAge })}>
        <Link className={buttonClass('plain')} to={informationPath(t.language, 'rules')}>
          {t('footer.rules')}
        </Link>
        <Link className={buttonClass('plain')} to={homePath(t.language)}>
          {t('age.page.mistake')}
        </Link>
      </EmptyState>
    </section>
  );
}
