import '../../../features/identification/identification.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { DocumentList } from '../../../features/identification/document-list.tsx';
import { loadIdentificationPage } from '../../../features/identification/read-identification.ts';
import { StatusCard } from '../../../features/identification/status-card.tsx';
import { VerificationMethodsCard } from '../../../features/identification/verification-methods-card.tsx';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/identification.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadIdentificationPage(args, 'identification');
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
  const t = useTranslator();
  return (
    <OfficePage title={t('identification.identification.title')} lead={t('identification.identification.lead')}>
      <StatusCard config={config} fail={fail} />
      <div className="identification-columns">
        <VerificationMethodsCard config={config} documents={documents} way={way} proof={proof} />
        <DocumentList documents={documents} maxFileBytes={config.maxFileBytes} />
      </div>
    </OfficePage>
  );
}
