import { bookText } from '@touchline/casino/books/draw-weight';
import { jsonNumber } from '#platform/http/exact-json';
import type { ToldRound } from '../rounds/book-round.store.ts';
import type { SeatTerms } from '../rounds/read-seat.ts';
import { wireOf } from '../rounds/wire-money.ts';

/** The sum that can be staked, as the standard says it. */
export const presentBalance = (minor: bigint, currency: string) => ({ amount: wireOf(minor, currency), currency });

/** A pay of hundredths as the number that it is: 160 is 1.6. */
export const multiplierOf = (hundredths: bigint): unknown =>
  jsonNumber(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);

/** A round as its page is told it, with what its draw can be checked by: the pair's promise, the text that it was drawn with and the weight that was drawn. */
export function presentRound(round: ToldRound, { seedHash, clientSeed }: { readonly seedHash: string; readonly clientSeed: string }) {
  const { id, amountMinor, payoutMinor, currency, payHundredths, isOpen, mode, event, events, rowId, nonce, drawn, totalWeight } = round;
  return {
    betID: Number(id),
    roundID: Number(id),
    amount: wireOf(amountMinor, currency),
    payout: wireOf(payoutMinor, currency),
    payoutMultiplier: multiplierOf(payHundredths),
    active: isOpen,
    mode,
    event,
    state: JSON.parse(events) as unknown,
    fairness: {
      seedHash,
      clientSeed: bookText(clientSeed),
      nonce,
      drawn: String(drawn),
      totalWeight: String(totalWeight),
      id: String(rowId),
    },
  };
}

/** How stakes are stepped: bet amounts of 1, 2 and 5 of each power of ten. */
const STEPS = [1n, 2n, 5n] as const;

/** The bets that a game lets players choose from, in minor units: all of the ladder between the bounds, or the least alone. */
function betLevels(minMinor: bigint, maxMinor: bigint, stepMinor: bigint): readonly bigint[] {
  const levels: bigint[] = [];
  for (let power = 1n; power <= maxMinor; power *= 10n)
    for (const step of STEPS) {
      const level = step * power;
      if (level >= minMinor && level <= maxMinor && level % stepMinor === 0n) levels.push(level);
    }
  return levels.length > 0 ? levels : [minMinor];
}

/** The part of `authenticate` that says how the game may be played here. */
export function presentConfig({ game, modes, bounds, stepMinor, law, showsReturn }: SeatTerms, currency: string) {
  const cost = modes[0]?.cost ?? { num: 1n, den: 1n };
  const upTo = (minor: bigint): bigint => minor - (minor % stepMinor);
  // Of one bet: the first mode's rounds cost between the bounds.
  const minMinor = upTo((bounds.minMinor * cost.den + cost.num - 1n) / cost.num + stepMinor - 1n);
  const maxMinor = upTo((bounds.maxMinor * cost.den) / cost.num);
  const levels = betLevels(minMinor, maxMinor, stepMinor);
  const wire = (minor: bigint): number => wireOf(minor, currency);
  return {
    gameID: game.code,
    minBet: wire(minMinor),
    maxBet: wire(maxMinor),
    stepBet: wire(stepMinor),
    defaultBetLevel: wire(levels[Math.min(levels.length - 1, Math.floor(levels.length / 3))] ?? minMinor),
    betLevels: levels.map(wire),
    betModes: Object.fromEntries(modes.map((mode) => [mode.name, { cost: Number(mode.cost.num) / Number(mode.cost.den) }])),
    jurisdiction: {
      socialCasino: false,
      disabledFullscreen: false,
      disabledTurbo: !law.turbo,
      disabledSuperTurbo: !law.turbo,
      disabledAutoplay: !law.autoplay,
      disabledSlamstop: !law.slamStop,
      disabledSpacebar: false,
      disabledBuyFeature: !law.bonusBuy,
      // The page around the game shows both.
      displayNetPosition: false,
      displaySessionTimer: false,
      displayRTP: showsReturn,
      minimumRoundDuration: law.minRoundMs,
    },
  };
}
