import '../../../features/support/support.css';
import { SUPPORT_TOPICS } from '@touchline/contract/support/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { NewTicketForm } from '../../../features/support/new-ticket-form.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/new-ticket.ts';

export function loader(args: Route.LoaderArgs) {
  const { seo } = loadOfficePage(args, 'support.new');
  const wanted = new URL(args.request.url).searchParams.get('topic');
  return { topic: SUPPORT_TOPICS.find((one) => one === wanted) ?? null, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A new request to support (S154). */
export default function OfficeSupportNew({ loaderData: { topic } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('support.new')} lead={t('support.new.lead')} above="office/support">
      <NewTicketForm topic={topic} />
    </OfficePage>
  );
}
