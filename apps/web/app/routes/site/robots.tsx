import { loaderContext } from '../../shell/loaders/loader-context.ts';
import type { Route } from './+types/robots.ts';

/** Screens of a person, of one ticket or of one search: below every language. */
const PERSONAL = [
  'office',
  'bets',
  'deposit',
  'login',
  'registration',
  'social-return',
  'oauth',
  'password-reset',
  'activation',
  'unsubscribe',
  'block',
  'coupon',
  'favorites',
  'settings',
  'search',
  'dashboard',
  'multi-live',
  'casino/round',
  'bingo/tickets',
  'lotteries/tickets',
  'toto/ticket',
  'toto/tickets',
  'tree',
  'statistics-frame',
];
/** Addresses that answer programs. */
const CALLS = [
  'web-api',
  'account-api',
  'api-v3',
  'service-api',
  'limit-service-api',
  'translation-api',
  'genfiles',
  'hd-api',
  'puzzle-api',
  'webhooks',
  'push',
  'operator-api',
  'socauth',
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(loaderContext);
  const refused = [
    ...CALLS.map((name) => `/${name}/`),
    '/*.data',
    ...PERSONAL.flatMap((path) => [`/*/${path}$`, `/*/${path}?`, `/*/${path}/`]),
  ];
  const text = [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
