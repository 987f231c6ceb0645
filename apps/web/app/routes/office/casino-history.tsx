import { roundOf } from '../../features/casino/casino-paths.ts';
import { hasScreen } from '../../features/casino/games/game-screens.ts';
import { HistoryPage } from '../../features/casino/history/history-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-history.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_casino');
  const asked = args.url.searchParams.get('game');
  const game = asked !== null && hasScreen(asked) ? asked : null;
  const before = roundOf(args.url.searchParams.get('before'));
  return {
    ...(await services.call('casinoRounds', { query: { ...(game === null ? {} : { game }), ...(before === null ? {} : { before }) } })),
    game,
    seo,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's rounds of the casino (S131). */
export default function OfficeCasino({ loaderData: { rounds, next, game } }: Route.ComponentProps) {
  return <HistoryPage page="casino" rounds={rounds} next={next} game={game} />;
}
