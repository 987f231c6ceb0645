import '../../../features/identification/identification.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { loadIdentificationPage } from '../../../features/identification/read-identification.ts';
import { Welcome } from '../../../features/identification/welcome.tsx';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/identification-welcome.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadIdentificationPage(args, 'welcome');
  return { config: await services.call('identificationConfig', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Facts to know before identification (S125). */
export default function OfficeIdentificationWelcome({ loaderData: { config } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('identification.welcome.title')} lead={t('identification.welcome.lead')} above="office/identification">
      <Welcome config={config} />
    </OfficePage>
  );
}
