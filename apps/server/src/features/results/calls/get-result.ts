import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Archive } from '../archive.ts';
import { presentResultDetail } from '../present-result.ts';
import { type ReadOffered, settledMarkets } from '../settled-markets.ts';

export const getResult =
  (archive: Archive, readOffered: ReadOffered): Handler<'getResult'> =>
  async ({ query }, caller) => {
    const match = await archive.match(query.matchId);
    if (!match) throw new Failure('match_unknown');
    const language = resolveLanguage(query.language ?? caller.language);
    const markets = settledMarkets(match, await readOffered(query.matchId), language);
    return { ...presentResultDetail(match, language), markets };
  };
