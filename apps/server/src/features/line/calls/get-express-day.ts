import type { DailyAccumulators } from '@touchline/contract/line/accumulators';
import type { Handler } from '#platform/http/handler';
import { presentAccumulator } from '../accumulators/present-accumulator.ts';
import { suggestAccumulators } from '../accumulators/suggest-accumulators.ts';
import { filterMatches } from '../filter-matches.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { phaseOfPath } from './overview.ts';

const DAY_MS = 86_400_000;
/** How long live accumulators stand. */
const LIVE_MS = 5 * 60_000;
/** A day's accumulators also take matches of the following morning, so that the evening has some. */
const INTO_NEXT_DAY_MS = DAY_MS / 2;
const PAGE_SIZE = 5;
/** How soon a leg that has closed is replaced. */
const STEP_MS = 2000;

/** The site's own accumulators: of the day (UTC) before the matches, of five minutes during them. */
export const getExpressDay =
  (model: ReadModel): Handler<'getExpressDay'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const cyber = bind.cyber === 'only' ? 'only' : 'without';
    const language = languageOf(query.language, caller);
    const { coefView, page, antiSports } = query;
    const spanMs = kind === 'live' ? LIVE_MS : DAY_MS;
    return model.views.view(
      `express ${kind} ${cyber} ${language} ${coefView} ${page} ${antiSports.join()}`,
      // Looking through everything on offer is not worth it at every change of a price: the spans are whole multiples of this step.
      () => Math.floor(model.now() / STEP_MS),
      () => {
        const now = model.now();
        const span = Math.floor(now / spanMs);
        const end = (span + 1) * spanMs;
        const toSeconds = kind === 'line' ? Math.floor((end + INTO_NEXT_DAY_MS) / 1000) : 0;
        const matches = filterMatches(model.book, { kind, cyber, withVirtual: false, toSeconds, antiSports }, now);
        const accumulators = suggestAccumulators(model.book, matches, `${kind} ${cyber} ${span}`);
        return JSON.stringify({
          kind,
          date: new Date(now).toISOString().slice(0, 10),
          validUntil: Math.floor(end / 1000),
          coupons: accumulators
            .slice(0, page * PAGE_SIZE)
            .map((accumulator) =>
              presentAccumulator(model.book, accumulator, `${kind}-${cyber}-${span}-${accumulator.number}`, language, coefView),
            ),
          total: accumulators.length,
          page,
          pageSize: PAGE_SIZE,
        } satisfies DailyAccumulators);
      },
    );
  };
