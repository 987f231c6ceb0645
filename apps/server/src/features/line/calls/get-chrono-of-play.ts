import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentIncident } from '../present-match.ts';
import { languageOf, type ReadModel } from '../read-model.ts';

/** Incidents of a match, newest first; also of one that is over. */
export const getChronoOfPlay =
  (model: ReadModel, seqOf: (match: number) => number): Handler<'getChronoOfPlay'> =>
  async ({ query }, caller) => {
    const { matchId } = query;
    const language = languageOf(query.language, caller);
    const match = model.book.match(matchId) ?? (await model.feed.readPastMatch(matchId))?.match(matchId);
    if (!match) throw new Failure('match_unknown');
    const incidents = match.facts.incidents.map((incident) => presentIncident(match.fixture, incident, language)).reverse();
    return { matchId, seq: seqOf(matchId), incidents };
  };
