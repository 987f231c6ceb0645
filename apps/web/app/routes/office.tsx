import '../features/office/office.css';
import { Outlet } from 'react-router';
import { languageOf } from '../loader-guards.ts';
import { guardRoute } from '../route-guard.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office.ts';

/** The menu and its owner; the layout draws them beside every page of the office. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await guardRoute({ authorised: true }, services, languageOf(params.lang), request);
  const [menu, data] = await Promise.all([services.call('leftMenu', {}), services.call('accountData', {})]);
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ');
  return { menu, owner: { playerId: data.userId, name: name === '' ? null : name } };
}

export default function Office() {
  return <Outlet />;
}
