import '../features/support/support.css';
import { useTexts } from '@touchline/ui/texts';
import { data } from 'react-router';
import { OfficePage } from '../features/office/office-page.tsx';
import { ThreadView } from '../features/support/thread-view.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-support-thread.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_support');
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
  const t = useTexts();
  return (
    <OfficePage title={t('support.thread', { id: talk.thread.id })} above="office/support">
      <ThreadView key={talk.thread.id} talk={talk} />
    </OfficePage>
  );
}
