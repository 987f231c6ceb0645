import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { data } from 'react-router';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { TicketView } from '../../../features/support/ticket-view.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/ticket.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_support');
  const threadId = args.params.thread;
  if (!/^[1-9]\d{0,17}$/.test(threadId)) throw data(null, 404);
  const talk = await services.call('supportThread', { params: { threadId } }).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'not_found' ? data(null, 404) : error;
  });
  return { talk, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** One request with its answers (S154). */
export default function OfficeSupportThread({ loaderData: { talk } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('support.thread', { id: talk.thread.id })} above="office/support">
      <TicketView key={talk.thread.id} talk={talk} />
    </OfficePage>
  );
}
