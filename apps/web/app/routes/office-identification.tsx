import '../features/identification/identification.css';
import { useTexts } from '@touchline/ui/texts';
import { DocumentList } from '../features/identification/document-list.tsx';
import { beginIdentification } from '../features/identification/read-identification.ts';
import { StatusCard } from '../features/identification/status-card.tsx';
import { WaysCard } from '../features/identification/ways-card.tsx';
import { OfficePage } from '../features/office/office-page.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-identification.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = beginIdentification(args, 'identification');
  const [config, fail, { documents }] = await Promise.all([
    services.call('identificationConfig', {}),
    services.call('identificationFail', {}),
    services.call('documents', {}),
  ]);
  const { searchParams } = new URL(args.request.url);
  return { config, fail, documents, way: searchParams.get('way'), proof: searchParams.get('proof'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Identification (S186): how the player stands, the ways of their country, and the documents handed in. */
export default function OfficeIdentification({ loaderData: { config, fail, documents, way, proof } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('identification.identification.title')} lead={t('identification.identification.lead')}>
      <StatusCard config={config} fail={fail} />
      <div className="idn-cols">
        <WaysCard config={config} documents={documents} way={way} proof={proof} />
        <DocumentList documents={documents} maxFileBytes={config.maxFileBytes} />
      </div>
    </OfficePage>
  );
}
