import { z } from 'zod';
import { defineCall } from '../call.ts';
import { brandFields, coefView, idsField, languageField, toBrand, viewerFields } from '../line/fields.ts';
import { MatchRow } from '../line/shapes.ts';
import { wireInt } from '../wire.ts';

/** Reasons that make a match worth a look: what its past says, what others bet on, and what the visitor follows. */
const highlightCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

const GameInsightsQuery = z
  .strictObject({ ...languageField, ...brandFields, gameId: wireInt(1) })
  .transform((q) => ({ language: q.lng, ...toBrand(q), matchId: q.gameId }));

const SliderGamesQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    antiSports: idsField,
    coefViewId: coefView,
    count: wireInt(1, 50).default(12),
  })
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    asGuest: q.notLogin,
    antiSports: q.antiSports,
    coefView: q.coefViewId,
    limit: q.count,
  }));

/** W, D, L, newest first. */
const Form = z.string().regex(/^[WDL]*$/);

export const GameInsights = z.object({
  matchId: z.number().int(),
  homeForm: Form,
  awayForm: Form,
  /** Meetings looked at, and who won them; the sides as in this match. */
  headToHead: z.object({
    matches: z.number().int(),
    homeWins: z.number().int(),
    draws: z.number().int(),
    awayWins: z.number().int(),
  }),
  /** The most telling first. */
  facts: z.array(
    z.object({
      key: z.string(),
      /** 1 home, 2 away, 0 both. */
      side: z.number().int(),
      /** So many ... */
      value: z.number().int(),
      /** ... of so many; 0 where it is a number on its own. */
      of: z.number().int(),
      /** A sentence in the asked language. */
      text: z.string(),
    }),
  ),
  /** How the stakes of all players are spread over the selections of the match's main markets; markets without a bet are left out. */
  shares: z.array(
    z.object({
      marketId: z.number().int(),
      marketName: z.string(),
      selections: z.array(
        z.object({
          selectionId: z.number().int(),
          name: z.string(),
          label: z.string(),
          /** Whole percent; a market's sum is 100. */ percent: z.number().int(),
        }),
      ),
    }),
  ),
});
export type GameInsights = z.infer<typeof GameInsights>;

/** Why a match is in somebody's slider. */
export const SLIDER_REASONS = ['favorite-game', 'bet', 'favorite-team', 'favorite-championship', 'popular'] as const;
export type SliderReason = (typeof SLIDER_REASONS)[number];

export const SliderGames = z.object({
  items: z.array(z.object({ reason: z.enum(SLIDER_REASONS), match: MatchRow })),
});
export type SliderGames = z.infer<typeof SliderGames>;

export const HIGHLIGHTS_CALLS = {
  gameInsights: defineCall({
    ...highlightCall,
    paths: [
      { path: '/service-api/LineFeed/GameInsights', row: 'C131', bind: { kind: 'line' } },
      { path: '/service-api/LiveFeed/GameInsights', row: 'C176', bind: { kind: 'live' } },
    ],
    summary: 'What form, meetings and table say about a match, and what players bet on.',
    query: GameInsightsQuery,
    reply: GameInsights,
    fails: ['match_unknown'],
  }),
  sliderGames: defineCall({
    ...highlightCall,
    paths: [
      { path: '/service-api/main-line-feed/personalise/v1/sliderGames', row: 'C138', bind: { kind: 'line' } },
      { path: '/service-api/main-live-feed/personalise/v1/sliderGames', row: 'C149', bind: { kind: 'live' } },
    ],
    summary: 'Matches for the slider: the player’s own by favourites and bets first, then what deserves most attention.',
    query: SliderGamesQuery,
    reply: SliderGames,
    fails: ['forbidden'],
  }),
} as const;
