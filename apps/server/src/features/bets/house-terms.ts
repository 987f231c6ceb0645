import { UNNAMED } from './market-data.ts';
import type { MarketData } from './ports.ts';

/** Terms for bets that a brand, and the law of a player's country, set. */
export interface HouseTerms {
  /** The smallest bet in a currency. */
  minBetMinor(currency: string): bigint;
  /** Of the installation's bounds on what one bet may stake and return. */
  readonly stakeLimitPercent: number;
  /** Sports on which nothing is taken. */
  readonly closedSports: readonly number[];
}

/** The line as it is for somebody to whom sports are closed: their matches do not exist. */
export function withoutSports(line: MarketData, closedSports: readonly number[]): MarketData {
  if (closedSports.length === 0) return line;
  const isClosed = (matchId: number): boolean => closedSports.includes(line.sportOf(matchId) ?? 0);
  return {
    ...line,
    readQuote: (matchId, selectionId) => (isClosed(matchId) ? undefined : line.readQuote(matchId, selectionId)),
    knowsMatch: (matchId) => !isClosed(matchId) && line.knowsMatch(matchId),
    relateToChosen: async (matchId, chosen) => (isClosed(matchId) ? undefined : line.relateToChosen(matchId, chosen)),
    readyCombinations: async (matchId) => (isClosed(matchId) ? [] : line.readyCombinations(matchId)),
    readNames: async (legs, language) =>
      (await line.readNames(legs, language)).map((names) => (closedSports.includes(names.sport) ? UNNAMED : names)),
  };
}

/** A bound of the installation as the brand has it. */
export const ofLimit = (minor: bigint, { stakeLimitPercent }: Pick<HouseTerms, 'stakeLimitPercent'>): bigint =>
  (minor * BigInt(stakeLimitPercent)) / 100n;
