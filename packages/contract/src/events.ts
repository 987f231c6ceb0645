import { z } from 'zod';
import { CONSOLE_QUEUES } from './console/enums.ts';
import { TOLD_EVENTS } from './push/messages.ts';

const MinorUnits = z.string().regex(/^-?\d+$/);

/**
 * What happens on the platform, written in the transaction that it tells of and kept in the table `event`. An event is about one player or about
 * none. Those that the player's screens hear as they are have the shape of the news.
 */
export const DomainEvent = z.discriminatedUnion('kind', [
  ...TOLD_EVENTS,
  /** Bets taken at once from one account, and what it holds after them. */
  z.object({
    kind: z.literal('bets-placed'),
    accountId: z.string(),
    currency: z.string(),
    balanceMinor: MinorUnits,
    bets: z.array(z.object({ betId: z.string(), betGuid: z.string(), stakeMinor: MinorUnits })),
  }),
  /** By a result (`settled`, `taken-back` where it was another before), or by a step of the bet's own: sold, insured, voided and so on. */
  z.object({
    kind: z.literal('bets-changed'),
    change: z.string(),
    bets: z.array(z.object({ betId: z.string(), betGuid: z.string(), status: z.string() })),
  }),
  /** A stake in a round of a game; `bonusMinor` is what of it bonuses paid. `source` is whose round it is. */
  z.object({
    kind: z.literal('round-staked'),
    source: z.string(),
    round: z.string(),
    game: z.string(),
    currency: z.string(),
    stakeMinor: MinorUnits,
    bonusMinor: MinorUnits,
  }),
  /** What a round paid, which may be nothing; without a round a prize. After `closed` nothing moves in it any more. */
  z.object({
    kind: z.literal('round-returned'),
    source: z.string(),
    round: z.string().nullable(),
    currency: z.string(),
    returnMinor: MinorUnits,
    jackpotMinor: MinorUnits,
    closed: z.boolean(),
  }),
  /** A stake or a return of a round that is as if it had not been. */
  z.object({
    kind: z.literal('round-taken-back'),
    source: z.string(),
    round: z.string().nullable(),
    taken: z.enum(['debit', 'credit']),
    currency: z.string(),
    amountMinor: MinorUnits,
  }),
  z.object({ kind: z.literal('bonus-granted'), grantId: z.string(), currency: z.string(), amountMinor: MinorUnits }),
  /** `amountMinor` is what was left of it. */
  z.object({
    kind: z.literal('bonus-ended'),
    grantId: z.string(),
    how: z.enum(['released', 'forfeited', 'expired']),
    currency: z.string(),
    amountMinor: MinorUnits,
  }),
  /** `by`: the kind of registration. */
  z.object({ kind: z.literal('registered'), by: z.string(), promoCode: z.string().nullable(), bonus: z.string() }),
  z.object({ kind: z.literal('session-begun'), method: z.string() }),
  /** `change` is what the history of limits calls it: set, asked for, confirmed, a break, an exclusion. */
  z.object({ kind: z.literal('limits-changed'), change: z.string() }),
  /** A break, an exclusion or a limit of time: all play ends at once. */
  z.object({ kind: z.literal('play-stopped'), reason: z.string() }),
  /** Something came into a queue of the console, moved in it or left it: written by triggers of the queue's tables (console_queue_changed). */
  z.object({ kind: z.literal('queue-changed'), queue: z.enum(CONSOLE_QUEUES) }),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export type EventKind = DomainEvent['kind'];
