import { translate } from '@touchline/i18n/translate';
import { CALCULATORS } from '../features/calculators/calculator-names.ts';
import { CalculatorsPage } from '../features/calculators/calculators-page.tsx';
import { languageOf, notFound } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/calculators.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const name = params.tool === undefined ? 'bet' : (CALCULATORS.find((one) => one === params.tool) ?? notFound());
  return {
    name,
    seo: seoOf(services.publicOrigin, `/${lng}/calculators/${name}`, {
      title: `${translate(lng, `calc.${name}`)} · Touchline`,
      description: translate(lng, `calc.${name}.text`),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Calculators of a bettor. */
export default function Calculators({ loaderData }: Route.ComponentProps) {
  return <CalculatorsPage name={loaderData.name} />;
}
