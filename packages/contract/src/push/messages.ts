import { z } from 'zod';
import { AUTO_CASH_OUT_STATUSES, CASH_OUT_REJECTIONS, SALE_ORDER_REASONS } from '../cash-out/enums.ts';
import { SharedDelta } from '../casino/shared-shapes.ts';
import { ChatDelta } from '../casino-chat/shapes.ts';
import { IncidentView, MarketView, MatchRow, StateView, StatisticView } from '../line/shapes.ts';

/**
 * Frames of `/push` (WebSocket, text JSON; server-sent events carry the same server frames). With `/push?z=1` the server may send any of
 * its frames as a binary message instead: the same text in raw deflate (RFC 1951), where that is shorter.
 * Topics: `feed` (whether the source speaks), `live`, `line`, `live:sport:<id>`, `line:sport:<id>`, `live:champ:<id>`, `line:champ:<id>`, `match:<id>`, `coupon:<guid>`,
 * `table:<game>` (a table of shared rounds, a room of bingo, or `poker-<id>`), `table:jackpots-<currency>` (what the brand's jackpots hold),
 * `chat:<game>:<language>` (a room of the tables' chat), `me`.
 * A topic answers a snapshot marker with its sequence, then deltas numbered from there; a hole means: subscribe again without `from`.
 */
export const PushRequest = z.discriminatedUnion('op', [
  z.object({ op: z.literal('auth'), token: z.string().max(4096) }),
  z.object({
    op: z.literal('sub'),
    topic: z.string().max(80),
    lang: z.string().max(8).optional(),
    from: z.number().int().min(0).optional(),
  }),
  z.object({ op: z.literal('unsub'), topic: z.string().max(80) }),
  z.object({ op: z.literal('ping') }),
]);
export type PushRequest = z.infer<typeof PushRequest>;

/** [match, selection, odds (thousandths; 0 = not offered), status 0 open 1 suspended 2 closed] */
export const PriceChange = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()]);
export type PriceChange = z.infer<typeof PriceChange>;

/** Everything stands still: since when (epoch milliseconds), and how many live matches wait. */
export const FeedSilence = z.object({ since: z.number().int(), live: z.number().int() });
export type FeedSilence = z.infer<typeof FeedSilence>;

export const FeedDelta = z.object({
  /** On the topic `feed`: the source is silent, or speaks again (null). */
  s: FeedSilence.nullable().optional(),
  p: z.array(PriceChange).optional(),
  /** States that changed. */
  m: z.array(z.tuple([z.number().int(), StateView])).optional(),
  /** Incidents, on match topics. */
  i: z.array(IncidentView).optional(),
  /** Statistics, on match topics: the whole list as it stands. */
  c: z.array(z.tuple([z.number().int(), z.array(StatisticView)])).optional(),
  /** Markets added or whose set of selections changed, on match topics; on overviews the row's markets. */
  k: z.array(z.tuple([z.number().int(), z.array(MarketView)])).optional(),
  /** Rows that came (with their championship's id) and matches that left. */
  a: z.array(MatchRow).optional(),
  r: z.array(z.number().int()).optional(),
  /** Markets on offer per match, where it changed. */
  n: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  /** On topics of tables of shared rounds, rooms of bingo, poker tables and jackpots: what has changed there. */
  g: SharedDelta.optional(),
  /** On topics of rooms of the chat: what was said there, and what was removed. */
  w: ChatDelta.optional(),
});
export type FeedDelta = z.infer<typeof FeedDelta>;

/** News that are events of the platform as they stand (events.ts); amounts are decimal text. */
export const PUSHED_EVENTS = [
  z.object({ kind: z.literal('balance'), accountId: z.string(), amount: z.string(), currency: z.string() }),
  z.object({
    kind: z.literal('bet-decision'),
    betGuid: z.string(),
    accepted: z.boolean(),
    betId: z.string().nullable(),
    code: z.string().nullable(),
    message: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('sale-order'),
    betId: z.string(),
    status: z.enum(AUTO_CASH_OUT_STATUSES),
    reason: z.enum(SALE_ORDER_REASONS).nullable(),
  }),
  /** The outcome of an auto bet. */
  z.object({
    kind: z.literal('auto-bet'),
    autoBetId: z.string(),
    betGuid: z.string(),
    status: z.enum(['placed', 'refused', 'dropped', 'expired', 'cancelled']),
    betId: z.string().nullable(),
    code: z.string().nullable(),
  }),
  /** A bid that moved: the trader's answer, its end. */
  z.object({ kind: z.literal('bid'), bidId: z.string(), status: z.string(), betId: z.string().nullable() }),
  /** A ticket of a draw that was settled. */
  z.object({ kind: z.literal('toto'), ticketId: z.string(), drawId: z.string(), status: z.string() }),
  /** A ticket whose draw was settled or cancelled. */
  z.object({ kind: z.literal('lottery'), ticketId: z.string(), drawId: z.string(), status: z.string() }),
  /** Tickets whose game of bingo is over or off. */
  z.object({ kind: z.literal('bingo'), purchaseId: z.string(), gameId: z.string(), status: z.string() }),
  z.object({ kind: z.literal('session-ended'), reason: z.string() }),
  /** A block of a part of the account was set or lifted; which stand is asked for by its call. */
  z.object({ kind: z.literal('blocks') }),
  /** Time to look at time and money: no bet is taken before it is answered (C098). */
  z.object({ kind: z.literal('reality-check') }),
  /** How many messages of the inbox have not been read. */
  z.object({ kind: z.literal('messages'), unread: z.number().int() }),
  /** Something moved in a request or in the chat with a consultant; what was written is asked for by its call. */
  z.object({ kind: z.literal('support'), threadId: z.string(), chat: z.boolean(), event: z.enum(['post', 'typing', 'state']) }),
  /** Of a match that the player subscribed to; words in the language of the subscription. */
  z.object({ kind: z.literal('match-event'), matchId: z.number().int(), event: z.string(), title: z.string(), text: z.string() }),
] as const;

/** Personal news on `me`; amounts are decimal text. */
export const PlayerEvent = z.discriminatedUnion('kind', [
  ...PUSHED_EVENTS,
  z.object({ kind: z.literal('bet'), betId: z.string(), betGuid: z.string(), status: z.string() }),
  z.object({ kind: z.literal('payment'), paymentId: z.string(), status: z.string() }),
  /** A seat at a poker table that the player waited for is kept for so long. */
  z.object({ kind: z.literal('poker-seat'), tableId: z.string(), table: z.string(), keptMs: z.number().int() }),
  /** Values of running bets, those that changed; amounts are null exactly where `refusal` says why. */
  z.object({
    kind: z.literal('sale'),
    values: z.array(
      z.object({
        betId: z.string(),
        fair: z.string().nullable(),
        offer: z.string().nullable(),
        refusal: z.enum(CASH_OUT_REJECTIONS).nullable(),
      }),
    ),
  }),
]);
export type PlayerEvent = z.infer<typeof PlayerEvent>;

export const PushFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), now: z.number() }),
  /** Subscribed; the picture to start from is the call's reply, or `d` follows from `from`. */
  z.object({ t: z.literal('snap'), topic: z.string(), seq: z.number().int() }),
  z.object({ t: z.literal('d'), topic: z.string(), seq: z.number().int(), d: FeedDelta }),
  z.object({ t: z.literal('me'), topic: z.literal('me'), seq: z.number().int(), news: z.array(PlayerEvent) }),
  z.object({ t: z.literal('err'), topic: z.string().nullable(), code: z.string() }),
  z.object({ t: z.literal('pong'), now: z.number() }),
]);
export type PushFrame = z.infer<typeof PushFrame>;
