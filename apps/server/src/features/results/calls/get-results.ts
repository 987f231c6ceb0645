import type { GetResultsQuery } from '@touchline/contract/results/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { Archive } from '../archive.ts';
import { presentResult } from '../present-result.ts';

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

export const getResults =
  (archive: Archive, now: () => number): Handler<'getResults'> =>
  async ({ query }: { readonly query: GetResultsQuery }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const to = query.toSeconds === 0 ? now() : query.toSeconds * 1000;
    const matches = await archive.played(
      {
        sports: query.sports,
        champs: query.champs,
        competitors: query.competitors,
        includeVirtual: query.withVirtual,
        from: query.fromSeconds === 0 ? to - USUAL_DAYS * DAY_MS : query.fromSeconds * 1000,
        to,
        now: now(),
        ...(query.after && { after: query.after }),
        // One more says whether there is a next page.
        limit: query.limit + 1,
      },
      query.text,
    );
    const page = matches.slice(0, query.limit);
    const last = page.at(-1)?.fixture;
    return {
      matches: page.map((match) => presentResult(match, language)),
      next: matches.length > query.limit && last ? `${last.startsAt}-${last.id}` : null,
    };
  };
