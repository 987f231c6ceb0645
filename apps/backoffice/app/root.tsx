import './console.css';
import { Mark } from '@touchline/ui/mark';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import icon from './favicon.svg?no-inline';
import { booted } from './shell/boot-count.ts';
import { ErrorPage } from './shell/error-page.tsx';

export const links = () => [{ rel: 'icon', href: icon, type: 'image/svg+xml' }];

/** Language, direction and theme are set by the first script (entry.client.tsx): the page is the same for everybody. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Before the scripts: the mark alone, since nothing is known yet of who looks. */
export const HydrateFallback = () => (
  <main className="gate">
    <Mark size={48} />
  </main>
);

export default function Root() {
  useEffect(() => booted(sessionStorage), []);
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
