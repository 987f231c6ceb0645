import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses begin with their language. Inside of `screens` an error keeps the frame around it. */
export default [
  index('routes/redirect.tsx'),
  route(':lang', 'routes/layout.tsx', [
    layout('routes/screens.tsx', [
      index('routes/home.tsx'),
      ...prefix('line', [
        route(':sport?', 'routes/feed.tsx', { id: 'line' }),
        route(':sport/:champ', 'routes/champ.tsx', { id: 'line-champ' }),
      ]),
      ...prefix('live', [
        route(':sport?', 'routes/feed.tsx', { id: 'live' }),
        route(':sport/:champ', 'routes/champ.tsx', { id: 'live-champ' }),
      ]),
      route('match/:match', 'routes/match.tsx'),
      route('coupon/:code', 'routes/shared-coupon.tsx'),
      route('bets', 'routes/bets.tsx'),
      route('bets/:bet', 'routes/bet-receipt.tsx'),
      route('registration', 'routes/registration.tsx'),
      route('login', 'routes/login.tsx'),
      route('deposit', 'routes/deposit.tsx'),
      route('deposit/status', 'routes/deposit-status.tsx'),
      route('search', 'routes/search.tsx'),
      route('favorites', 'routes/favorites.tsx'),
      route('settings', 'routes/settings.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    route('tree/:sport', 'routes/tree.tsx'),
  ]),
] satisfies RouteConfig;
