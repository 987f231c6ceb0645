import { z } from 'zod';
import { CONSOLE_AREAS, CONSOLE_QUEUES } from './console/enums.ts';
import { PAYMENT_DIRECTIONS } from './payments/enums.ts';
import { PUSHED_EVENTS } from './push/messages.ts';
import { TOTO_TICKET_STATUSES } from './toto/enums.ts';

const MinorUnits = z.string().regex(/^-?\d+$/);
/** The holdings of an account after what is told; absent where the balance is told by itself. */
const Held = z.object({ accountId: z.string(), balanceMinor: MinorUnits });

/**
 * Events of the platform, written in the transaction that they tell of and kept in the table `event`. An event is about one player or about none.
 * Those that the player's screens hear as they are have the shape of the news.
 *
 * Who keeps books by events alone adds up every `movedMinor`: what the player's own money (the main account, and what is held of it for a bid)
 * gained or, below 0, lost, less what they owe for returns taken back and for lent stakes. What is optional here is missing only in events older
 * than it.
 */
export const DomainEvent = z.discriminatedUnion('kind', [
  ...PUSHED_EVENTS,
  /**
   * A payment in a status that is new. A deposit is the player's once it is `paid`; a withdrawal leaves them when it is asked for and comes back
   * with `failed`, `declined` and `cancelled`.
   */
  z.object({
    kind: z.literal('payment'),
    paymentId: z.string(),
    status: z.string(),
    direction: z.enum(PAYMENT_DIRECTIONS).optional(),
    method: z.string().optional(),
    accountId: z.string().optional(),
    currency: z.string().optional(),
    amountMinor: MinorUnits.optional(),
    movedMinor: MinorUnits.optional(),
  }),
  /** Bets taken at once from one account, and what it holds after them. A free bet moves nothing of the player's own. */
  z.object({
    kind: z.literal('bets-placed'),
    accountId: z.string(),
    currency: z.string(),
    balanceMinor: MinorUnits,
    bets: z.array(z.object({ betId: z.string(), betGuid: z.string(), stakeMinor: MinorUnits, movedMinor: MinorUnits.optional() })),
  }),
  /**
   * By a result (`settled`, `taken-back` where it was another before), or by a step of the bet's own: sold, insured, voided and so on.
   * `movedMinor` is what this change paid or took, `returnedMinor` all that the bet has returned so far.
   */
  z.object({
    kind: z.literal('bets-changed'),
    change: z.string(),
    bets: z.array(
      z.object({
        betId: z.string(),
        betGuid: z.string(),
        status: z.string(),
        accountId: z.string().optional(),
        currency: z.string().optional(),
        movedMinor: MinorUnits.optional(),
        returnedMinor: MinorUnits.optional(),
      }),
    ),
  }),
  /** A ticket of a draw, and what the account holds after its stake. */
  z.object({
    kind: z.literal('toto-placed'),
    ticketId: z.string(),
    drawId: z.string(),
    accountId: z.string(),
    currency: z.string(),
    stakeMinor: MinorUnits,
    movedMinor: MinorUnits,
    balanceMinor: MinorUnits,
  }),
  /** How a ticket ended with its draw, and what it is owed; `toto-paid` follows where that is something. */
  z.object({
    kind: z.literal('toto-settled'),
    ticketId: z.string(),
    drawId: z.string(),
    status: z.enum(TOTO_TICKET_STATUSES),
    currency: z.string(),
    owedMinor: MinorUnits,
  }),
  /** Winnings, or the stake of a draw that was called off. Once a ticket. */
  z.object({ kind: z.literal('toto-paid'), ticketId: z.string(), drawId: z.string(), currency: z.string(), movedMinor: MinorUnits }),
  /** A stake in a round of a game; `bonusMinor` is what of it bonuses paid. `source` is whose round it is. */
  z.object({
    kind: z.literal('round-staked'),
    source: z.string(),
    round: z.string(),
    game: z.string(),
    currency: z.string(),
    stakeMinor: MinorUnits,
    bonusMinor: MinorUnits,
    movedMinor: MinorUnits.optional(),
    held: Held.optional(),
  }),
  /** The payout of a round, which may be nothing; without a round a prize. After `closed` nothing moves in it any more. */
  z.object({
    kind: z.literal('round-returned'),
    source: z.string(),
    round: z.string().nullable(),
    currency: z.string(),
    returnMinor: MinorUnits,
    jackpotMinor: MinorUnits,
    closed: z.boolean(),
    movedMinor: MinorUnits.optional(),
    held: Held.optional(),
  }),
  /** A stake or a return of a round that is as if it had not been. */
  z.object({
    kind: z.literal('round-taken-back'),
    source: z.string(),
    round: z.string().nullable(),
    taken: z.enum(['debit', 'credit']),
    currency: z.string(),
    amountMinor: MinorUnits,
    movedMinor: MinorUnits.optional(),
    held: Held.optional(),
  }),
  z.object({
    kind: z.literal('bonus-granted'),
    grantId: z.string(),
    currency: z.string(),
    amountMinor: MinorUnits,
    movedMinor: MinorUnits.optional(),
  }),
  /** `amountMinor` is what was left of it. */
  z.object({
    kind: z.literal('bonus-ended'),
    grantId: z.string(),
    how: z.enum(['released', 'forfeited', 'expired']),
    currency: z.string(),
    amountMinor: MinorUnits,
    movedMinor: MinorUnits.optional(),
  }),
  /** Money that two operators gave or took back by hand. */
  z.object({ kind: z.literal('balance-corrected'), currency: z.string(), movedMinor: MinorUnits }),
  /** `by`: the kind of registration. */
  z.object({ kind: z.literal('registered'), by: z.string(), promoCode: z.string().nullable(), bonus: z.string() }),
  z.object({ kind: z.literal('session-begun'), method: z.string() }),
  /** `change` is what the history of limits calls it: set, asked for, confirmed, a break, an exclusion. */
  z.object({ kind: z.literal('limits-changed'), change: z.string() }),
  /** A break, an exclusion or a limit of time: all play ends at once. */
  z.object({ kind: z.literal('play-stopped'), reason: z.string() }),
  /** Something came into a queue of the console, moved in it or left it: written by triggers of the queue's tables (console_queue_changed). */
  z.object({ kind: z.literal('queue-changed'), queue: z.enum(CONSOLE_QUEUES) }),
  /** Content of a page of the console is another than before: written by triggers too (console_area_changed, console_watch_jobs). */
  z.object({ kind: z.literal('area-changed'), area: z.enum(CONSOLE_AREAS) }),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export type EventKind = DomainEvent['kind'];
