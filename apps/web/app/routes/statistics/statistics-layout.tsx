import { frameQuery, parseFrameOptions } from '@touchline/client/frames/statistics-frame-address';
import { FRAME_SEGMENT } from '@touchline/client/frames/statistics-path';
import { useMemo } from 'react';
import { Outlet, redirect, useLocation } from 'react-router';
import { ErrorScreen } from '../../features/frame/error-screen.tsx';
import { StatisticsShell } from '../../features/statistics/frame/statistics-shell.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireOfferedLanguage } from '../../shell/loaders/loader-guards.ts';
import { guardRoute } from '../../shell/loaders/route-access.ts';
import type { Route } from './+types/statistics-layout.ts';

const isFrame = (path: string): boolean => path.includes(`/${FRAME_SEGMENT}/`);

/** The pages of statistics in a window (S199-S207) and in another page's frame (S222): no coupon, no menus. */
export function loader({ params, url, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireOfferedLanguage(services, params.lang);
  guardRoute({ flag: 'statistics' }, services, lng, request);
  const { language } = parseFrameOptions(url.searchParams);
  // R018: a host may name the language in the query alone.
  if (isFrame(url.pathname) && language !== undefined && language !== lng && services.look.languages.includes(language))
    // A path before the frame's own (R019) is the router's business.
    throw redirect(`/${language}${url.pathname.slice(url.pathname.indexOf(`/${FRAME_SEGMENT}/`))}${url.search}`);
  return null;
}

export const shouldRevalidate = () => false;

export default function Statistics() {
  const { pathname, search } = useLocation();
  const framed = isFrame(pathname);
  // The host's options alone: the page's own query (market) changes nothing around it.
  const asked = String(frameQuery(framed ? parseFrameOptions(new URLSearchParams(search)) : {}));
  const options = useMemo(() => parseFrameOptions(new URLSearchParams(asked)), [asked]);
  return (
    <StatisticsShell mode={framed ? 'frame' : 'popup'} options={options}>
      <Outlet />
    </StatisticsShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
