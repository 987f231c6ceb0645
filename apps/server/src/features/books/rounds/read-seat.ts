import { invariant } from '@touchline/kernel/invariant';
import { lawOf, readResidence, stakeBounds } from '#features/casino';
import type { Launch } from '#features/provider-games';
import { Failure } from '#platform/http/failure';
import { type BooksDeps, PROVIDER } from '../books-deps.ts';
import { type BookGame, type DeployedMode, readBookGame, readModes } from '../games/book-game.store.ts';

/** A player at a game, known by the session that its launch was given. */
export interface BookSeat extends Launch {
  /** Whether the session of the site that launched it lives: stakes are taken, and not only ended. */
  readonly isLive: boolean;
}

/** The seat of a session. Throws Failure `token_not_authenticated` for one that never was. */
export async function readSeat({ providerGames }: BooksDeps, sessionId: string): Promise<BookSeat> {
  const launch = await providerGames.readLaunch(PROVIDER, sessionId);
  if (!launch) throw new Failure('token_not_authenticated');
  return { ...launch, isLive: launch.isCurrent && (await providerGames.isLive(launch.sessionId)) };
}

/** The terms on which a seat's rounds are played now: the deployed version, and what house and law make of stakes. */
export interface SeatTerms {
  readonly game: BookGame;
  readonly modes: readonly DeployedMode[];
  /** Of what a round costs, in minor units. */
  readonly bounds: { readonly minMinor: bigint; readonly maxMinor: bigint };
  /** Of one bet: what a mode multiplies has to stay whole. */
  readonly stepMinor: bigint;
  readonly law: ReturnType<typeof lawOf>;
  readonly showsReturn: boolean;
}

/** Reads the terms of a player's seat. Throws Failure as `readTermsFor` does. */
export async function readTerms(deps: BooksDeps, seat: BookSeat): Promise<SeatTerms> {
  const residence = await readResidence(deps, seat.playerId);
  invariant(residence, 'a game that was launched has its player');
  return readTermsFor(deps, seat, residence);
}

/** The parts of a seat that its terms follow from, a player's or one of a demonstration. */
type SeatOf = Pick<BookSeat, 'game' | 'brandId' | 'currency'>;

/**
 * Reads the terms of a seat for where somebody lives. Throws Failure `casino_closed` where the law there allows no games of chance, `betting_blocked` for
 * whoever is too young for it, `game_unavailable` where the brand has the game off.
 */
export async function readTermsFor(
  deps: BooksDeps,
  { game: code, brandId, currency }: SeatOf,
  { countryId, age }: { readonly countryId: number; readonly age: number | null },
): Promise<SeatTerms> {
  const { platform, providerGames, site } = deps;
  const [game, offered] = await Promise.all([readBookGame(platform.pool, code), providerGames.readGame(brandId, PROVIDER, code)]);
  invariant(game, 'a game that was opened is there');
  if (!offered?.isOn || !offered.isListed) throw new Failure('game_unavailable');
  if (age !== null && age < site.minimumAge(brandId, countryId)) throw new Failure('betting_blocked');
  // These games are shown as slots are: a stake, and a result that nothing is decided in.
  const law = lawOf(deps, countryId, true, age);
  if (!law.allowed) throw new Failure('casino_closed');
  const modes = await readModes(platform.pool, code, game.version);
  return {
    game,
    modes,
    bounds: stakeBounds(deps, { brandId, countryId, currency }, law),
    stepMinor: modes.reduce((step, { cost }) => leastCommonMultiple(step, cost.den), 1n),
    law,
    showsReturn: site.jurisdiction(countryId).casino.showsReturn,
  };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
