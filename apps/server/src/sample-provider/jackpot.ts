import { randomInt } from 'node:crypto';

/** Minor units of the pot's own currency, the only one in which it is fed and won. */
const [CURRENCY, SEED_MINOR] = ['EUR', 50_00];
/** One part of so many of a stake goes into it, and one of so many units staked wins it. */
const [FED, CHANCE] = [100, 20_000];

/** The jackpot of one game: the provider's own money, beside what the game returns. It begins anew with the process. */
export function createJackpot(game: string) {
  let potMinor = SEED_MINOR;
  return {
    /** Feeds the pot with a stake of whole units, and gives what the stake has won of it, minor units; 0 for most. */
    play(of: string, currency: string, stake: number): number {
      if (of !== game || currency !== CURRENCY) return 0;
      potMinor += (stake * 100) / FED;
      if (randomInt(CHANCE) >= stake) return 0;
      const wonMinor = Math.floor(potMinor);
      potMinor = SEED_MINOR;
      return wonMinor;
    },
    /** As the contract tells it. */
    listed: () => [
      {
        jackpot_id: `${game}-pot`,
        name: 'Falling Star',
        currency: CURRENCY,
        amount: (Math.floor(potMinor) / 100).toFixed(2),
        updated_at: new Date().toISOString(),
        game_codes: [game],
      },
    ],
  };
}

export type Jackpot = ReturnType<typeof createJackpot>;
