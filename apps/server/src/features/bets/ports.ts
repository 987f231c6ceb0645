import type { ReadyCombination } from '@touchline/betting/builder/ready-made';
import type { RelatedOutcome } from '@touchline/betting/builder/relate-outcomes';
import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { FailureCode } from '@touchline/contract/failure';
import type { BettingTaxes } from '@touchline/contract/site/calls';
import type { Language } from '@touchline/i18n/languages';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { Result } from '@touchline/kernel/result';
import type { FreeBetsFeature } from '#features/free-bets';
import type { RiskFeature } from '#features/risk';
import type { HouseTerms } from './house-terms.ts';

/** A selection as the book of this process has it. */
export interface OddsQuote {
  readonly kind: 'line' | 'live';
  /** Thousandths; 0 = not offered. */
  readonly odds: number;
  /** The status as a bettor sees it, the match and a silent feed included. */
  readonly marketStatus: 'open' | 'suspended' | 'closed';
  readonly marketVersion: number;
  /** Grows with everything material: score, card, penalty, suspension. */
  readonly matchVersion: number;
  /** Epoch ms. */
  readonly startsAt: number;
  /** How long a live bet on it waits. */
  readonly delayMs: number;
  readonly sport: number;
  readonly champId: number;
  /** The competitors, by their ids. */
  readonly competitors: readonly number[];
  /** Matches that it is made out of (a duel of their players). */
  readonly relatesTo?: readonly number[];
}

/** A leg's names in receipts, coupons and histories. */
export interface SelectionNames {
  readonly sport: number;
  readonly matchName: string;
  readonly champName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Epoch ms. */
  readonly startsAt: number;
  /** A race whose starting prices will be told: bets to win it are paid by the better of theirs and that (decision 0093). */
  readonly hasStartingPrices: boolean;
}

/** Outcomes that can join the chosen selections of a match. */
export interface BuilderChoices {
  /** `suspended`: the book says nothing of the match at this moment. */
  readonly state: 'open' | 'suspended';
  /** False where those chosen cannot win together. */
  readonly possible: boolean;
  /** Chosen ones that the others already contain. */
  readonly included: readonly number[];
  readonly outcomes: readonly RelatedOutcome[];
}

export interface NamedLeg {
  readonly matchId: number;
  readonly selectionId: number;
}

export interface MarketData {
  /** Undefined where the match or the selection is not in the book. */
  readQuote(matchId: number, selectionId: number): OddsQuote | undefined;
  /** Whether the match is in the book at all. */
  knowsMatch(matchId: number): boolean;
  /** Whether the match comes into the book within seconds, after a start. */
  isUnread(matchId: number): boolean;
  /** Of a match in the book. */
  sportOf(matchId: number): number | undefined;
  /** By period, "1:0 0:2", as far as anything was scored; empty before that and where the sport has no score. */
  readScore(matchId: number): string;
  /** How many selections a market offers now. */
  countOffered(matchId: number, marketId: number): number;
  /** Called at once when something material happens in the match. */
  onMatchIncident(matchId: number, listener: () => void): () => void;
  /** Called at once after anything of the match has changed in the book. */
  onChange(matchId: number, listener: () => void): () => void;
  /** Joint prices of selections of one match by the set of them (see engine, `Combination`), or the failure that says why there is none. */
  priceCombination(matchId: number, selections: readonly number[]): Result<readonly MilliOdds[], FailureCode>;
  /** The joint price now of selections of a running bet that are still open; null while they have no price. One is priced like any other. */
  priceOpenPicks(matchId: number, selections: readonly number[]): MilliOdds | null;
  /** How what the match offers stands to the selections chosen; undefined where the bet builder has no model of the match. */
  relateToChosen(matchId: number, chosen: readonly number[]): Promise<BuilderChoices | undefined>;
  /** Combinations that a match offers ready-made; none where it has no bet builder or no prices. */
  readyCombinations(matchId: number): Promise<readonly ReadyCombination[]>;
  /** Names in the order of the legs, also of matches that have left the book. */
  readNames(legs: readonly NamedLeg[], language: Language): Promise<readonly SelectionNames[]>;
  /** The price feed has stopped: nothing may be taken. */
  isFeedDown(): boolean;
}

/** The account that a player bets from. */
export interface BettingAccount {
  readonly id: bigint;
  readonly currency: string;
  readonly balanceMinor: bigint;
}

export interface BettingPlayer {
  /** The active account, or the one asked for; undefined where the player has no such main account. */
  readonly account: BettingAccount | undefined;
  readonly block: { readonly code: 'blocked' | 'self-excluded' | 'betting-blocked' | 'unidentified'; readonly until: number | null } | null;
  /** Null where bets bear no tax. */
  readonly tax: BettingTax | null;
  /** The most that one bet of this player may stake, in the account's currency; null where only the house's bounds count. */
  readonly maxStakeMinor: bigint | null;
  readonly house: HouseTerms;
}

export interface BettingPlayers {
  /** Facts of a player for betting; may be up to a second old except for the balance, which the database decides on anyway. */
  readBettingPlayer(playerId: bigint, accountId: bigint | undefined): Promise<BettingPlayer>;
  /** The same, as it stands now. */
  readFreshPlayer(playerId: bigint, accountId: bigint | undefined): Promise<BettingPlayer>;
}

/** The house's terms for a bet, before anybody judges its risk. */
export interface TermsPort {
  /** Of a brand, for a country's residents. */
  houseTerms(brandId: number, countryId: number): HouseTerms;
  /** A round amount of the order of one euro, minor units; undefined for a currency that accounts cannot have. */
  unitMinor(currency: string): bigint | undefined;
  /** Taxes on bets of a country's residents. */
  taxes(countryId: number, currency: string): BettingTaxes;
}

/** Sends a player a letter with a file. Throws Failure `email_missing`. */
export type SendLetter = (letter: {
  readonly playerId: bigint;
  readonly channel: 'mail';
  readonly template: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly language: Language;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly text: string }[];
}) => Promise<void>;

export interface BettingPorts {
  readonly line: MarketData;
  readonly players: BettingPlayers;
  readonly risk: RiskFeature;
}

/** Ports that placing asks besides: gifts that may pay a stake. */
export interface PlacementPorts extends BettingPorts {
  readonly freeBets: Pick<FreeBetsFeature, 'find' | 'redeemFreeBet'>;
}
