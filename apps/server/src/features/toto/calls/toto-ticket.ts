import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentTicket } from '../present-ticket.ts';
import { readSheet, type TotoReading } from '../read-sheet.ts';
import { readDraw, readMatches } from '../toto-draw.store.ts';
import { VOID_AFTER_MS } from '../toto-pools.ts';
import { readTickets } from '../toto-ticket.store.ts';

/** Another player's ticket is as unknown as one that does not exist. */
export const totoTicket =
  (reading: TotoReading): Handler<'totoTicket'> =>
  async ({ params, query }, { player, language }) => {
    const { pool } = reading.platform;
    const [ticket] = await readTickets(pool, player.id, { ticketId: BigInt(params.ticketId) }, 1);
    const draw = ticket && (await readDraw(pool, ticket.drawId));
    if (!ticket || !draw) throw new Failure('toto_ticket_unknown');
    return {
      ticket: presentTicket(ticket, draw, await readMatches(pool, [draw.id], VOID_AFTER_MS)),
      sheet: await readSheet(reading, draw, player.id, resolveLanguage(query.lng ?? language)),
    };
  };
