import { TOTO_LINE_PRICE_MINOR } from '@touchline/betting/toto/toto-rules';
import { totoOutcomes } from '@touchline/betting/toto/toto-ticket';
import type { TotoDrawView, TotoMatchView, TotoTierView } from '@touchline/contract/toto/calls';
import type { Language } from '@touchline/i18n/languages';
import { decodeMarketId } from '@touchline/kernel/selection';
import { poolText } from '@touchline/ledger/pool-text';
import { TOTO_CURRENCY } from '@touchline/ledger/toto-postings';
import { describeMarket, nameIn, presentCompetitor, presentState, selectionLabel, selectionName } from '#features/line';
import { impliedProbabilities } from './implied-probabilities.ts';
import type { DrawPicks, DrawSums } from './pool-figures.ts';
import type { TotoDeps } from './toto-deps.ts';
import type { Draw, DrawMatch } from './toto-draw.store.ts';
import { POOL_TERMS } from './toto-pools.ts';

/** The part of the stakes that the tiers share out. */
const poolMinor = ({ pool }: Pick<Draw, 'pool'>, stakesMinor: bigint): bigint =>
  (stakesMinor * BigInt(POOL_TERMS[pool].rules.poolPermille)) / 1000n;

/** `jackpotMinor`: what the pool's jackpot is now. */
export function presentDraw(draw: Draw, jackpotMinor: bigint, sums: DrawSums): TotoDrawView {
  return {
    drawId: draw.id.toString(),
    pool: draw.pool,
    number: draw.number,
    status: draw.status === 'open' && !draw.takesTickets ? 'closed' : draw.status,
    sport: draw.sport,
    currency: TOTO_CURRENCY,
    jackpot: poolText(draw.jackpotBeforeMinor ?? jackpotMinor),
    poolAmount: poolText(poolMinor(draw, draw.stakesMinor ?? sums.stakesMinor)),
    tickets: draw.tickets ?? sums.tickets,
    opensAt: draw.opensAt.getTime(),
    closesAt: draw.closesAt.getTime(),
    settledAt: draw.settledAt?.getTime() ?? null,
    paid: draw.paidMinor === null ? null : poolText(draw.paidMinor),
  };
}

/** Tiers with what they share out so far; of a settled draw with who won it. */
export function presentTiers(draw: Draw, sums: DrawSums): TotoTierView[] {
  const { rules } = POOL_TERMS[draw.pool];
  const pool = poolMinor(draw, draw.stakesMinor ?? sums.stakesMinor);
  return rules.tiers.map(({ correct, permille }): TotoTierView => {
    const ended = draw.tiers?.find((tier) => tier.correct === correct);
    const stakes = BigInt(ended?.stakes ?? 0n);
    return {
      correct,
      permille,
      pot: poolText(ended ? BigInt(ended.pot) : draw.tiers ? 0n : (pool * BigInt(permille)) / 1000n),
      lines: ended?.lines ?? null,
      tickets: ended?.tickets ?? null,
      perLine: ended && stakes > 0n ? poolText((BigInt(ended.pot) * TOTO_LINE_PRICE_MINOR) / stakes) : null,
      closed: draw.tiers !== null && ended === undefined,
    };
  });
}

/** A match of the sheet with names in a language; `picks` null where nobody may see them. */
export function presentMatch(
  { feed }: Pick<TotoDeps, 'feed'>,
  draw: Draw,
  match: DrawMatch,
  picks: DrawPicks,
  language: Language,
): TotoMatchView {
  const { kind } = POOL_TERMS[draw.pool].rules;
  const bookMatch = feed.book.match(match.matchId);
  const described = describeMarket(match.marketId);
  // Names of sides do not need the rest of a fixture.
  const { fixture } = match;
  const named = bookMatch?.fixture ?? { ...NO_FIXTURE, ...fixture, id: match.matchId };
  const own = picks.get(match.place);
  const picked = own && [...own.values()].reduce((a, b) => a + b, 0n);
  const chances = impliedProbabilities(match.odds);
  return {
    place: match.place,
    matchId: match.matchId,
    sport: fixture.sport,
    champName: nameIn(fixture.champ.names, language),
    ...sidesOf(fixture, language),
    startsAt: bookMatch?.fixture.startsAt ?? match.startsAt.getTime(),
    line: kind === 'total' ? formatLine(decodeMarketId(match.marketId).line) : null,
    outcomes: totoOutcomes(kind).map((outcome, i) => ({
      outcome,
      label: described ? selectionLabel(named, described, outcome, language) : String(outcome),
      name: described ? selectionName(named, described, outcome, language) : String(outcome),
      chance: chances[i] ?? 0,
      picked: picked === undefined || picked === 0n ? null : Number(((own?.get(outcome) ?? 0n) * 1000n) / picked),
    })),
    state: bookMatch ? presentState(bookMatch, language) : null,
    score: match.score && [match.score[0], match.score[1]],
    result: match.result ?? null,
  };
}

const NO_FIXTURE = {
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: true, overtime: false },
  sections: [],
  virtual: false,
  weight: 0,
  live: false,
} as const;

function sidesOf({ home, away, champ }: DrawMatch['fixture'], language: Language): Pick<TotoMatchView, 'home' | 'away' | 'flag'> {
  const other = presentCompetitor(away ?? home, language);
  return {
    home: presentCompetitor(home, language),
    away: other,
    flag: presentCompetitor({ ...home, country: champ.country }, language).flag,
  };
}

/** Quarters of a unit: 10 is "2.5". */
const formatLine = (line: number): string => `${Math.floor(line / 4)}.${String(((line % 4) + 4) % 4 === 2 ? 5 : (line % 4) * 25)}`;
