import { moneyText } from '@touchline/catalogue/money-text';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import { placeTicket } from '../place-ticket.ts';
import { presentTicket } from '../present-ticket.ts';
import type { TotoReading } from '../read-sheet.ts';
import { readDraw, readMatches } from '../toto-draw.store.ts';
import { VOID_AFTER_MS } from '../toto-pools.ts';

/** The same guid with the same body gets the same ticket and the balance of then. */
export const makeTotoTicket =
  (reading: TotoReading): Handler<'makeTotoTicket'> =>
  async ({ body }, { player }) => {
    const ticket = await placeTicket(reading, player.id, { ...body, drawId: BigInt(body.drawId) });
    const { pool } = reading.platform;
    reading.figures.forget(ticket.drawId);
    const draw = await readDraw(pool, ticket.drawId);
    invariant(draw, 'a ticket has a draw');
    const view = presentTicket(ticket, draw, await readMatches(pool, [draw.id], VOID_AFTER_MS));
    return { ticket: view, balance: moneyText(ticket.balanceMinor, ticket.currency) };
  };
