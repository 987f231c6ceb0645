import { z } from 'zod';
import { SIT_GO_STATUSES } from './enums.ts';

/** Minor units of the sit-and-go's currency. */
const money = z.number().int();
/** Tournament chips, which are no money. */
const chips = z.number().int();

const BlindLevelView = z.object({ smallBlind: chips, bigBlind: chips, ante: chips });

/** A place that is known: the best of those that `sharedBy` players share. */
const placed = { place: z.number().int().nullable(), sharedBy: z.number().int().nullable(), prize: money.nullable() };

/** Somebody who has entered. The seat is drawn as it begins. */
export const SitGoPlayerView = z.object({ seat: z.number().int().nullable(), name: z.string(), isBot: z.boolean(), ...placed });
export type SitGoPlayerView = z.infer<typeof SitGoPlayerView>;

/** The caller's entry. `cost` and `won` are amounts of the account that paid. */
export const SitGoOwnEntry = z.object({
  seat: z.number().int().nullable(),
  currency: z.string(),
  cost: z.string(),
  won: z.string().nullable(),
  ...placed,
  /** Transactions of the ledger, for who asks about them; a prize of nothing has none. */
  entryTransaction: z.string().nullable(),
  prizeTransaction: z.string().nullable(),
});
export type SitGoOwnEntry = z.infer<typeof SitGoOwnEntry>;

/** A sit-and-go at an instant. */
export const SitGoView = z.object({
  sitGoId: z.string(),
  name: z.string(),
  status: z.enum(SIT_GO_STATUSES),
  currency: z.string(),
  seats: z.number().int(),
  buyIn: money,
  fee: money,
  startingStack: chips,
  /** Of the places that are paid, the first place first. */
  prizes: z.array(money),
  /** Beyond the last one blinds double. */
  levels: z.array(BlindLevelView),
  /** Hands or minutes after which a level ends. */
  levelEnd: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hands'), hands: z.number().int() }),
    z.object({ kind: z.literal('minutes'), minutes: z.number() }),
  ]),
  /** From 1 on: the level of the next hand, and the hands or minutes until the one after. */
  level: z.number().int(),
  blinds: BlindLevelView,
  nextBlinds: BlindLevelView,
  nextLevelIn: z.number(),
  hands: z.number().int(),
  /** In the order of their places; who is not out has none. */
  players: z.array(SitGoPlayerView),
  playersLeft: z.number().int(),
  /** Null until it begins. */
  tableId: z.string().nullable(),
  /** The instant from which house bots fill free seats, epoch ms; null where nobody waits. */
  botsAt: z.number().nullable(),
  own: SitGoOwnEntry.nullable(),
});
export type SitGoView = z.infer<typeof SitGoView>;
