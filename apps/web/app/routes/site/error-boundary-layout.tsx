import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorScreen } from '../../features/frame/error-screen.tsx';
import type { Route } from './+types/error-boundary-layout.ts';

export default function Screens() {
  return <Outlet />;
}

/** A screen that is not there or broke: the frame, the coupon and the way on stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}
