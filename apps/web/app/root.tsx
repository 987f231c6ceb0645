import './app.css';
import { resolveLanguage, textDirection } from '@touchline/i18n/languages';
import cyrillicFont from '@touchline/ui/fonts/inter-cyrillic.woff2?url';
import latinFont from '@touchline/ui/fonts/inter-latin.woff2?url';
import { type ReactNode, use } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useParams,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { useBrand } from './brand-context.ts';
import { ErrorScreen } from './features/frame/error-screen.tsx';
import { MaintenanceScreen, parseMaintenance } from './features/frame/maintenance-screen.tsx';
import { ClockProvider } from './live/clock.tsx';
import { LiveProvider } from './live/live-context.tsx';
import { StandstillProvider } from './live/standstill.tsx';
import { loaderContext } from './shell/loaders/loader-context.ts';
import { NonceContext } from './shell/loaders/nonce.ts';
import { useScriptsBeforePaint } from './shell/page/before-paint.ts';
import { DEFAULT_PREFERENCES, parsePreferences, rootDataAttributes } from './shell/preferences/preferences.ts';
import { PreferencesProvider } from './shell/preferences/preferences-context.tsx';
import { pageAddress } from './shell/session/require-player.ts';
import { requireSignInFirst } from './shell/session/sign-in-first.ts';
import { hasConfirmedAge, parseConsent } from './shell/storage/cookie-consent.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    const services = context.get(loaderContext);
    // An open page that goes on learns of it by loading the whole.
    if (services.maintenance && new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(pageAddress(request));
    requireSignInFirst(services, request);
  },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  if (services.maintenance) throw data(services.maintenance, { status: 503 });
  const cookies = request.headers.get('cookie');
  return {
    preferences: parsePreferences(cookies, services.look.oddsFormat),
    consent: parseConsent(cookies),
    adult: hasConfirmedAge(cookies),
    now: services.now,
    silence: services.silence,
    origin: services.publicOrigin,
    signedIn: services.player !== null,
    look: services.look,
  };
}

/** The first page is the server's business; afterwards the browser keeps preferences and clock by itself. */
export const shouldRevalidate = () => false;

/** Runs before the first paint: the system's theme is known to the browser only. Without script the page is dark. */
const THEME_SCRIPT =
  "(function(d){if(d.dataset.theme==='system')d.dataset.theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'})(document.documentElement)";

/**
 * Asked for with the page instead of after its layout, and yet behind its styles: the words stand at once in a font of the device with the same
 * measures, and 73 KB beside the styles would keep a slow line from them. Every language has its digits from the first.
 */
const fontsOf = (language: string): readonly string[] =>
  new Intl.Locale(language).maximize().script === 'Cyrl' ? [latinFont, cyrillicFont] : [latinFont];

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = resolveLanguage(useParams().lang);
  const loaded = useRouteLoaderData<typeof loader>('root');
  const preferences = loaded?.preferences ?? DEFAULT_PREFERENCES;
  const marks = rootDataAttributes(preferences);
  const nonce = use(NonceContext);
  const brand = useBrand();
  const scripts = [THEME_SCRIPT, ...useScriptsBeforePaint()];
  return (
    <html
      lang={language}
      dir={textDirection(language)}
      data-brand={brand}
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
        {fontsOf(language).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" fetchPriority="low" />
        ))}
        {/* Above the styles: a script below them waits until they have come, and the rest of the page is not read meanwhile. */}
        {scripts.map((script) => (
          <script key={script} nonce={nonce} suppressHydrationWarning>
            {script}
          </script>
        ))}
        <Links />
        {loaded?.look.colours ? <link rel="stylesheet" href={loaded.look.colours} /> : null}
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
      <PreferencesProvider initial={loaderData.preferences} siteOdds={loaderData.look.oddsFormat}>
        <StandstillProvider silence={loaderData.silence}>
          <LiveProvider>
            <Outlet />
          </LiveProvider>
        </StandstillProvider>
      </PreferencesProvider>
    </ClockProvider>
  );
}

/** The failed page: 404 and 500 outside of the frame, and the maintenance in place of everything (S239). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const maintenance = isRouteErrorResponse(error) && error.status === 503 ? parseMaintenance(error.data) : null;
  if (maintenance) return <MaintenanceScreen {...maintenance} />;
  return <ErrorScreen error={error} />;
}
