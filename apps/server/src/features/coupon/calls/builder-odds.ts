import type { BuilderView } from '@touchline/contract/coupon/builder';
import type { Language } from '@touchline/i18n/languages';
import { resolveLanguage } from '@touchline/i18n/languages';
import { marketOf } from '@touchline/kernel/selection';
import { type BuilderChoices, type MarketData, withoutSports } from '#features/bets';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CouponDeps } from '../coupon-deps.ts';
import { problemOf } from '../present-coupon.ts';
import { readTerms } from '../read-terms.ts';

const NOTHING: BuilderView = {
  state: 'unavailable',
  odds: null,
  product: null,
  picks: [],
  markets: [],
  impossible: [],
  implied: [],
  problem: null,
};

interface Question {
  readonly matchId: number;
  readonly chosen: readonly number[];
  readonly language: Language;
}

/** The joint price after each pick that counts, by what counts so far as a set of bits; of one alone its own. */
function priceChain(line: MarketData, { matchId, chosen, language }: Question, counted: readonly number[]) {
  const alone = chosen.map((selection) => {
    const quote = line.readQuote(matchId, selection);
    return { selection, odds: quote?.odds || null, status: quote?.marketStatus ?? ('closed' as const) };
  });
  const own = (selection: number) => alone.find((one) => one.selection === selection)?.odds ?? null;
  // While one of them is suspended or gone there is no price, and nothing is wrong with the others.
  const isOffered = counted.every((selection) => alone.some((one) => one.selection === selection && one.status === 'open'));
  const joint = counted.length > 1 && isOffered ? line.priceCombination(matchId, counted) : undefined;
  const upTo = (place: number): number | null => {
    if (place === 0) return own(counted[0] ?? 0);
    return joint?.ok ? (joint.value[2 ** (place + 1) - 1] ?? null) : null;
  };
  const prices = counted.map(own);
  const product = prices.reduce<number | null>((whole, odds) => (whole === null || odds === null ? null : (whole * odds) / 1000), 1000);
  return {
    odds: counted.length === 0 ? null : upTo(counted.length - 1),
    product: counted.length === 0 || product === null ? null : Math.floor(product),
    picks: alone.map(({ selection, odds, status }) => {
      const place = counted.indexOf(selection);
      return { selectionId: selection, odds, status, together: place < 0 ? null : upTo(place), included: place < 0 };
    }),
    problem: joint && !joint.ok ? problemOf(new Failure(joint.error), language) : null,
  };
}

function presentBuilder(line: MarketData, question: Question, choices: BuilderChoices): BuilderView {
  const { state, possible, included, outcomes } = choices;
  const counted = question.chosen.filter((selection) => !included.includes(selection));
  const chain = priceChain(line, question, counted);
  const related = (relation: 'impossible' | 'implied') =>
    outcomes.flatMap((one) => (one.relation === relation ? [{ selectionId: one.selection, by: one.by }] : []));
  return {
    state,
    ...chain,
    odds: state === 'open' ? chain.odds : null,
    markets: [...new Set(outcomes.map(({ selection }) => marketOf(selection)))],
    impossible: possible ? related('impossible') : [],
    implied: possible ? related('implied') : [],
    problem: state === 'suspended' ? null : possible ? chain.problem : problemOf(new Failure('builder_impossible'), question.language),
  };
}

/** POST /web-api/coupon/builder. Eight selections at most; what the match decides is reckoned once for each of its states. */
export const builderOdds =
  (deps: CouponDeps): Handler<'builderOdds'> =>
  async ({ body }, caller) => {
    const { house } = await readTerms(deps, caller, undefined);
    const line = withoutSports(deps.ports.line, house.closedSports);
    const choices = await line.relateToChosen(body.gameId, body.selections);
    if (!choices) return NOTHING;
    const language = resolveLanguage(body.lng ?? caller.language);
    return presentBuilder(line, { matchId: body.gameId, chosen: body.selections, language }, choices);
  };
