import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageField } from '../line/fields.ts';
import { ChampView, CompetitorView, FeedKind, MarketView, MatchRow } from '../line/shapes.ts';
import { wireInt } from '../wire.ts';

/**
 * Duels: a bettor puts players of current matches into two sides, who scores more goals wins. A duel becomes a match of its own, with
 * permanent ids, prices that follow the players' matches, and a result; everything that can be done with a match can be done with it.
 */
const GetPlayersQuery = z.strictObject({ ...languageField }).transform((q) => ({ language: q.lng }));

/** A player: the match he plays in, and his number there (outcome of the goalscorer markets). */
const WireDuelPlayer = z.strictObject({ gameId: wireInt(1), playerId: wireInt(0, 1023) });
/** Players of one side. */
const DUEL_SIDE = 5;
const side = z.array(WireDuelPlayer).min(1).max(DUEL_SIDE);

const BuildDuelBody = z
  .strictObject({ ...languageField, team1Ids: side, team2Ids: side })
  .refine(
    ({ team1Ids, team2Ids }) => {
      const all = [...team1Ids, ...team2Ids].map(({ gameId, playerId }) => `${gameId} ${playerId}`);
      return new Set(all).size === all.length;
    },
    { path: ['team2Ids'], message: 'every player once' },
  )
  .transform((b) => {
    const players = (list: typeof b.team1Ids) => list.map(({ gameId, playerId }) => ({ matchId: gameId, outcome: playerId }));
    return { language: b.lng, sides: [players(b.team1Ids), players(b.team2Ids)] as const };
  });

export const DuelMatch = z.object({
  matchId: z.number().int(),
  kind: FeedKind,
  champ: ChampView,
  home: CompetitorView,
  away: CompetitorView,
  startsAt: z.number().int(),
  /** The likeliest scorers first. */
  players: z.array(
    z.object({
      playerId: z.number().int(),
      name: z.string(),
      number: z.number().int(),
      position: z.string(),
      /** 1 home, 2 away. */
      side: z.number().int(),
      /** Price of a goal by him, thousandths. */
      odds: z.number().int(),
    }),
  ),
});
export type DuelMatch = z.infer<typeof DuelMatch>;

export const BuiltDuel = z.object({
  match: MatchRow,
  markets: z.array(MarketView),
  /** The matches that decide it. */
  matches: z.array(z.number().int()),
});
export type BuiltDuel = z.infer<typeof BuiltDuel>;

export const DUELS_CALLS = {
  getAvailablePlayersForDuel: defineCall({
    method: 'GET',
    access: 'any',
    envelope: 'plain',
    assumed: true,
    paths: [
      { path: '/service-api/LineFeed/GetAvailablePlayersForDuel', row: 'C128', bind: { kind: 'line' } },
      { path: '/service-api/LiveFeed/GetAvailablePlayersForDuel', bind: { kind: 'live' } },
    ],
    summary: 'Players who can be put into a duel, by match (live: of matches in play); matches whose players have no prices are left out.',
    query: GetPlayersQuery,
    reply: z.array(DuelMatch),
    fails: [],
  }),
  buildDuel: defineCall({
    method: 'POST',
    access: 'any',
    envelope: 'plain',
    assumed: true,
    paths: [{ path: '/service-api/LineFeed/BuildDuel', row: 'C129' }, { path: '/service-api/LiveFeed/BuildDuel' }],
    summary: 'Makes a duel of players into a match that can be bet on; the same players make the same match.',
    // Duels are never deleted, so a caller gets only so many.
    rate: { max: 30, windowSeconds: 60 },
    body: BuildDuelBody,
    reply: BuiltDuel,
    fails: ['match_unknown', 'selection_unknown', 'market_suspended', 'duel_sports', 'rate_limited', 'feed_down'],
  }),
} as const;
