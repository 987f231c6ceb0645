import { ChangesCard } from '../features/security/changes-card.tsx';
import { LevelCard } from '../features/security/level-card.tsx';
import { ProtectionCard } from '../features/security/protection-card.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SessionsCard } from '../features/security/sessions-card.tsx';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office-security.ts';

export async function loader(args: Route.LoaderArgs) {
  const security = await readSecurity(args, 'overview');
  const services = args.context.get(servicesContext);
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
      <LevelCard overview={overview} />
      <ProtectionCard overview={overview} />
      <div className="sec-2">
        <SessionsCard sessions={sessions} />
        <ChangesCard changes={changes} />
      </div>
    </SecurityScreen>
  );
}
