import { MESSAGE_TOPICS } from '@touchline/contract/messages/calls';
import { MessagesPage } from '../../features/office/messages/messages-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/messages.ts';
import { loadOfficePage } from './office-loader.ts';

const PAGE = 30;

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.page.office_messages');
  const { searchParams } = new URL(args.request.url);
  const topic = MESSAGE_TOPICS.find((one) => one === searchParams.get('topic'));
  const filter = {
    limit: PAGE,
    unread: searchParams.get('unread') === '1' ? '1' : '0',
    ...(topic === undefined ? {} : { topic }),
  } as const;
  return { filter, page: await services.call('getMessages', { query: { lng, ...filter } }), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Messages (S144). */
export default function OfficeMessages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage filter={loaderData.filter} loaded={loaderData.page} />;
}
