import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Archive } from '../archive.ts';
import { presentResultDetail } from '../present-result.ts';

export const getResult =
  (archive: Archive): Handler<'getResult'> =>
  async ({ query }, caller) => {
    const match = await archive.match(query.matchId);
    if (!match) throw new Failure('match_unknown');
    return presentResultDetail(match, resolveLanguage(query.language ?? caller.language));
  };
