import { ChangesCard } from '../../../features/security/changes-card.tsx';
import { CredentialsCard } from '../../../features/security/credentials-card.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { SecurityLevelCard } from '../../../features/security/security-level-card.tsx';
import { SessionsCard } from '../../../features/security/sessions-card.tsx';
import { loaderContext } from '../../../shell/loaders/loader-context.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/security-overview.ts';
import { SecurityScreen } from './security-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const security = await loadSecurityPage(args, 'overview');
  const services = args.context.get(loaderContext);
  const [sessions, changes] = await Promise.all([
    services.call('userSessions', { body: {} }),
    services.call('securityHistory', { query: { limit: 30 } }),
  ]);
  return { ...security, sessions, changes };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Security of the account: its level and what raises it, what protects it, sessions and notices (S151). */
export default function OfficeSecurity({ loaderData: { overview, sessions, changes } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="overview" overview={overview}>
      <SecurityLevelCard overview={overview} />
      <CredentialsCard overview={overview} />
      <div className="security-columns">
        <SessionsCard sessions={sessions} />
        <ChangesCard changes={changes} />
      </div>
    </SecurityScreen>
  );
}
