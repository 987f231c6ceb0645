import '../../features/office/office.css';
import { Outlet } from 'react-router';
import { OfficeMenu } from '../../features/office/office-menu.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { guardRoute } from '../../shell/loaders/route-access.ts';
import type { StartColumnHandle } from '../../shell/page/start-column.ts';
import type { Route } from './+types/office-layout.ts';

/** The menu and its owner; the layout draws them beside every page of the office. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  guardRoute({ authorised: true }, services, requireLanguage(params.lang), request);
  const [menu, data] = await Promise.all([services.call('getOfficeMenu', {}), services.call('accountData', {})]);
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ');
  return { menu, owner: { playerId: data.userId, name: name === '' ? null : name } };
}

export const handle: StartColumnHandle<Route.ComponentProps['loaderData']> = {
  startColumn: (t, { menu, owner }) => ({ label: t('office.title'), content: <OfficeMenu menu={menu} owner={owner} /> }),
};

export default function Office() {
  return <Outlet />;
}
