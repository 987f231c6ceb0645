import '../features/support/support.css';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { IdeaForm } from '../features/support/idea-form.tsx';
import { SentRequests } from '../features/support/sent-requests.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-share-idea.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_share_idea');
  const requests = await services.call('playerRequests', {});
  return { requests: requests.filter(({ kind }) => kind === 'idea'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Share an idea (S180). */
export default function OfficeShareIdea({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_share_idea')} lead={t('support.idea.lead')}>
      <IdeaForm />
      <SentRequests requests={requests} none={t('support.idea.none')} noneText={t('support.idea.none.text')} />
    </OfficePage>
  );
}
