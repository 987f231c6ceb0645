import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { TicketView } from '../../../features/support/ticket-view.tsx';
import { addressId } from '../../../shell/loaders/address-id.ts';
import { notFound, orErrorPage } from '../../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/ticket.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_support');
  const threadId = addressId(args.params.thread) ?? notFound();
  const talk = await orErrorPage(services.call('supportThread', { params: { threadId } }));
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
