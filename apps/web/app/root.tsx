import './app.css';
import { direction, siteLanguage } from '@touchline/i18n/languages';
import { type ReactNode, use } from 'react';
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useParams, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { readAdult, readConsent } from './consent.ts';
import { ErrorScreen } from './features/frame/error-screen.tsx';
import { MaintenanceScreen, readMaintenance } from './features/frame/maintenance-screen.tsx';
import { ClockProvider } from './live/clock.tsx';
import { LiveProvider } from './live/live-context.tsx';
import { StandstillProvider } from './live/standstill.tsx';
import { NonceContext } from './nonce.ts';
import { DEFAULT_PREFERENCES, readPreferences, rootMarks } from './preferences.ts';
import { PreferencesProvider } from './preferences-context.tsx';
import { servicesContext } from './services.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (services.maintenance) throw data(services.maintenance, { status: 503 });
  const cookies = request.headers.get('cookie');
  return {
    preferences: readPreferences(cookies),
    consent: readConsent(cookies),
    adult: readAdult(cookies),
    now: services.now,
    silence: services.silence,
    origin: services.publicOrigin,
    signedIn: services.player !== null,
  };
}

/** The first page is the server's business; afterwards the browser keeps preferences and clock by itself. */
export const shouldRevalidate = () => false;

/** Runs before the first paint: the system's theme is known to the browser only. Without script the page is dark. */
const THEME_SCRIPT =
  "(function(d){if(d.dataset.theme==='system')d.dataset.theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'})(document.documentElement)";

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = siteLanguage(useParams().lang);
  const loaded = useRouteLoaderData<typeof loader>('root');
  const preferences = loaded?.preferences ?? DEFAULT_PREFERENCES;
  const marks = rootMarks(preferences);
  const nonce = use(NonceContext);
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-theme={preferences.theme}
      data-contrast={marks.contrast}
      data-density={marks.density}
      data-size={marks.size}
      data-motion={marks.motion}
      data-pictures={marks.pictures}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning>
          {THEME_SCRIPT}
        </script>
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ClockProvider serverNow={loaderData.now}>
      <PreferencesProvider initial={loaderData.preferences}>
        <StandstillProvider silence={loaderData.silence}>
          <LiveProvider>
            <Outlet />
          </LiveProvider>
        </StandstillProvider>
      </PreferencesProvider>
    </ClockProvider>
  );
}

/** What could not be drawn: 404 and 500 outside of the frame, and the maintenance in place of everything (S239). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const maintenance = isRouteErrorResponse(error) && error.status === 503 ? readMaintenance(error.data) : null;
  if (maintenance) return <MaintenanceScreen {...maintenance} />;
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}
