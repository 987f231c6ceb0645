import '../features/support/support.css';
import { SUPPORT_TOPICS } from '@touchline/contract/support-words';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { RequestForm } from '../features/support/request-form.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-support-new.ts';

export function loader(args: Route.LoaderArgs) {
  const { seo } = officeRoute(args, 'support.new');
  const wanted = new URL(args.request.url).searchParams.get('topic');
  return { topic: SUPPORT_TOPICS.find((one) => one === wanted) ?? null, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A new request to support (S154). */
export default function OfficeSupportNew({ loaderData: { topic } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('support.new')} lead={t('support.new.lead')} above="office/support">
      <RequestForm topic={topic} />
    </OfficePage>
  );
}
