import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageField } from '../line/fields.ts';
import { FeedKind, SportView } from '../line/shapes.ts';
import { wireInt } from '../wire.ts';

/** Permanent links (specification 7.9, restcore and RefGameService): ids that hold from line to live, into the archive and over restarts. */
const base = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;
const web = (name: string, row: `C${string}`): [{ path: string; row: `C${string}` }] => [
  { path: `/service-api/restcore/api/External/v1/Web/${name}`, row },
];

export const LinkCountry = z.object({
  id: z.number().int(),
  name: z.string(),
  /** ISO alpha-2 in lower case, with its part of a state ("gb-eng"). */
  code: z.string(),
  /** Matches on offer from its championships. */
  matches: z.number().int(),
});

export const LinkTarget = z.object({
  permanentId: z.string(),
  matchId: z.number().int(),
  /** `line` and `live`: the match page; `result`: it is over, the archive has it. */
  where: z.enum(['line', 'live', 'result']),
  sport: z.number().int(),
  sportSlug: z.string(),
  champ: z.number().int(),
  champName: z.string(),
  matchName: z.string(),
  startsAt: z.number().int(),
  /** The market, if the link names one: the market, and whether it can be bet on now. */
  market: z.object({ id: z.number().int(), name: z.string(), open: z.boolean() }).nullable(),
});
export type LinkTarget = z.infer<typeof LinkTarget>;

export const LINKS_CALLS = {
  findMainLive: defineCall({
    ...base,
    paths: [{ path: '/service-api/RefGameService/FindMainLiveByLineId', row: 'C191' }],
    summary: 'The live match of a match of the line. A match keeps its id when it goes live, so the answer says whether it has.',
    query: z.strictObject({ gameId: wireInt(1) }).transform((q) => ({ matchId: q.gameId })),
    reply: z.object({
      lineId: z.number().int(),
      /** Null before the start and after the end. */
      liveId: z.number().int().nullable(),
      kind: z.enum([...FeedKind.options, 'result']),
      permanentId: z.string(),
      startsAt: z.number().int(),
    }),
    fails: ['match_unknown'],
  }),
  getLinkCountries: defineCall({
    ...base,
    paths: web('GetCountries', 'C206'),
    summary: 'Every country of the catalogue with its matches on offer.',
    query: z.strictObject(languageField).transform((q) => ({ language: q.lng })),
    reply: z.array(LinkCountry),
    fails: [],
  }),
  checkLink: defineCall({
    ...base,
    paths: web('CheckLink', 'C207'),
    summary: 'Where a permanent id leads now: "<match>" or "<match>-<market>".',
    query: z
      .strictObject({
        ...languageField,
        permanentId: z.string().regex(/^[1-9]\d{0,15}(-[1-9]\d{0,15})?$/, 'a match, or a match and a market'),
      })
      .transform((q) => {
        const [matchId, marketId] = q.permanentId.split('-').map(Number);
        return { language: q.lng, matchId: matchId ?? 0, marketId };
      }),
    reply: LinkTarget,
    fails: ['match_unknown', 'selection_unknown'],
  }),
  getLinkSports: defineCall({
    ...base,
    paths: web('Sports', 'C208'),
    summary: 'Every sport of the catalogue with its matches on offer.',
    query: z.strictObject(languageField).transform((q) => ({ language: q.lng })),
    reply: z.array(SportView),
    fails: [],
  }),
} as const;
