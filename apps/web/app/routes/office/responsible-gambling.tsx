import '../../features/limits/limits.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { LimitsPage } from '../../features/limits/limits-page.tsx';
import { OfficePage } from '../../features/office/office-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/responsible-gambling.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'limits.title');
  const [loaded, available, { reasons }] = await Promise.all([
    services.call('limits', {}),
    services.call('availableLimits', {}),
    services.call('exclusionReasons', {}),
  ]);
  return { page: { loaded, available, reasons, now: services.now }, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Responsible gambling (S153): limits, breaks, self-exclusion, self-test and who helps. */
export default function OfficeResponsibleGambling({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('limits.title')} lead={t('limits.lead')}>
      <LimitsPage {...page} />
    </OfficePage>
  );
}
