import '../features/identification/identification.css';
import { useTexts } from '@touchline/ui/texts';
import { beginIdentification } from '../features/identification/read-identification.ts';
import { Welcome } from '../features/identification/welcome.tsx';
import { OfficePage } from '../features/office/office-page.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-identification-welcome.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = beginIdentification(args, 'welcome');
  return { config: await services.call('identificationConfig', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** What to know before identification (S125). */
export default function OfficeIdentificationWelcome({ loaderData: { config } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('identification.welcome.title')} lead={t('identification.welcome.lead')} above="office/identification">
      <Welcome config={config} />
    </OfficePage>
  );
}
