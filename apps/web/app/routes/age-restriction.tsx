import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { homePath, informationPath } from '../addresses.ts';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/age-restriction.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const { derived } = await services.call('siteConfig', { query: { lng } });
  const title = translate(lng, 'age.page.title', { n: derived.minimumAge });
  return {
    minimumAge: derived.minimumAge,
    seo: seoOf(services.publicOrigin, `/${lng}/age-restriction`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Age restriction (S238). */
export default function AgeRestriction({ loaderData: { minimumAge } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <section className="card age-page">
      <Empty level={1} title={t('age.page.title', { n: minimumAge })} text={t('age.page.text', { n: minimumAge })}>
        <Link className={buttonClass('plain')} to={informationPath(t.language, 'rules')}>
          {t('footer.rules')}
        </Link>
        <Link className={buttonClass('plain')} to={homePath(t.language)}>
          {t('age.page.mistake')}
        </Link>
      </Empty>
    </section>
  );
}
