import { SessionsPage } from '../features/office/sessions-page.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-session-history.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_session_history');
  return { sessions: await services.call('userSessions', { body: { with_ended: true } }), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Session history (S161). */
export default function OfficeSessionHistory({ loaderData }: Route.ComponentProps) {
  return <SessionsPage sessions={loaderData.sessions} />;
}
