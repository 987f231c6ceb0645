import type { AnyGame } from '@touchline/casino/game';
import { findGame, LOBBY_GAMES } from '@touchline/casino/games/games';
import type { TableGame } from '@touchline/casino/shared/shared-game';
import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { slotSheet } from '@touchline/casino/slots/slot-sheet';
import { findSlot } from '@touchline/casino/slots/slots';
import { floor, mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { type GameFeature, traitsOf, type Volatility } from './game-traits.ts';

/** Standard deviations of a round's return, in stakes, from which a game is no longer low, and from which it is high. */
const [MEDIUM, HIGH] = [3, 5];

const EXACT = 10n ** 12n;
const toNumber = (value: Ratio): number => Number(floor(mul(value, ratio(EXACT, 1n)))) / Number(EXACT);
const classOf = (deviation: number): Volatility => (deviation < MEDIUM ? 'low' : deviation < HIGH ? 'medium' : 'high');

/** The classes that the choices of a game have; empty where its ends cannot be told one by one. */
function classesOf(game: TableGame): ReadonlySet<Volatility> {
  const sheet = slotSheet(game.key)?.modes.find(({ mode }) => mode === 'base');
  if (sheet) return new Set([classOf(sheet.deviation)]);
  return new Set(
    game.variants().flatMap((options) => {
      const { payouts, expected } = game.returns(options, game.edge?.usual ?? 0);
      if (payouts.length === 0) return [];
      const square = payouts.reduce((sum, { pay, chance }) => sum + toNumber(chance) * toNumber(pay) ** 2, 0);
      return [classOf(Math.sqrt(square - toNumber(expected) ** 2))];
    }),
  );
}

function featuresOf(game: TableGame): GameFeature[] {
  const slot = findSlot(game.key);
  const shared = findSharedGame(game.key);
  const own: AnyGame | undefined = findGame(game.key);
  const tumbles = slot && Object.values(slot.spins).some((spin) => 'ladder' in spin);
  const has: Readonly<Record<GameFeature, unknown>> = {
    decisions: shared ? shared.isTakenByHand : own && own.action.def.type !== 'never',
    together: shared,
    'free-spins': slot?.free,
    hold: slot?.hold,
    tumbles,
  };
  return (Object.keys(has) as GameFeature[]).filter((feature) => has[feature]);
}

describe('the traits of games', () => {
  it.each(LOBBY_GAMES.map((game) => [game.key, game] as const))('%s: as its pays and its rules say', (key, game) => {
    const traits = traitsOf(key);
    expect(traits?.features).toEqual(featuresOf(game));
    const classes = classesOf(game);
    if (classes.size > 1) expect(traits?.volatility).toBe('chosen');
    // A climb's end is a choice too, whatever was chosen before it.
    const isChosen = traits?.volatility === 'chosen' && traits.features.includes('decisions');
    if (classes.size === 1 && !isChosen) expect(classes).toContain(traits?.volatility);
  });

  it('are told of no other game', () => {
    expect(['no-game', 'toString', '__proto__'].map(traitsOf)).toEqual([null, null, null]);
  });
});
