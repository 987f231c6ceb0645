import { findBoostTier } from '@touchline/betting/boost/boost-multiplier';
import { ACCUMULATOR_BOOST } from '@touchline/betting/boost/boost-terms';
import type { DailyAccumulator, DailyAccumulatorLeg } from '@touchline/contract/line/accumulators';
import type { CoefView } from '@touchline/contract/line/fields';
import type { Book } from '@touchline/feed/book/book';
import type { Language } from '@touchline/i18n/languages';
import { formatMoney } from '@touchline/kernel/money';
import { add, floor, mul, ONE, type Ratio, ratio, sub } from '@touchline/kernel/ratio';
import { presentPrice } from '../coef-view.ts';
import { describeMarket, marketName, nameIn, selectionName } from '../names.ts';
import { presentCompetitor } from '../present-match.ts';
import { phaseOf } from '../present-state.ts';
import type { ChosenLeg, SuggestedAccumulator } from './suggest-accumulators.ts';

/** Rounded down to thousandths, never more than is paid. */
const formatOddsText = (odds: Ratio): string => formatMoney(floor(mul(odds, ratio(1000n, 1n))), 3).replace(/0$/, '');

function presentLeg(book: Book, leg: ChosenLeg, language: Language, coefView: CoefView): DailyAccumulatorLeg[] {
  const { fixture } = leg.match;
  const described = describeMarket(book.idOf(leg.slot));
  if (!described) return [];
  return [
    {
      matchId: leg.match.id,
      kind: phaseOf(leg.match),
      sport: fixture.sport,
      champName: nameIn(fixture.champ.names, language),
      home: presentCompetitor(fixture.home, language),
      away: fixture.away && presentCompetitor(fixture.away, language),
      startsAt: Math.floor(fixture.startsAt / 1000),
      selectionId: leg.selectionId,
      marketName: marketName(fixture, described, language),
      selectionName: selectionName(fixture, described, leg.outcome, language),
      odds: leg.odds,
      ...(coefView === 'none' ? {} : { price: presentPrice(leg.odds, coefView) }),
    },
  ];
}

/** An accumulator with its exact total and what the boost makes of it: a share of the winnings on top (betting.md). */
export function presentAccumulator(
  book: Book,
  accumulator: SuggestedAccumulator,
  id: string,
  language: Language,
  coefView: CoefView,
): DailyAccumulator {
  const counted = accumulator.legs.filter(({ odds }) => odds >= ACCUMULATOR_BOOST.minLegOdds).length;
  const boostPermille = findBoostTier(ACCUMULATOR_BOOST, counted)?.permille ?? 0;
  const total = accumulator.legs.reduce((product, { odds }) => mul(product, ratio(BigInt(odds), 1000n)), ONE);
  return {
    id,
    legs: accumulator.legs.flatMap((leg) => presentLeg(book, leg, language, coefView)),
    totalOdds: formatOddsText(total),
    boostPermille,
    boostedOdds: formatOddsText(add(total, mul(sub(total, ONE), ratio(BigInt(boostPermille), 1000n)))),
  };
}
