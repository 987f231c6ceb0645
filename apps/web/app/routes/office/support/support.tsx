import '../../../features/support/support.css';
import { SUPPORT_STATUSES } from '@touchline/contract/support/enums';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { ChatCard } from '../../../features/support/chat-card.tsx';
import { TicketList } from '../../../features/support/ticket-list.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/support.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_support');
  const wanted = new URL(args.request.url).searchParams.get('status');
  const [threads, chat] = await Promise.all([services.call('supportThreads', {}), services.call('supportChat', {})]);
  return { threads, chat, status: SUPPORT_STATUSES.find((one) => one === wanted) ?? null, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Support: the chat with a consultant, and requests (S154). */
export default function OfficeSupport({ loaderData: { threads, chat, status } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('office.page.office_support')}
      lead={t('support.lead')}
      acts={
        <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/office/support/new`}>
          <Icon name="plus" size="s" />
          {t('support.new')}
        </Link>
      }
    >
      <ChatCard loaded={chat} />
      <TicketList threads={threads} status={status} />
    </OfficePage>
  );
}
