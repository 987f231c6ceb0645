import { translate } from '@touchline/i18n/translate';
import { bingoRoomPath, roomOf } from '../../features/bingo/bingo-paths.ts';
import { RoomPage } from '../../features/bingo/room-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/bingo-room.ts';

/** Games of the past under the room. */
const PAST = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const key = roomOf(params.room) ?? notFound();
  const [{ rooms, now }, { games }] = await Promise.all([
    services.call('bingoRooms', {}),
    services.call('bingoGames', { query: { room: key } }),
  ]);
  const room = rooms.find((one) => one.room === key) ?? notFound();
  const shown = [room.playing, room.last, ...room.open].flatMap((game) => (game ? [game.gameId] : []));
  const bought = services.player
    ? await Promise.all(shown.map((gameId) => services.call('bingoTickets', { query: { bingoGameId: gameId } })))
    : [];
  return {
    room,
    now,
    past: games.slice(0, PAST),
    purchases: bought.flatMap(({ purchases }) => purchases),
    seo: buildSeo(services, bingoRoomPath(lng, key), {
      title: `${translate(lng, `bingo.name.${key}`)} · ${translate(lng, 'bingo.title')}`,
      description: translate(lng, `bingo.what.${key}`),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A room of bingo (S227). */
export default function BingoRoom({ loaderData: { room, purchases, past, now } }: Route.ComponentProps) {
  return <RoomPage key={room.room} room={room} purchases={purchases} past={past} now={now} />;
}
