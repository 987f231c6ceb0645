import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** A file an area. Inside of `console` there is somebody signed in. */
export default [
  layout('routes/console.tsx', [
    index('routes/overview.tsx'),
    route('players', 'routes/players.tsx'),
    route('players/:player', 'routes/player.tsx'),
    route('bets', 'routes/bets.tsx'),
    route('withdrawals', 'routes/withdrawals.tsx'),
    route('proposals', 'routes/proposals.tsx'),
    route('documents', 'routes/documents.tsx'),
    route('bids', 'routes/bids.tsx'),
    route('support/:thread?', 'routes/support.tsx'),
    route('requests', 'routes/requests.tsx'),
    route('appeals', 'routes/appeals.tsx'),
    route('free-bets', 'routes/free-bets.tsx'),
    route('reports', 'routes/reports.tsx'),
    route('ledger', 'routes/ledger.tsx'),
    route('site-settings', 'routes/site-settings.tsx'),
    route('casino', 'routes/casino.tsx'),
    route('casino-chat', 'routes/casino-chat.tsx'),
    route('casino-club', 'routes/casino-club.tsx'),
    route('casino-jackpots', 'routes/casino-jackpots.tsx'),
    route('tournaments', 'routes/tournaments.tsx'),
    route('lotteries', 'routes/lotteries.tsx'),
    route('bingo', 'routes/bingo.tsx'),
    route('poker', 'routes/poker.tsx'),
    route('game-providers', 'routes/game-providers.tsx'),
    route('webhooks', 'routes/webhooks.tsx'),
    route('jobs', 'routes/jobs.tsx'),
  ]),
] satisfies RouteConfig;
