import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageField } from '../line/fields.ts';
import { ChampView, CompetitorView, FeedKind } from '../line/shapes.ts';
import { wireIds, wireInt } from '../wire.ts';

/** Facts to know before a match (specification 7.9, gamespreview). Replies are our design. */
const base = { envelope: 'plain', access: 'any', assumed: true } as const;
const preview = (name: string, row: `C${string}`): [{ path: string; row: `C${string}` }] => [
  { path: `/service-api/gamespreview/${name}`, row },
];

/** `country`: only championships of this country; 0 = any. `type`: 0 all, 1 live, 3 before the start (feed kinds of the specification). */
const choice = {
  ...languageField,
  country: wireInt(0, 10_000).default(0),
  type: wireInt(0, 3)
    .refine((n) => n !== 2, '0 all, 1 live or 3 line')
    .default(0),
};
/** Of who shows previews on pages of their own: asked for where the installation has keys. */
const apiKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _')
  .optional();
const chosen = (q: { lng?: string | undefined; country: number; type: number; apiKey?: string | undefined }) => ({
  language: q.lng,
  apiKey: q.apiKey,
  country: q.country,
  kind: q.type === 1 ? ('live' as const) : q.type === 3 ? ('line' as const) : undefined,
});

export const OutcomeChance = z.object({
  selectionId: z.number().int(),
  label: z.string(),
  name: z.string(),
  /** Thousandths; 0 = suspended. */
  odds: z.number().int(),
  /** Percent without the margin, whole numbers that add up to 100; 0 where not offered. */
  chance: z.number().int(),
});
export const MatchPreviewLight = z.object({
  gameId: z.number().int(),
  kind: FeedKind,
  sport: z.number().int(),
  champ: ChampView,
  home: CompetitorView,
  away: CompetitorView,
  startsAt: z.number().int(),
  /** Latest results, newest last: W, D, L. */
  homeForm: z.string(),
  awayForm: z.string(),
  /** Of the latest meetings. */
  meetings: z.object({ home: z.number().int(), drawn: z.number().int(), away: z.number().int() }),
  outcomes: z.array(OutcomeChance),
  /** The strongest fact, a sentence. */
  headline: z.string(),
});
export type MatchPreviewLight = z.infer<typeof MatchPreviewLight>;
export const MatchPreview = MatchPreviewLight.extend({
  round: z.string().nullable(),
  stage: z.string().nullable(),
  venue: z.object({ name: z.string(), city: z.string() }).nullable(),
  places: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  /** Sentences, strongest first. */
  facts: z.array(z.string()),
});
export type MatchPreview = z.infer<typeof MatchPreview>;

export const GameActions = z.object({
  gameId: z.number().int(),
  /** Its sides. */
  name: z.string(),
  /** Views that can be opened for the match. */
  preview: z.boolean(),
  statistics: z.boolean(),
  tracker: z.boolean(),
  graph: z.boolean(),
  subscribe: z.boolean(),
});

export const PREVIEWS_CALLS = {
  getGamesPreviewLight: defineCall({
    ...base,
    method: 'GET',
    paths: preview('GetGamesPreviewLight', 'C187'),
    summary: 'The matches that deserve most attention, each with form, meetings and chances.',
    query: z.strictObject({ ...choice, apiKey, limit: wireInt(1, 30).default(10) }).transform((q) => ({ ...chosen(q), limit: q.limit })),
    reply: z.array(MatchPreviewLight),
    fails: ['forbidden'],
  }),
  getGamesActions: defineCall({
    ...base,
    method: 'GET',
    paths: preview('GetGamesActions', 'C188'),
    summary: 'What can be opened for matches: of those named, or of those that deserve most attention.',
    query: z
      .strictObject({ ...choice, apiKey, games: wireIds(100).default([]), limit: wireInt(1, 100).default(30) })
      .transform((q) => ({ ...chosen(q), matches: q.games, limit: q.limit })),
    reply: z.array(GameActions),
    fails: ['forbidden'],
  }),
  getPreviewBanner: defineCall({
    ...base,
    method: 'GET',
    paths: preview('getbanner', 'C189'),
    summary: 'The match of the day for a banner; null when nothing deserves one.',
    query: z
      .strictObject({
        ...choice,
        apiKey,
      })
      .transform((q) => chosen(q)),
    reply: z.object({ banner: MatchPreview.nullable() }),
    fails: ['forbidden'],
  }),
  getGamesPreviewByIds: defineCall({
    ...base,
    method: 'POST',
    paths: preview('GetGamesPreviewByGameIds', 'C190'),
    // Each match named reads the past of its sides again once in a while.
    rate: { max: 120, windowSeconds: 60 },
    summary: 'Previews of the matches named, in their order; those that are over or unknown are left out.',
    body: z
      .strictObject({ gameIds: z.array(wireInt(1)).min(1).max(20), lng: languageField.lng })
      .transform((b) => ({ language: b.lng, matches: [...new Set(b.gameIds)] })),
    reply: z.array(MatchPreview),
    fails: [],
  }),
} as const;
