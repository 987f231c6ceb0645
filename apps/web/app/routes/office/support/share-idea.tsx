import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { IdeaForm } from '../../../features/support/idea-form.tsx';
import { SentRequestList } from '../../../features/support/sent-request-list.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/share-idea.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_share_idea');
  const requests = await services.call('getPlayerMessages', {});
  return { requests: requests.filter(({ kind }) => kind === 'idea'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Share an idea (S180). */
export default function OfficeShareIdea({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_share_idea')} lead={t('support.idea.lead')}>
      <IdeaForm />
      <SentRequestList requests={requests} none={t('support.idea.none')} noneText={t('support.idea.none.text')} />
    </OfficePage>
  );
}
