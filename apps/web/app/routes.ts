import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The statistics pages, once for windows and once for frames (R005-R014). A sport before the id may be left out. */
const statistics = (place: 'popup' | 'frame') => {
  const page = (name: string, paths: readonly string[]) =>
    paths.map((path, n) => route(path, `routes/statistics-${name}.tsx`, { id: `${place}-${name}${n === 0 ? '' : n}` }));
  return [
    route(`:lang/statistics-${place}`, 'routes/statistics.tsx', { id: `statistics-${place}` }, [
      ...page('game', ['game/:sport/:game/:tab?']),
      ...page('team', ['team/:sport?/:team']),
      ...page('player', ['player/:sport?/:player']),
      ...page('stage', ['stage/:sport?/:stage']),
      ...page('tournament', ['tournament/:tournament', 'tournament/:sport/:tournament/:season?']),
      ...page('rating', ['rating/:sport?/:rating']),
      ...page('horse', ['horse/:horse']),
      ...page('graph', ['coef-graph/:game/:view?']),
      ...page('cyber', ['cyber/:sport/:tournament/:season']),
    ]),
  ];
};

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
      route('cyber/:part?', 'routes/cyber.tsx'),
      route('virtual/:sport?', 'routes/virtual.tsx'),
      route('marble', 'routes/marble.tsx'),
      route('marble/:course/:race?', 'routes/marble-race.tsx'),
      route('match/:match', 'routes/match.tsx'),
      route('coupon/:code', 'routes/shared-coupon.tsx'),
      route('bets', 'routes/bets.tsx'),
      ...prefix('bets', [
        route('manager', 'routes/bets-manager.tsx'),
        route('power-bet', 'routes/bets-power.tsx'),
        route('coupons', 'routes/bets-coupons.tsx'),
        route('mail', 'routes/bets-mail.tsx'),
        route('clear', 'routes/bets-clear.tsx'),
        route(':bet', 'routes/bet-receipt.tsx'),
      ]),
      route('generator', 'routes/generator.tsx'),
      route('calculators/:tool?', 'routes/calculators.tsx'),
      ...prefix('toto', [
        index('routes/toto.tsx'),
        route('draw/:draw', 'routes/toto-draw.tsx'),
        route('results', 'routes/toto-results.tsx'),
        route('tickets', 'routes/toto-tickets.tsx'),
        route('ticket/:ticket', 'routes/toto-ticket.tsx'),
        route('rules', 'routes/toto-rules.tsx'),
      ]),
      route('registration', 'routes/registration.tsx'),
      route('login', 'routes/login.tsx'),
      route('deposit', 'routes/deposit.tsx'),
      route('deposit/status', 'routes/deposit-status.tsx'),
      route('search', 'routes/search.tsx'),
      route('favorites', 'routes/favorites.tsx'),
      route('settings', 'routes/settings.tsx'),
      route('information/:page', 'routes/information.tsx'),
      ...prefix('betsonyour', [
        route(':sport?', 'routes/bets-on-your.tsx'),
        route('game/:match', 'routes/section-game.tsx', { id: 'betsonyour-game' }),
      ]),
      ...prefix('best', [route(':sport?', 'routes/best.tsx'), route('game/:match', 'routes/section-game.tsx', { id: 'best-game' })]),
      ...prefix('topgame', [
        route(':sport?', 'routes/top-game.tsx'),
        route('game/:match', 'routes/section-game.tsx', { id: 'topgame-game' }),
      ]),
      ...prefix('recommendation', [
        route(':sport?', 'routes/recommendation.tsx', { id: 'recommendation' }),
        route(':sport/:champ', 'routes/recommendation.tsx', { id: 'recommendation-champ' }),
      ]),
      ...prefix('team', [
        index('routes/teams.tsx'),
        route(':team', 'routes/team.tsx'),
        route(':team/info', 'routes/team-info.tsx'),
        route(':team/game/:match', 'routes/section-game.tsx', { id: 'team-game' }),
      ]),
      ...prefix('top-events', [
        index('routes/top-events.tsx'),
        route('favorites', 'routes/top-events-favorites.tsx'),
        route('game/:match', 'routes/section-game.tsx', { id: 'top-events-game' }),
        route(':event', 'routes/top-event.tsx'),
      ]),
      route('ufc', 'routes/ufc.tsx'),
      route('politics', 'routes/politics.tsx'),
      route('champions', 'routes/champions.tsx'),
      route('express-day', 'routes/express-day.tsx'),
      route('sport-filter', 'routes/sport-filter.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
      route('tournament/:slug', 'routes/tournament.tsx', [
        index('routes/tournament-home.tsx'),
        route('events', 'routes/tournament-events.tsx'),
        route('table', 'routes/tournament-table.tsx'),
        route('final', 'routes/tournament-final.tsx'),
        route('news', 'routes/tournament-news.tsx'),
        route('favorites', 'routes/tournament-favorites.tsx'),
        route('game/:match', 'routes/tournament-game.tsx'),
      ]),
      ...prefix('olympics', [
        index('routes/olympics.tsx'),
        route(':discipline', 'routes/olympics-discipline.tsx'),
        route(':discipline/:match', 'routes/olympics-game.tsx'),
      ]),
      route('cricket', 'routes/cricket.tsx', [
        index('routes/cricket-home.tsx'),
        route('champs', 'routes/cricket-champs.tsx'),
        route('events', 'routes/cricket-events.tsx'),
        route('broadcasts', 'routes/cricket-broadcasts.tsx'),
        route('favorites', 'routes/cricket-favorites.tsx'),
        route('search', 'routes/cricket-search.tsx'),
        route('champ/:champ', 'routes/cricket-champ.tsx'),
        route('game/:match', 'routes/cricket-game.tsx'),
        route('player/:player', 'routes/cricket-player.tsx'),
      ]),
      route('multi-live', 'routes/multi-live.tsx'),
      route('results', 'routes/results.tsx'),
      route('results/champ/:champ', 'routes/results-champ.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    route('tree/:sport', 'routes/tree.tsx'),
  ]),
  ...statistics('popup'),
  ...statistics('frame'),
] satisfies RouteConfig;
