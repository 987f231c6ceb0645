import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import { presentTicket } from '../present-ticket.ts';
import type { TotoReading } from '../read-sheet.ts';
import { readDrawsById, readMatches } from '../toto-draw.store.ts';
import { VOID_AFTER_MS } from '../toto-pools.ts';
import { readTickets } from '../toto-ticket.store.ts';

const PAGE = 20;

export const totoTickets =
  ({ platform: { pool } }: TotoReading): Handler<'totoTickets'> =>
  async ({ query }, { player }) => {
    const asked = { before: numberOf(query.before), drawId: numberOf(query.drawId) };
    const found = await readTickets(pool, player.id, asked, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    const ids = [...new Set(shown.map((ticket) => ticket.drawId))];
    const [draws, matches] = await Promise.all([readDrawsById(pool, ids), readMatches(pool, ids, VOID_AFTER_MS)]);
    const drawOf = new Map(draws.map((draw) => [draw.id, draw]));
    return {
      tickets: shown.flatMap((ticket) => {
        const draw = drawOf.get(ticket.drawId);
        return draw
          ? [
              presentTicket(
                ticket,
                draw,
                matches.filter((match) => match.drawId === draw.id),
              ),
            ]
          : [];
      }),
      next,
    };
  };

const numberOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text));
