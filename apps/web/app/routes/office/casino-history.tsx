import { hasScreen } from '../../features/casino/games/game-screens.ts';
import { HistoryPage } from '../../features/casino/history/history-page.tsx';
import { TABLE_BETS_BEFORE, TableBets } from '../../features/casino/history/table-bets.tsx';
import { OfficeTickets } from '../../features/lotteries/office-tickets.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-history.ts';
import { loadOfficePage } from './office-loader.ts';

/** The last tickets of lotteries, under the rounds. */
const TICKETS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_casino');
  const asked = args.url.searchParams.get('game');
  const game = asked !== null && hasScreen(asked) ? asked : null;
  const before = addressId(args.url.searchParams.get('before'));
  const tablesBefore = addressId(args.url.searchParams.get(TABLE_BETS_BEFORE));
  const [rounds, tableBets, { tickets }] = await Promise.all([
    services.call('casinoRounds', { query: { ...(game === null ? {} : { game }), ...(before === null ? {} : { before }) } }),
    services.call('casinoSharedBets', { query: tablesBefore === null ? {} : { before: tablesBefore } }),
    services.call('lotteryTickets', { query: {} }),
  ]);
  return {
    ...rounds,
    tableBets,
    tickets: tickets.slice(0, TICKETS),
    game,
    seo,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's rounds of the casino (S131), their bets at shared tables, and the last tickets of its lotteries. */
export default function OfficeCasino({ loaderData: { rounds, tableBets, tickets, next, game } }: Route.ComponentProps) {
  return (
    <>
      <HistoryPage page="casino" rounds={rounds} next={next} game={game} />
      {game === null ? <TableBets {...tableBets} /> : null}
      <OfficeTickets tickets={tickets} />
    </>
  );
}
