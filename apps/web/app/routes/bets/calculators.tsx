import { translate } from '@touchline/i18n/translate';
import { CALCULATORS } from '../../features/calculators/calculator-names.ts';
import { CalculatorsPage } from '../../features/calculators/calculators-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/calculators.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const name = params.tool === undefined ? 'bet' : (CALCULATORS.find((one) => one === params.tool) ?? notFound());
  return {
    name,
    seo: buildSeo(services, `/${lng}/calculators/${name}`, {
      title: `${translate(lng, `calc.${name}`)}`,
      description: translate(lng, `calc.${name}.text`),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Calculators of a bettor. */
export default function Calculators({ loaderData }: Route.ComponentProps) {
  return <CalculatorsPage name={loaderData.name} />;
}
