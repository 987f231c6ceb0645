import { SessionsPage } from '../../features/office/sessions-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/session-history.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_session_history');
  return { sessions: await services.call('userSessions', { body: { with_ended: true } }), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Session history (S161). */
export default function OfficeSessionHistory({ loaderData }: Route.ComponentProps) {
  return <SessionsPage sessions={loaderData.sessions} />;
}
