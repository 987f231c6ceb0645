import { Outlet } from 'react-router';
import { ErrorScreen } from '../../features/frame/error-screen.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireOfferedLanguage } from '../../shell/loaders/loader-guards.ts';
import { guardModules } from '../../shell/loaders/route-access.ts';
import type { Route } from './+types/error-boundary-layout.ts';

/** For every screen, whatever its own loader asks: its language and its part of the product are offered here. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  guardModules(services, requireOfferedLanguage(services, params.lang), url.pathname);
  return null;
}

export default function Screens() {
  return <Outlet />;
}

/** A screen that is not there or broke: the frame, the coupon and the way on stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
